import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isListening = false;

/** While the microphone is open the voice is silent. */
export function setListening(is: boolean): void {
  if (is === isListening) return;
  isListening = is;
  for (const listener of [...listeners]) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useIsListening = (): boolean => useSyncExternalStore(subscribe, () => isListening);
