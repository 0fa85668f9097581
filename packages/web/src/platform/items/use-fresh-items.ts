import { useSyncExternalStore } from 'react';
import { itemFreshness } from './item-sync.ts';

/** Whether what is known here is what the server knows, and not only what this device remembers. */
export function useAreItemsFresh(): boolean {
  return useSyncExternalStore(itemFreshness.subscribe, itemFreshness.read);
}
