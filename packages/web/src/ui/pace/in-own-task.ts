import type { EffectCallback } from 'react';
import { breath } from './breath.ts';

/**
 * An effect in a task of its own; gives the way to undo it or to call it off. React carries out all
 * effects of a page in one go, and a slow phone answers no tap meanwhile.
 */
export function inOwnTask(effect: EffectCallback): () => void {
  let isOver = false;
  let undo: ReturnType<EffectCallback>;
  void breath().then(() => {
    if (!isOver) undo = effect();
  });
  return () => {
    isOver = true;
    undo?.();
  };
}
