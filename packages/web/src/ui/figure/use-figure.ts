import { atTempo } from '@cadence/domain/figure/tempo';
import { useEffect, useMemo, useState } from 'react';
import type { ShownFigure } from './figure-paths.tsx';

type FigureById = (exerciseId: string) => ShownFigure | undefined;

// Once loaded it is there for every row at its first drawing.
let loaded: FigureById | undefined;
async function load(id: string): Promise<FigureById> {
  const { drawUntil, figureById } = await import('./figure-by-id.ts');
  await drawUntil(id);
  loaded = figureById;
  return loaded;
}

/** The figure of an exercise once its motions are loaded; undefined where it has none. */
export function useFigure(
  exercise: { readonly id: string } | undefined,
  tempo?: string,
): ShownFigure | undefined {
  const id = exercise?.id;
  const [figureById, setFigureById] = useState(() => loaded);
  useEffect(() => {
    let isWanted = true;
    if (figureById || id === undefined) return;
    load(id).then(
      (found) => {
        if (isWanted) setFigureById(() => found);
      },
      // Without a connection the words stand alone; the next row asks again.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [figureById, id]);
  return useMemo(() => {
    const shown = id === undefined ? undefined : figureById?.(id);
    return shown && { ...shown, figure: atTempo(shown.figure, tempo) };
  }, [figureById, id, tempo]);
}
