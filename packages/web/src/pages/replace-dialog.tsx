import { LaterDialog } from '../ui/lazy/later.tsx';
import { lazySource } from '../ui/lazy/lazy-source.ts';
import { usePreload } from '../ui/lazy/use-preload.ts';
import type { useLoadWorkout } from './use-load-workout.ts';

const question = lazySource(() => import('../ui/dialog.tsx').then((m) => m.ConfirmDialog));
const onTap = [question];

interface ReplaceDialogProps {
  loading: ReturnType<typeof useLoadWorkout>;
}

export function ReplaceDialog({ loading }: ReplaceDialogProps) {
  usePreload(onTap);
  const title = loading.replaced?.workout.title ?? 'your workout';
  return (
    <LaterDialog
      source={question}
      props={{
        open: loading.replaced !== null,
        onClose: loading.cancel,
        onConfirm: loading.confirm,
        title: 'Load another workout?',
        confirmLabel: 'Load it',
        cancelLabel: `Keep ${title}`,
        children: `You are in the middle of ${title}. It ends where you stopped, and what you did is saved as a session.`,
      }}
    />
  );
}
