import { useSyncExternalStore } from 'react';

/** Narrower than the page's own `lg`: no sidebar, and no names in a month. */
const query = () => matchMedia('(max-width: 63.99rem)');

function subscribe(notify: () => void): () => void {
  const media = query();
  media.addEventListener('change', notify);
  return () => media.removeEventListener('change', notify);
}

export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
