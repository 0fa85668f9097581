import { useEffect, useState } from 'react';
import { toast } from '../ui/toast.tsx';

interface UpdateNoticeProps {
  /** A workout is under way: whatever there is to say waits. */
  isHeld: boolean;
}

/** An app on a home screen is seldom opened anew: it asks by itself, but not all the time. */
const askEveryMs = 3_600_000;
const shownMs = 60_000;

function useNewVersion(): boolean {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    const { serviceWorker } = navigator;
    // Browsers give them only to pages from https. Without one before, the first is no update.
    if (!serviceWorker?.controller) return;
    const listening = new AbortController();
    let askedMs = Date.now();
    async function ask() {
      if (document.visibilityState === 'hidden' || Date.now() < askedMs + askEveryMs) return;
      askedMs = Date.now();
      const registration = await serviceWorker.getRegistration();
      // Without a connection there is nothing new to be had.
      await registration?.update().catch(() => null);
    }
    serviceWorker.addEventListener('controllerchange', () => setIsThere(true), listening);
    document.addEventListener('visibilitychange', () => void ask(), listening);
    return () => listening.abort();
  }, []);
  return isThere;
}

/** Says once that there is a newer version. Nothing is loaded anew unless the user wants it. */
export function UpdateNotice({ isHeld }: UpdateNoticeProps) {
  const isThere = useNewVersion();
  const [isTold, setIsTold] = useState(false);
  useEffect(() => {
    if (!isThere || isHeld || isTold) return;
    setIsTold(true);
    toast('A new version of Cadence is ready.', {
      action: { label: 'Reload', onPress: () => window.location.reload() },
      durationMs: shownMs,
    });
  }, [isThere, isHeld, isTold]);
  return null;
}
