import type { Figure } from './figure.ts';
import { arms } from './motions/arms.ts';
import { ballistics } from './motions/ballistics.ts';
import { bridges } from './motions/bridges.ts';
import { carries, rotations, throws } from './motions/carries.ts';
import { hinges } from './motions/hinges.ts';
import { jumps } from './motions/jumps.ts';
import { legs } from './motions/legs.ts';
import { lunges } from './motions/lunges.ts';
import { overheads } from './motions/overheads.ts';
import { planks } from './motions/planks.ts';
import { presses } from './motions/presses.ts';
import { pulls } from './motions/pulls.ts';
import { rows } from './motions/rows.ts';
import { squats } from './motions/squats.ts';
import { trunk } from './motions/trunk.ts';

const figures: Readonly<Record<string, Figure>> = {
  ...squats,
  ...lunges,
  ...hinges,
  ...bridges,
  ...jumps,
  ...ballistics,
  ...presses,
  ...overheads,
  ...rows,
  ...pulls,
  ...trunk,
  ...planks,
  ...carries,
  ...throws,
  ...rotations,
  ...arms,
  ...legs,
};

/** How an exercise is shown; undefined rather than a wrong picture. */
export const figureOf = (exerciseId: string): Figure | undefined => figures[exerciseId];
export const drawnIds: readonly string[] = Object.keys(figures);
