import { findExercise } from '../../exercise/find.ts';
import { claim, type SlotName } from '../../reading/claims.ts';
import { read } from '../../reading/read.ts';
import { refusedExercises } from '../../reading/slots/moves/families.ts';
import type { CoachWish } from '../message/told.ts';
import { cuesIn } from '../turn/cues.ts';

/** A change of these is a change of the exercises themselves. */
const others: readonly SlotName[] = [
  'kit',
  'bare',
  'focus',
  'format',
  'goal',
  'injury',
  'condition',
  'danger',
];

const most = 8;

/**
 * A changed workout that asks for the same exercises first, so that a change takes away no more
 * than it has to. Null where others are wanted.
 */
export function keepingExercises(
  wish: CoachWish,
  change: string,
  names: readonly string[],
): CoachWish | null {
  if (names.length === 0 || cuesIn(change).has('change', 'other')) return null;
  const claims = read(change).claims.filter(({ reader }) => reader !== 'learned');
  if (claims.some(({ slot }) => others.includes(slot))) return null;
  const refused = new Set(refusedExercises(wish.claims));
  const kept = names
    .flatMap((name) => findExercise(name)?.exercise.id ?? [])
    .filter((id) => !refused.has(id))
    .slice(0, most)
    .map((id) => claim('exercise', id, 'change.keep', { certainty: 0.7 }));
  return { ...wish, claims: [...kept, ...wish.claims] };
}
