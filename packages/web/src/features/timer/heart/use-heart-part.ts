import { useEffect, useState } from 'react';

type HeartPart = typeof import('./heart-badge.tsx').heartPart;

/** Null until it is switched on and loaded. */
export function useHeartPart(isOn: boolean): HeartPart | null {
  const [part, setPart] = useState<HeartPart | null>(null);
  useEffect(() => {
    if (!isOn) return undefined;
    let isWanted = true;
    let loaded: HeartPart | null = null;
    import('./heart-badge.tsx').then(
      ({ heartPart }) => {
        if (!isWanted) return;
        loaded = heartPart;
        setPart(heartPart);
      },
      (error: unknown) => console.warn('The pulse could not be loaded.', error),
    );
    return () => {
      isWanted = false;
      loaded?.disconnectStrap();
      setPart(null);
    };
  }, [isOn]);
  return part;
}
