import { useEffect, useRef } from 'react';
import { useIdentity } from './identity.ts';

/** Each time the server can be reached again, however that was found out. The act must not change. */
export function useReconnect(act: () => void): void {
  const isOffline = useIdentity(({ offline }) => offline);
  const wasOffline = useRef(isOffline);
  useEffect(() => {
    if (wasOffline.current && !isOffline) act();
    wasOffline.current = isOffline;
  }, [isOffline, act]);
}
