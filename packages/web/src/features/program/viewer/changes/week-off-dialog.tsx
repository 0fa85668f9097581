import { addDays } from '@cadence/domain/program/calendar/days';
import { allSessions } from '@cadence/domain/program/progress';
import type { Program } from '@cadence/domain/program/types';
import { countText } from '@cadence/domain/workout/words';
import { ConfirmDialog } from '../../../../ui/overlay/dialog.tsx';
import { takeWeekOff } from '../../data/program-changes.ts';
import { fullDayText } from '../../program-words.ts';
import { tellChange } from './tell-change.tsx';

interface WeekOffDialogProps {
  program: Program;
  today: string;
  open: boolean;
  onClose: () => void;
}

/** Names what moves before it does: it is many sessions at once. */
export function WeekOffDialog({ program, today, open, onClose }: WeekOffDialogProps) {
  async function rest() {
    const unsent = await takeWeekOff(today);
    if (unsent !== 'failed') tellChange('Enjoy your week off.', unsent);
  }

  const ahead = allSessions(program).filter(
    ({ status, date }) => status === 'planned' && date >= today,
  );
  const last =
    ahead
      .map(({ date }) => date)
      .sort()
      .at(-1) ?? today;
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => {
        onClose();
        void rest();
      }}
      title="Take a week off?"
      confirmLabel="Take a week off"
      cancelLabel="Keep the days"
    >
      {ahead.length === 0 ? (
        'No session lies ahead, so nothing moves.'
      ) : (
        <>
          From today on {countText(ahead.length, 'open session')} come{ahead.length === 1 && 's'} a
          week later. The last one is then on {fullDayText(addDays(last, 7))}. What is done stays
          done.
        </>
      )}
    </ConfirmDialog>
  );
}
