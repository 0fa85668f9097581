import { findExercise } from '../../exercise/find.ts';
import { progressionsOf, regressionsOf } from '../../exercise/graph.ts';
import { exerciseById } from '../../exercise/library.ts';
import { rankSwaps } from '../../exercise/swaps.ts';
import type { LibraryExercise } from '../../exercise/types.ts';
import { type Claim, claim, claimsOf, type SlotName } from '../../reading/claims.ts';
import { areaMuscles } from '../../reading/lexicon/body/muscles.ts';
import { read } from '../../reading/read.ts';
import { refusedExercises } from '../../reading/slots/moves/families.ts';
import type { Format } from '../../reading/vocabulary.ts';
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

/** Ways to play any exercises: a change to one of these takes none of them out. */
const frames: ReadonlySet<Format> = new Set<Format>([
  'circuit',
  'amrap',
  'superset',
  'giant_set',
  'sets',
]);
const isFrame = (one: Claim): boolean =>
  one.slot === 'format' && one.polarity !== 'refuses' && frames.has(one.value);

const more =
  /(?<!\p{L})(?:more|extra|bit of|bigger dose|mehr|m[aá]s|plus de|davantage|pi[uù]|mais|exists?)(?!\p{L})/iu;

/** 'More glutes': of what is there already, and no session of that alone. */
const wantsMoreOf = (change: string, claims: readonly Claim[]): boolean =>
  more.test(change) &&
  claims.some(({ slot, polarity }) => slot === 'focus' && polarity === 'wants') &&
  !claims.some(({ slot, polarity }) => slot === 'focus' && polarity === 'refuses');

const shareLeft = 0.6;

/** The first of a session and what trains the part already: the others make room for more of it. */
function withRoom(ids: readonly string[], claims: readonly Claim[]): string[] {
  const parts = new Set(
    claimsOf(claims, 'focus').flatMap(
      ({ value }) => value.muscles ?? areaMuscles[value.area] ?? [],
    ),
  );
  const trains = (id: string) => exerciseById(id)?.primary.some((one) => parts.has(one)) ?? false;
  const others = ids.filter((id) => !trains(id));
  const left = Math.max(1, Math.floor(ids.length * shareLeft) - (ids.length - others.length));
  const stays = new Set(others.slice(0, left));
  return ids.filter((id) => trains(id) || stays.has(id));
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
  const isMore = wantsMoreOf(change, claims);
  const isFree = ({ slot }: Claim): boolean =>
    slot === 'danger' || (slotsOfMoves.includes(slot) && !(isMore && slot === 'focus'));
  if (claims.some((one) => isFree(one) && !isFrame(one))) return null;
  const goneId = gone === undefined ? undefined : findExercise(gone)?.exercise.id;
  const left = goneId
    ? [claim('exercise', goneId, 'change.place', { polarity: 'refuses', quote: change })]
    : [];
  const refused = new Set(refusedExercises([...wish.claims, ...left]));
  const wanted = namedIn(wish);
  const own = isMore ? withRoom(idsOf(names), claims) : idsOf(names);
  const kept = own
    .map((id) => (wanted.has(id) ? id : versionOf(id, change)))
    .filter((id) => !refused.has(id))
    .slice(0, most)
    .map((id) => claim('exercise', id, 'change.keep', { certainty: 0.7 }));
  return { ...wish, claims: [...kept, ...wish.claims, ...left] };
}
