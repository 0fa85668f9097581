import type { Difficulty } from '../../workout/limits.ts';
import type { FocusArea, Format, Goal } from '../../reading/vocabulary.ts';
import { isDenied } from '../../reading/engine/negation.ts';
import { isRealPart } from './pain-owners.ts';
import type { Hit } from '../../reading/engine/phrases.ts';
import { type Scan, trust } from '../../reading/engine/scan.ts';
import type { Reading } from './slots-person.ts';

/** The last one stands where a correction comes between; else the first. */
function pick(scan: Scan, hits: readonly Hit[]): Hit | null {
  const last = hits.at(-1);
  const first = hits[0];
  if (!first || !last) return null;
  const corrected = scan
    .of('correction')
    .some((cue) => cue.from >= first.to && cue.to <= last.from);
  return corrected ? last : first;
}

function readingOf<T extends string>(scan: Scan, hit: Hit, most = 0.92): Reading<T> {
  return {
    value: hit.value as T,
    confidence: trust(hit, most),
    quote: scan.quote(hit.from, hit.to),
  };
}

function isPast({ tokens, of }: Scan, hit: Hit): boolean {
  return of('past').some((cue) => tokens[cue.from]?.segment === tokens[hit.from]?.segment);
}

/** Sure formats before those whose words also mean other things. */
const formatRank: Format[] = [
  'tabata',
  'emom',
  'pyramid',
  'compound',
  'circuit',
  'intervals',
  'rounds',
  'sets',
];

export function readFormat(scan: Scan): Reading<Format> | null {
  const open = scan.of('format').filter((hit) => !isDenied(scan, hit) && !isPast(scan, hit));
  const corrected = pick(scan, open);
  const last = open.at(-1);
  if (!corrected || !last) return null;
  if (corrected === last && open.length > 1) return readingOf(scan, last);
  const ranked = [...open].sort(
    (a, b) => formatRank.indexOf(a.value as Format) - formatRank.indexOf(b.value as Format),
  );
  const [best] = ranked;
  if (!best) return null;
  const word = scan.tokens[best.from]?.text ?? '';
  // 'Yoga flow' is mobility, 'serie' alone says little.
  const isYoga =
    /^(?:flow|flows|fluido)$/.test(word) && /yoga|mobility|stretch/.test(scan.text.toLowerCase());
  if (isYoga) return null;
  const isLoose = /^(?:complex|chain|stations|ladder|series|serie|sets|flow)$/.test(word);
  return readingOf(scan, best, isLoose ? 0.75 : 0.95);
}

/** A goal's own word beats one that only hints at it. */
const weakGoalWords =
  /^(?:heavy|lose|cut|burn|calories|strong|forte|muscle|muscles|tone|pump|size|mass|stark|fuerte|masse|bewegen|quemar|bruler|bruciare|queimar)$/;

/** 'Bands light, medium, heavy' tells of the kit. */
function describesKit({ tokens, of }: Scan, hit: Hit): boolean {
  return of('equipment').some(({ to }) => {
    if (to > hit.from || hit.from - to > 4) return false;
    const between = tokens.slice(to, hit.from);
    return (
      between.every(({ text }) => /^(?:,|and|light|medium|heavy|\/|&|to)$/.test(text)) &&
      tokens[to - 1]?.sentence === tokens[hit.from]?.sentence &&
      /^(?:light|medium|heavy)$/.test(tokens[hit.from]?.text ?? '')
    );
  });
}

/** 'Cut the burpees' is no wish to get lean, and a muscle-up no wish for size. */
function isOtherWord({ tokens }: Scan, hit: Hit): boolean {
  const next = tokens[hit.to]?.text === '-' ? hit.to + 1 : hit.to;
  const isMuscleUp = tokens[hit.from]?.text === 'muscle' && /^ups?$/.test(tokens[next]?.text ?? '');
  const isAll = /^(?:all|every|each|sore|tight|stiff)$/.test(tokens[hit.from - 1]?.text ?? '');
  if (isMuscleUp || (isAll && /^muscles?$/.test(tokens[hit.from]?.text ?? ''))) return true;
  return tokens[hit.from]?.text === 'cut' && /^(?:the|out)$/.test(tokens[hit.to]?.text ?? '');
}

export function readGoal(scan: Scan): Reading<Goal> | null {
  const open = scan
    .of('goal')
    .filter(
      (hit) =>
        !isDenied(scan, hit) &&
        !isPast(scan, hit) &&
        !isOtherWord(scan, hit) &&
        !describesKit(scan, hit),
    );
  const strong = open.filter(
    (hit) => !weakGoalWords.test(scan.tokens[hit.from]?.text ?? '') || hit.to > hit.from + 1,
  );
  const hit = pick(scan, strong) ?? pick(scan, open);
  if (!hit) return null;
  return readingOf(scan, hit, strong.includes(hit) ? 0.92 : 0.75);
}

export interface FocusReading extends Reading<FocusArea> {
  /** The words that named it, folded: 'triceps' for the arms. */
  said: string[];
}

export interface FocusReadings {
  wanted: FocusReading[];
  avoided: FocusReading[];
}

/** Each part once, with all the words that named it. */
function addTo(found: Map<string, FocusReading>, reading: FocusReading): void {
  const before = found.get(reading.value);
  found.set(
    reading.value,
    before ? { ...reading, said: [...before.said, ...reading.said] } : reading,
  );
}

/** Parts to train and parts to leave out; hurt ones are neither. */
export function readFocus(scan: Scan, taken: ReadonlySet<number>): FocusReadings {
  const wanted = new Map<string, FocusReading>();
  const avoided = new Map<string, FocusReading>();
  const cut = scan.of('correction').at(-1);
  const hits = scan.of('focus').filter((hit) => {
    if (taken.has(hit.from) || !isRealPart(scan, hit)) return false;
    const word = scan.tokens[hit.from]?.text;
    if (
      (word === 'po' && scan.language.value !== 'de') ||
      (word === 'bis' && scan.language.value === 'de')
    )
      return false;
    return !isPast(scan, hit);
  });
  const hasLater =
    cut &&
    hits.some(
      (hit) =>
        hit.from >= cut.to && scan.tokens[hit.from]?.segment === scan.tokens[cut.to]?.segment,
    );
  for (const hit of hits) {
    const words = scan.tokens.slice(hit.from, hit.to).filter(({ kind }) => kind === 'word');
    const said = [words.map(({ text }) => text).join(' ')];
    const reading = { ...readingOf<FocusArea>(scan, hit, 0.9), said };
    // 'No chest pain' is no wish to leave the chest out.
    const isPainFree = scan
      .of('pain')
      .some((word) => scan.polarity(word) === 'negated' && Math.abs(word.from - hit.to) <= 3);
    if (scan.polarity(hit) !== 'plain' && isPainFree) continue;
    if (scan.polarity(hit) !== 'plain') addTo(avoided, reading);
    else if (!hasLater || !cut || hit.from >= cut.from) addTo(wanted, reading);
  }
  for (const area of avoided.keys()) wanted.delete(area);
  return { wanted: [...wanted.values()], avoided: [...avoided.values()] };
}

const gearAfter = new Set(['equipment', 'kit']);

/** Easy to hard; 'not too hard' is easy, 'light dumbbells' says nothing. */
export function readDifficulty(scan: Scan): Reading<Difficulty> | null {
  const open = scan.of('effort').filter((hit) => {
    const isKit = scan.hits.some(
      (other) => gearAfter.has(other.kind) && other.from - hit.to >= 0 && other.from - hit.to <= 1,
    );
    const word = scan.tokens[hit.from]?.text ?? '';
    const isOther =
      /^(?:light|lighter|leicht|leichter|leger|cool|fresh|suave|recovery|comfortable|forte)$/.test(
        word,
      ) && isKit;
    const next = scan.tokens[hit.to]?.text ?? '';
    const isCare = word === 'easy' && next === 'on';
    return !isOther && !isCare && !(isKit && word === 'heavy') && !describesKit(scan, hit);
  });
  const hit = pick(scan, open);
  if (!hit) return null;
  const reading = readingOf<Difficulty>(scan, hit, 0.88);
  if (!isDenied(scan, hit)) return reading;
  const turned: Record<Difficulty, Difficulty> = {
    hard: 'easy',
    easy: 'hard',
    moderate: 'moderate',
  };
  return { ...reading, value: turned[reading.value], confidence: 0.7 };
}

export function readHistoryWish(scan: Scan): Reading<'repeat' | 'vary'> | null {
  const hit = scan.of('history').at(-1);
  if (!hit) return null;
  const turned = hit.value === 'repeat' && isDenied(scan, hit);
  const reading = readingOf<'repeat' | 'vary'>(scan, hit, 0.85);
  return turned ? { ...reading, value: 'vary' } : reading;
}
