import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void): () => void {
  const asked = matchMedia(query);
  asked.addEventListener('change', onChange);
  return () => asked.removeEventListener('change', onChange);
}

/** Whether the person asked the device for less motion. */
export const useCalm = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(query).matches);
