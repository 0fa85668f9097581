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

const things =
  '(?:one|exercise|move|übung|uebung|ejercicio|exercice|exo|esercizio|exercício|exercicio)s?';
const ordinals: readonly (readonly [string, number])[] = [
  ['first|1st|1\\.|erste[nrs]?|primer[oa]?|primo|prima|premi[eè]re?|primeir[oa]', 0],
  ['second|2nd|2\\.|zweite[nrs]?|segund[oa]|deuxi[eè]me|second[oa]', 1],
  ['third|3rd|3\\.|dritte[nrs]?|tercer[oa]?|troisi[eè]me|terz[oa]|terceir[oa]', 2],
  ['last|letzte[nrs]?|[uú]ltim[oa]|derni[eè]re?', -1],
];
const byPlace = ordinals.map(
  ([words, at]) =>
    [new RegExp(`(?<!\\p{L})(?:${words})\\s+${things}(?!\\p{L})`, 'iu'), at] as const,
);
const taken: readonly string[] = ['swap', 'without', 'other'];

/** 'Swap the first one': the exercise that is meant by its place, where it is to go. */
function meantByPlace(change: string, names: readonly string[]): string | undefined {
  const cues = cuesIn(change);
  if (!cues.has('change', ...taken) && !cues.has('story', 'dislike')) return undefined;
  const at = byPlace.find(([words]) => words.test(change))?.[1];
  return at === undefined ? undefined : names.at(at);
}

/**
 * A changed workout that asks for the same exercises first, so that a change takes away no more
 * than it has to. Null where others are wanted.
 */
export function keepingExercises(
  wish: CoachWish,
  change: string,
  names: readonly string[],
): CoachWish | null {
  const gone = meantByPlace(change, names);
  if (names.length === 0 || (!gone && cuesIn(change).has('change', 'other'))) return null;
  const claims = read(change).claims.filter(({ reader }) => reader !== 'learned');
  if (claims.some(({ slot }) => others.includes(slot))) return null;
  const goneId = gone === undefined ? undefined : findExercise(gone)?.exercise.id;
  const left = goneId
    ? [claim('exercise', goneId, 'change.place', { polarity: 'refuses', quote: change })]
    : [];
  const refused = new Set(refusedExercises([...wish.claims, ...left]));
  const kept = names
    .flatMap((name) => findExercise(name)?.exercise.id ?? [])
    .filter((id) => !refused.has(id))
    .slice(0, most)
    .map((id) => claim('exercise', id, 'change.keep', { certainty: 0.7 }));
  return { ...wish, claims: [...kept, ...wish.claims, ...left] };
}
