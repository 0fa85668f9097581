import { useSyncExternalStore } from 'react';

/** Where the month has no room for names. */
const query = () => matchMedia('(max-width: 63.99rem)');

function subscribe(notify: () => void): () => void {
  const media = query();
  media.addEventListener('change', notify);
  return () => media.removeEventListener('change', notify);
}

export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
