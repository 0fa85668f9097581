interface DayLineProps {
  /** 'Body weight'. */
  name: string;
  /** The oldest first, at least two. */
  points: readonly { day: string; value: number }[];
  /** At least so much from top to bottom: a little up and down is no mountain. */
  leastSpan: number;
  textOf: (value: number) => string;
  dayText: (day: string) => string;
}

const width = 600;
const height = 160;
const edge = 10;

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

/** 'Body weight from 80 kg on Jan 1 to 76 kg on Mar 1, between 75.5 kg and 80.5 kg.' */
function describe({ name, points, textOf, dayText }: DayLineProps): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  const all = points.map(({ value }) => value);
  return `${name} from ${textOf(first.value)} on ${dayText(first.day)} to ${textOf(last.value)} on ${dayText(last.day)}, between ${textOf(Math.min(...all))} and ${textOf(Math.max(...all))}.`;
}

/** One number over the days. They lie as far apart as they were; a gap is a long line. */
export function DayLine(props: DayLineProps) {
  const { points, leastSpan, textOf, dayText } = props;
  const all = points.map(({ value }) => value);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const span = Math.max(high - low, leastSpan);
  const middle = (high + low) / 2;
  const firstDay = dayNumber(points[0]?.day ?? '');
  const days = dayNumber(points.at(-1)?.day ?? '') - firstDay || 1;
  const places = points.map(({ day, value }) => ({
    x: edge + ((dayNumber(day) - firstDay) / days) * (width - 2 * edge),
    y: height / 2 - ((value - middle) / span) * (height - 4 * edge),
  }));
  const last = places.at(-1);
  return (
    <figure className="rounded-card border border-line bg-surface p-4">
      <p className="num text-ink-2 text-sm">{textOf(high)}</p>
      <svg
        role="img"
        aria-label={describe(props)}
        viewBox={`0 0 ${width} ${height}`}
        fill="none"
        className="mt-1 w-full"
      >
        <path
          d={`M0 ${2 * edge}H${width}M0 ${height - 2 * edge}H${width}`}
          className="stroke-ink/12"
        />
        <polyline
          points={places.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
          strokeWidth="3"
          strokeLinejoin="round"
          strokeLinecap="round"
          className="stroke-ink"
        />
        {last && <circle cx={last.x} cy={last.y} r="6" className="fill-ink" />}
      </svg>
      <p className="num mt-1 text-ink-2 text-sm">{textOf(low)}</p>
      <figcaption className="num mt-2 flex justify-between gap-3 border-line border-t pt-2 text-ink-2 text-sm">
        <span>{dayText(points[0]?.day ?? '')}</span>
        <span>{dayText(points.at(-1)?.day ?? '')}</span>
      </figcaption>
    </figure>
  );
}
