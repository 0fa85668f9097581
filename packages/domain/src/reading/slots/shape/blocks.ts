import { segmentAround, sentenceAround } from '../../engine/features.ts';
import { isDenied } from '../../engine/negation.ts';
import type { Hit } from '../../engine/phrases.ts';
import type { Scan } from '../../engine/scan.ts';
import { isOneOf } from '../../engine/words.ts';
import { terms } from '../../lexicon/terms/shape/blocks.ts';
import { endBefore, findCuts, isBareStart, isFilled, isTitle, isTotal } from '../../order/cuts.ts';
import type { FocusArea, Format, Goal, OrderPart } from '../../vocabulary.ts';
import { overlaps } from '../around.ts';
import { findShortNames } from '../moves/short-names.ts';
import { edgeLengths } from '../time/edges.ts';
import { readFormatLengths } from '../time/format-lengths.ts';
import { lengthsOf } from '../time/lengths.ts';
import {
  boutsIn,
  distanceIn,
  doseIn,
  liesWithin,
  type Part,
  partAmounts,
} from './block-amounts.ts';
import { numberGroups } from './number-groups.ts';

/** One of several parts that follow each other, with where it stands. */
export interface ToldBlock extends Part {
  wish: OrderPart;
  /** A warm-up or a cool-down, which has a slot of its own. */
  isEdge: boolean;
}

/** 'Squats, then accessories, about an hour', '45 in total': the length of all parts. */
function isOfWhole(scan: Scan, length: Part, part: Part): boolean {
  if (isTotal(scan, length) || isTitle(scan, length)) return true;
  // 'I have 40 min, first the rower, then 10 min abs'.
  const isLed = scan.of('chain').some(({ value, from }) => value === 'first' && from >= length.to);
  const isHad = terms.having.has(scan.tokens[length.from - 1]?.text);
  if (part.from === 0 && lengthsOf(scan).length > 1 && (isLed || isHad)) return true;
  const isOnlyOne = lengthsOf(scan).every((one) => one.from === length.from);
  const { from, to } = segmentAround(scan, length.from);
  const isApart = from > part.from || to < part.to;
  // '75 min zone 2, bike then treadmill': the kind of all of it, and no thing to do it on.
  const isOfKind =
    scan.of('cardio').some((hit) => hit.from >= from && hit.to <= to) &&
    !['focus', 'move', 'way', 'machine', 'format', 'edge'].some((kind) =>
      scan.of(kind).some((hit) => hit.from >= part.from && hit.to <= to),
    );
  return isOnlyOne && isApart && (isOfKind || !isFilled(scan, length, from, to));
}

function wishIn(scan: Scan, part: Part): OrderPart {
  const isIn = liesWithin(part);
  const isPlain = (hit: Hit) => isIn(hit) && scan.polarity(hit) === 'plain';
  const own = readFormatLengths(scan).find(
    ({ format, from, to, isCap }) => !isCap && (isIn(format) || isIn({ from, to })),
  );
  const format =
    own?.format ?? scan.of('format').find((hit) => isPlain(hit) && !isDenied(scan, hit));
  // 'Then a Tabata, one kettlebell, 25 min': what stands clauses away is of the whole.
  const isNear = ({ from }: Part) => {
    const segment = scan.tokens[from]?.segment ?? 0;
    return !format || segment - (scan.tokens[format.from]?.segment ?? 0) <= 1;
  };
  const near = lengthsOf(scan).find(
    (one) => isIn(one) && isNear(one) && !isOfWhole(scan, one, part),
  );
  const bouts = boutsIn(scan, part);
  const length = own ?? (bouts ? undefined : (near ?? bareIn(scan, part)));
  const goal = scan.of('goal').find((hit) => isPlain(hit) && !isDenied(scan, hit))?.value;
  const moves = [...scan.of('move'), ...findShortNames(scan)].filter(isPlain);
  // 'Walking lunges' and 'row 3x10' go nowhere.
  const way = scan
    .of('way')
    .find((hit) => isPlain(hit) && !moves.some((move) => overlaps(move, hit)));
  const isLift = scan.tokens
    .slice(part.from, part.to)
    .some(({ text }) => terms.liftWords.has(text));
  // A row may be a lift: a way to go has a length or a distance, or is a jog.
  const isGait = way !== undefined && isOneOf(way.value, 'run walk walk_run');
  const isFirst =
    scan.of('chain').some((hit) => hit.value === 'first' && isIn(hit)) &&
    !numberGroups(scan).products.some(isIn);
  const isWay =
    way !== undefined && (length !== undefined || isGait || isFirst || distanceIn(scan, part));
  const focus = [
    ...new Set(
      scan
        .of('focus')
        .filter(isPlain)
        .map(({ value }) => value as FocusArea),
    ),
  ];
  const exercises = [...new Set(moves.map(({ value }) => value))];
  // 'First the rower': a machine and nothing else.
  const isOnMachine =
    exercises.length + focus.length === 0 &&
    scan.of('machine').some((hit) => isPlain(hit) && terms.paced.has(hit.value));
  const isInSets = !length && exercises.length > 0 && numberGroups(scan).products.some(isIn);
  const dose = isInSets ? doseIn(scan, part) : undefined;
  return {
    ...(format ? { format: format.value as Format } : isInSets ? { format: 'sets' as const } : {}),
    ...(length && { minutes: length.minutes }),
    ...bouts,
    ...(isToTheEnd(scan, part) && { untilEnd: true as const }),
    ...dose,
    ...partAmounts(scan, part),
    ...(goal
      ? { goal: goal as Goal }
      : isLift
        ? { goal: 'strength' as const }
        : (isWay || isOnMachine) && !format
          ? { goal: 'endurance' as const }
          : {}),
    ...(focus.length > 0 && { focus }),
    ...(exercises.length > 0 && { exercises }),
  };
}

/** 'Core till the hour is up', 'the rest of the time'. */
function isToTheEnd(scan: Scan, { from, to }: Part): boolean {
  const words = scan.tokens.slice(from, to).map(({ text }) => text);
  return words.some(
    (word, at) =>
      terms.until.has(word) && words.slice(at + 1, at + 6).some((next) => terms.isOver.has(next)),
  );
}

/** 'Then core for 10', 'y luego fuerza 20': minutes without their unit at the end of a part. */
function bareIn(scan: Scan, part: Part): { minutes: number } | undefined {
  const isIn = liesWithin(part);
  const found = numberGroups(scan).single.find((one) => {
    const next = scan.tokens[one.to];
    const isEnd = next === undefined || next.kind === 'mark' || one.to === part.to;
    const isCap = readFormatLengths(scan).some((cap) => cap.isCap && cap.from === one.from);
    const isRoom = one.unit === null && one.value >= 3 && one.value <= 60 && !isCap;
    const isThing = ['equipment', 'move'].some((kind) =>
      scan.of(kind).some(({ to }) => to === one.from),
    );
    const isDigits = scan.tokens[one.from]?.kind === 'number';
    if (!isIn(one) || !isDigits || !isRoom || isTotal(scan, one)) return false;
    // '20 de fuerza', '5 dehnen': a part may begin with its minutes.
    if (one.from === part.from && isBareStart(scan, one.to)) return true;
    return isEnd && !isThing && scan.tokens[one.from - 1]?.kind === 'word';
  });
  return found ? { minutes: found.value } : undefined;
}

const clockedFormats: readonly (Format | undefined)[] = [
  'emom',
  'every',
  'tabata',
  'rounds',
  'amrap',
  'for_time',
  'chipper',
  'death_by',
];
const isClocked = ({ format }: OrderPart) => clockedFormats.includes(format);

/** Minutes, a clocked format, a stretch or a run make a part of its own; a further lift does not. */
function isOwnPart(wish: OrderPart): boolean {
  return (
    wish.minutes !== undefined ||
    wish.workSeconds !== undefined ||
    wish.untilEnd === true ||
    isClocked(wish) ||
    wish.goal === 'mobility' ||
    wish.goal === 'endurance' ||
    (wish.goal !== undefined && wish.format !== undefined)
  );
}

/** Laid out in another way than set after set. */
const isInFormat = ({ format }: OrderPart) => format !== undefined && format !== 'sets';

/** 'A circuit, then a pyramid of push-ups'. */
const isOtherFormat = (one: OrderPart, next: OrderPart) =>
  isInFormat(one) && isInFormat(next) && one.format !== next.format;

const leadOfMore = 3;

/** '… then another': one more of the kind before. */
const isOneMore = (scan: Scan, { from }: Part): boolean =>
  scan.tokens.slice(from, from + leadOfMore).some(({ text }) => terms.another.has(text));

/** A run or a stretch is a part of its own beside what is lifted. */
const isCalm = (wish: OrderPart | undefined) =>
  wish?.goal === 'endurance' || wish?.goal === 'mobility';

const isSomething = (wish: OrderPart) => Object.keys(wish).length > 0;

const found = new WeakMap<Scan, ToldBlock[]>();

/** 'Tempo run: 10 min easy, 20 min at 4:45, 10 easy': bare minutes are of the run that leads them. */
function withWayOfAll(scan: Scan, blocks: ToldBlock[]): ToldBlock[] {
  const [first] = blocks;
  const isWay = scan.of('way').some(({ from }) => first && from < first.to);
  if (!isWay) return blocks;
  return blocks.map((block) => {
    const { goal, focus, exercises, format, minutes } = block.wish;
    const isBare = minutes !== undefined && !goal && !focus && !exercises && !format;
    return isBare ? { ...block, wish: { ...block.wish, goal: 'endurance' as const } } : block;
  });
}

/** The parts that a text puts one after the other; less than two are none. */
export function blocksOf(scan: Scan): readonly ToldBlock[] {
  const known = found.get(scan);
  if (known) return known;
  const cuts = findCuts(scan);
  const edges = edgeLengths(scan);
  const starts = [0, ...cuts];
  // What comes in a further sentence is about all of it.
  const endOf = (from: number, i: number) => {
    const next = endBefore(scan, cuts[i] ?? scan.tokens.length);
    return i === 0 ? next : Math.min(next, sentenceAround(scan, from).to);
  };
  const parts = cuts.length === 0 ? [] : starts.map((from, i) => ({ from, to: endOf(from, i) }));
  const blocks: ToldBlock[] = [];
  // Sets after sets go on with the same part; beside timed parts they are one.
  const isTimed = parts.filter((part) => lengthsOf(scan).some(liesWithin(part))).length > 1;
  const isOfSets = ({ format, exercises }: OrderPart) => format === 'sets' && exercises;
  for (const part of parts) {
    const wish = wishIn(scan, part);
    const isEdge = edges.some(liesWithin(part));
    if (!isSomething(wish)) continue;
    // 'Jog a bit, then arms'.
    const hasContent = wish.focus !== undefined || wish.exercises !== undefined;
    const isOther = hasContent && [blocks[0], blocks.at(-1)].some((one) => isCalm(one?.wish));
    // 'A Tabata, then 5x5 deadlifts': sets are no part of what runs by the clock.
    const before = blocks.at(-1)?.wish;
    const isAfterClock = before !== undefined && isClocked(before) && isOfSets(wish);
    // '5x5 bench, after that a circuit'.
    const isAfterSets = before !== undefined && isOfSets(before) && isInFormat(wish);
    const isNewFormat = before !== undefined && isOtherFormat(before, wish);
    // 'A Tabata on the rower, then another with the ball'.
    if (isOneMore(scan, part) && before?.format && !wish.format) wish.format = before.format;
    const isOwn =
      blocks.length === 0 ||
      isEdge ||
      isOwnPart(wish) ||
      isOther ||
      isAfterClock ||
      isAfterSets ||
      isNewFormat ||
      (isTimed && isOfSets(wish));
    if (isOwn) blocks.push({ ...part, wish, isEdge });
    else {
      const last = blocks.at(-1);
      if (!last) continue;
      last.to = part.to;
      const exercises = [...(last.wish.exercises ?? []), ...(wish.exercises ?? [])];
      if (exercises.length > 0) last.wish.exercises = [...new Set(exercises)];
    }
  }
  const isChain =
    blocks.length > 1 &&
    (isCalm(blocks[0]?.wish) ||
      isClocked(blocks[0]?.wish ?? {}) ||
      blocks.slice(1).some(({ wish }) => isOwnPart(wish)) ||
      isOtherFormat(blocks[0]?.wish ?? {}, blocks[1]?.wish ?? {}) ||
      (blocks[0]?.wish.format === 'sets' && blocks.slice(1).some(({ wish }) => isInFormat(wish))));
  const result = isChain ? withWayOfAll(scan, blocks) : [];
  found.set(scan, result);
  return result;
}
