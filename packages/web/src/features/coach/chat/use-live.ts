import { useEffect } from 'react';
import { createLiveConnection } from '../../../platform/api/live-connection.ts';
import { liveUrl } from '../../../platform/api/live-url.ts';
import { hearEvent, setLiveStatus } from './live-store.ts';

/** Connected while the page stands and somebody is signed in; the logout closes it. */
export function useLiveCoach(userId: string, token: string | null): void {
  useEffect(() => {
    if (token === null) return;
    const live = createLiveConnection({
      url: liveUrl(userId, token),
      onEvent: hearEvent,
      onStatus: setLiveStatus,
    });
    const listening = new AbortController();
    const connect = () => {
      if (document.visibilityState === 'visible') live.connect();
    };
    window.addEventListener('online', connect, listening);
    window.addEventListener('offline', live.close, listening);
    document.addEventListener('visibilitychange', connect, listening);
    live.connect();
    return () => {
      listening.abort();
      live.close();
    };
  }, [userId, token]);
}
