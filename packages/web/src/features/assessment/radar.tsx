import { isScoreKnown } from '@cadence/domain/assessment/result';
import type { Result } from './assessment-calls.ts';

const size = 320;
const centre = size / 2;
const radius = 92;
const rings = [25, 50, 75, 100];

interface RadarProps {
  rows: Result['dimensions'];
}

/** The scores as a shape, with how far each may be off. The list beside it says the same in words. */
export function Radar({ rows }: RadarProps) {
  const angleOf = (index: number) => (index / rows.length) * 2 * Math.PI - Math.PI / 2;
  const at = (index: number, value: number) => {
    const distance = (value / 100) * radius;
    return [
      centre + Math.cos(angleOf(index)) * distance,
      centre + Math.sin(angleOf(index)) * distance,
    ] as const;
  };
  type Row = Result['dimensions'][number];
  const shape = (pick: (row: Row) => number, isDrawn: (row: Row) => boolean = isScoreKnown) =>
    rows
      .flatMap((row, index) => (isDrawn(row) ? [at(index, pick(row))] : []))
      .map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`)
      .join(' ');
  return (
    <svg
      aria-hidden="true"
      viewBox={`-34 28 ${size + 68} ${size - 56}`}
      className="mx-auto w-full max-w-md"
    >
      {rings.map((ring) => (
        <polygon
          key={ring}
          points={shape(
            () => ring,
            () => true,
          )}
          className="fill-none stroke-ink/12"
        />
      ))}
      {rows.map((row, index) => {
        const [x, y] = at(index, 100);
        const [labelX, labelY] = at(index, 118);
        const anchor = Math.abs(labelX - centre) < 8 ? 'middle' : labelX > centre ? 'start' : 'end';
        return (
          <g key={row.dimension}>
            <line x1={centre} y1={centre} x2={x} y2={y} className="stroke-ink/12" />
            <text
              x={labelX}
              y={labelY}
              textAnchor={anchor}
              dominantBaseline="middle"
              className="fill-ink-2 text-[16px] sm:text-[13px]"
            >
              {row.name.split(' ').map((word, line, { length }) => (
                <tspan key={word} x={labelX} dy={line === 0 ? `${(1 - length) * 0.55}em` : '1.1em'}>
                  {word}
                </tspan>
              ))}
            </text>
          </g>
        );
      })}
      <polygon points={shape(({ high }) => high)} className="fill-work/12" />
      <polygon points={shape(({ low }) => low)} className="fill-surface" />
      <polygon
        points={shape(({ score }) => score)}
        className="fill-work/20 stroke-work"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      {rows.map((row, index) => {
        // What is not known yet has no place on the scale.
        if (!isScoreKnown(row)) return null;
        const [cx, cy] = at(index, row.score);
        return <circle key={row.dimension} cx={cx} cy={cy} r="4" className="fill-work" />;
      })}
    </svg>
  );
}
