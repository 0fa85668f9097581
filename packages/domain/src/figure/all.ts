import type { Figure } from './figure.ts';
import { lunges } from './motions/lunges.ts';
import { squats } from './motions/squats.ts';

const figures: Readonly<Record<string, Figure>> = { ...squats, ...lunges };

/** How an exercise is shown; undefined rather than a wrong picture. */
export const figureOf = (exerciseId: string): Figure | undefined => figures[exerciseId];
export const drawnIds: readonly string[] = Object.keys(figures);
