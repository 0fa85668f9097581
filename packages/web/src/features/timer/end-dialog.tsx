import { formatClock } from '@cadence/domain/timer/format-clock';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface EndDialogProps {
  open: boolean;
  onClose: () => void;
  activeSeconds: number;
  loggedSets: number;
  onSave: () => void;
  onDiscard: () => void;
}

/** Names what goes: the time, and each set that was logged. */
export function EndDialog(props: EndDialogProps) {
  const { open, onClose, activeSeconds, loggedSets, onSave, onDiscard } = props;
  const sets = loggedSets === 1 ? '1 logged set' : `${loggedSets} logged sets`;
  const what =
    loggedSets > 0 ? `${formatClock(activeSeconds)} and ${sets}` : formatClock(activeSeconds);
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
      You have done {what}. Save it as it is, or throw it away for good.
    </Dialog>
  );
}
