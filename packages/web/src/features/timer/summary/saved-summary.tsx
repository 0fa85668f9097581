import { standingOf } from '@cadence/domain/analytics/scores/earlier-scores';
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import type { TimerStep } from '@cadence/domain/timer/types';
import { showWeight } from '../../../platform/items/show-weight.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ScoreList } from '../../../ui/strip/score-list.tsx';
import { useFullBleed } from '../screen/full-bleed.ts';
import { SavedLine, type WhereKept } from './saved-line.tsx';
import { Summary } from './summary.tsx';

/** A workout that is over, as its summary shows it. */
export interface Ended {
  session: WorkoutSession;
  steps: readonly TimerStep[];
  countsUp: boolean;
}

interface SavedSummaryProps extends Ended {
  earlierSessions: readonly WorkoutSession[];
  where: WhereKept | undefined;
}

export function SavedSummary({ where, ...summary }: SavedSummaryProps) {
  const { session } = summary;
  useFullBleed(true);
  return (
    <Summary {...summary}>
      <SavedLine where={where} />
      <ScoreList
        scores={session.scores ?? []}
        standing={(score) => standingOf(score, session, summary.earlierSessions)}
        writeWeight={showWeight}
      />
      <div className="flex flex-col gap-2">
        <ButtonLink to="/home" variant="primary" size="lg" className="w-full">
          Back to home
        </ButtonLink>
        <ButtonLink to="/analytics" variant="ghost" className="w-full">
          See your analytics
        </ButtonLink>
      </div>
    </Summary>
  );
}
