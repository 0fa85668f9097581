interface SparkLineProps {
  values: readonly number[];
  className?: string;
}

const width = 120;
const height = 32;
const edge = 3;

/** A line of the last values, without scales: the number beside it says how much. */
export function SparkLine({ values, className = '' }: SparkLineProps) {
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  const points = values.map((value, index) => {
    const x = values.length === 1 ? width : (index / (values.length - 1)) * width;
    const share = span === 0 ? 0.5 : (value - low) / span;
    const y = height - edge - share * (height - 2 * edge);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  const drawn = points.length === 1 ? [`0,${points[0]?.split(',')[1]}`, ...points] : points;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className={className}
    >
      <polyline
        points={drawn.join(' ')}
        fill="none"
        strokeWidth="2.5"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
        className="stroke-work"
      />
    </svg>
  );
}
