import { segmentAround } from '../engine/features.ts';
import type { Hit } from '../engine/phrases.ts';
import type { Scan } from '../engine/scan.ts';
import { isOneOf } from '../engine/words.ts';
import { common } from '../lexicon/terms/everyday-words.ts';
import { terms } from '../lexicon/terms/shape/blocks.ts';
import { beside, startingAt } from '../slots/around.ts';
import type { Part } from '../slots/shape/block-amounts.ts';
import { numberGroups } from '../slots/shape/number-groups.ts';
import { edgeLengths } from '../slots/time/edges.ts';
import { readFormatLengths } from '../slots/time/format-lengths.ts';
import { lengthsOf } from '../slots/time/lengths.ts';
import { listMarks } from './list-marks.ts';

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

const contentKinds = [
  'focus',
  'move',
  'way',
  'format',
  'goal',
  'edge',
  'machine',
  'pace',
  'effort',
];
const contentReach = 4;

/** What a length is filled with: 'legs 20 min', '20 min of easy core'. */
export function isFilled(scan: Scan, { from, to }: Part, start: number, end: number): boolean {
  const reach = {
    from: Math.max(start, from - contentReach),
    to: Math.min(end, to + contentReach),
  };
  const isWords = scan.tokens
    .slice(reach.from, reach.to)
    .some(({ text }) => terms.liftWords.has(text));
  const isPace = numberGroups(scan).colons.some((one) => one.from >= to && one.from < reach.to);
  if (isWords || isPace) return true;
  return contentKinds.some((kind) =>
    scan.of(kind).some((hit) => {
      if (scan.polarity(hit) !== 'plain' || hit.from < start || hit.to > end) return false;
      const gap = hit.from >= to ? hit.from - to : from - hit.to;
      return gap >= 0 && gap <= contentReach;
    }),
  );
}

/** '30 min: …', '45 minutes - …': the length of what follows. */
export const isTitle = ({ tokens }: Scan, { to }: Part): boolean =>
  tokens[to]?.text === ':' && tokens[to + 1] !== undefined;

/** 'Tabata abs + 10 min walk + stretch': parts that a plus sets apart, at least one of them timed. */
function addedParts(scan: Scan): number[] {
  const { tokens } = scan;
  const signs = tokens.flatMap(({ text }, at) =>
    text === '+' && !isOfOneList(scan, at) ? [at] : [],
  );
  const ends = [...signs, tokens.length];
  const isPart = (from: number, to: number) =>
    addedKinds.some((kind) =>
      scan.of(kind).some((hit) => {
        const isHere = hit.from >= from && hit.to <= to && scan.polarity(hit) === 'plain';
        return isHere;
      }),
    );
  const starts = [-1, ...signs];
  const parts = starts.map((sign, i) => ({ from: sign + 1, to: ends[i] ?? tokens.length }));
  const isTimed = lengthsOf(scan).length + scan.of('format').length > 0;
  const isAll = parts.length > 1 && parts.every(({ from, to }) => isPart(from, to));
  // 'Shoulders + back, 30 min' are parts of a body, not of a session.
  const isOther = ['way', 'format', 'goal', 'edge'].some((kind) =>
    scan.of(kind).some((hit) => scan.polarity(hit) === 'plain' && hit.from >= (signs[0] ?? 0)),
  );
  return isAll && isTimed && isOther ? signs.map((at) => at + 1) : [];
}
/** 'Core + lower back strength 25m': a list of parts of the body, unless each has its own format. */
function isOfOneList(scan: Scan, sign: number): boolean {
  const parts = scan.of('focus');
  const isPair =
    parts.some(({ to }) => to === sign) &&
    parts.some(({ from }) => from - sign <= 2 && from > sign);
  const formats = scan.of('format');
  const isApart =
    formats.some(({ from }) => from < sign) && formats.some(({ from }) => from > sign);
  return isPair && !isApart;
}

const addedKinds = ['focus', 'way', 'format', 'goal', 'edge', 'machine'];

/** '10 min skipping, 3x8 bench, 5 min abs': parts that only a comma or an 'and' sets apart. */
function clauseParts(scan: Scan): number[] {
  const { tokens } = scan;
  const all = lengthsOf(scan).filter(({ source }) => source !== 'clock');
  // '30 min: 10 min bike, 15 min weights': what stands before the colon is all of it.
  const lengths = all.filter((one, i) => i > 0 || !isTitle(scan, one));
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

const leadOfOneMore = 4;

/** 'One more bicep finisher': what came before it is done, and this is all that is left. */
function isOneMore({ tokens, of }: Scan, { from }: Hit): boolean {
  const start = Math.max(0, from - leadOfOneMore);
  const isNext = of('chain').some(({ value, to }) => value === 'next' && to >= start && to <= from);
  return (
    !isNext &&
    tokens
      .slice(start, from)
      .some(({ text, segment }) => segment === tokens[from]?.segment && terms.oneMore.has(text))
  );
}

/** Where parts begin: behind 'then', before a finisher, at a comma between two clocked formats. */
export function findCuts(scan: Scan): number[] {
  const { tokens } = scan;
  const cuts = scan
    .of('chain')
    .filter((hit) => isCut(scan, hit))
    .map(({ to }) => to);
  const lengths = [...lengthsOf(scan), ...readFormatLengths(scan)];
  for (const finisher of scan.of('chain').filter(({ value }) => value === 'finisher')) {
    if (isOneMore(scan, finisher)) continue;
    const own = lengths
      .filter(({ from }) => from < finisher.from && finisher.from - from <= 6)
      .at(-1);
    const format = scan
      .of('format')
      .find(({ from }) => from < finisher.from && finisher.from - from <= 3);
    cuts.push(own?.from ?? format?.from ?? finisher.from);
  }
  cuts.push(...listedParts(scan), ...addedParts(scan), ...listMarks(scan).map(({ to }) => to));
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
export function endBefore(scan: Scan, cut: number): number {
  let to = scan.of('chain').find((cue) => cue.to === cut)?.from ?? cut;
  while (isOneOf(scan.tokens[to - 1]?.text, 'and y und et e plus with a an , ; . + &')) to -= 1;
  return to;
}

/** '45 in total'. */
export const isTotal = (scan: Scan, length: Part) => beside(scan, 'total', length, 2).length > 0;

/** Behind a bare number at the start of a part: what its minutes are for. */
export function isBareStart(scan: Scan, to: number): boolean {
  const at = common.of.has(scan.tokens[to]?.text) ? to + 1 : to;
  if (['goal', 'focus', 'edge'].some((kind) => startingAt(scan, kind, at) !== undefined))
    return true;
  // '20 on the bike', '15 auf dem Rad'.
  return (
    terms.onWords.has(scan.tokens[to]?.text) && startingAt(scan, 'machine', to, 3) !== undefined
  );
}
