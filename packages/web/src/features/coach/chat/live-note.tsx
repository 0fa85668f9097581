import { liveWords } from '../coach-words.ts';
import { useLive } from './live-store.ts';

const isSettled = {
  connected: true,
  connecting: false,
  reconnecting: false,
  disconnected: true,
  error: true,
};

/** Small, since nothing depends on it. */
export function LiveNote() {
  const status = useLive((live) => live.status);
  return (
    <p className="flex items-center gap-1.5 text-ink-3 text-xs">
      <span
        aria-hidden="true"
        className={`size-1.5 rounded-full ${status === 'connected' ? 'bg-ok' : 'bg-ink-3'} ${isSettled[status] ? '' : 'shimmer'}`}
      />
      {liveWords[status]}
    </p>
  );
}
