const bars = [
  8, 14, 22, 34, 52, 40, 66, 88, 70, 46, 58, 30, 18, 10, 8, 12, 26, 48, 74, 96, 82, 60, 72, 44, 28,
  36, 20, 12, 8, 10, 18, 32, 54, 42, 24, 14, 8,
].map((height, index) => ({ x: index * 10 + 2, height, spoken: index >= 15 && index < 29 }));

/** A line as it sounds, drawn in bars like the mark. */
export function WaveSketch() {
  return (
    <svg aria-hidden="true" viewBox="0 0 370 120" className="w-full">
      {bars.map(({ x, height, spoken }) => (
        <rect
          key={x}
          x={x}
          y={60 - height / 2}
          width="6"
          height={height}
          rx="2"
          className={spoken ? 'fill-work' : 'fill-ink/15'}
        />
      ))}
    </svg>
  );
}
