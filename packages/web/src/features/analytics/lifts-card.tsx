import type { LiftHistory } from '@cadence/domain/analytics/lifts';
import { useState } from 'react';
import { showWeight } from '../../platform/items/show-weight.ts';
import { Button } from '../../ui/button.tsx';
import { ChartCard } from './chart-card.tsx';
import { SparkLine } from './spark-line.tsx';
import { datedText, decimalText } from './words.ts';

const firstShown = 4;
const pointsShown = 16;

interface LiftsCardProps {
  lifts: readonly LiftHistory[];
  now: Date;
}

export function LiftsCard({ lifts, now }: LiftsCardProps) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? lifts : lifts.slice(0, firstShown);
  const isLoose = shown.some(({ best }) => best.lowConfidence);
  return (
    <ChartCard
      title="Best estimated 1RM"
      rows={[
        ['Lift', 'Best', 'From', 'On', 'Records'],
        ...lifts.map(
          ({ lift, best, records }) =>
            [
              lift,
              estimateText(best.oneRepMax, best.lowConfidence),
              `${best.estimatedFrom.reps} × ${showWeight(best.estimatedFrom.weight)}`,
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
        <ul className="mt-2">
          {shown.map((history) => (
            <LiftRow key={history.lift} history={history} />
          ))}
        </ul>
      )}
      {isLoose && (
        <p className="mt-2 text-ink-2 text-sm">
          ≈ From a single or more than 12 reps: a rough guess.
        </p>
      )}
      {shown.length < lifts.length && (
        <Button variant="ghost" onClick={() => setIsWhole(true)} className="-mb-2 mt-1 w-full">
          Show all {lifts.length}
        </Button>
      )}
    </ChartCard>
  );
}

const tenth = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

const estimateText = (value: number, isLoose: boolean) =>
  `${isLoose ? '≈ ' : ''}${showWeight(value, tenth)}`;

interface LiftRowProps {
  history: LiftHistory;
}

function LiftRow({ history: { lift, points, best, records } }: LiftRowProps) {
  const gain = records.at(-1)?.improvement;
  return (
    <li className="flex items-center gap-4 border-line border-t py-3.5 last:pb-0">
      <div className="min-w-0 grow">
        <p className="truncate font-[650] text-base">{lift}</p>
        {typeof gain === 'number' && (
          <p className="num text-ink-2 text-sm">+{decimalText(gain)} % over the best before</p>
        )}
      </div>
      <SparkLine
        values={points.slice(-pointsShown).map(({ oneRepMax }) => oneRepMax)}
        className="h-8 w-20 shrink-0 sm:w-28"
      />
      <p className="num shrink-0 text-right font-[750] text-base">
        {estimateText(best.oneRepMax, best.lowConfidence)}
      </p>
    </li>
  );
}
