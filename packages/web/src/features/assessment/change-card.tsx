import { isClearChange, isScoreKnown } from '@cadence/domain/assessment/result';
import { shortDay } from '../../platform/dates/short-day.ts';
import { Card } from '../../ui/card.tsx';
import type { Result } from './assessment-calls.ts';

interface ChangeCardProps {
  name: string;
  /** The oldest first. */
  points: readonly { at: string; row: Result['dimensions'][number] }[];
}

const width = 320;
const height = 120;

function changeWords(points: ChangeCardProps['points']): string {
  const known = points.filter(({ row }) => isScoreKnown(row));
  const [first, last] = [known[0]?.row, known.at(-1)?.row];
  if (!first || !last) return 'Not known yet.';
  if (first === last) return 'One value so far.';
  const gain = last.score - first.score;
  if (gain === 0) return 'No change.';
  const amount = `${gain > 0 ? '+' : ''}${gain} points`;
  return isClearChange(first, last)
    ? `${amount}, beyond doubt.`
    : `${amount}: may still be chance.`;
}

/** One dimension over the assessments, each value with its doubt. */
export function ChangeCard({ name, points }: ChangeCardProps) {
  const known = points.filter(({ row }) => isScoreKnown(row));
  const x = (index: number) =>
    known.length === 1 ? width / 2 : 12 + (index / (known.length - 1)) * (width - 24);
  const y = (value: number) => height - 8 - (value / 100) * (height - 16);
  return (
    <Card>
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="font-[650] text-base">{name}</h2>
        <p className="num font-[750] text-lg">{known.at(-1)?.row.score ?? '–'}</p>
      </div>
      {known.length > 0 && (
        <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="mt-3 w-full">
          {[0, 50, 100].map((mark) => (
            <line
              key={mark}
              x1="0"
              x2={width}
              y1={y(mark)}
              y2={y(mark)}
              className="stroke-ink/12"
            />
          ))}
          {known.map(({ at, row }, index) => (
            <line
              key={at}
              x1={x(index)}
              x2={x(index)}
              y1={y(row.low)}
              y2={y(row.high)}
              strokeWidth="8"
              strokeLinecap="round"
              className="stroke-work/25"
            />
          ))}
          <polyline
            points={known.map(({ row }, index) => `${x(index)},${y(row.score)}`).join(' ')}
            fill="none"
            strokeWidth="2.5"
            className="stroke-work"
          />
          {known.map(({ at, row }, index) => (
            <circle key={at} cx={x(index)} cy={y(row.score)} r="4.5" className="fill-work" />
          ))}
        </svg>
      )}
      <p className="mt-2 text-ink-2">{changeWords(points)}</p>
      <ul className="sr-only">
        {known.map(({ at, row }) => (
          <li key={at}>
            {shortDay(new Date(at))}: {row.score}, between {row.low} and {row.high}
          </li>
        ))}
      </ul>
    </Card>
  );
}
