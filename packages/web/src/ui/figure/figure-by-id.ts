import { exerciseById } from '@cadence/domain/exercise/library';
import { drawNextFigures, figureOf, isDrawn } from '@cadence/domain/figure/all';
import type { ShownFigure } from './figure-paths.tsx';

/** Draws them until this one is there, and lets the page answer in between. */
export async function drawUntil(exerciseId: string): Promise<void> {
  while (!isDrawn(exerciseId) && drawNextFigures()) await new Promise((go) => setTimeout(go));
}

/** All motions and the muscles of the library: loaded when a figure is first shown. */
export function figureById(exerciseId: string): ShownFigure | undefined {
  const figure = figureOf(exerciseId);
  const exercise = exerciseById(exerciseId);
  if (!figure || !exercise) return undefined;
  const isOneSided = exercise.unilateral && !figure.motion.mirrored;
  if (figure.atRest) return { figure, isOneSided, movers: [], helpers: [] };
  return { figure, isOneSided, movers: exercise.primary, helpers: exercise.secondary };
}
