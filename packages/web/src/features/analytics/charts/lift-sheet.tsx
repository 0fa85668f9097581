import type { LiftHistory, LiftPoint } from '@cadence/domain/analytics/lifts/lifts';
import { countText } from '@cadence/domain/workout/words';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { datedText, decimalText } from '../words.ts';
import { ChartExplorer } from './chart-explorer.tsx';
import { estimateText, setText } from './lift-words.ts';

interface LiftSheetProps {
  history: LiftHistory | undefined;
  now: Date;
  onClose: () => void;
}

/** One lift: its line over time, read point by point, and each time its best was beaten. */
export function LiftSheet({ history, now, onClose }: LiftSheetProps) {
  return (
    <Sheet open={history !== undefined} onClose={onClose} title={history?.lift ?? ''}>
      {history && (
        <div className="flex flex-col gap-5">
          <LiftLine points={history.points} now={now} />
          <div>
            <h3 className="eyebrow">{countText(history.records.length, 'record')}</h3>
            <ul className="mt-1">
              {history.records.toReversed().map(({ date, improvement, ...record }) => (
                <li
                  key={record.oneRepMax}
                  className="unseen-row-skipped num flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t py-2.5 first:border-t-0"
                >
                  <span className="font-[650]">{estimateText(record)}</span>
                  <span className="text-ink-2 text-sm">
                    {setText(record)} on {datedText(new Date(date), now)}
                    {improvement !== null && `, +${decimalText(improvement)} %`}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </Sheet>
  );
}

interface LiftLineProps {
  points: readonly LiftPoint[];
  now: Date;
}

/** Points lie as far apart as their days were. */
function placesOf(points: readonly LiftPoint[]): { across: number; down: number }[] {
  const times = points.map(({ date }) => Date.parse(date));
  const first = times[0] ?? 0;
  const span = (times.at(-1) ?? 0) - first;
  const values = points.map(({ oneRepMax }) => oneRepMax);
  const high = values.reduce((most, value) => Math.max(most, value), 0);
  const low = values.reduce((least, value) => Math.min(least, value), high);
  return points.map(({ oneRepMax }, index) => ({
    across: span === 0 ? 0.5 : ((times[index] ?? 0) - first) / span,
    down: high === low ? 0.5 : (high - oneRepMax) / (high - low),
  }));
}

function LiftLine({ points, now }: LiftLineProps) {
  const places = placesOf(points);
  const textAt = (index: number) => {
    const point = points[index];
    if (!point) return '';
    return `${datedText(new Date(point.date), now)}: ${estimateText(point)} from ${setText(point)}`;
  };
  const byHeight = points.toSorted((a, b) => a.oneRepMax - b.oneRepMax);
  const [lowest, highest] = [byHeight[0], byHeight.at(-1)];
  const dayAt = (index: number) => {
    const date = points[index]?.date;
    return date === undefined ? '' : datedText(new Date(date), now);
  };
  const nearest = (across: number) =>
    places.reduce(
      (best, place, index) =>
        Math.abs(place.across - across) < Math.abs((places[best]?.across ?? 2) - across)
          ? index
          : best,
      0,
    );
  return (
    <ChartExplorer
      label="Estimated one-rep max over time"
      count={points.length}
      textAt={textAt}
      indexAt={nearest}
    >
      {(shown) => (
        <div aria-hidden="true" className="num text-ink-2 text-sm">
          <p>{highest && estimateText(highest)}</p>
          <div className="relative mx-2 my-3 h-40">
            <svg
              aria-hidden="true"
              viewBox="0 0 1 1"
              preserveAspectRatio="none"
              className="size-full overflow-visible"
            >
              <polyline
                points={places.map(({ across, down }) => `${across},${down}`).join(' ')}
                fill="none"
                strokeWidth="2.5"
                strokeLinejoin="round"
                vectorEffect="non-scaling-stroke"
                className="stroke-work"
              />
            </svg>
            <Dot place={places[shown ?? places.length - 1]} />
          </div>
          <p className="flex justify-between gap-4">
            <span>
              {lowest && estimateText(lowest)} · {dayAt(0)}
            </span>
            {points.length > 1 && <span>{dayAt(points.length - 1)}</span>}
          </p>
        </div>
      )}
    </ChartExplorer>
  );
}

interface DotProps {
  place: { across: number; down: number } | undefined;
}

function Dot({ place }: DotProps) {
  if (!place) return null;
  return (
    <span
      className="-translate-1/2 absolute size-3 rounded-full bg-work ring-2 ring-surface"
      style={{ left: `${place.across * 100}%`, top: `${place.down * 100}%` }}
    />
  );
}
