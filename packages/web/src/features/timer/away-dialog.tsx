import type { Absence } from '@cadence/domain/timer/absence';
import { formatClock } from '@cadence/domain/timer/format-clock';
import type { TimerStep } from '@cadence/domain/timer/types';
import { memo } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface AwayDialogProps {
  absence: Absence | null;
  steps: readonly TimerStep[];
  onChoose: (choice: 'catch-up' | 'continue') => void;
}

const awayText = (seconds: number) => (seconds < 60 ? `${seconds} s` : formatClock(seconds));

/** Closing it continues where the user was: nobody is credited with what nobody did. */
export const AwayDialog = memo(function AwayDialog(props: AwayDialogProps) {
  const { absence, steps, onChoose } = props;
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
      By the clock you would be at {to} by now. Catch up with it, or continue {from} where you were.
    </Dialog>
  );
});
