import { useEffect, useState } from 'react';
import { Workbox } from 'workbox-window';
import { toast } from '../ui/overlay/toast.tsx';

interface UpdateNoticeProps {
  /** A workout is under way: whatever there is to say waits. */
  isHeld: boolean;
}

/** An app on a home screen is seldom opened anew: it asks by itself, but not all the time. */
const askEveryMs = 3_600_000;
const shownMs = 60_000;

/** Keeps the app on the device. Gives the new version's worker, once one waits to take over. */
function useServiceWorker(): Workbox | null {
  const [updated, setUpdated] = useState<Workbox | null>(null);
  useEffect(() => {
    // Browsers give service workers only to pages from https or from this very machine.
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const worker = new Workbox('/sw.js', { updateViaCache: 'none' });
    worker.addEventListener('waiting', () => setUpdated(worker));
    worker
      .register()
      .catch((error: unknown) => console.warn('Cadence will not open offline.', error));
    let askedMs = Date.now();
    const ask = () => {
      if (document.visibilityState === 'hidden' || Date.now() < askedMs + askEveryMs) return;
      askedMs = Date.now();
      // Without a connection there is nothing new to be had.
      worker.update().catch(() => null);
    };
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, []);
  return updated;
}

function takeOver(worker: Workbox): void {
  worker.addEventListener('controlling', () => window.location.reload());
  worker.messageSkipWaiting();
}

/** Says once that there is a newer version. Nothing is loaded anew unless the user wants it. */
export function UpdateNotice({ isHeld }: UpdateNoticeProps) {
  const updated = useServiceWorker();
  const [isTold, setIsTold] = useState(false);
  useEffect(() => {
    if (!updated || isHeld || isTold) return;
    setIsTold(true);
    toast('A new version of Cadence is ready.', {
      action: { label: 'Reload', onPress: () => takeOver(updated) },
      durationMs: shownMs,
    });
  }, [updated, isHeld, isTold]);
  return null;
}
