import { useSyncExternalStore } from 'react';
import { todayHere } from './local-day.ts';

function subscribe(listener: () => void): () => void {
  // An app that stays open over midnight is looked at again before it matters.
  document.addEventListener('visibilitychange', listener);
  window.addEventListener('focus', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
    window.removeEventListener('focus', listener);
  };
}

/** The day it is here. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, todayHere);
}
