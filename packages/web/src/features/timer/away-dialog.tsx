import type { Absence } from '@cadence/domain/timer/absence';
import { formatClock } from '@cadence/domain/timer/format-clock';
import type { TimerStep } from '@cadence/domain/timer/types';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface AwayDialogProps {
  absence: Absence | null;
  steps: readonly TimerStep[];
  onChoose: (choice: 'catch-up' | 'continue') => void;
}

const awayText = (seconds: number) => (seconds < 60 ? `${seconds} s` : formatClock(seconds));

/** Closing it goes back to where the user was: nobody is credited with what nobody did. */
export function AwayDialog({ absence, steps, onChoose }: AwayDialogProps) {
  const from = absence ? steps[absence.fromStepIndex]?.name : undefined;
  const to = absence?.completed ? 'the end' : absence && steps[absence.toStepIndex]?.name;
  return (
    <Dialog
      open={absence !== null}
      onClose={() => onChoose('continue')}
      title={`Away ${awayText(absence?.awaySeconds ?? 0)}`}
      actions={
        <>
          <Button onClick={() => onChoose('continue')}>Continue where you were</Button>
          <Button variant="primary" onClick={() => onChoose('catch-up')}>
            Catch up
          </Button>
        </>
      }
    >
      The clock went on without you, from {from} to {to}. Catch up with it, or go back to {from} and
      continue where you were.
    </Dialog>
  );
}
