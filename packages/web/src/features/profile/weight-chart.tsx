import { showWeight } from '../../platform/items/show-weight.ts';
import { dayWords } from './fact-words.ts';

interface WeightChartProps {
  /** The oldest first, at least two. */
  weights: readonly { day: string; kilograms: number }[];
}

const width = 600;
const height = 160;
const edge = 10;

const weight = (kilograms: number) => showWeight(kilograms, { maximumFractionDigits: 1 });
const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

/** 'From 80 kg on Jan 1 to 76 kg on Mar 1, between 75.5 kg and 80.5 kg.' */
function describe({ weights }: WeightChartProps): string {
  const [first, last] = [weights[0], weights.at(-1)];
  if (!first || !last) return '';
  const all = weights.map(({ kilograms }) => kilograms);
  return `Body weight from ${weight(first.kilograms)} on ${dayWords(first.day)} to ${weight(last.kilograms)} on ${dayWords(last.day)}, between ${weight(Math.min(...all))} and ${weight(Math.max(...all))}.`;
}

/** Days lie as far apart as they were; a gap without weights is a long line. */
export function WeightChart(props: WeightChartProps) {
  const { weights } = props;
  const all = weights.map(({ kilograms }) => kilograms);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  // So that half a kilogram up and down does not look like a mountain.
  const span = Math.max(high - low, 2);
  const middle = (high + low) / 2;
  const firstDay = dayNumber(weights[0]?.day ?? '');
  const days = dayNumber(weights.at(-1)?.day ?? '') - firstDay || 1;
  const points = weights.map(({ day, kilograms }) => ({
    day,
    x: edge + ((dayNumber(day) - firstDay) / days) * (width - 2 * edge),
    y: height / 2 - ((kilograms - middle) / span) * (height - 4 * edge),
  }));
  const last = points.at(-1);
  return (
    <figure className="rounded-card border border-line bg-surface p-4">
      <div className="num flex justify-between text-ink-2 text-sm">
        <span>{weight(high)}</span>
      </div>
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
          points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
          strokeWidth="3"
          strokeLinejoin="round"
          strokeLinecap="round"
          className="stroke-ink"
        />
        {last && <circle cx={last.x} cy={last.y} r="6" className="fill-ink" />}
      </svg>
      <div className="num mt-1 flex justify-between text-ink-2 text-sm">
        <span>{weight(low)}</span>
      </div>
      <figcaption className="num mt-2 flex justify-between gap-3 border-line border-t pt-2 text-ink-2 text-sm">
        <span>{dayWords(weights[0]?.day ?? '')}</span>
        <span>{dayWords(weights.at(-1)?.day ?? '')}</span>
      </figcaption>
    </figure>
  );
}
