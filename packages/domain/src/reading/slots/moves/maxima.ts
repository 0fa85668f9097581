import { exerciseById } from '../../../exercise/library.ts';
import { type Claim, claim } from '../../claims.ts';
import { quantitiesIn, whose } from '../../engine/features.ts';
import { oncePerText } from '../../engine/once-per-text.ts';
import type { Hit } from '../../engine/phrases.ts';
import type { Scan } from '../../engine/scan.ts';
import { kilogramsIn, type Quantity } from '../../engine/units.ts';
import { isOneOf } from '../../engine/words.ts';
import { common } from '../../lexicon/terms/everyday-words.ts';
import { terms } from '../../lexicon/terms/moves/maxima.ts';
import type { Language, StatedMax } from '../../vocabulary.ts';
import { liftWord } from './short-names.ts';

export interface FoundMax {
  move: Hit;
  max: StatedMax;
  /** Where its number stands. */
  weight: { from: number; to: number };
  from: number;
  to: number;
  /** Told apart from its lift, which may be asked for as well. */
  isApart?: true;
}

const leastKilograms = 20;
const mostKilograms = 450;
/** Two lifts with plain heavy weights side by side are somebody's numbers. */
const heavyKilograms = 40;
/** From here on a bare number after the name of a barbell lift is its weight. */
const surelyKilograms = 60;

/** Lifts that a weight of the bar is told of. */
const isLift = (id: string) =>
  id === 'air-squat' ||
  id === 'weighted-pull-up' ||
  (exerciseById(id)?.equipment.some((one) => one === 'barbells' || one === 'dumbbells') ?? false);

/** A bare 'squat' with a weight on it is done with a bar. */
const loadedLift: Record<string, string> = {
  'air-squat': 'back-squat',
  'one-arm-dumbbell-row': 'barbell-bent-over-row',
  'dumbbell-shoulder-press': 'overhead-press',
};

/** Above this, in kilograms, a number without a unit is of pounds: few ever lift that. */
const poundsAbove: Record<string, number> = {
  'back-squat': 260,
  'bench-press': 165,
  'conventional-deadlift': 300,
  'overhead-press': 110,
};
/** What full plates of 45 lb come to on a bar. */
const plateSums = new Set([135, 225, 275, 315, 365, 405, 455, 495]);

function kilogramsOf(
  { value, unit }: Quantity,
  quantities: readonly Quantity[],
  lift: string,
  language: Language,
): number | null {
  const said = kilogramsIn(value, unit);
  if (said !== null) return said;
  if (unit !== null) return null;
  const isMetric = quantities.some((other) => other.unit === 'kilograms');
  const isPounds =
    quantities.some((other) => other.unit === 'pounds') ||
    (!isMetric &&
      ((language === 'en' && plateSums.has(value)) ||
        value > (poundsAbove[lift] ?? mostKilograms)));
  return kilogramsIn(value, isPounds ? 'pounds' : 'kilograms');
}

interface Lifts {
  scan: Scan;
  quantities: readonly Quantity[];
  named: readonly Hit[];
}

function liftsIn(scan: Scan): Lifts {
  const { tokens } = scan;
  const moves = scan.of('move');
  const isTaken = new Set(
    moves.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)),
  );
  const short = tokens.flatMap(({ text }, from): Hit[] => {
    const value = isTaken.has(from) ? undefined : liftWord(text);
    return value ? [{ kind: 'move', value, from, to: from + 1, typo: 0 }] : [];
  });
  const named = [...moves, ...short].filter(({ value }) => isLift(value));
  return { scan, quantities: quantitiesIn(scan), named: named.sort((a, b) => a.from - b.from) };
}

const wordsOf = ({ tokens }: Scan, from: number, to: number) =>
  tokens.slice(Math.max(0, from), Math.max(0, to)).map(({ text }) => text);

/** '5x5', '80%', '8 reps' are doses, no weights. */
function isDose(lifts: Lifts, { from, to, unit }: Quantity): boolean {
  const { scan, quantities } = lifts;
  const isTimes = (at: number) => common.times.has(scan.tokens[at]?.text);
  if (unit !== null && kilogramsIn(1, unit) === null) return true;
  // '531 bench' is the name of a program.
  if (scan.of('named').some((hit) => hit.from <= from && to <= hit.to)) return true;
  if (isTimes(from - 1) && scan.tokens[from - 2]?.kind === 'number') return true;
  if (scan.tokens[to]?.text === '%' || scan.tokens[from - 1]?.text === '@') return true;
  // '70/75/80' climbs from set to set.
  if (scan.tokens[to]?.text === '/' && scan.tokens[to + 1]?.kind === 'number') return true;
  const next = isTimes(to) ? quantities.find((other) => other.from === to + 1) : undefined;
  // '225x5' is a weight for five; '5x5' and '3x10' are sets.
  if (next === undefined || unit !== null) return false;
  const value = scan.tokens[from]?.value ?? 0;
  return value < (next.value <= mostOfTopSet && saysWeightFirst(lifts) ? mostSets : heavyKilograms);
}

/** Fewer sets than this, and more kilograms, are told before an 'x'. */
const mostSets = 21;
const mostOfTopSet = 12;

/** 'Squat 60x8, bench 35x8': one that can be no count of sets tells how all are written. */
const saysWeightFirst = ({ scan, quantities }: Lifts): boolean =>
  quantities.some(
    ({ value, unit, to }) =>
      unit === null && value >= heavyKilograms && common.times.has(scan.tokens[to]?.text),
  );

/** '100 for 5', '100 x 5'. */
function repsAfter({ scan, quantities }: Lifts, weight: Quantity): Quantity | undefined {
  const link = scan.tokens[weight.to]?.text ?? '';
  if (!terms.repLinks.has(link)) return undefined;
  const reps = quantities.find(({ from }) => from === weight.to + 1);
  // '110 for 3x5': five to a set.
  const isSets = reps && common.times.has(scan.tokens[reps.to]?.text);
  const each = isSets ? quantities.find(({ from }) => from === reps.to + 1) : reps;
  const isReps = each && (each.unit === null || each.unit === 'reps') && each.value <= 20;
  return isReps ? each : undefined;
}

/** The number that belongs to a lift: right after it, or right before it. */
function weightOf(lifts: Lifts, move: Hit): Quantity | null {
  const { scan, quantities, named } = lifts;
  const { sentence } = scan.tokens[move.from] ?? {};
  const after = quantities.find(
    ({ from }) =>
      from >= move.to && from - move.to <= 6 && scan.tokens[from]?.sentence === sentence,
  );
  if (after && !isDose(lifts, after)) {
    const between = wordsOf(scan, move.to, after.from);
    const isNext = named.some(({ from }) => from >= move.to && from < after.from);
    const isClose = between.every(
      (word) =>
        terms.links.has(word) ||
        terms.maxWords.has(word) ||
        terms.stuckWords.has(word) ||
        terms.dayWords.has(word),
    );
    if (!isNext && isClose) return after;
  }
  const before = quantities.find(({ to }) => to === move.from);
  if (!before || isDose(lifts, before)) return null;
  if (isOneOf(scan.tokens[before.from - 1]?.text, 'at @ mit con com avec a')) return null;
  const isOfOther = named.some(({ to }) => to <= before.from && before.from - to <= 1);
  return isOfOther ? null : before;
}

function make(lifts: Lifts, move: Hit, weight: Quantity): FoundMax | null {
  const lift = loadedLift[move.value] ?? move.value;
  const { scan, quantities } = lifts;
  const kilograms = kilogramsOf(weight, quantities, lift, scan.language.value);
  if (kilograms === null || kilograms < leastKilograms || kilograms > mostKilograms) return null;
  const reps = repsAfter(lifts, weight);
  return {
    move,
    max: { lift, kilograms, reps: reps?.value ?? 1 },
    weight,
    from: Math.min(move.from, weight.from),
    to: Math.max(move.to, weight.to, reps?.to ?? 0),
  };
}

/** A maximum that names its lift beside it. */
function findPaired(lifts: Lifts): FoundMax[] {
  const { scan, named } = lifts;
  const words = wordsOf(scan, 0, scan.tokens.length);
  const saysMax = words.some(
    (word) => terms.maxWords.has(word) || terms.stuckWords.has(word) || terms.trainingMax.has(word),
  );
  const pairs = named.flatMap((move) => {
    const weight = weightOf(lifts, move);
    const found = weight && make(lifts, move, weight);
    if (!weight || !found) return [];
    const said = weight.from >= move.to ? [move.to, weight.from] : [weight.from - 5, weight.from];
    const before = wordsOf(scan, said[0] ?? 0, said[1] ?? 0);
    const last = before.findLastIndex((word) => !terms.links.has(word));
    return [{ ...(isTrainingMax(before, last) ? fromTrainingMax(found) : found), weight }];
  });
  const paired = new Set(pairs.map(({ move }) => move.from));
  const isDosed = lifts.quantities.some((dose) => {
    if (dose.unit !== 'sets' && !common.times.has(scan.tokens[dose.to]?.text)) return false;
    // 'Squat 200, bench 140. Today bench: 4x4': of a lift that is named anew, without a weight.
    const own = named.findLast(({ to }) => to <= dose.from);
    return own === undefined || paired.has(own.from) || pairs.length < 2;
  });
  const isList =
    !isDosed &&
    new Set(pairs.map(({ max }) => max.lift)).size >= 2 &&
    pairs.every(({ max }) => max.kilograms >= heavyKilograms);
  return pairs.filter(({ move, max, weight }) => {
    const before = wordsOf(scan, move.from - 4, Math.min(move.from, weight.from));
    const between = wordsOf(scan, move.to, weight.from);
    const isTarget = [...before.slice(-3), ...between].some((word) => terms.targets.has(word));
    const isOwn = common.own.has(before.at(-1)) && terms.copulas.has(between[0]);
    // 'I deadlift 170 kg': the lift as a verb.
    const isDone = before.at(-1) === 'i' && between.length === 0 && !isDosed;
    const isFor =
      max.reps > 1 &&
      (weight.unit !== null || max.kilograms >= heavyKilograms || saysWeightFirst(lifts));
    // 'Squat 140': nobody writes so many reps of a barbell lift without a word for them.
    const isBare =
      !isDosed &&
      between.length === 0 &&
      weight.from === move.to &&
      weight.unit === null &&
      max.kilograms >= surelyKilograms &&
      exerciseById(max.lift)?.equipment.includes('barbells') === true &&
      !/s$/.test(scan.tokens[move.to - 1]?.text ?? '');
    return !isTarget && (saysMax || isList || isOwn || isDone || isFor || isBare);
  });
}

const lastReach = 4;

/** 'Last one was 182.5', 'zuletzt 170 kg': what the heavy set came to before. */
function isOfLast(before: readonly string[]): boolean {
  const near = before.slice(-lastReach);
  const at = near.findLastIndex((word) => terms.lastOnes.has(word));
  return (
    at >= 0 && near.slice(at + 1).every((word) => terms.links.has(word) || terms.ones.has(word))
  );
}

/** 'A heavy triple, last one was 182.5': as many reps as the set that is spoken of. */
function withFewReps(scan: Scan, found: readonly FoundMax[]): FoundMax[] {
  return found.map((one) => {
    const few = scan
      .of('lowReps')
      .findLast(({ from, to }) => from >= one.move.to - 1 && to <= one.to && from >= one.from);
    const { max } = one;
    return few && max.reps === 1 ? { ...one, max: { ...max, reps: Number(few.value) } } : one;
  });
}

/** 'Max is 180', '80% of 150 kg': the lift was named somewhere before. */
function findLoose(lifts: Lifts, paired: readonly FoundMax[]): FoundMax[] {
  const { scan, quantities, named } = lifts;
  return quantities.flatMap((weight) => {
    if (isDose(lifts, weight)) return [];
    if (paired.some(({ from, to }) => from <= weight.from && weight.to <= to)) return [];
    const before = wordsOf(scan, weight.from - 5, weight.from);
    const last = before.findLastIndex((word) => !terms.links.has(word));
    const said = before[last] ?? '';
    const isShare = said === '%' || isOneOf(said, 'percent prozent por pour per');
    const isStated =
      terms.maxWords.has(said) ||
      terms.trainingMax.has(said) ||
      isOfLast(before) ||
      terms.stuckWords.has(said) ||
      (isShare && isOneOf(before.at(-1), 'of de von di vom do'));
    if (!isStated) return [];
    const move =
      named.findLast(({ to }) => to <= weight.from) ?? named.find(({ from }) => from >= weight.to);
    const told = move && make(lifts, move, weight);
    const found = told && (isTrainingMax(before, last) ? fromTrainingMax(told) : told);
    const isKnown = found && paired.some(({ max }) => max.lift === found.max.lift);
    return found && !isKnown ? [{ ...found, isApart: true as const }] : [];
  });
}

/** What a training maximum is of the best. */
const trainingShare = 0.9;

/** 'TM 62.5', 'training max 140'. */
const isTrainingMax = (before: readonly string[], at: number): boolean =>
  terms.trainingMax.has(before[at] ?? '') || terms.trainingWords.has(before[at - 1] ?? '');

const fromTrainingMax = (found: FoundMax): FoundMax => ({
  ...found,
  max: { ...found.max, kilograms: Math.round((found.max.kilograms / trainingShare) * 10) / 10 },
});

/** 'Squat 5RM 120' is no single. */
function withRepMax({ tokens }: Scan, found: readonly FoundMax[]): FoundMax[] {
  const [only, ...others] = found;
  const at = tokens.findIndex(
    ({ kind }, i) => kind === 'number' && terms.repMax.has(tokens[i + 1]?.text),
  );
  const reps = tokens[at]?.value ?? 1;
  if (!only || others.length > 0 || reps < 2 || reps > mostMaxReps) return [...found];
  return [{ ...only, max: { ...only.max, reps } }];
}
const mostMaxReps = 10;

/** One of several bests taken for pounds, and no word of them: all are in kilograms. */
function withOneUnit({ quantities }: Lifts, found: readonly FoundMax[]): FoundMax[] {
  const isWhole = ({ max }: FoundMax) => Number.isInteger(max.kilograms);
  const isMixed = found.some(isWhole) && !found.every(isWhole);
  if (!isMixed || quantities.some(({ unit }) => unit === 'pounds')) return [...found];
  return found.map((one) => {
    if (isWhole(one)) return one;
    const said = quantities.find(
      ({ value, unit }) => unit === null && kilogramsIn(value, 'pounds') === one.max.kilograms,
    );
    return said ? { ...one, max: { ...one.max, kilograms: said.value } } : one;
  });
}

/** Every stated maximum: 'squat 1RM 140', 'bench 100 for 5', 'my squat is 100', 'max is 180'. */
export const findMaxima = oncePerText((scan: Scan): FoundMax[] => {
  const lifts = liftsIn(scan);
  if (lifts.named.length === 0) return [];
  const paired = findPaired(lifts);
  const all = withOneUnit(lifts, [...paired, ...findLoose(lifts, paired)]);
  return withFewReps(scan, withRepMax(scan, all));
});

/** What somebody says they can lift. */
export function readMaxima(scan: Scan): Claim[] {
  return findMaxima(scan).map(({ max, move, from, to }) =>
    claim('max', max, 'max.stated', {
      whose: whose(scan, move),
      polarity: 'has',
      certainty: 0.85,
      quote: scan.quote(from, to),
    }),
  );
}
