import type { Figure } from './figure.ts';
import { arms } from './motions/arms.ts';
import { balances, breaths } from './motions/balances.ts';
import { ballistics } from './motions/ballistics.ts';
import { bridges } from './motions/bridges.ts';
import { carries, rotations, throws } from './motions/carries.ts';
import { chairs } from './motions/chairs.ts';
import { crawls } from './motions/crawls.ts';
import { ergMotions } from './motions/ergs.ts';
import { hinges } from './motions/hinges.ts';
import { jumps } from './motions/jumps.ts';
import { legMotions } from './motions/legs.ts';
import { likewise } from './motions/likewise.ts';
import { lunges } from './motions/lunges.ts';
import { mobilityMotions } from './motions/mobility.ts';
import { overheads } from './motions/overheads.ts';
import { planks } from './motions/planks.ts';
import { presses } from './motions/presses.ts';
import { pulls } from './motions/pulls.ts';
import { ropes } from './motions/ropes.ts';
import { rowMotions } from './motions/rows.ts';
import { runs } from './motions/runs.ts';
import { squats } from './motions/squats.ts';
import { steps } from './motions/steps.ts';
import { stretches } from './motions/stretches.ts';
import { trunkMotions } from './motions/trunk.ts';

type Group = (of: typeof figureOf) => Readonly<Record<string, Figure>>;

/** The last one shows exercises like those of the others. */
const waiting: Group[] = [
  squats,
  lunges,
  hinges,
  bridges,
  jumps,
  ballistics,
  presses,
  overheads,
  rowMotions,
  pulls,
  trunkMotions,
  planks,
  carries,
  throws,
  rotations,
  arms,
  legMotions,
  runs,
  ropes,
  steps,
  ergMotions,
  crawls,
  balances,
  breaths,
  chairs,
  mobilityMotions,
  stretches,
  likewise,
];
const figures = new Map<string, Figure>();

/** Draws the next group; false when there is none. All at once would hold a page for too long. */
export function drawNextFigures(): boolean {
  const group = waiting.shift();
  if (!group) return false;
  for (const [id, figure] of Object.entries(group(figureOf))) figures.set(id, figure);
  return true;
}

export const isDrawn = (exerciseId: string): boolean => figures.has(exerciseId);

/** How an exercise is shown; undefined rather than a wrong picture. */
export function figureOf(exerciseId: string): Figure | undefined {
  while (!figures.has(exerciseId) && drawNextFigures());
  return figures.get(exerciseId);
}

export function drawnIds(): readonly string[] {
  while (drawNextFigures());
  return [...figures.keys()];
}
