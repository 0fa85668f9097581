import { type Claim, claim } from '../../claims.ts';
import { isDenied } from '../../engine/negation.ts';
import type { Hit } from '../../engine/phrases.ts';
import { type Scan, trust } from '../../engine/scan.ts';
import { toMetres } from '../../engine/units.ts';
import { isOneOf } from '../../engine/words.ts';
import { terms } from '../../lexicon/terms/shape/formats.ts';
import type { BodyWish, Format } from '../../vocabulary.ts';
import { endingAt, isPast } from '../around.ts';
import { capOf, readFormatLengths } from '../time/format-lengths.ts';
import { blocksOf } from './blocks.ts';
import { layoutOf } from './layout.ts';
import { numberGroups } from './number-groups.ts';

/** Their words also mean other things: after all others, the loosest last. */
const looseFormats: readonly Format[] = ['tempo', 'circuit', 'rounds', 'intervals', 'sets'];
/** The surest first: what they say of a session covers what the next ones say. */
const sureFormats: readonly Format[] = ['tabata', 'death_by', 'every', 'emom', 'amrap', 'chipper'];

function rankOf(format: Format): number {
  const sure = sureFormats.indexOf(format);
  return sure >= 0 ? sure : sureFormats.length + 1 + looseFormats.indexOf(format);
}

/** What the numbers of a layout make of it wins over these; over all others their name does. */
const weakFormats: ReadonlySet<string> = new Set([
  'tabata',
  'pyramid',
  'circuit',
  'rounds',
  'sets',
  'intervals',
  'tempo',
]);

function said({ tokens }: Scan, { from, to }: Hit): string {
  return tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');
}

/** A thing to climb, a place to go round, a yoga flow: no format. */
function isOtherMeaning(scan: Scan, hit: Hit): boolean {
  const words = said(scan, hit);
  const before = scan.tokens[hit.from - 1]?.text ?? '';
  const after = scan.tokens[hit.to]?.text ?? '';
  if (isOneOf(words, 'flows flow')) return endingAt(scan, 'equipment', hit.from) === undefined;
  if (isOneOf(words, 'ladder leiter escalera escada scala echelle')) {
    const isOfMoves = isOneOf(after, 'of von de di com con with') && scan.of('move').length > 0;
    return layoutOf(scan).body.levels === undefined && !isOfMoves;
  }
  if (words === 'a tempo') return scan.language.value !== 'it';
  if (words === 'stations' || words === 'ateliers') return isOneOf(before, 'train metro bus');
  // 'I box 3 rounds', 'series' on the telly.
  if (isOneOf(words, 'series serie tours tour') && !isCountedBefore(scan, hit)) return true;
  return words === 'complex' && isOneOf(before, 'too so very nothing not') && after !== 'with';
}

function isCountedBefore(scan: Scan, { from, to }: Hit): boolean {
  return numberGroups(scan).single.some((one) => one.from < to && one.to >= from);
}

/** 'Legs, as rounds, 30 min': between two commas it says how, and counts nothing. */
function isAlone({ tokens }: Scan, { from, to, value }: Hit): boolean {
  const segment = tokens[from]?.segment;
  const beside = tokens.filter(
    (one, i) => one.segment === segment && one.kind !== 'mark' && (i < from || i >= to),
  );
  return value === 'rounds' && beside.every(({ text }) => isOneOf(text, 'as in for quality'));
}

function openHits(scan: Scan): Hit[] {
  return scan.of('format').filter((hit) => {
    if (
      scan.polarity(hit) !== 'plain' ||
      isDenied(scan, hit) ||
      isPast(scan, hit) ||
      isOtherMeaning(scan, hit)
    )
      return false;
    // '3 sets' are in the layout; 'drop sets' and 'straight sets' are a way to train.
    const isCount = terms.countedWords.has(said(scan, hit)) || /^\d/.test(said(scan, hit));
    if (hit.value === 'sets') return !isCount;
    return !isCount || isCountedBefore(scan, hit) || isAlone(scan, hit);
  });
}

/** The last one stands where a correction comes between; else the surest. */
function pickFormat(scan: Scan, open: readonly Hit[]): Hit | undefined {
  const [first, last] = [open[0], open.at(-1)];
  const isCorrected =
    first !== undefined &&
    last !== undefined &&
    scan.of('correction').some(({ from, to }) => from >= first.to && to <= last.from);
  if (isCorrected) return last;
  const rank = ({ value }: Hit) => rankOf(value as Format);
  return [...open].sort((a, b) => rank(a) - rank(b))[0];
}

const leastMetres = 20;

/** Distances that are covered again and again are intervals. */
function isOnTrack(scan: Scan): boolean {
  return numberGroups(scan).products.some(
    ({ each }) => (toMetres(each) ?? 0) >= leastMetres || (each.unit === null && each.value >= 100),
  );
}

/** Starts that are not a minute apart are no EMOM. */
function startsOf(scan: Scan, hit: Hit): Format {
  const { everySeconds } = layoutOf(scan);
  const isEmom = hit.value === 'emom' || hit.value === 'every';
  if (!isEmom || everySeconds === undefined) return hit.value as Format;
  return everySeconds === minuteSeconds ? 'emom' : 'every';
}

const minuteSeconds = 60;

function readFormat(scan: Scan): Claim[] {
  // Each part has its own.
  if (blocksOf(scan).filter(({ isEdge }) => !isEdge).length > 1) return [];
  const layout = layoutOf(scan);
  const hit = pickFormat(scan, openHits(scan));
  const byNumbers = layout.format ?? (isOnTrack(scan) ? 'intervals' : null);
  // What has a cap is done against the clock.
  const isCapped = capOf(scan) !== undefined && (byNumbers ?? 'pyramid') === 'pyramid';
  const own = isCapped ? 'for_time' : byNumbers;
  const { workSeconds, restSeconds } = layout.body;
  // '5 rounds, 40 on 20 off' runs by the clock.
  const isOnBeat = workSeconds !== undefined && restSeconds !== undefined && own === 'intervals';
  const isStronger =
    hit !== undefined &&
    !(isOnBeat && hit.value === 'rounds') &&
    (own === null || own === 'intervals' || !weakFormats.has(hit.value));
  if (hit && (isStronger || hit.value === own)) {
    const most = terms.looseWords.has(said(scan, hit)) ? 0.75 : 0.95;
    const quote = scan.quote(hit.from, hit.to);
    return [
      claim('format', startsOf(scan, hit), 'format.word', { quote, certainty: trust(hit, most) }),
    ];
  }
  const { sets, reps, rounds } = layout.body;
  const isInSets = sets !== undefined || (reps !== undefined && rounds === undefined);
  if (own === null && (isInSets || layout.isMixed)) {
    return [claim('format', 'sets', 'format.sets', { certainty: 0.75 })];
  }
  if (own === null) return [];
  const span = layout.spans[0] ?? numberGroups(scan).products[0];
  const quote = span ? scan.quote(span.from, span.to) : '';
  return [claim('format', own, 'format.layout', { quote, certainty: 0.85 })];
}

/** A Tabata lasts four minutes; who gives it more means the session. */
const tabataMinutes = 4;

/** The minutes of the only part that runs by the clock. */
export function ownMinutes(scan: Scan): { minutes: number; from: number; to: number } | null {
  const [length, other] = readFormatLengths(scan).filter(({ isCap }) => !isCap);
  if (!length || other || blocksOf(scan).length > 1) return null;
  const isWhole = length.format.value === 'tabata' && length.minutes > tabataMinutes;
  return isWhole ? null : length;
}

function readBody(scan: Scan): Claim[] {
  const { body, spans } = layoutOf(scan);
  const minutes = ownMinutes(scan);
  const cap = capOf(scan);
  const value: BodyWish = {
    ...body,
    ...(minutes && { minutes: minutes.minutes }),
    ...(cap && { capMinutes: cap.minutes }),
  };
  if (Object.keys(value).length === 0) return [];
  const places = [...spans, ...(minutes ? [minutes] : []), ...(cap ? [cap] : [])];
  const from = Math.min(...places.map((span) => span.from));
  const to = Math.max(...places.map((span) => span.to));
  const quote = places.length === 0 ? '' : scan.quote(from, to);
  return [claim('layout', value, 'layout.numbers', { quote })];
}

/** How the session runs: its format, and the numbers that lay it out. */
export function readFormats(scan: Scan): Claim[] {
  return [...readFormat(scan), ...readBody(scan)];
}
