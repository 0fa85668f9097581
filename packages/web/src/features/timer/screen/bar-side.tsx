import type { BarLoad } from '@cadence/domain/training/plates';
import { pageLanguage } from '../../../platform/dates/formats.ts';

const heights: readonly [least: number, height: number][] = [
  [20, 30],
  [15, 25],
  [10, 20],
  [5, 15],
  [0, 11],
];

const heightOf = (plate: number, unit: BarLoad['unit']): number => {
  const kilograms = unit === 'lb' ? plate * 0.45 : plate;
  return heights.find(([least]) => kilograms >= least)?.[1] ?? 11;
};

/** One end of the bar from the side, the heaviest plate inside. */
function BarEnd({ side, unit }: BarLoad) {
  const shown = side.slice(0, 6);
  return (
    <svg aria-hidden="true" viewBox="0 0 44 32" className="h-8 w-11 shrink-0 fill-current">
      {shown.map((plate, at) => {
        const height = heightOf(plate, unit);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: two plates may be alike.
            key={at}
            x={at * 6}
            y={16 - height / 2}
            width={5}
            height={height}
            rx={1.5}
          />
        );
      })}
      <rect x={shown.length * 6} y={14} width={44 - shown.length * 6} height={4} rx={2} />
    </svg>
  );
}

/** '20+15+2.5', 'bar only' */
function platesText({ side, missing }: BarLoad): string {
  const words = side.map((plate) => plate.toLocaleString(pageLanguage())).join('+');
  const rest = missing > 0 ? ` +${missing.toLocaleString(pageLanguage())}?` : '';
  return side.length === 0 && missing === 0 ? 'bar only' : `${words}${rest}`;
}

export function BarSide({ load }: { load: BarLoad }) {
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      <BarEnd {...load} />
      <span className="num min-w-0 font-[750] text-base leading-tight [overflow-wrap:anywhere]">
        {platesText(load)}
      </span>
    </span>
  );
}
