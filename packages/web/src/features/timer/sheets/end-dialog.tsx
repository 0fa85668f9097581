import { formatClock } from '@cadence/domain/timer/format-clock';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

interface EndDialogProps {
  open: boolean;
  onClose: () => void;
  activeSeconds: number;
  loggedSets: number;
  onSave: () => void;
  onDiscard: () => void;
}

/** Names what would go: the time, and each set that was logged. */
export function doneText(activeSeconds: number, loggedSets: number): string {
  const time = formatClock(activeSeconds);
  if (loggedSets === 0) return time;
  return `${time} and ${loggedSets === 1 ? '1 logged set' : `${loggedSets} logged sets`}`;
}

export function EndDialog(props: EndDialogProps) {
  const { open, onClose, activeSeconds, loggedSets, onSave, onDiscard } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="End this workout?"
      actions={
        <>
          <Button onClick={onClose}>Keep going</Button>
          <Button variant="danger" onClick={onDiscard}>
            Throw it away
          </Button>
          <Button variant="primary" onClick={onSave}>
            Save what you did
          </Button>
        </>
      }
    >
      You have done {doneText(activeSeconds, loggedSets)}. Save it as it is, or throw it away for
      good.
    </Dialog>
  );
}
