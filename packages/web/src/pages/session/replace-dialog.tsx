import { ConfirmDialog } from '../../ui/overlay/dialog.tsx';
import type { useLoadWorkout } from './use-load-workout.ts';

interface ReplaceDialogProps {
  loading: ReturnType<typeof useLoadWorkout>;
}

export function ReplaceDialog({ loading }: ReplaceDialogProps) {
  const title = loading.replaced?.workout.title ?? 'your workout';
  return (
    <ConfirmDialog
      open={loading.replaced !== null}
      onClose={loading.cancel}
      onConfirm={loading.confirm}
      title="Load another workout?"
      confirmLabel="Load it"
      cancelLabel={`Keep ${title}`}
    >
      You are in the middle of {title}. It ends where you stopped, and what you did is saved as a
      session.
    </ConfirmDialog>
  );
}
