import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { failedTo } from '../coach-words.ts';
import { useAttempt } from '../use-attempt.ts';

interface MissingWorkoutProps {
  /** Null where nobody knows any more what was asked for. */
  onRemake: (() => Promise<void>) | null;
}

/** A workout that was deleted since: it can be made again from the same words. */
export function MissingWorkout({ onRemake }: MissingWorkoutProps) {
  const { isBusy, problem, attempt } = useAttempt(failedTo.make);

  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-2">This workout is no longer kept.</p>
        {onRemake && (
          <Button busy={isBusy} onClick={() => attempt(onRemake)}>
            Make one like it
          </Button>
        )}
      </div>
      <Problem>{problem}</Problem>
    </Card>
  );
}
