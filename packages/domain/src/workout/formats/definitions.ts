import { amrap } from './amrap.ts';
import { chipper } from './chipper.ts';
import { circuit } from './circuit.ts';
import { cluster } from './cluster.ts';
import { complex } from './complex.ts';
import { compound } from './compound.ts';
import { deathBy } from './death-by.ts';
import type { FormatDefinition } from './definition.ts';
import { distanceReps } from './distance-reps.ts';
import { dropSet } from './drop-set.ts';
import { emom } from './emom.ts';
import { every } from './every.ts';
import { fightRounds } from './fight-rounds.ts';
import { forTime } from './for-time.ts';
import { giantSet } from './giant-set.ts';
import { hold } from './hold.ts';
import type { FormatId } from './ids.ts';
import { intervals } from './intervals.ts';
import { ladder } from './ladder.ts';
import { pyramid } from './pyramid.ts';
import { restPause } from './rest-pause.ts';
import { rounds } from './rounds.ts';
import { sets } from './sets.ts';
import { skill } from './skill.ts';
import { steady } from './steady.ts';
import { superset } from './superset.ts';
import { tabata } from './tabata.ts';
import { tempo } from './tempo.ts';

/** Each format once: what is to be known about one stands in its definition and nowhere else. */
export const formatDefinitions: Record<FormatId, FormatDefinition> = {
  emom,
  tabata,
  pyramid,
  compound,
  circuit,
  rounds,
  sets,
  intervals,
  amrap,
  for_time: forTime,
  chipper,
  every,
  death_by: deathBy,
  ladder,
  complex,
  superset,
  giant_set: giantSet,
  cluster,
  rest_pause: restPause,
  drop_set: dropSet,
  tempo,
  distance_reps: distanceReps,
  steady,
  skill,
  hold,
  fight_rounds: fightRounds,
};

/** Its moves are done in turn, with one rest after all of them. */
export const isInTurn = (id: FormatId | undefined): boolean =>
  id !== undefined && formatDefinitions[id].traits.isInTurn === true;

/** A start after a fixed time, for so many minutes. */
export const hasStarts = (id: FormatId | undefined): boolean => {
  if (id === undefined) return false;
  const { family, isByMinutes } = formatDefinitions[id].traits;
  return family === 'windows' && isByMinutes;
};
