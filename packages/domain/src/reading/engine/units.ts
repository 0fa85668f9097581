import { numberWords, unitWords } from '../lexicon/language/number-words.ts';
import { fold, type Token } from './tokens.ts';
import { isOneOf, words } from './words.ts';

export type Unit =
  | 'minutes'
  | 'hours'
  | 'seconds'
  | 'kilograms'
  | 'pounds'
  | 'poods'
  | 'metres'
  | 'kilometres'
  | 'miles'
  | 'beats'
  | 'percent'
  | 'watts'
  | 'calories'
  | 'degrees'
  | 'steps'
  | 'floors'
  | 'centimetres'
  | 'days'
  | 'weeks'
  | 'months'
  | 'years'
  | 'rounds'
  | 'sets'
  | 'reps';

/** A number with what it counts. */
export interface Quantity {
  value: number;
  /** The larger number of '20-30 min'. */
  upTo?: number;
  unit: Unit | null;
  from: number;
  to: number;
}

const wordValues = new Map(
  Object.entries(numberWords).flatMap(([value, words]) =>
    fold(words)
      .text.split(' ')
      .map((word): [string, number] => [word, Number(value)]),
  ),
);

const units = new Map(
  Object.entries(unitWords).flatMap(([unit, words]) =>
    fold(words)
      .text.split(' ')
      .map((word): [string, Unit] => [word, unit as Unit]),
  ),
);

/** 'Run 400 m' is metres, '30 m' of anything else is minutes. */
const ofWords = words('of de di von d');
const distanceWords = words(
  `run runs running sprint sprints jog row rowing walk swim swimming pool shuttle shuttles carry carries farmers crawl crawls walks dash stride strides laufen rennen sprinten sprint lauf becken kraul schwimmen correr corre piscina courir course piscine nage corsa correre vasca corrida marche nadar push sled`,
);

const isMark = (token: Token | undefined, marks: string) =>
  token?.kind === 'mark' && marks.includes(token.text);

/** Articles count only before a unit or a thing: 'a kettlebell'. */
const articles = words('a an un una uno ein eine einen einer une um uma');

export function isArticle(token: Token | undefined): boolean {
  return token !== undefined && articles.has(token.text);
}

/** Between tens and ones. */
const bonds = words('y e et');

const leastWatts = 100;

interface Read {
  value: number;
  to: number;
}

/** '25', '1/2', '1 1/2', 'twenty-five'. */
export function readNumberAt(tokens: readonly Token[], at: number): Read | null {
  const token = tokens[at];
  if (!token) return null;
  if (token.kind === 'number') {
    const value = token.value ?? 0;
    const [slash, below] = [tokens[at + 1], tokens[at + 2]];
    if (isMark(slash, '/') && value <= 3 && (below?.value === 2 || below?.value === 4)) {
      return { value: value / below.value, to: at + 3 };
    }
    const fraction = tokens[at + 1]?.value === 1 || tokens[at + 1]?.value === 3;
    if (fraction && isMark(tokens[at + 2], '/') && tokens[at + 3]?.kind === 'number') {
      const part = readNumberAt(tokens, at + 1);
      if (part && part.value < 1) return { value: value + part.value, to: part.to };
    }
    return { value, to: at + 1 };
  }
  const first = wordValues.get(token.text);
  if (first === undefined) return null;
  // 'Quatre-vingt-deux'.
  const isFourTwenties = token.text === 'quatre' && isMark(tokens[at + 1], '-');
  if (isFourTwenties && isOneOf(tokens[at + 2]?.text, 'vingt vingts')) {
    return withOnes(tokens, 80, at + 2);
  }
  return withOnes(tokens, first, at);
}

/** 'Treinta y cinco', 'vinte e cinco', 'vingt et un', 'soixante-douze'. */
function withOnes(tokens: readonly Token[], tens: number, at: number): Read {
  const isBound = isMark(tokens[at + 1], '-') || bonds.has(tokens[at + 1]?.text ?? '');
  const next = isBound ? at + 2 : at + 1;
  const ones = wordValues.get(tokens[next]?.text ?? '');
  // French counts on to nineteen from sixty and from eighty.
  const most = isBound && (tens === 60 || tens === 80) ? 20 : 10;
  if (tens >= 20 && tens < 100 && ones !== undefined && ones < most && !isArticle(tokens[next])) {
    return { value: tens + ones, to: next + 1 };
  }
  return { value: tens, to: at + 1 };
}

/** '15 soft minutes', '20 petites minutes': one word between the number and its unit. */
function minuteAfter(tokens: readonly Token[], at: number): boolean {
  // 'Vingt p'tites minutes'.
  const short = tokens[at]?.text === 'p' ? at + 1 : at;
  const [between, unit] = [tokens[short], tokens[short + 1]];
  if (short > at) return unit?.text === 'minutes';
  if (between?.kind !== 'word' || units.has(between.text) || wordValues.has(between.text)) {
    return false;
  }
  return isOneOf(unit?.text, 'minutes mins minuten minutos minuti');
}

function unitAt(
  tokens: readonly Token[],
  at: number,
  value: number,
): { unit: Unit | null; to: number } {
  const next = tokens[at];
  if (isMark(next, "'")) {
    // 'In my 20's' is no length.
    if (tokens[at + 1]?.text === 's' && tokens[at + 1]?.start === next?.end) {
      return { unit: null, to: at };
    }
    // 5'7 is a height.
    const inches = tokens[at + 1];
    if (inches?.kind === 'number' && inches.start === next?.end) return { unit: null, to: at };
    const doubled = isMark(tokens[at + 1], "'") && tokens[at + 1]?.start === next?.end;
    return doubled ? { unit: 'seconds', to: at + 2 } : { unit: 'minutes', to: at + 1 };
  }
  if (isMark(next, '%')) return { unit: 'percent', to: at + 1 };
  if (isMark(next, '°')) return { unit: 'degrees', to: at + 1 };
  if (isMark(next, '"')) return { unit: value >= 5 ? 'seconds' : null, to: at + 1 };
  let place = isMark(next, '-~') ? at + 1 : at;
  if (tokens[place]?.text === 'ish') place += 1;
  if (isMark(tokens[place], '-')) place += 1;
  const word = tokens[place]?.text ?? '';
  if (word === 'm') {
    // '9 m²' are of a room.
    const [letter, power] = [tokens[place], tokens[place + 1]];
    if (power?.text === '2' && power.start === letter?.end)
      return { unit: 'metres', to: place + 2 };
    const isDistance =
      value >= 100 || value < 4 || distanceWords.has(tokens[place + 1]?.text ?? '');
    return { unit: isDistance ? 'metres' : 'minutes', to: place + 1 };
  }
  // '30 w dumbbells' is 'with', '235 W' is what a bike shows.
  const isWith =
    tokens[place + 1]?.kind === 'number' && tokens[place]?.start !== tokens[at - 1]?.end;
  if (word === 'w' && value >= leastWatts && !isWith) return { unit: 'watts', to: place + 1 };
  // 'Une vingtaine de minutes', 'una ventina di minuti'.
  if (isOneOf(word, 'de di d')) {
    const of = isMark(tokens[place + 1], "'") ? place + 2 : place + 1;
    if (units.get(tokens[of]?.text ?? '') === 'minutes') return { unit: 'minutes', to: of + 1 };
    if (minuteAfter(tokens, of)) return { unit: 'minutes', to: of + 2 };
  }
  if (word.startsWith('minut') || minuteAfter(tokens, place)) {
    return { unit: 'minutes', to: word.startsWith('minut') ? place + 1 : place + 2 };
  }
  const unit = units.get(word);
  // '5x5 day' is no length.
  const isOfSets = tokens[at - 2]?.text === 'x' && (unit === 'days' || unit === 'weeks');
  if (!unit || isOfSets) return { unit: null, to: at };
  return { unit, to: place + 1 };
}

const upToStarts = new Map([
  ['up', 'to'],
  ['bis', 'zu'],
  ['fino', 'a'],
  ['jusqu', 'a'],
]);
const toWords = new Set(upToStarts.values());
const rangeLinks = new Set(['to', 'bis', 'a', 'or', 'oder', 'o', 'ou', 'ate', 'maybe']);
const pairLinks = new Set(['and', 'und', 'y', 'et', 'e']);
const betweenWords = new Set(['between', 'zwischen', 'entre', 'tra', 'fra']);

/** 'Up to', 'bis zu', 'fino a': where the number after it stands. */
function afterUpTo(tokens: readonly Token[], at: number): number | null {
  const [first, second] = [tokens[at]?.text ?? '', tokens[at + 1]?.text ?? ''];
  if (toWords.has(second) && upToStarts.get(first) === second) return at + 2;
  if (first === 'jusqu' && isMark(tokens[at + 1], "'")) return at + 3;
  return first === 'hasta' ? at + 1 : null;
}

/** The second number of a range: '20-30', '20 to 30', '4 up to 20', 'between 20 and 30'. */
function rangeEnd(tokens: readonly Token[], from: number, at: number): Read | null {
  const upTo = afterUpTo(tokens, at);
  if (upTo !== null) return readNumberAt(tokens, upTo);
  const link = tokens[at];
  const isLink =
    isMark(link, '-') ||
    rangeLinks.has(link?.text ?? '') ||
    (pairLinks.has(link?.text ?? '') && betweenWords.has(tokens[from - 1]?.text ?? ''));
  if (!isLink || isArticle(tokens[at + 1])) return null;
  const end = readNumberAt(tokens, at + 1);
  const isList = isMark(tokens[end?.to ?? 0], '-') && tokens[(end?.to ?? 0) + 1]?.kind === 'number';
  return end && !isList ? end : null;
}

const heaviestOfRack = 60;
const fromWords = new Set(['from', 'von', 'de', 'des', 'desde', 'da', 'dal', 'dai']);

/** '5 to 25 kg', 'de 5 a 25 kg': a rack may go from little to much; '5x5 a 50 kg' is a lift. */
function isRackRange(tokens: readonly Token[], from: number, link: number, end: Read): boolean {
  const { unit } = unitAt(tokens, end.to, end.value);
  if ((kilogramsIn(end.value, unit) ?? Number.POSITIVE_INFINITY) > heaviestOfRack) return false;
  const before = tokens[from - 1];
  const isOfWork = [before, tokens[from - 2]].some(
    (token) => isOneOf(token?.text, 'x * ×') || workUnits.has(units.get(token?.text ?? '')),
  );
  const isAt = ['a', 'o', 'ou', 'or', 'oder', 'maybe'].includes(tokens[link]?.text ?? '');
  return !isOfWork && (!isAt || fromWords.has(before?.text ?? ''));
}
const workUnits = new Set<Unit | undefined>(['sets', 'reps', 'rounds']);

/** '60 minutes: 10 mobility, 30 strength, 20 bike': bare numbers that come to the whole. */
function partsOfWhole(all: readonly Quantity[]): readonly Quantity[] {
  const whole = all.find(({ unit }) => unit === 'minutes' || unit === 'hours');
  const bare = all.filter(({ unit, upTo }) => unit === null && upTo === undefined);
  const minutes = whole && toMinutes(whole);
  if (!whole || !minutes || bare.length < 2 || bare.some(({ from }) => from < whole.to)) return [];
  return bare.reduce((sum, { value }) => sum + value, 0) === minutes ? bare : [];
}

/** '10 min of skipping, 10 of abs': the unit is said once. */
function isShared(
  tokens: readonly Token[],
  all: readonly Quantity[],
  { unit, from, to }: Quantity,
) {
  if (unit !== null || !ofWords.has(tokens[to]?.text)) return false;
  return all.some(
    (other) => other.to <= from && other.unit === 'minutes' && ofWords.has(tokens[other.to]?.text),
  );
}

/** All numbers of the text with their units, in order; '1 h 30' is one. */
const leastWeight = 20;
const mostSets = 20;
const setsSigns = new Set(['x', '×', '*']);

const isSetsAt = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.kind === 'number' &&
  (tokens[at]?.value ?? 0) <= mostSets &&
  setsSigns.has(tokens[at + 1]?.text ?? '') &&
  tokens[at + 2]?.kind === 'number' &&
  (tokens[at + 2]?.value ?? 0) <= mostSets;

/** 'Squat 80 3x5', 'squat 3x5 80': a bare number behind a word and beside its sets is a weight. */
export function isWeightOfSets(
  tokens: readonly Token[],
  { value, unit, upTo, from, to }: Quantity,
): boolean {
  if (unit !== null || upTo !== undefined || value < leastWeight) return false;
  if (isSetsAt(tokens, to)) return tokens[from - 1]?.kind === 'word';
  const isEnd = tokens[to] === undefined || tokens[to]?.kind === 'mark';
  return isEnd && isSetsAt(tokens, from - 3) && tokens[from - 4]?.kind === 'word';
}

export function readQuantities(tokens: readonly Token[]): Quantity[] {
  const found: Quantity[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const number = readNumberAt(tokens, at);
    if (!number) continue;
    const range = rangeEnd(tokens, at, number.to);
    // '5x5 a 82': what is many times as much is no end of a range.
    const isRange =
      range &&
      range.value > number.value &&
      (range.value <= number.value * 4 || isRackRange(tokens, at, number.to, range));
    const end = range && isRange ? range : number;
    // '20 more minutes'.
    const first = isOneOf(tokens[end.to]?.text, 'more extra mas mais weitere')
      ? end.to + 1
      : end.to;
    let { unit, to } = unitAt(tokens, first, end.value);
    if (unit === null) ({ unit, to } = unitAt(tokens, end.to, end.value));
    if (unit === 'minutes' && tokens[to - 1]?.text === 'm') {
      const before = tokens[at - 1]?.text ?? '';
      const earlier = tokens[at - 2]?.text ?? '';
      if (distanceWords.has(before) || distanceWords.has(earlier)) unit = 'metres';
    }
    // A lone article is a number only before a unit.
    if (isArticle(tokens[at]) && unit === null) continue;
    let value = number.value;
    if (unit === 'hours') {
      const more = tokens[to]?.kind === 'number' ? readNumberAt(tokens, to) : null;
      const rest = more ? unitAt(tokens, more.to, more.value) : null;
      if (
        more &&
        more.value < 60 &&
        (rest?.unit === 'minutes' || tokens[to]?.start === tokens[to - 1]?.end)
      ) {
        value += more.value / 60;
        to = rest?.unit === 'minutes' ? rest.to : more.to;
      }
    }
    found.push({ value, ...(end !== number && { upTo: end.value }), unit, from: at, to });
    at = Math.max(at, to - 1);
  }
  const parts = partsOfWhole(found);
  return found.map((one) =>
    isShared(tokens, found, one) || parts.includes(one) ? { ...one, unit: 'minutes' } : one,
  );
}

/** Kilograms, where a pood is 16.38 kg and a pound 0.4536 kg. */
export function kilogramsIn(value: number, unit: Unit | null): number | null {
  const factor = { kilograms: 1, pounds: 0.4536, poods: 16.38 }[unit as string];
  return factor === undefined ? null : Math.round(value * factor * 10) / 10;
}

const metresPerUnit: Partial<Record<Unit, number>> = {
  metres: 1,
  kilometres: 1000,
  miles: 1609.344,
};

/** Metres of a distance. */
export function toMetres({ value, upTo, unit }: Quantity): number | null {
  const factor = unit === null ? undefined : metresPerUnit[unit];
  return factor === undefined ? null : Math.round((upTo ?? value) * factor);
}

/** Minutes of a length of time. */
export function toMinutes({ value, upTo, unit }: Quantity): number | null {
  const middle = upTo === undefined ? value : (value + upTo) / 2;
  if (unit === 'minutes') return middle;
  if (unit === 'hours') return middle * 60;
  return unit === 'seconds' ? middle / 60 : null;
}
