import type { Variation, VariationType } from '@cadence/domain/program/weeks/weeks';
import type { CSSProperties } from 'react';
import { variationNames } from '../../program-words.ts';

export interface CurveWeek {
  week: number;
  variation: Variation;
  /** Of another phase than the one at hand. */
  faded?: boolean;
}

const fills: Record<VariationType, string> = {
  build: 'bg-warm',
  peak: 'bg-work',
  deload: 'bg-cool',
  test: 'bg-rest',
};

/** The heaviest week there is stands at full height, and the one with most sets at full width. */
const most = { intensity: 1.2, volume: 1.1 };

const percentOf = (value: number, full: number) => `${Math.min(100, (value / full) * 100)}%`;

/** Spec §9: a peak is heavier than the week that builds up to it, with fewer sets. */
export const curveWords = 'Taller is heavier, wider is more sets.';

const nameOf = ({ week, variation }: CurveWeek) =>
  `Week ${week}, ${variationNames[variation.type]}`;

interface BarProps {
  one: CurveWeek;
  chosen?: boolean;
}

function Bar({ one, chosen = false }: BarProps) {
  const { variation, faded } = one;
  return (
    <span
      className={`mx-auto block rounded-md ${fills[variation.type]} ${faded && !chosen ? 'opacity-45' : ''} ${chosen ? 'outline-3 outline-ink outline-offset-3' : ''}`}
      style={{
        height: percentOf(variation.intensity, most.intensity),
        width: percentOf(variation.volume, most.volume),
      }}
    />
  );
}

interface LoadCurveProps {
  weeks: readonly CurveWeek[];
  /** Draws its outline around this week. */
  chosen: number;
  onChoose: (week: number) => void;
}

/** Two blocks stand beside each other on a phone, three where there is room. */
const columns = {
  phone: 'grid-cols-[repeat(var(--phone),minmax(0,1fr))]',
  wide: 'lg:grid-cols-[repeat(var(--wide),minmax(0,1fr))]',
};
const phoneColumns = 8;
const wideColumns = 12;

/** A bar for each week, and a tap shows that week. All of it is seen without scrolling. */
export function LoadCurve({ weeks, chosen, onChoose }: LoadCurveProps) {
  const count = weeks.length;
  const isLong = count > phoneColumns;
  const places = {
    '--phone': Math.max(4, Math.min(phoneColumns, count)),
    '--wide': Math.max(4, Math.min(wideColumns, count)),
  };
  return (
    <ul
      style={places as CSSProperties}
      className={`-mx-1 mt-2 grid ${columns.phone} ${columns.wide} ${isLong ? 'auto-rows-[8rem]' : 'auto-rows-[10.5rem]'} gap-y-2`}
    >
      {weeks.map((one) => (
        <li key={one.week} className="flex max-w-28">
          <button
            type="button"
            aria-label={nameOf(one)}
            aria-pressed={one.week === chosen}
            onClick={() => onChoose(one.week)}
            className="flex w-full flex-col justify-end gap-2 rounded-control px-0.5 text-ink-2 text-xs -outline-offset-3 hover:text-ink aria-pressed:font-[750] aria-pressed:text-ink"
          >
            <span className="flex min-h-0 grow flex-col justify-end px-1 pt-1.5">
              <Bar one={one} chosen={one.week === chosen} />
            </span>
            <span className="text-center leading-5">
              {variationNames[one.variation.type]}
              {isLong && <span className="num block leading-4">{one.week}</span>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface CurvePictureProps {
  weeks: readonly CurveWeek[];
}

/** The same as a picture, as narrow as it has to be. */
export function CurvePicture({ weeks }: CurvePictureProps) {
  const types = weeks.map(({ variation }) => variationNames[variation.type].toLowerCase());
  return (
    <div
      role="img"
      aria-label={`Load by week: ${types.join(', ')}. ${curveWords}`}
      className="flex h-36 items-end gap-1"
    >
      {weeks.map((one) => (
        <span key={one.week} className="flex h-full min-w-0 max-w-28 flex-1 flex-col justify-end">
          <Bar one={one} />
        </span>
      ))}
    </div>
  );
}

interface CurveLegendProps {
  weeks: readonly CurveWeek[];
}

/** What each kind of week is for. */
const kindWords: Record<VariationType, string> = {
  build: 'more sets',
  peak: 'heavier, fewer sets',
  deload: 'less of everything',
  test: 'a best, little else',
};

/** What the colours stand for. */
export function CurveLegend({ weeks }: CurveLegendProps) {
  const kinds = new Map(weeks.map(({ variation }) => [variation.type, variation]));
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1.5 text-sm">
      {[...kinds.values()].map((variation) => (
        <div key={variation.type} className="contents">
          <dt className="flex items-center gap-2 font-[650]">
            <span aria-hidden="true" className={`size-3 rounded-sm ${fills[variation.type]}`} />
            {variationNames[variation.type]}
          </dt>
          <dd className="num text-ink-2">{kindWords[variation.type]}</dd>
        </div>
      ))}
    </dl>
  );
}
