import { toast } from '../../ui/toast.tsx';
import type { ToastOptions } from '../../ui/toast-queue.ts';
import { useWaitingChangeCount } from './program-outbox.ts';

/** Tells of a change, and that it waits for a connection as long as it does. */
export function tellChange(words: string, sent: 'sent' | 'waits', options?: ToastOptions): void {
  toast(sent === 'waits' ? <WaitingWords words={words} /> : words, options);
}

interface WaitingWordsProps {
  words: string;
}

function WaitingWords({ words }: WaitingWordsProps) {
  const isWaiting = useWaitingChangeCount() > 0;
  return isWaiting ? `${words} Your account hears of it once you are connected.` : words;
}
