import type { LibraryExercise } from '../../exercise/types.ts';
import type { PlanContext } from '../context.ts';
import { warmsAvoided } from '../dose/targets.ts';
import type { Candidate } from '../layout/pool.ts';
import { diceFor } from '../seeded.ts';
import { gentleRaises, houseRaises } from './data/warmups.ts';
import { firstLegal, legalMove, unchangedFirst } from './legal-move.ts';

/** What gets the pulse up: one of these, else what the room allows, another on another day. */
export function raiseFor({ request, seed }: PlanContext, ids: readonly string[]): Candidate | null {
  const isFine = (one: LibraryExercise) => !warmsAvoided(one, request);
  // What a hurt part takes as it is comes before what has to be changed for it.
  const [own] = unchangedFirst(ids.flatMap((id) => legalMove(id, request, isFine) ?? []));
  if (own) return own;
  const [first] = houseRaises
    .flatMap((id) => legalMove(id, request, isFine) ?? [])
    .toSorted((a, b) => diceFor(seed, a.exercise.id) - diceFor(seed, b.exercise.id));
  return first ?? firstLegal(gentleRaises, request, isFine) ?? firstLegal(gentleRaises, request);
}
