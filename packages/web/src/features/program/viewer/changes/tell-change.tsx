import { toast } from '../../../../ui/overlay/toast.tsx';
import type { ToastOptions } from '../../../../ui/overlay/toast-queue.ts';
import { useIsWaiting, type WaitingChange } from '../../data/program-outbox.ts';

/** Tells of a change, and that it waits for a connection as long as it does. */
export function tellChange(
  words: string,
  unsent: readonly WaitingChange[],
  options?: ToastOptions,
): void {
  toast(unsent.length > 0 ? <WaitingWords words={words} unsent={unsent} /> : words, options);
}

interface WaitingWordsProps {
  words: string;
  unsent: readonly WaitingChange[];
}

function WaitingWords({ words, unsent }: WaitingWordsProps) {
  const isWaiting = useIsWaiting(unsent);
  return isWaiting ? `${words} Your account hears of it once you are connected.` : words;
}
