import { oncePerText } from '../../engine/once-per-text.ts';
import type { Scan } from '../../engine/scan.ts';
import { isArticle, type Quantity, readNumberAt, toMinutes } from '../../engine/units.ts';
import { isOneOf, words } from '../../engine/words.ts';
import { common } from '../../lexicon/terms/everyday-words.ts';
import { terms } from '../../lexicon/terms/time/lengths.ts';
import { beside, isPast, overlaps, startingAt } from '../around.ts';
import { layoutOf } from '../shape/layout.ts';
import { numberGroups } from '../shape/number-groups.ts';
import { choresOf } from './chores.ts';
import { timeBetween } from './times-of-day.ts';

/** A length of time that may be the session's or that of a part of it. */
export interface Length {
  minutes: number;
  from: number;
  to: number;
  source: 'unit' | 'phrase' | 'clock';
}

const longestMinutes = 210;
/** A shorter one is a rest, a hold or a moment. */
const leastMinutes = 4;
const idleMinutes = 120;
const pastReach = 6;

/** '5 k under 22 min' is a time to beat. */
function isResult(scan: Scan, from: number): boolean {
  if (!common.under.has(scan.tokens[from - 1]?.text)) return false;
  return numberGroups(scan).single.some(
    ({ to, unit }) =>
      ['metres', 'kilometres', 'miles'].includes(unit ?? '') && from - to >= 1 && from - to <= 3,
  );
}

/** 'Getting up takes me 5 minutes', 'slept in 40 min chunks': what an act takes, and no time to train. */
function isOfAct({ tokens }: Scan, { from, to }: Length): boolean {
  const [before, earlier] = [tokens[from - 1], tokens[from - 2]];
  if (terms.takesWords.has(earlier?.text) && terms.whomWords.has(before?.text)) return true;
  const next = tokens[to];
  // 'I was an hour getting up again', 'spent 20 minutes looking for it'.
  const isSpent = [before, earlier].some((token) => terms.spentWords.has(token?.text));
  if (isSpent && next?.text.endsWith('ing') && next.segment === tokens[from]?.segment) return true;
  return tokens
    .slice(Math.max(0, from - 4), from)
    .some(({ text, segment }) => segment === tokens[from]?.segment && terms.sleeping.has(text));
}

/** 'Three hours of work in the bin', 'trois heures de taf': what they went on. */
const isOfWork = ({ tokens }: Scan, { to }: Length): boolean =>
  common.of.has(tokens[to]?.text) && terms.otherWork.has(tokens[to + 1]?.text);

/** 'Two hours of spreadsheets … 20 min of arms': what no session is made of, where one is asked for beside it. */
function isOfOther(scan: Scan, { from, to, minutes }: Length): boolean {
  if (scan.tokens[to]?.text !== 'of' || minutes < 30 || isOnly(scan, from)) return false;
  const at = terms.degrees.has(scan.tokens[to + 1]?.text) ? to + 2 : to + 1;
  const noun = scan.tokens[at];
  if (noun?.kind !== 'word' || terms.ofSession.has(noun.text)) return false;
  return !scan.hits.some((hit) => sessionKinds.has(hit.kind) && hit.from <= at + 1 && at < hit.to);
}

const sessionKinds = words(
  'focus goal move way format equipment machine effort mood cardio sessionKind sessionSign edge part region trait prop kit sport sportName named total level tired stiff pain race raceName block',
);

/** No other length of minutes or hours is told. */
const isOnly = (scan: Scan, from: number): boolean =>
  !scan.of('length').some((one) => one.from !== from) &&
  !numberGroups(scan).single.some(
    (one) => one.from !== from && ['minutes', 'hours'].includes(one.unit ?? ''),
  );

/** Whether the words around a length give it to something else. */
function isElsewhere(scan: Scan, length: Length): boolean {
  const { tokens } = scan;
  const { from, to, minutes } = length;
  const word = (at: number) => tokens[at]?.text ?? '';
  if (length.source === 'clock') return false;
  // 'Não vejo a hora das férias' looks forward to them.
  if (terms.seeing.has(word(from - 1)) || terms.seeing.has(word(from - 2))) return true;
  if (minutes > longestMinutes) return true;
  const isNear = word(to) === 'away' && word(to + 1) === 'from';
  const isNext = word(from - 1) === 'by' && word(from - 2) === 'followed';
  // 'Another 15 minute core one' is a session of its own, 'the pasta wants another 11' is what is left.
  const isAgain =
    word(from - 1) === 'another' &&
    (word(to - 1) === 'minute' || (isOnly(scan, from) && !terms.adding.has(word(from - 2))));
  // 'First 10 min row, then …' is a part like the others.
  const isFirst =
    word(from - 1) === 'first' &&
    numberGroups(scan).single.every((one) => one.from >= from) &&
    scan.of('chain').some((hit) => hit.value === 'next' && hit.from >= to);
  // 'A sane first 15 minutes' after a long break is all of today.
  const isBeginning =
    word(from - 1) === 'first' &&
    isOnly(scan, from) &&
    !terms.noBeginning.has(word(from - 2)) &&
    !common.of.has(word(to));
  if (
    (terms.notBefore.has(word(from - 1)) && !isNext && !isAgain && !isFirst && !isBeginning) ||
    (terms.notAfter.has(word(to)) && !isNear)
  )
    return true;
  if (word(to) === '/' && terms.perDistance.has(word(to + 1))) return true;
  if (isResult(scan, from)) return true;
  // 'Ten minutes so I can say I did it' is of today.
  if (!terms.purposes.has(word(to)) && isPast(scan, length, pastReach)) return true;
  if (isOfAct(scan, length) || isOfWork(scan, length) || isOfOther(scan, length)) return true;
  const near = beside(scan, 'elsewhere', length, 4);
  return near.some((hit) => {
    const isAfter = hit.from >= to;
    const gap = isAfter ? hit.from - to : from - hit.to;
    if (hit.value === 'habit') return isAfter && gap <= 1;
    if (hit.value === 'ago') return isAgo(word(hit.from), isAfter, gap);
    // 'Ten minutes between meetings' is what is left.
    if (hit.value === 'journey') return isAfter && gap <= 1 && !gapWords.has(word(to));
    return minutes >= idleMinutes;
  });
}

/** 'Ago' comes behind, 'vor' and 'hace' come before; 'fa' and 'ha' stand close. */
function isAgo(word: string, isAfter: boolean, gap: number): boolean {
  const isSuffix = isOneOf(word, 'ago earlier vorher atras fa');
  return isSuffix ? isAfter && gap === 0 : !isAfter && gap === 0;
}

const countedKinds = ['move', 'equipment', 'unit', 'format', 'prop', 'machine'];
const restLinks = words('and n y und et e ,');

/** 'An hour 15', 'una hora y veinte': what comes on top of the full hour. */
function withRest(scan: Scan, length: Length): Length {
  const { tokens } = scan;
  if (length.minutes < 60 || length.minutes % 60 !== 0) return length;
  const at = restLinks.has(tokens[length.to]?.text) ? length.to + 1 : length.to;
  const more = isArticle(tokens[at]) ? null : readNumberAt(tokens, at);
  const isWhole = more && more.value >= 5 && more.value < 60 && more.value % 5 === 0;
  const next = tokens[more?.to ?? at];
  const isEnd =
    next === undefined ||
    next.kind === 'mark' ||
    next.text.startsWith('min') ||
    startingAt(scan, 'lengthEnd', more?.to ?? at) !== undefined ||
    !countedKinds.some((kind) => startingAt(scan, kind, more?.to ?? at) !== undefined);
  if (!more || !isWhole || !isEnd || tokens[at]?.segment !== tokens[length.from]?.segment)
    return length;
  const to = next?.text.startsWith('min') ? more.to + 1 : more.to;
  return { ...length, minutes: length.minutes + more.value, to };
}

/** 'Steady hour on the bike': one, though nobody counts it. */
function loneHours(scan: Scan): Length[] {
  return scan.tokens.flatMap((token, at) => {
    if (!isOneOf(token.text, 'hour stunde stunderl')) return [];
    const [before, after] = [scan.tokens[at - 1], scan.tokens[at + 1]];
    const more = readNumberAt(scan.tokens, at + 1);
    const isMore = more !== null && more.value >= 5 && more.value % 5 === 0;
    const isEnd = after === undefined || after.kind === 'mark' || after.text === 'of' || isMore;
    const isStart = before === undefined || before.kind === 'mark';
    if (isStart && !isEnd) return [];
    if (before?.kind === 'word' && terms.noHourBefore.has(before.text)) return [];
    if (readNumberAt(scan.tokens, at - 1)) return [];
    return [withRest(scan, { minutes: 60, from: at, to: at + 1, source: 'unit' as const })];
  });
}

/** '0:42' on a dial; 'till 5:45, it's 5:05 now'. */
function clockLengths(scan: Scan): Length[] {
  const dials = numberGroups(scan)
    .colons.filter(({ first, second }) => first === 0 && second >= 4)
    .map(
      (dial): Length => ({ minutes: dial.second, from: dial.from, to: dial.to, source: 'clock' }),
    );
  const between = timeBetween(scan);
  return between ? [...dials, { ...between, source: 'clock' }] : dials;
}

const gapWords = words('between before zwischen vor entre antes avant tra fra prima');
const startWords = words('from von ab desde de dalle das');

/** 'I get the hall from 7 to 8'. */
function rangeOfHours(scan: Scan, { value, upTo = 0, unit, from, to }: Quantity): Length[] {
  const hours = upTo - value;
  const isDay = unit === null && value >= 5 && upTo <= 22 && (hours === 1 || hours === 2);
  const isFrom = startWords.has(scan.tokens[from - 1]?.text);
  // 'From 9 to 9.25'.
  const past = Math.round((upTo % 1) * 100);
  const minutes = (Math.floor(upTo) - value) * 60 + past;
  const isClock = unit === null && Number.isInteger(value) && past >= 5 && past < 60;
  if (isClock && isFrom && value >= 5 && upTo < 23 && minutes >= 5 && minutes <= 120)
    return [{ minutes, from, to, source: 'clock' }];
  const isThing = ['equipment', 'move', 'prop'].some(
    (kind) => beside(scan, kind, { from, to }, 3).length > 0,
  );
  return isDay && isFrom && !isThing ? [{ minutes: hours * 60, from, to, source: 'clock' }] : [];
}

/** 'The hall is ours 6 till 7': whole hours of the day. */
function hourRange(scan: Scan): Length[] {
  const { single } = numberGroups(scan);
  return single.flatMap((one) => {
    if (one.upTo !== undefined) return rangeOfHours(scan, one);
    const next = single.find(({ from }) => from === one.to + 1);
    const link = scan.of('clock').find(({ from, value }) => from === one.to && value === 'until');
    const isHours = next && link && one.unit === null && next.unit === null;
    if (!isHours || one.value < 5 || one.value > 22) return [];
    const minutes = ((((next.value - one.value) % 12) + 12) % 12) * 60;
    const isOne = minutes === 60 || minutes === 120;
    return isOne ? [{ minutes, from: one.from, to: next.to, source: 'clock' as const }] : [];
  });
}

const mostTimes = 8;

/** 'Four of them, 4 min each', '3 tabatas, 4 min each': how often a length is meant. */
function timesOver(scan: Scan, to: number): number {
  const { tokens } = scan;
  if (!terms.eachWords.has(tokens[to]?.text)) return 1;
  const counted = tokens.findIndex((_, at) => {
    const number = readNumberAt(tokens, at);
    if (!number || number.value < 2 || number.value > mostTimes) return false;
    const isOfThem = terms.partitives.has(tokens[number.to]?.text);
    return isOfThem || startingAt(scan, 'format', number.to) !== undefined;
  });
  return counted < 0 ? 1 : (readNumberAt(tokens, counted)?.value ?? 1);
}

/** Exactly said lengths, without rests, pieces of work and what belongs to something else. */
export const lengthsOf = oncePerText((scan: Scan): readonly Length[] => {
  const spent = [...layoutOf(scan).spans, ...choresOf(scan)];
  const phrases = scan.of('length').map(({ value, from, to }): Length => {
    return withRest(scan, { minutes: Number(value), from, to, source: 'phrase' });
  });
  const isTaken = (one: { from: number; to: number }, all: readonly Length[]) =>
    all.some((other) => overlaps(one, other));
  const counted = numberGroups(scan).single.flatMap((quantity: Quantity): Length[] => {
    const minutes = quantity.unit === 'seconds' ? null : toMinutes(quantity);
    if (minutes === null || minutes < leastMinutes) return [];
    const { from, to } = quantity;
    const times = timesOver(scan, to);
    return [withRest(scan, { minutes: Math.round(minutes * times), from, to, source: 'unit' })];
  });
  const clocked = clockLengths(scan);
  const said = [...phrases, ...counted.filter((one) => !isTaken(one, phrases))];
  return [
    ...said,
    ...loneHours(scan).filter((one) => !isTaken(one, said)),
    ...clocked,
    // 'Quarter to seven until twenty past' is no seven until twenty.
    ...hourRange(scan).filter((one) => !isTaken(one, clocked)),
  ]
    .filter((one) => !spent.some((other) => overlaps(one, other)) && !isElsewhere(scan, one))
    .sort((a, b) => a.from - b.from);
});
