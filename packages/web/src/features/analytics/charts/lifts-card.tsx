import type { LiftHistory } from '@cadence/domain/analytics/lifts/lifts';
import { useState } from 'react';
import { showWeight } from '../../../platform/items/show-weight.ts';
import { useUnit } from '../../../platform/items/use-unit.ts';
import { useShowAll } from '../../../ui/use-show-all.tsx';
import { datedText, decimalText, lastWeeksText } from '../words.ts';
import { ChartCard } from './chart-card.tsx';
import { LiftSheet } from './lift-sheet.tsx';
import { estimateText, setText } from './lift-words.ts';
import { SparkLine } from './spark-line.tsx';

const firstShown = 4;
const pointsShown = 16;

interface LiftsCardProps {
  lifts: readonly LiftHistory[];
  /** In the range. */
  movedKilograms: number;
  coveredMeters: number;
  weeks: number;
  now: Date;
}

export function LiftsCard({ lifts, movedKilograms, coveredMeters, weeks, now }: LiftsCardProps) {
  // It may be chosen anew on another device.
  useUnit();
  const [opened, setOpened] = useState<string>();
  const { shown, list, button } = useShowAll(lifts, firstShown, '-mb-2 mt-1 w-full');
  /** '12,300 kg moved and 24.3 km covered in the last 12 weeks.' */
  function sumText(): string {
    const moved = showWeight(movedKilograms, { maximumFractionDigits: 0 });
    const parts = [
      movedKilograms > 0 && `${moved} moved`,
      coveredMeters > 0 && `${decimalText(coveredMeters / 1000)} km covered`,
    ].filter(Boolean);
    return parts.length === 0 ? '' : `${parts.join(' and ')} in ${lastWeeksText(weeks)}.`;
  }
  const isLoose = shown.some(({ best }) => best.lowConfidence);
  return (
    <ChartCard
      title="Best estimated 1RM"
      note={sumText()}
      rows={[
        ['Lift', 'Best', 'From', 'On', 'Records'],
        ...lifts.map(
          ({ lift, best, records }) =>
            [
              lift,
              estimateText(best),
              setText(best),
              datedText(new Date(best.date), now),
              String(records.length),
            ] as const,
        ),
      ]}
    >
      {lifts.length === 0 ? (
        <p className="mt-3 border-line border-t pt-4 text-ink-2">
          Log the weight and reps of a set in a rest, and its lift is followed here.
        </p>
      ) : (
        <ul ref={list} className="mt-2">
          {shown.map((history) => (
            <li
              key={history.lift}
              className={`border-line border-t last:-mb-3.5 ${shown.length > firstShown ? 'unseen-row-skipped' : ''}`}
            >
              <LiftRow history={history} onOpen={() => setOpened(history.lift)} />
            </li>
          ))}
        </ul>
      )}
      {isLoose && (
        <p className="mt-2 text-ink-2 text-sm">
          ≈ From a single or more than 12 reps: a rough guess.
        </p>
      )}
      {button}
      <LiftSheet
        history={lifts.find(({ lift }) => lift === opened)}
        now={now}
        onClose={() => setOpened(undefined)}
      />
    </ChartCard>
  );
}

interface LiftRowProps {
  history: LiftHistory;
  onOpen: () => void;
}

function LiftRow({ history: { lift, points, best, records }, onOpen }: LiftRowProps) {
  const gain = records.at(-1)?.improvement;
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex min-h-13 w-full items-center gap-4 rounded-control py-3.5 text-left hover:bg-ink/4"
    >
      <span className="min-w-0 grow">
        <span className="wrap-anywhere block font-[650] text-base">{lift}</span>
        {typeof gain === 'number' && (
          <span className="num block text-ink-2 text-sm">Last record +{decimalText(gain)} %</span>
        )}
      </span>
      <SparkLine
        values={points.slice(-pointsShown).map(({ oneRepMax }) => oneRepMax)}
        className="h-8 w-20 shrink-0 sm:w-28 xl:w-22"
      />
      <span className="num shrink-0 text-right font-[750] text-base">{estimateText(best)}</span>
    </button>
  );
}
