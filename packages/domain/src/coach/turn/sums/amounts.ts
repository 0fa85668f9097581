import { type Token, tokenise } from '../../../reading/engine/tokens.ts';
import { readQuantities, type Unit } from '../../../reading/engine/units.ts';
import { words } from '../../../reading/engine/words.ts';
import { plateNames } from '../lexicon/sums.ts';

/** A number of a message with all that is said of it. */
export interface TextAmount {
  value: number;
  /** The larger number of a range. */
  upTo?: number;
  unit: Unit | null;
  /** '31:20', in its parts. */
  clock?: readonly number[];
  /** How often it is meant: '2x15', '6h40 x 5'. */
  times: number;
  /** What span it is said for: '1 km every week'. */
  per: 'day' | 'week' | 'month' | 'session' | null;
  isMinus: boolean;
  /** Token before which it begins, and after which it ends. */
  from: number;
  to: number;
  /** The words right before and after it. */
  before: readonly string[];
  after: readonly string[];
}

const spans: Readonly<Record<string, NonNullable<TextAmount['per']>>> = {
  day: 'day',
  daily: 'day',
  night: 'day',
  tag: 'day',
  dia: 'day',
  jour: 'day',
  giorno: 'day',
  week: 'week',
  wk: 'week',
  weekly: 'week',
  woche: 'week',
  semana: 'week',
  semaine: 'week',
  settimana: 'week',
  month: 'month',
  monthly: 'month',
  monat: 'month',
  mes: 'month',
  mois: 'month',
  mese: 'month',
  session: 'session',
  workout: 'session',
};
const perWords = words('a an per every each the pro die por cada a par chaque al ogni');
const timesWords = words('x times mal veces fois volte vezes');
const wordsAround = 3;

const textAt = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? '';

/** '31:20', '1:58:20': the numbers that colons join. */
function clockAt(tokens: readonly Token[], at: number): { parts: number[]; to: number } | null {
  const parts: number[] = [];
  let to = at;
  while (tokens[to]?.kind === 'number') {
    const isFirst = parts.length === 0;
    if (!isFirst && !/^\d\d$/.test(textAt(tokens, to))) break;
    parts.push(tokens[to]?.value ?? 0);
    const isJoined =
      textAt(tokens, to + 1) === ':' &&
      tokens[to + 1]?.start === tokens[to]?.end &&
      tokens[to + 2]?.kind === 'number';
    to += isJoined ? 2 : 1;
    if (!isJoined) break;
  }
  return parts.length > 1 ? { parts, to } : null;
}

function perAfter(tokens: readonly Token[], to: number): TextAmount['per'] {
  for (let at = to; at <= to + wordsAround; at += 1) {
    if (tokens[at]?.kind !== 'word') return null;
    const span = spans[textAt(tokens, at)];
    if (span && (perWords.has(textAt(tokens, at - 1)) || textAt(tokens, at).endsWith('ly')))
      return span;
  }
  return null;
}

/** The numbers of a text with their units, times and spans, in their order. */
export function amountsInText(text: string): TextAmount[] {
  const tokens = tokenise(text);
  const plain: (Pick<TextAmount, 'value' | 'unit' | 'from' | 'to'> & Partial<TextAmount>)[] = [];
  let until = 0;
  const quantities = readQuantities(tokens);
  for (let at = 0; at < tokens.length; at += 1) {
    if (at < until) continue;
    const clock = clockAt(tokens, at);
    const name = plateNames[textAt(tokens, at)];
    const found = quantities.find(({ from }) => from === at);
    if (clock) {
      plain.push({ value: Number.NaN, unit: null, clock: clock.parts, from: at, to: clock.to });
      until = clock.to;
    } else if (name !== undefined) {
      plain.push({ value: name, unit: null, from: at, to: at + 1 });
    } else if (found && !isOnlyWord(tokens[at], found.unit)) {
      plain.push(found);
      until = found.to;
    }
  }
  return joined(tokens, plain).map((one) => ({
    times: 1,
    isMinus: textAt(tokens, one.from - 1) === '-' && textAt(tokens, one.from - 2) !== '',
    per: perAfter(tokens, one.to),
    before: around(tokens, one.from - wordsAround, one.from),
    after: around(tokens, one.to, one.to + wordsAround),
    ...one,
  }));
}

/** 'One' and 'double' count only with a unit, 'a week' is a span. */
const isOnlyWord = (token: Token | undefined, unit: Unit | null): boolean =>
  token?.kind === 'word' && (articles.has(token.text) || (unit === null && vague.has(token.text)));
const articles = words('a an un una uno ein eine une um uma');
const vague = words('one single double triple pair couple');

const around = (tokens: readonly Token[], from: number, to: number): string[] =>
  tokens.slice(Math.max(0, from), to).map(({ text }) => text);

type Plain = Pick<TextAmount, 'value' | 'unit' | 'from' | 'to'> & Partial<TextAmount>;

/** '2x15' is 15 twice, '6h40 x 5' five of them, 'two tens' a pair of plates; '5x3' stays two numbers. */
function joined(tokens: readonly Token[], all: readonly Plain[]): Plain[] {
  const found: Plain[] = [];
  for (let at = 0; at < all.length; at += 1) {
    const one = all[at];
    const next = all[at + 1];
    if (!one) continue;
    const isTimes = timesWords.has(textAt(tokens, one.to));
    const isNext = next !== undefined && next.from === one.to + 1;
    const isCount = one.unit === null && one.clock === undefined && Number.isInteger(one.value);
    const isMeasured = (other: Plain) => other.unit !== null || other.clock !== undefined;
    if (isTimes && isNext && isCount && !isMeasured(one)) {
      found.push({ ...next, times: one.value, from: one.from });
      at += 1;
    } else if (isTimes && isNext && isMeasured(one) && !isMeasured(next)) {
      found.push({ ...one, times: next.value, to: next.to });
      at += 1;
    } else if (isTimes && !isNext && isCount) {
      // '5k 3x a week': so often what stands before it.
      const last = found.at(-1);
      const isOf = last !== undefined && one.from - last.to <= 1 && isMeasured(last);
      if (isOf && last) found[found.length - 1] = { ...last, times: one.value, to: one.to + 1 };
      else found.push({ ...one, to: one.to + 1, unit: null });
    } else if (next && next.from === one.to && isCount && one.value <= 6 && isPlate(tokens, next)) {
      found.push({ ...next, times: one.value, from: one.from });
      at += 1;
    } else found.push(one);
  }
  return found;
}

/** 'Tens', '15s'. */
const isPlate = (tokens: readonly Token[], { from, to }: Plain): boolean =>
  plateNames[textAt(tokens, from)] !== undefined || textAt(tokens, to - 1) === 's';

const hourSeconds = 3600;

/** The seconds of a time; long ways are told in hours and minutes. */
export function secondsOf({ value, unit, clock }: TextAmount, isLong = false): number | null {
  if (clock) {
    const [first = 0, second = 0, third] = clock;
    if (third !== undefined) return first * hourSeconds + second * 60 + third;
    return isLong && first < 10 ? first * hourSeconds + second * 60 : first * 60 + second;
  }
  if (unit === 'hours') return value * hourSeconds;
  if (unit === 'minutes') return value * 60;
  return unit === 'seconds' ? value : null;
}

/** '6 h 04'. */
export function hoursText(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`;
}

const bareUnits: ReadonlySet<Unit | null> = new Set([null, 'seconds', 'kilograms', 'pounds']);

/** A plain weight, count or '15s' among plates. */
export const isPlain = ({ unit, clock }: TextAmount): boolean => !clock && bareUnits.has(unit);

export const total = (amounts: readonly TextAmount[]): number =>
  amounts.reduce((sum, { value, times }) => sum + value * times, 0);
