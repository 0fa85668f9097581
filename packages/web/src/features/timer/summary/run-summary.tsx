import { standingOf } from '@cadence/domain/analytics/scores/earlier-scores';
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { Undo2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { TimerHandle } from '../engine/use-timer.ts';
import { LastSet } from '../log/last-set.tsx';
import type { RunSoFar } from '../log/set-draft.ts';
import { SavedLine, type WhereKept } from './saved-line.tsx';
import { SessionForm } from './session-form.tsx';
import { Summary } from './summary.tsx';

interface RunSummaryProps
  extends Pick<ComponentProps<typeof SessionForm>, 'kept' | 'onLeave' | 'onSave' | 'onClose'> {
  session: WorkoutSession;
  where: WhereKept | undefined;
  run: RunSoFar;
  timer: TimerHandle;
  countsUp: boolean;
  /** For a workout that did not run to its end by itself. */
  onBack: (() => void) | undefined;
}

/** What the workout came to, as long as it can still be changed. */
export function RunSummary(props: RunSummaryProps) {
  const { session, where, kept, run, timer, countsUp } = props;
  const { onBack, onLeave, onSave, onClose } = props;
  return (
    <Summary
      session={session}
      steps={run.steps}
      earlierSessions={run.earlierSessions}
      countsUp={countsUp}
    >
      <SavedLine where={where} />
      {onBack && (
        <Button onClick={onBack} className="w-full">
          <Undo2 aria-hidden="true" className="size-5" />
          Back to the workout
        </Button>
      )}
      <LastSet run={run} timer={timer} />
      <SessionForm
        sessionId={session.id}
        kept={kept}
        scores={session.scores}
        standing={(score) => standingOf(score, session, run.earlierSessions)}
        onLeave={onLeave}
        onSave={onSave}
        onClose={onClose}
      />
    </Summary>
  );
}
