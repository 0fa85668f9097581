import { useSyncExternalStore } from 'react';
import { todayHere } from './local-day.ts';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** The day it is here; a page that is looked at again the next morning knows. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, todayHere);
}
