import { quantitiesIn } from '../../engine/features.ts';
import { oncePerText } from '../../engine/once-per-text.ts';
import type { Scan } from '../../engine/scan.ts';
import type { Token } from '../../engine/tokens.ts';
import { type Quantity, readNumberAt, toMetres } from '../../engine/units.ts';
import { isOneOf } from '../../engine/words.ts';
import { terms } from '../../lexicon/terms/shape/number-groups.ts';

interface Span {
  from: number;
  to: number;
}

/** '5:45': a time of day, a pace or a result. */
export interface ColonTime extends Span {
  first: number;
  second: number;
}

/** '40/20', '120/75', '5/3/1'. */
export interface Ratio extends Span {
  parts: number[];
}

/** '8x400', '3 x 12 min', '500 m x 5': so many times so much. */
export interface Product extends Span {
  times: number;
  each: Quantity;
}

/** '21-15-9', '2, 4, 6, 8'. */
export interface Steps extends Span {
  levels: number[];
}

/** The numbers of a text, grouped by the notation they stand in; each number is in one group. */
export interface NumberGroups {
  colons: ColonTime[];
  ratios: Ratio[];
  products: Product[];
  steps: Steps[];
  /** 'x 15' behind what is done so often. */
  repeats: (Span & { times: number })[];
  /** Numbers that belong to none of the groups above. */
  single: Quantity[];
}

const isMark = (token: Token | undefined, text: string) =>
  token?.kind === 'mark' && token.text === text;
const touches = (a: Token | undefined, b: Token | undefined) =>
  a !== undefined && b !== undefined && a.end === b.start;
const isTimes = (token: Token | undefined) =>
  terms.timesWords.has(token?.text) || isMark(token, '*');

function readColons(tokens: readonly Token[]): ColonTime[] {
  return tokens.flatMap((token, at) => {
    const [colon, second] = [tokens[at + 1], tokens[at + 2]];
    const isTime =
      token.kind === 'number' &&
      (isMark(colon, ':') ||
        isMark(colon, "'") ||
        (colon?.text === 'h' && (token.value ?? 0) > 4)) &&
      second?.kind === 'number' &&
      touches(token, colon) &&
      touches(colon, second) &&
      /^\d\d(?:\.\d)?$/.test(second.text);
    if (!isTime) return [];
    return [{ first: token.value ?? 0, second: second.value ?? 0, from: at, to: at + 3 }];
  });
}

function readRatios(tokens: readonly Token[]): Ratio[] {
  const found: Ratio[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const parts: number[] = [];
    let to = at;
    while (tokens[to]?.kind === 'number') {
      parts.push(tokens[to]?.value ?? 0);
      const unit = isOneOf(tokens[to + 1]?.text, 's sec sek seg') ? 1 : 0;
      const goesOn = isMark(tokens[to + 1 + unit], '/') && tokens[to + 2 + unit]?.kind === 'number';
      to += goesOn ? 2 + unit : 1 + unit;
      if (!goesOn) break;
    }
    const [first = 0, second = 0] = parts;
    const isFraction = parts.length === 2 && first <= 3 && (second === 2 || second === 4);
    if (parts.length > 1 && !isFraction) found.push({ parts, from: at, to });
    at = Math.max(at, to - 1);
  }
  return found;
}

const mostLevel = 100;

/** Three numbers or more with the same sign, or nothing, between them. */
function readSteps(tokens: readonly Token[]): Steps[] {
  const found: Steps[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const sign = tokens[at + 1]?.kind === 'mark' ? (tokens[at + 1]?.text ?? '') : '';
    const step = sign === '' ? 1 : 2;
    const levels: number[] = [];
    let to = at;
    while (tokens[to]?.kind === 'number') {
      levels.push(tokens[to]?.value ?? 0);
      const goesOn =
        (sign === '' || isMark(tokens[to + 1], sign)) && tokens[to + step]?.kind === 'number';
      to += goesOn ? step : 1;
      if (!goesOn) break;
    }
    const isInOrder = levels.every((level) => level >= 1 && level <= mostLevel);
    const isList = /^[-,>]?$/.test(sign) && levels.length >= 3;
    if (!isList) continue;
    if (isInOrder) found.push({ levels, from: at, to });
    at = Math.max(at, to - 1);
  }
  return found;
}

/** Units of one repeat: '8 × 400 m', '3 × 12 min'. */
const measured = new Set(['minutes', 'seconds', 'metres', 'kilometres', 'miles', 'reps']);
const mostRepeats = 40;

const rowUnits = new Set(['seconds', 'metres', 'miles']);

/** 'Ten 20 second sprints': two numbers in a row, the second with its unit. */
function isRow(left: Quantity, right: Quantity): boolean {
  const isCount = left.unit === null && left.upTo === undefined && left.value <= mostRepeats;
  return isCount && right.from === left.to && rowUnits.has(right.unit ?? '');
}

const leastTrack = 200;
/** From here on a bare number is of metres, whatever is counted. */
const surelyTrack = 400;

/** '6 tiros de 800', '5 séries de 400 m', '8 intervals of 400': so many of so far. */
function isOfRepeats(
  tokens: readonly Token[],
  left: Quantity,
  right: Quantity,
  hasWay: boolean,
): boolean {
  const isNamed = terms.repeatNouns.has(tokens[left.to]?.text);
  const isCounted = left.unit === 'sets' || left.unit === 'reps';
  const noun = isNamed ? left.to + 1 : left.to;
  const isCount = left.upTo === undefined && left.value >= 2 && left.value <= mostRepeats;
  if (!isCount || !(isCounted || (isNamed && left.unit === null))) return false;
  if (!terms.repeatLinks.has(tokens[noun]?.text) || right.from !== noun + 1) return false;
  const isTrack = right.unit === null && right.value % 50 === 0 && right.upTo === undefined;
  const least = hasWay || isNamed ? leastTrack : surelyTrack;
  return isTrack ? right.value >= least : (toMetres(right) ?? 0) >= leastTrack;
}

function readProducts(
  tokens: readonly Token[],
  quantities: readonly Quantity[],
  hasWay: boolean,
): Product[] {
  const found: Product[] = [];
  for (const [i, left] of quantities.entries()) {
    const right = quantities[i + 1];
    if (!right) continue;
    if (isOfRepeats(tokens, left, right, hasWay) && (found.at(-1)?.to ?? 0) <= left.from) {
      found.push({ times: left.value, each: right, from: left.from, to: right.to });
      continue;
    }
    // 'Mile repeats x3', '800 repeats x 6'.
    const end = terms.repeatNouns.has(tokens[left.to]?.text) ? left.to + 1 : left.to;
    const isWritten = isTimes(tokens[end]) && right.from === end + 1;
    // 'Two 12s' are dumbbells.
    const isPair = !isWritten && isOneOf(tokens[right.to - 1]?.text, 's m');
    if (!isWritten && (isPair || !isRow(left, right))) continue;
    if ((found.at(-1)?.to ?? 0) > left.from) continue;
    // '500 x 6' on the rower; '180 x 1' is a lift.
    const isTrack = hasWay && left.unit === null && left.value % 50 === 0 && left.value >= 100;
    const isFar = isTrack && right.value > 1 && right.value <= mostRepeats;
    const isReversed = right.unit === null && (measured.has(left.unit ?? '') || isFar);
    const [times, each] = isReversed ? [right.value, left] : [left.value, right];
    if (left.unit !== null && !isReversed) continue;
    found.push({ times, each, from: left.from, to: right.to });
  }
  return found;
}

/** '6 times 3 minutes' is a product; 'x 15' at the end counts what was said before. */
function readRepeats(tokens: readonly Token[]): NumberGroups['repeats'] {
  return tokens.flatMap((token, at) => {
    const number = isTimes(token) && token.text.length === 1 ? readNumberAt(tokens, at + 1) : null;
    return number ? [{ times: number.value, from: at, to: number.to }] : [];
  });
}

/** 'Mile repeats x3', '3 mile repeats', '3 x mile': one mile each, though no number says so. */
function withMiles(tokens: readonly Token[], quantities: readonly Quantity[]): Quantity[] {
  const all = quantities.flatMap((one): Quantity[] => {
    const isRepeated = terms.repeatNouns.has(tokens[one.to]?.text);
    const isCount = one.upTo === undefined && one.value >= 2 && Number.isInteger(one.value);
    if (one.unit !== 'miles' || !isRepeated || !isCount || one.to - one.from !== 2) return [one];
    const mile = one.to - 1;
    return [
      { value: one.value, unit: null, from: one.from, to: mile },
      { value: 1, unit: 'miles', from: mile, to: one.to },
    ];
  });
  const bare = tokens.flatMap(({ text }, at): Quantity[] => {
    const isTold = all.some(({ from, to }) => from <= at && at < to);
    const isRepeated = terms.repeatNouns.has(tokens[at + 1]?.text) || isTimes(tokens[at - 1]);
    if (!terms.miles.has(text) || isTold || !isRepeated) return [];
    return [{ value: 1, unit: 'miles', from: at, to: at + 1 }];
  });
  return [...all, ...bare].sort((a, b) => a.from - b.from);
}

/** Longer lists of numbers are no wish for a workout. */
const mostNumbers = 200;

function group(scan: Scan): NumberGroups {
  const { tokens, of } = scan;
  const taken = new Array<boolean>(tokens.length).fill(false);
  const isFree = ({ from, to }: Span) => !taken.slice(from, to).includes(true);
  const take = <Item extends Span>(items: readonly Item[]): Item[] => {
    const free = items.filter(isFree);
    for (const { from, to } of free) taken.fill(true, from, to);
    return free;
  };
  const colons = take(readColons(tokens));
  const ratios = take(readRatios(tokens));
  const steps = take(readSteps(tokens));
  const open = withMiles(tokens, quantitiesIn(scan)).slice(0, mostNumbers).filter(isFree);
  const products = take(readProducts(tokens, open, of('way').length > 0));
  const withUnit = open.filter(({ unit }) => unit !== null);
  // '6 reps x 5 rounds': both have a unit of their own.
  const isCounted = ({ from, to }: Span) => withUnit.some((one) => one.from < to && from < one.to);
  const repeats = take(readRepeats(tokens).filter((one) => !isCounted(one)));
  return { colons, ratios, products, steps, repeats, single: open.filter(isFree) };
}

/** Reads the numbers of a text once, whoever asks. */
export const numberGroups = oncePerText(group);
