import { findExercise } from '../../exercise/find.ts';
import { progressionsOf, regressionsOf } from '../../exercise/graph.ts';
import { exerciseById } from '../../exercise/library.ts';
import { rankSwaps } from '../../exercise/swaps.ts';
import type { LibraryExercise } from '../../exercise/types.ts';
import { claim, claimsOf, type SlotName } from '../../reading/claims.ts';
import { read } from '../../reading/read.ts';
import { refusedExercises } from '../../reading/slots/moves/families.ts';
import { effortAsked } from '../message/effort-asked.ts';
import { namesWhatGoes, takenOut } from '../message/taken-out.ts';
import type { CoachWish } from '../message/told.ts';
import { cuesIn } from '../turn/cues.ts';

/** A change of these is a change of the exercises themselves. */
export const slotsOfMoves: readonly SlotName[] = [
  'kit',
  'bare',
  'focus',
  'format',
  'goal',
  'injury',
  'condition',
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
export function goneByPlace(change: string, names: readonly string[]): string | undefined {
  const cues = cuesIn(change);
  if (!cues.has('change', ...taken) && !cues.has('story', 'dislike')) return undefined;
  const at = byPlace.find(([words]) => words.test(change))?.[1];
  return at === undefined ? undefined : names.at(at);
}

const idsOf = (names: readonly string[]): string[] =>
  names.flatMap((name) => findExercise(name)?.exercise.id ?? []);

const namedIn = ({ claims }: CoachWish): ReadonlySet<string> =>
  new Set(claimsOf(claims, 'exercise').map(({ value }) => value));

const allNew =
  /\b(?:different|other|new|fresh) (?:exercises|moves|ones|stuff)\b|\b(?:ganz )?andere übungen\b|\botros ejercicios\b|\bd['’]autres exercices\b|\baltri esercizi\b|\boutros exerc[ií]cios\b|\b(?:tutt[oa]|completamente|un[oa]) divers[oa]\b|\b(?:ganz|komplett) (?:was )?ander(?:s|es)\b|\b(?:totalmente|completamente|un[oa]|uma?|tudo) (?:distint[oa]|diferente)\b|\b(?:tout|compl[eè]tement) (?:autre|diff[eé]rente?)\b/i;

const fewer = /\b(?:fewer|less|not so many|menos|weniger|moins|meno) (?:d['’] ?)?\p{L}+/iu;

/** Whether a change asks for other exercises than those that are there. */
export const wantsOthers = (change: string): boolean =>
  allNew.test(change) || (!aFew.test(change) && isOfThem(change));

const aFew = /\b(?:some|a few|a couple|a bunch)\b/i;

const isOfThem = (change: string): boolean =>
  changesThem.test(change) ||
  (!fewer.test(change) &&
    (cuesIn(change).has('change', 'other') || cuesIn(change).has('give', 'another')));

const changesThem =
  /\b(?:cambi\w*|mud\w*|troc\w*|tausch\w*|wechs\w*|chang\w*|switch|swap|vary)\b[^.!?]{0,16}\b(?:esercizi|ejercicios|exerc[ií]cios|übungen|uebungen|exercices|exercises|moves)\b/iu;

/** 'Same length, same kit, different exercises': none of those that were there. */
function withOthers(wish: CoachWish, change: string, names: readonly string[]): CoachWish | null {
  const wanted = namedIn(wish);
  const left = idsOf(names)
    .filter((id) => !wanted.has(id))
    .map((id) =>
      claim('exercise', id, 'change.other', { polarity: 'refuses', certainty: 0.7, quote: change }),
    );
  const gone = new Set(idsOf(names));
  const instead = [...gone].flatMap((id) => siblingOf(id, gone));
  const into = [...new Set(instead)].map((id) =>
    claim('exercise', id, 'change.instead', { certainty: 0.7 }),
  );
  return { ...wish, claims: [...into, ...wish.claims, ...left] };
}

/** What a loaded exercise is traded for with the same kit, so that the kit stays in use. */
function siblingOf(id: string, gone: ReadonlySet<string>): string[] {
  const own = exerciseById(id);
  if (!own || own.loadCount === 0) return [];
  const fits = (other: LibraryExercise): boolean =>
    !gone.has(other.id) &&
    other.equipment.every((kit) => own.equipment.includes(kit)) &&
    other.props.every((prop) => own.props.includes(prop)) &&
    other.complexity <= own.complexity;
  return rankSwaps(own, fits)
    .slice(0, 1)
    .map((one) => one.id);
}

const isUnloaded = ({ loadCount }: LibraryExercise): boolean => loadCount === 0;

/** 'Harder' where nothing can be loaded: the next harder version of each, or the next easier one. */
function versionOf(id: string, change: string): string {
  const turn = effortAsked(change);
  const own = exerciseById(id);
  if (!own || !isUnloaded(own)) return id;
  const others =
    turn === 'harder' ? progressionsOf(id) : turn === 'easier' ? regressionsOf(id) : [];
  const fits = ({ complexity, props, roles, lastResort, impact, equipment }: LibraryExercise) =>
    !lastResort &&
    equipment.every((kit) => kit === 'bodyweight' || own.equipment.includes(kit)) &&
    complexity <= own.complexity + 2 &&
    impact <= own.impact &&
    props.every((prop) => own.props.includes(prop)) &&
    roles.some((role) => own.roles.includes(role));
  return others.find((one) => isUnloaded(one) && fits(one))?.id ?? id;
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
  const gone = goneByPlace(change, names);
  if (names.length === 0) return null;
  const claims = takenOut(change, read(change).claims).filter(({ reader }) => reader !== 'learned');
  const isOther = !gone && (wantsOthers(change) || cuesIn(change).has('change', 'other'));
  if (isOther && !namesWhatGoes(change, claims))
    return wantsOthers(change) ? withOthers(wish, change, names) : null;
  if (claims.some(({ slot }) => slot === 'danger' || slotsOfMoves.includes(slot))) return null;
  const goneId = gone === undefined ? undefined : findExercise(gone)?.exercise.id;
  const left = goneId
    ? [claim('exercise', goneId, 'change.place', { polarity: 'refuses', quote: change })]
    : [];
  const refused = new Set(refusedExercises([...wish.claims, ...left]));
  const wanted = namedIn(wish);
  const kept = idsOf(names)
    .map((id) => (wanted.has(id) ? id : versionOf(id, change)))
    .filter((id) => !refused.has(id))
    .slice(0, most)
    .map((id) => claim('exercise', id, 'change.keep', { certainty: 0.7 }));
  return { ...wish, claims: [...kept, ...wish.claims, ...left] };
}
