import { exerciseById } from '../../exercise/library.ts';
import { quantitiesIn, type Span } from '../engine/features.ts';
import type { Hit } from '../engine/phrases.ts';
import type { Scan } from '../engine/scan.ts';
import { isArticle, kilogramsIn, type Quantity, toMetres } from '../engine/units.ts';
import { common } from '../lexicon/terms/everyday-words.ts';
import { terms } from '../lexicon/terms/lines.ts';
import { endingAt, startingAt } from '../slots/around.ts';
import { isBarLift } from '../slots/moves/short-names.ts';
import { timesWords } from '../slots/shape/repeats.ts';
import { readFormatLengths } from '../slots/time/format-lengths.ts';
import { bareMinutesAt } from '../slots/time/minutes.ts';
import type { WrittenItem } from '../vocabulary.ts';

type Amount = Pick<
  WrittenItem,
  'sets' | 'reps' | 'repsTo' | 'seconds' | 'metres' | 'calories' | 'kilograms' | 'complex'
>;

const mostReps = 500;
const longestHoldSeconds = 300;
const mostSets = 20;

function amountOf({ unit, value, upTo, ...span }: Quantity): Amount | null {
  const count = upTo ?? value;
  if (unit === 'seconds' && count <= longestHoldSeconds) return { seconds: Math.round(count) };
  if (unit === 'minutes' && count <= 3) return { seconds: Math.round(count * 60) };
  const metres = toMetres({ unit, value: count, ...span });
  if (metres !== null) return { metres };
  if (unit === 'calories' && count <= mostReps) return { calories: count };
  const isReps = (unit === null || unit === 'reps') && Number.isInteger(count);
  if (!isReps || count < 1 || count > mostReps) return null;
  return upTo === undefined ? { reps: value } : { reps: value, repsTo: upTo };
}

/** '6x(1+1)': so many times one of each. */
function complexAt({ tokens }: Scan, at: number): { moves: number[]; to: number } | null {
  if (tokens[at]?.text !== '(') return null;
  const moves: number[] = [];
  let to = at + 1;
  while (tokens[to]?.kind === 'number') {
    moves.push(tokens[to]?.value ?? 1);
    to += tokens[to + 1]?.text === '+' ? 2 : 1;
  }
  return moves.length > 1 && tokens[to]?.text === ')' ? { moves, to: to + 1 } : null;
}

/** '3x5', '3 sets of 8', '80x8' from a first number on; with where it ends. */
function setsAt(
  scan: Scan,
  quantities: readonly Quantity[],
  at: number,
): (Amount & { to: number }) | null {
  const { tokens } = scan;
  const first = quantities[at];
  const second = quantities[at + 1];
  if (!first) return null;
  const complex = terms.times.has(tokens[first.to]?.text) ? complexAt(scan, first.to + 1) : null;
  if (complex && first.value <= mostSets) {
    return { sets: first.value, reps: 1, complex: complex.moves, to: complex.to };
  }
  const isTimes = terms.times.has(tokens[first.to]?.text) && first.unit === null;
  const isOf = first.unit === 'sets';
  if (!isTimes && !isOf) return null;
  const gap = second ? second.from - first.to : 9;
  const amount = second && gap <= (isOf ? 2 : 1) ? amountOf(second) : null;
  // 'Bench 80x8' is a weight and its reps.
  if (amount && second && first.value > mostSets) {
    return { kilograms: first.value, ...amount, to: second.to };
  }
  if (first.value > mostSets) return null;
  if (amount && second) return { sets: first.value, ...amount, to: second.to };
  return isOf ? { sets: first.value, to: first.to } : null;
}

interface Placed extends Amount {
  from: number;
  to: number;
}

/** All amounts of work in the text, but those told of something else: sets, reps, seconds. */
function findAmounts(
  scan: Scan,
  quantities: readonly Quantity[],
  others: readonly Span[],
): Placed[] {
  const found: Placed[] = [];
  const lengths = readFormatLengths(scan);
  const session = bareMinutesAt(scan);
  const isOfMax = ({ from }: Quantity) => others.some((one) => one.from <= from && from < one.to);
  let after = 0;
  for (const [i, quantity] of quantities.entries()) {
    if (quantity.from < after || isOfMax(quantity)) continue;
    const sets = setsAt(scan, quantities, i);
    const amount = sets ?? amountOf(quantity);
    const before = scan.tokens[quantity.from - 1]?.text ?? '';
    // '5/3/1', '1/2' and '1RM' are no reps, '@140' is a weight.
    const next = scan.tokens[quantity.to]?.text;
    const isPart =
      before === '/' || before === '@' || next === '/' || next === 'rm' || terms.named.has(before);
    const isRest =
      quantity.unit !== null &&
      (endingAt(scan, 'rest', quantity.from) ?? startingAt(scan, 'rest', quantity.to)) !==
        undefined;
    const isOfFormat =
      quantity.from === session || lengths.some(({ from }) => from === quantity.from);
    if (!amount || isPart || isRest || isOfFormat || timesWords.has(scan.tokens[quantity.to]?.text))
      continue;
    const to = sets?.to ?? quantity.to;
    const { ...own } = amount as Amount & { to?: number };
    delete own.to;
    found.push({ ...own, from: quantity.from, to });
    after = to;
  }
  return found;
}

/** Only small words stand between two places. */
function isClose({ tokens }: Scan, from: number, to: number): boolean {
  if (to < from || to - from > 2) return false;
  return tokens.slice(from, to).every(({ text }) => terms.links.has(text));
}

const barKilograms = { least: 20, most: 400 } as const;

/** '@140', 'squat 5x5 at 100', '3x5 squat 110': a bare number that is the weight of the bar. */
function isBarWeight({ tokens }: Scan, weight: Quantity, hit: Hit, isLed: boolean): boolean {
  const { from, to, value, upTo } = weight;
  const before = tokens[from - 1]?.text;
  if (before === '@') return true;
  const isAmount = terms.times.has(tokens[to]?.text) || terms.notWeights.has(tokens[to]?.text);
  const { least, most } = barKilograms;
  if (isAmount || upTo !== undefined || value < least || value > most) return false;
  return isBarLift(hit.value) && (terms.weightLeads.has(before) || (isLed && from === hit.to));
}

/** Nothing follows that a number would count: 'swings at 24', but 'squats with 10 kg dumbbells'. */
function endsAt({ tokens }: Scan, at: number): boolean {
  const next = tokens[at]?.text;
  if (next === ':' || next === '/') return false;
  return next === undefined || common.stops.has(next) || common.joints.has(next);
}

const heldKilograms = { least: 4, most: 60 } as const;

/** 'Swings at 24', 'goblet squats with a 16': behind a bell's move a bare number weighs it. */
function isHeldWeight(scan: Scan, { from, to, value, upTo }: Quantity, hit: Hit): boolean {
  const { tokens } = scan;
  const isHeld = exerciseById(hit.value)?.equipment.some((one) => heldKit.includes(one)) === true;
  const lead = isArticle(tokens[from - 1]) && from - hit.to > 1 ? from - 2 : from - 1;
  if (!isHeld || upTo !== undefined || lead !== hit.to) return false;
  const { least, most } = heldKilograms;
  const isSized = value >= least && value <= most;
  return isSized && terms.weightLeads.has(tokens[lead]?.text) && endsAt(scan, to);
}
const heldKit: readonly string[] = ['kettlebells', 'dumbbells'];

/** '@ 140' has the unit of the others, else kilograms. */
function weightOf(
  scan: Scan,
  quantities: readonly Quantity[],
  hit: Hit,
  end: number,
  isLed: boolean,
): { kilograms: number; to: number } | null {
  const isPounds = scan.of('unit').some(({ value }) => value === 'pounds');
  const near = quantities.find((one) => {
    const { from, to, unit } = one;
    // 'Thrusters and pull-ups, 40 kg barbell': what the kit weighs.
    const isOfKit = scan.tokens[from]?.segment !== scan.tokens[hit.from]?.segment;
    if (isOfKit && startingAt(scan, 'equipment', to)) return false;
    const isMarked =
      unit === null && (isBarWeight(scan, one, hit, isLed) || isHeldWeight(scan, one, hit));
    const isWeight = kilogramsIn(1, unit) !== null;
    return (isMarked || isWeight) && from >= hit.to && from < end && from - hit.to <= 8;
  });
  const kilograms =
    near && kilogramsIn(near.value, near.unit ?? (isPounds ? 'pounds' : 'kilograms'));
  return near && kilograms !== null && kilograms !== undefined ? { kilograms, to: near.to } : null;
}

/** So far one goes with what takes one there: '2.4k' behind sit-ups is a run. */
const farMetres = 400;
const travelling: readonly string[] = ['cyclic', 'sprint', 'carry', 'crawl', 'lunge', 'push_sled'];

const travels = (exerciseId: string): boolean =>
  exerciseById(exerciseId)?.patterns.some((pattern) => travelling.includes(pattern)) === true;

/** One line: the exercise, how much of it, and where the amount stands. */
export interface WrittenLine {
  item: WrittenItem;
  hit: Hit;
  amount: { from: number; to: number } | null;
  /** 'Thrusters at 30 kg': the weight of today. */
  isAtWeight: boolean;
  /** Behind its amount and its weight. */
  end: number;
}

/** Each named exercise with the amount beside it, taken from no number of the others; before it where the first one has it there, or the last one nowhere else. */
export function readLines(
  scan: Scan,
  moves: readonly Hit[],
  others: readonly Span[] = [],
): WrittenLine[] {
  const quantities = quantitiesIn(scan);
  const held = moves.flatMap((hit) => quantities.filter((one) => isHeldWeight(scan, one, hit)));
  const bare = held.filter(({ unit }) => unit === null);
  const amounts = findAmounts(scan, quantities, [...others, ...bare]);
  const isOf = (hit: Hit, { metres = 0 }: Amount) => metres < farMetres || travels(hit.value);
  const before = (hit: Hit) =>
    amounts.find((one) => isClose(scan, one.to, hit.from) && isOf(hit, one));
  // 'Bench press 60 kg 3x8': the weight stands between.
  const weights = quantities.filter(({ value, unit }) => kilogramsIn(value, unit) !== null);
  const endOf = (hit: Hit) => weights.find(({ from }) => isClose(scan, hit.to, from))?.to ?? hit.to;
  const behind = (hit: Hit) =>
    amounts.find((one) => isClose(scan, endOf(hit), one.from) && isOf(hit, one));
  const [first] = moves;
  const last = moves.at(-1);
  const isLastLed = last !== undefined && before(last) !== undefined && behind(last) === undefined;
  const isLed = isLastLed || (first !== undefined && before(first) !== undefined);
  return moves.map((hit, i) => {
    const own = isLed ? (before(hit) ?? behind(hit)) : (behind(hit) ?? before(hit));
    const weight = weightOf(
      scan,
      quantities,
      hit,
      moves[i + 1]?.from ?? scan.tokens.length,
      isLed && own?.sets !== undefined,
    );
    const { from: _from, to: _to, ...amount } = own ?? { from: 0, to: 0 };
    const quote = scan.quote(hit.from, hit.to);
    return {
      hit,
      isAtWeight:
        weight !== null &&
        terms.weightLeads.has(scan.tokens[hit.to]?.text) &&
        endsAt(scan, weight.to),
      amount: own ? { from: own.from, to: own.to } : null,
      item: {
        exerciseId: hit.value,
        quote,
        ...amount,
        ...(weight && { kilograms: weight.kilograms }),
      },
      end: Math.max(hit.to, own?.to ?? 0, weight?.to ?? 0),
    };
  });
}
