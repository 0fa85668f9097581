import type { LibraryExercise } from '@cadence/domain/exercise/types';
import { useEffect, useState } from 'react';
import type { ShownFigure } from './figure-paths.tsx';

type Pictured = Pick<LibraryExercise, 'id' | 'primary' | 'secondary'>;

/** The figure of an exercise once its motions are loaded; undefined where it has none. */
export function useFigure(exercise: Pictured | undefined): ShownFigure | undefined {
  const [shown, setShown] = useState<ShownFigure>();
  useEffect(() => {
    let isWanted = true;
    setShown(undefined);
    if (!exercise) return;
    void import('@cadence/domain/figure/all').then(({ figureOf }) => {
      const figure = figureOf(exercise.id);
      if (!isWanted || !figure) return;
      setShown({ figure, movers: exercise.primary, helpers: exercise.secondary });
    });
    return () => {
      isWanted = false;
    };
  }, [exercise]);
  return shown;
}
