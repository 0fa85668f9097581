import { type Claim, claim } from '../claims.ts';
import { segmentAround, sentenceAround } from '../engine/features.ts';
import { isDenied } from '../engine/negation.ts';
import type { Hit } from '../engine/phrases.ts';
import type { Scan } from '../engine/scan.ts';
import { isOneOf } from '../engine/words.ts';
import { terms } from '../lexicon/terms/blocks.ts';
import { common } from '../lexicon/terms/everyday-words.ts';
import { listMarks } from '../order/list-marks.ts';
import type { FocusArea, Format, Goal, OrderPart } from '../vocabulary.ts';
import { beside, overlaps, startingAt } from './around.ts';
import { amountsIn, boutsIn, distanceIn, doseIn, type Part, within } from './block-amounts.ts';
import { edgeLengths } from './edges.ts';
import { readFormatLengths } from './format-lengths.ts';
import { lengthsOf } from './lengths.ts';
import { numberGroups } from './number-groups.ts';
import { findShortNames } from './short-names.ts';

/** One of several parts that follow each other, with where it stands. */
export interface Block extends Part {
  wish: OrderPart;
  /** A warm-up or a cool-down, which has a slot of its own. */
  isEdge: boolean;
}

/** Whether a word between two parts starts the second one. */
function isCut(scan: Scan, { value, from, to }: Hit): boolean {
  const { tokens } = scan;
  if (value !== 'next') return false;
  const word = tokens[from]?.text ?? '';
  const next = tokens[to]?.text ?? '';
  // '30 min bike into 15 min run'.
  if (word === 'into') return tokens.slice(to, to + 2).some(({ kind }) => kind === 'number');
  const isEnd = tokens[to] === undefined || tokens[to]?.kind === 'mark';
  const isTakenBack = scan.of('correction').some((hit) => hit.from >= to && hit.from - to <= 1);
  if (isEnd || isTakenBack) return false;
  const isLoose =
    to === from + 1 && isOneOf(word, 'despues dopo poi depois luego then dann nachher');
  // 'If … then', 'since then'.
  if (isOneOf(tokens[from - 1]?.text, 'since back until by even seit')) return false;
  return !(isLoose && terms.whenWords.has(next));
}

/** 'Three blocks: 10 mobility, 20 EMOM, 5 plank': each clause that begins with a number is one. */
function listedParts({ tokens }: Scan): number[] {
  const noun = tokens.findIndex(
    ({ text }, at) => terms.partNouns.has(text) && tokens[at + 1]?.text === ':',
  );
  if (noun < 0) return [];
  return tokens.flatMap((token, at) => {
    const isStart = at > noun + 1 && tokens[at - 1]?.text === ',';
    return isStart && token.kind === 'number' ? [at] : [];
  });
}

const contentKinds = ['focus', 'move', 'way', 'format', 'goal', 'edge', 'machine'];
const contentReach = 4;

/** What a length is filled with: 'legs 20 min', '20 min of easy core'. */
function isFilled(scan: Scan, { from, to }: Part, start: number, end: number): boolean {
  return contentKinds.some((kind) =>
    scan.of(kind).some((hit) => {
      if (scan.polarity(hit) !== 'plain' || hit.from < start || hit.to > end) return false;
      const gap = hit.from >= to ? hit.from - to : from - hit.to;
      return gap >= 0 && gap <= contentReach;
    }),
  );
}

/** '10 min skipping, 3x8 bench, 5 min abs': parts that only a comma or an 'and' sets apart. */
function clauseParts(scan: Scan): number[] {
  const { tokens } = scan;
  const lengths = lengthsOf(scan).filter(({ source }) => source !== 'clock');
  if (lengths.length < 2) return [];
  const isLate = (at: number) =>
    [...scan.of('correction'), ...scan.of('instead'), ...scan.of('total')].some(
      ({ from }) => from >= (lengths[0]?.from ?? 0) && from <= at,
    );
  const startOf = ({ from }: Part) => {
    let at = from;
    while (at > 0 && !terms.joints.has(tokens[at - 1]?.text) && tokens[at - 1]?.kind === 'word')
      at -= 1;
    return terms.joints.has(tokens[from - 1]?.text) ? from : at;
  };
  const starts = lengths.map(startOf);
  const isTold = lengths.every((length, i) => {
    const start = starts[i] ?? 0;
    const end = starts[i + 1] ?? tokens.length;
    const isApart =
      i === 0 || (terms.joints.has(tokens[start - 1]?.text) && start >= (lengths[i - 1]?.to ?? 0));
    return isApart && isFilled(scan, length, start, end);
  });
  const last = lengths.at(-1);
  // '30 min, 10 of which stretching' is one part within the other.
  const isWithin = lengths.some(({ from, to }) =>
    [tokens[from - 1], tokens[to], tokens[to + 1]].some((token) =>
      isOneOf(token?.text, 'which davon dont cui quais cuales them those'),
    ),
  );
  if (!isTold || !last || isWithin || isLate(last.to)) return [];
  const edges = edgeLengths(scan);
  const own = lengths.filter((one) => !edges.some(({ from }) => from === one.from));
  if (own.length < 2) return [];
  // A clause of sets between two timed ones is a part as well.
  const sets = numberGroups(scan).products.flatMap(({ from }) => {
    const isAfter = from > (lengths[0]?.to ?? 0) && terms.joints.has(tokens[from - 1]?.text);
    return isAfter && isFirstProduct(scan, from, starts) ? [from] : [];
  });
  return [...starts.slice(1), ...sets];
}

/** '…, then 8 min abs, 5 min stretching': a further clause with minutes of its own. */
function furtherParts(scan: Scan): number[] {
  const { tokens } = scan;
  const timed = lengthsOf(scan).filter((one) => one.source !== 'clock' && !isTotal(scan, one));
  const bare = numberGroups(scan).single.filter(
    ({ unit, from, to }) =>
      unit === null && tokens[from]?.kind === 'number' && isBareStart(scan, to),
  );
  const [first] = timed;
  if (!first) return [];
  const isTold = (at: number) =>
    [...scan.of('correction'), ...scan.of('instead')].some(({ to }) => to <= at);
  return [...timed, ...bare].flatMap((one) => {
    const { from: start, to: end } = segmentAround(scan, one.from);
    const isClause = tokens[one.from - 1]?.text === ',' && one.from > first.to;
    return isClause && !isTold(one.from) && isFilled(scan, one, start, end) ? [one.from] : [];
  });
}

/** Further sets in the same clauses belong to the part that the first ones began. */
function isFirstProduct(scan: Scan, at: number, starts: readonly number[]): boolean {
  const start = starts.findLast((one) => one <= at) ?? 0;
  return !numberGroups(scan).products.some(({ from }) => from >= start && from < at);
}

/** Where parts begin: behind 'then', before a finisher, at a comma between two clocked formats. */
function findCuts(scan: Scan): number[] {
  const { tokens } = scan;
  const cuts = scan
    .of('chain')
    .filter((hit) => isCut(scan, hit))
    .map(({ to }) => to);
  const lengths = [...lengthsOf(scan), ...readFormatLengths(scan)];
  for (const finisher of scan.of('chain').filter(({ value }) => value === 'finisher')) {
    const own = lengths
      .filter(({ from }) => from < finisher.from && finisher.from - from <= 6)
      .at(-1);
    const format = scan
      .of('format')
      .find(({ from }) => from < finisher.from && finisher.from - from <= 3);
    cuts.push(own?.from ?? format?.from ?? finisher.from);
  }
  cuts.push(...listedParts(scan), ...listMarks(scan).map(({ to }) => to));
  if (cuts.length === 0) cuts.push(...clauseParts(scan));
  else cuts.push(...furtherParts(scan));
  const clocked = readFormatLengths(scan);
  for (const [i, one] of clocked.entries()) {
    const before = clocked[i - 1] ?? lengthsOf(scan).find(({ to }) => to <= one.from);
    const start = Math.min(one.from, one.format.from);
    const isApart = before && tokens[before.from]?.segment !== tokens[start]?.segment;
    if (isApart && !cuts.some((cut) => cut > before.to && cut <= start)) cuts.push(start);
  }
  // '5 min EMOM, tabata squats, 5 min EMOM': a Tabata needs no length to be a part.
  for (const { value, from } of cuts.length > 0 ? scan.of('format') : []) {
    const isOwn = value === 'tabata' && !clocked.some(({ format }) => format.from === from);
    if (isOwn && tokens[from - 1]?.text === ',') cuts.push(from);
  }
  return [...new Set(cuts)].filter((cut) => cut > 0 && cut < tokens.length).sort((a, b) => a - b);
}

/** Where the part before a cut ends: joints and the cue itself belong to neither. */
function endBefore(scan: Scan, cut: number): number {
  let to = scan.of('chain').find((cue) => cue.to === cut)?.from ?? cut;
  while (isOneOf(scan.tokens[to - 1]?.text, 'and y und et e plus with a an , ; . + &')) to -= 1;
  return to;
}

/** 'Squats, then accessories, about an hour', '45 in total': the length of all parts. */
function isOfWhole(scan: Scan, length: Part, part: Part): boolean {
  if (isTotal(scan, length)) return true;
  // 'I have 40 min, first the rower, then 10 min abs'.
  const isLed = scan.of('chain').some(({ value, from }) => value === 'first' && from >= length.to);
  const isHad = terms.having.has(scan.tokens[length.from - 1]?.text);
  if (part.from === 0 && lengthsOf(scan).length > 1 && (isLed || isHad)) return true;
  const isOnlyOne = lengthsOf(scan).every((one) => one.from === length.from);
  const { from, to } = segmentAround(scan, length.from);
  const isApart = from > part.from || to < part.to;
  return isOnlyOne && isApart && !isFilled(scan, length, from, to);
}

const isTotal = (scan: Scan, length: Part) => beside(scan, 'total', length, 2).length > 0;

function wishIn(scan: Scan, part: Part): OrderPart {
  const isIn = within(part);
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
    ...amountsIn(scan, part),
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

/** Behind a bare number at the start of a part: what its minutes are for. */
function isBareStart(scan: Scan, to: number): boolean {
  const at = common.of.has(scan.tokens[to]?.text) ? to + 1 : to;
  if (['goal', 'focus', 'edge'].some((kind) => startingAt(scan, kind, at) !== undefined))
    return true;
  // '20 on the bike', '15 auf dem Rad'.
  return (
    terms.onWords.has(scan.tokens[to]?.text) && startingAt(scan, 'machine', to, 3) !== undefined
  );
}

/** 'Then core for 10', 'y luego fuerza 20': minutes without their unit at the end of a part. */
function bareIn(scan: Scan, part: Part): { minutes: number } | undefined {
  const isIn = within(part);
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

/** A run or a stretch is a part of its own beside what is lifted. */
const isCalm = (wish: OrderPart | undefined) =>
  wish?.goal === 'endurance' || wish?.goal === 'mobility';

const isSomething = (wish: OrderPart) => Object.keys(wish).length > 0;

const found = new WeakMap<Scan, Block[]>();

/** The parts that a text puts one after the other; less than two are none. */
export function blocksOf(scan: Scan): readonly Block[] {
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
  const blocks: Block[] = [];
  // Sets after sets go on with the same part; beside timed parts they are one.
  const isTimed = parts.filter((part) => lengthsOf(scan).some(within(part))).length > 1;
  const isOfSets = ({ format, exercises }: OrderPart) => format === 'sets' && exercises;
  for (const part of parts) {
    const wish = wishIn(scan, part);
    const isEdge = edges.some(within(part));
    if (!isSomething(wish)) continue;
    // 'Jog a bit, then arms'.
    const hasContent = wish.focus !== undefined || wish.exercises !== undefined;
    const isOther = hasContent && [blocks[0], blocks.at(-1)].some((one) => isCalm(one?.wish));
    const isOwn =
      blocks.length === 0 || isEdge || isOwnPart(wish) || isOther || (isTimed && isOfSets(wish));
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
    (isCalm(blocks[0]?.wish) || blocks.slice(1).some(({ wish }) => isOwnPart(wish)));
  const result = isChain ? blocks : [];
  found.set(scan, result);
  return result;
}

/** Several parts in a row, in their order. */
export function readBlocks(scan: Scan): Claim[] {
  const blocks = blocksOf(scan).filter(({ isEdge }) => !isEdge);
  if (blocks.length < 2) return [];
  return blocks.map(({ wish, from, to }) => {
    const quote = scan.quote(from, to).replace(/[\s,;.+&]+$/, '');
    return claim('block', wish, 'block.chain', { quote, certainty: 0.85 });
  });
}
