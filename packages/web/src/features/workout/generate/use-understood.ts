import type { TrainingHistory, Understanding } from '@cadence/domain/planner/request';
import type { SyncItem } from '@cadence/domain/sync/types';
import { useEffect, useState } from 'react';
import type { Asked } from './generation.ts';
import { readWish } from './wish-reader.ts';

interface Understood {
  asked: Asked;
  understood: Understanding;
}

/** The latest that was understood: of the words before until those of now have been read. */
export function useUnderstood(
  asked: Asked | null,
  history: TrainingHistory,
  items: readonly SyncItem[],
): Understood | null {
  const [latest, setLatest] = useState<Understood | null>(null);
  useEffect(() => {
    if (!asked) return;
    let isOver = false;
    readWish(asked, history, items).then(
      (understood) => {
        if (!isOver) setLatest({ asked, understood });
      },
      // Without it the page lacks hints, nothing else.
      (error: unknown) => console.warn('The wish could not be read.', error),
    );
    return () => {
      isOver = true;
    };
  }, [asked, history, items]);
  return asked && latest;
}
