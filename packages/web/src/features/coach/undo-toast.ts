import { toast } from '../../ui/toast.tsx';
import { toastQueue } from '../../ui/toast-queue.ts';

interface Deferred {
  undo: () => void;
  /** Once the offer to undo is gone, or the page with it. */
  commit: (isLeaving: boolean) => void;
}

/** Gives back another way to undo it: a toast cannot be reached from a sheet that lies over it. */
export function deferWithUndo(words: string, { undo, commit }: Deferred): () => void {
  let isSettled = false;
  const settle = (end: () => void) => {
    if (isSettled) return;
    isSettled = true;
    stop();
    window.removeEventListener('pagehide', onLeave);
    end();
  };
  const action = { label: 'Undo', onPress: () => settle(undo) };
  const onLeave = () => settle(() => commit(true));
  const dismiss = toast(words, { action });
  const stop = toastQueue.subscribe(() => {
    if (toastQueue.read().some((item) => item.action === action)) return;
    // Pressing Undo takes the toast away too, a moment before it is heard.
    queueMicrotask(() => settle(() => commit(false)));
  });
  window.addEventListener('pagehide', onLeave);
  return () => {
    settle(undo);
    dismiss();
  };
}
