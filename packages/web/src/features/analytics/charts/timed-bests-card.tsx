import type { TimedBest } from '@cadence/domain/analytics/lifts/timed-best';
import { countText } from '@cadence/domain/workout/words';
import { memo } from 'react';
import { Card } from '../../../ui/card.tsx';
import { useShowAll } from '../../../ui/use-show-all.tsx';
import { datedText } from '../words.ts';

interface TimedBestsCardProps {
  bests: readonly TimedBest[];
  now: Date;
}

const words: Record<TimedBest['kind'], (value: number) => string> = {
  rounds: (value) => countText(value, 'round'),
  emom_misses: (value) => (value === 0 ? 'No minute missed' : `${value} missed`),
  tabata_lowest_reps: (value) => `At least ${countText(value, 'rep')}`,
};

const firstShown = 5;

/** What the clock, not the bar, makes a record of. */
export const TimedBestsCard = memo(function TimedBestsCard({ bests, now }: TimedBestsCardProps) {
  const { shown, list, button } = useShowAll(bests, firstShown, '-mb-2 mt-1 w-full');
  if (bests.length === 0) return null;
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="eyebrow">Bests by the clock</h2>
      <ul ref={list} className="mt-2">
        {shown.map(({ kind, of, value, date }) => (
          <li
            key={`${kind} ${of}`}
            className={`flex items-baseline justify-between gap-4 border-line border-t py-3 first:border-t-0 last:pb-0 ${shown.length > firstShown ? 'unseen-row-skipped' : ''}`}
          >
            <div className="min-w-0">
              <p className="truncate font-[650] text-base">{of}</p>
              <p className="text-ink-2 text-sm">{datedText(new Date(date), now)}</p>
            </div>
            <p className="num shrink-0 font-[750]">{words[kind](value)}</p>
          </li>
        ))}
      </ul>
      {button}
    </Card>
  );
});
