import type { Absence } from '@cadence/domain/timer/absence';
import { formatClock } from '@cadence/domain/timer/format-clock';
import type { TimerStep } from '@cadence/domain/timer/types';
import { countText } from '@cadence/domain/workout/words';
import { memo } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { plainName } from '../step-words.ts';

interface AwayDialogProps {
  absence: Absence | null;
  steps: readonly TimerStep[];
  onChoose: (choice: 'catch-up' | 'continue') => void;
}

/** As exact as it matters: 'Away 45 s', '12:30', '3 hours', '2 days'. */
export function awayText(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const hours = Math.round(seconds / 3600);
  if (seconds < 3600) return formatClock(seconds);
  return hours < 24 ? countText(hours, 'hour') : countText(Math.round(seconds / 86_400), 'day');
}

/** Closing it continues where the user was: nobody is credited with what nobody did. */
export const AwayDialog = memo(function AwayDialog(props: AwayDialogProps) {
  const { absence, steps, onChoose } = props;
  const nameOf = (index: number | undefined) => {
    const step = index === undefined ? undefined : steps[index];
    return step && plainName(step);
  };
  const from = nameOf(absence?.fromStepIndex);
  const to = absence?.completed ? 'the end' : nameOf(absence?.toStepIndex);
  return (
    <Dialog
      open={absence !== null}
      onClose={() => onChoose('continue')}
      title={`Away ${awayText(absence?.awaySeconds ?? 0)}`}
      actions={
        <>
          <Button
            variant={absence?.completed ? 'primary' : undefined}
            onClick={() => onChoose('continue')}
          >
            Continue where you were
          </Button>
          <Button
            variant={absence?.completed ? undefined : 'primary'}
            onClick={() => onChoose('catch-up')}
          >
            Catch up
          </Button>
        </>
      }
    >
      By the clock you would be at {to} by now. Catch up with it, or continue {from} where you were.
    </Dialog>
  );
});
