import type { LibraryExercise } from '@cadence/domain/exercise/types';
import { useEffect, useState } from 'react';
import { afterPaint } from '../../ui/after-paint.ts';

type ById = (id: string) => LibraryExercise | undefined;
let byId: ById | undefined;

/** What the library knows of an exercise, once it is loaded; the clock does not wait for it. */
export function useLibraryExercise(id: string | undefined): LibraryExercise | undefined {
  const [find, setFind] = useState<{ byId: ById } | undefined>(byId && { byId });
  useEffect(() => {
    if (find) return;
    let isWanted = true;
    const stop = afterPaint(() => {
      import('@cadence/domain/exercise/library').then(
        (library) => {
          byId = library.exerciseById;
          if (isWanted) setFind({ byId });
        },
        (error: unknown) => console.warn('The exercise library is not here.', error),
      );
    });
    return () => {
      isWanted = false;
      stop();
    };
  }, [find]);
  return id === undefined ? undefined : find?.byId(id);
}
