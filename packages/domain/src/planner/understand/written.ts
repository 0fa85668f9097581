import type { WrittenItem, WrittenWorkout } from '../../reading/vocabulary.ts';
import type { Hit } from '../../reading/engine/phrases.ts';
import { isRestWord } from './rest-words.ts';
import type { Scan } from '../../reading/engine/scan.ts';
import type { Layout } from './slots-layout.ts';
import { findShortNames } from './slots-moves.ts';
import { type Quantity, toKilograms } from '../../reading/engine/units.ts';

type Amount = Pick<WrittenItem, 'sets' | 'reps' | 'seconds' | 'kilograms'>;

const mostReps = 300;
const longestHold = 300;
const times = /^[x*]$/;
const timesWords = /^(?:times|mal|veces|fois|volte|vezes)$/;
const links = /^(?:of|x|:|-|,|\(|@|at|for|a|de|di|je|per|mal)$/;

/** Names of things that a list only asks to have among others. */
const openWords =
  /^(?:include|including|includes|incl|plus|some|like|such|etc|more|other|others|also|maybe|extra|favou?rite|love|focus|variations?|variants?|progressions?|mix|inkl|incluye|incluyendo|avec|con|mit|com|with|using)$/;
/** Formats in which 'with burpees and swings' is all there is. */
const closedFormats = new Set(['emom', 'tabata']);

function amountOf({ value, upTo, unit }: Quantity): Amount | null {
  const count = upTo ?? value;
  if (unit === 'seconds' && count <= longestHold) return { seconds: Math.round(count) };
  if (unit === 'minutes' && count <= 3) return { seconds: Math.round(count * 60) };
  const isReps = (unit === null || unit === 'reps') && Number.isInteger(count);
  return isReps && count >= 1 && count <= mostReps ? { reps: count } : null;
}

/** '3x5', '3 sets of 8' from a first number on; with where it ends. */
function setsAt(
  { tokens }: Scan,
  quantities: readonly Quantity[],
  at: number,
): (Amount & { to: number }) | null {
  const first = quantities[at];
  const second = quantities[at + 1];
  if (!first || first.value > 20) return null;
  const isTimes = times.test(tokens[first.to]?.text ?? '') && first.unit === null;
  const isOf = first.unit === 'sets';
  if (!isTimes && !isOf) return null;
  const gap = second ? second.from - first.to : 9;
  const amount = second && gap <= (isOf ? 2 : 1) ? amountOf(second) : null;
  if (amount && second) return { sets: first.value, ...amount, to: second.to };
  return isOf ? { sets: first.value, to: first.to } : null;
}

interface Placed extends Amount {
  from: number;
  to: number;
}

/** All amounts of work in the text: sets, reps, seconds. */
function findAmounts(scan: Scan, quantities: readonly Quantity[]): Placed[] {
  const found: Placed[] = [];
  let after = 0;
  for (const [i, quantity] of quantities.entries()) {
    if (quantity.from < after) continue;
    const sets = setsAt(scan, quantities, i);
    const amount = sets ?? amountOf(quantity);
    // '5/3/1' and '1/2' are no reps.
    const isPart = [quantity.from - 1, quantity.to].some((at) => scan.tokens[at]?.text === '/');
    const isRest =
      quantity.unit !== null &&
      [quantity.from - 1, quantity.to].some((at) => isRestWord(scan.tokens, at));
    if (!amount || isPart || isRest || timesWords.test(scan.tokens[quantity.to]?.text ?? ''))
      continue;
    const to = sets?.to ?? quantity.to;
    found.push({ ...amount, from: quantity.from, to });
    after = to;
  }
  return found;
}

/** Only small words stand between two places. */
function isClose({ tokens }: Scan, from: number, to: number): boolean {
  if (to < from || to - from > 2) return false;
  return tokens.slice(from, to).every(({ text }) => links.test(text));
}

function weightOf(scan: Scan, quantities: readonly Quantity[], hit: Hit): number | null {
  const near = quantities.find(
    ({ from, value, unit }) =>
      toKilograms(value, unit) !== null &&
      from >= hit.to &&
      from - hit.to <= 5 &&
      scan.tokens[from]?.segment === scan.tokens[hit.from]?.segment,
  );
  return near ? toKilograms(near.value, near.unit) : null;
}

interface Line {
  item: WrittenItem;
  hit: Hit;
  /** Where its amount stands. */
  amount: { from: number; to: number } | null;
}

/** Each named exercise with the amount beside it; before it where the first one has it there. */
function readLines(scan: Scan, quantities: readonly Quantity[], moves: readonly Hit[]): Line[] {
  const amounts = findAmounts(scan, quantities);
  const before = (hit: Hit) => amounts.find(({ to }) => isClose(scan, to, hit.from));
  // 'Bench press 60 kg 3x8': the weight stands between.
  const weights = quantities.filter(({ value, unit }) => toKilograms(value, unit) !== null);
  const endOf = (hit: Hit) => weights.find(({ from }) => isClose(scan, hit.to, from))?.to ?? hit.to;
  const behind = (hit: Hit) => amounts.find(({ from }) => isClose(scan, endOf(hit), from));
  const [first] = moves;
  const isLed = first !== undefined && before(first) !== undefined;
  return moves.map((hit) => {
    const own = isLed ? (before(hit) ?? behind(hit)) : (behind(hit) ?? before(hit));
    const { from: _from, to: _to, ...amount } = own ?? { from: 0, to: 0 };
    const kilograms = weightOf(scan, quantities, hit);
    const quote = scan.quote(hit.from, hit.to);
    return {
      hit,
      amount: own ? { from: own.from, to: own.to } : null,
      item: { exerciseId: hit.value, quote, ...amount, ...(kilograms !== null && { kilograms }) },
    };
  });
}

const hasAmount = ({ item }: Line) =>
  item.sets !== undefined || item.reps !== undefined || item.seconds !== undefined;

/** '10 times', 'x 5' at the end; 'three times a week' is a habit. */
function readTimes({ tokens }: Scan, quantities: readonly Quantity[]): number | undefined {
  return quantities.find(({ value, unit, to }) => {
    const isTimes = timesWords.test(tokens[to]?.text ?? '');
    const isHabit = /^(?:a|per|each|every|pro|por|par|die)$/.test(tokens[to + 1]?.text ?? '');
    return unit === null && isTimes && !isHabit && value >= 2 && value <= 50;
  })?.value;
}

/** Words around the list leave room for more: 'with some squats'. */
function isOpen({ tokens, of }: Scan, lines: readonly Line[], isClosedFormat: boolean): boolean {
  const [first] = lines;
  const sentence = tokens[first?.hit.from ?? 0]?.sentence;
  const end = lines.at(-1)?.hit.to ?? 0;
  const kit = of('equipment').concat(of('prop'));
  return tokens.some(({ text, ...token }, at) => {
    if (token.sentence !== sentence || at > end + 6 || !openWords.test(text)) return false;
    const isJoint = /^(?:with|avec|con|mit|com|using|plus)$/.test(text);
    if (!isJoint) return true;
    // 'With 12 kg dumbbells' tells of the kit.
    return (
      !isClosedFormat &&
      at < (first?.hit.from ?? 0) &&
      !kit.some(({ from }) => from > at && from - at <= 4)
    );
  });
}

/** 'Wall sit and plank only', 'just squats and push-ups'. */
function isAllThere({ tokens, of }: Scan, lines: readonly Line[]): boolean {
  const from = lines[0]?.amount?.from ?? lines[0]?.hit.from ?? 0;
  const to = lines.at(-1)?.hit.to ?? 0;
  return of('only').some(
    (hit) =>
      hit.value === 'only' &&
      (hit.from === to || hit.to === from) &&
      tokens[hit.from]?.sentence === tokens[to - 1]?.sentence,
  );
}

export interface WrittenReading {
  workout: WrittenWorkout;
  quote: string;
  /** Numbers that are amounts of an exercise, and no length of the session. */
  used: { from: number; to: number }[];
}

/**
 * A workout that the text writes out: '5 rounds: 10 push-ups, 15 squats', '21-15-9 thrusters and
 * pull-ups', 'deadlift 3x5, pull-ups 5x5'. Null where it only names what it wants among others.
 */
export function readWritten(
  scan: Scan,
  quantities: readonly Quantity[],
  layout: Layout,
  wanted: readonly string[],
): WrittenReading | null {
  const moves = [...scan.of('move'), ...findShortNames(scan)]
    .filter((hit) => scan.polarity(hit) === 'plain' && wanted.includes(hit.value))
    .sort((a, b) => a.from - b.from);
  const own = readLines(scan, quantities, moves);
  const [first] = own;
  if (!first) return null;
  const { levels, restSeconds, workSeconds } = layout.body;
  const rounds = layout.body.rounds ?? readTimes(scan, quantities);
  // '3 sets of squats and rows' are three of each.
  const dosed = own.filter(hasAmount);
  const [dose] = dosed;
  // 'Squats and rows 4x8' are four of each too.
  const isAtEnd = dose === first || dose === own.at(-1);
  const isShared = own.length > 1 && dosed.length === 1 && isAtEnd && dose?.item.sets !== undefined;
  const { sets: shared, reps, seconds } = (dose ?? first).item;
  const amount = {
    ...(shared !== undefined && { sets: shared }),
    ...(reps !== undefined && { reps }),
    ...(seconds !== undefined && { seconds }),
  };
  const lines = isShared
    ? own.map((line) => ({ ...line, item: { ...line.item, ...amount } }))
    : own;
  const told = lines.filter(hasAmount).length;
  const format = scan.of('format').find((hit) => scan.polarity(hit) === 'plain')?.value;
  const isAmrap = scan.tokens.some(({ text }) => /^(?:amrap|rft)$/.test(text));
  const isClosedFormat =
    layout.body.isPaired === true ||
    isAmrap ||
    closedFormats.has(format ?? layout.format ?? '') ||
    levels !== undefined;
  const hasFocus = scan.of('focus').some((hit) => scan.polarity(hit) === 'plain');
  const isCounted = rounds !== undefined || isClosedFormat;
  const isList = lines.length > 1 || (isCounted && !hasFocus);
  const isTold = told === lines.length && (!isShared || !hasFocus);
  const start = first.amount && first.amount.to <= first.hit.from ? first.amount : first.hit;
  // '3 rounds of squats and push-ups', 'today: squats, rows'.
  const isOfRounds =
    scan.tokens[start.from - 1]?.text === 'of' &&
    quantities.some(({ unit, to }) => unit === 'rounds' && to === start.from - 1);
  const isAnnounced = isOfRounds || scan.tokens[start.from - 1]?.text === ':';
  const isNamed =
    lines.length > 1 && (isAnnounced || isAllThere(scan, lines) || (isClosedFormat && !hasFocus));
  const isWhole = isList && (isTold || levels !== undefined || isNamed);
  const only = isWhole && !isOpen(scan, lines, isClosedFormat);
  const kept = only ? lines : lines.filter(({ item }) => isDose(item));
  if (kept.length === 0) return null;
  return {
    workout: {
      items: kept.map((line) => {
        if (levels) return withoutReps(line.item);
        return hasAmount(line) || workSeconds === undefined
          ? line.item
          : { ...line.item, seconds: workSeconds };
      }),
      ...(rounds !== undefined && { rounds: Math.round(rounds) }),
      ...(levels && { levels }),
      ...(restSeconds !== undefined && { restSeconds }),
      only,
    },
    quote: scan.quote(first.amount?.from ?? first.hit.from, own.at(-1)?.hit.to ?? first.hit.to),
    used: kept.flatMap(({ amount: place }) => place ?? []),
  };
}

const mostOfOne = 50;

/** What one set of an exercise among others can be. */
function isDose({ sets, reps, seconds }: WrittenItem): boolean {
  return sets !== undefined || seconds !== undefined || (reps !== undefined && reps <= mostOfOne);
}

/** The ladder counts the reps. */
function withoutReps({ reps: _reps, ...item }: WrittenItem): WrittenItem {
  return item;
}
