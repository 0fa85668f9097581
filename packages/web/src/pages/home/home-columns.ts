import { useSyncExternalStore } from 'react';

const query = () => matchMedia('(min-width: 80rem)');

/** Whether what came of the prompt and the rest stand side by side. As the page's own `xl`. */
export const hasColumns = () => query().matches;

function followWidth(listener: () => void) {
  const followed = query();
  followed.addEventListener('change', listener);
  return () => followed.removeEventListener('change', listener);
}

export const useHasColumns = () => useSyncExternalStore(followWidth, hasColumns);
