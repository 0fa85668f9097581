import type { Scan } from '../../engine/scan.ts';
import { readNumberAt } from '../../engine/units.ts';
import { isOneOf, type Words } from '../../engine/words.ts';
import { terms } from '../../lexicon/terms/time/times-of-day.ts';
import { endingAt, overlaps, startingAt } from '../around.ts';
import { numberGroups } from '../shape/number-groups.ts';

/** A time of day; 'quarter past' leaves the hour to the listener. */
interface TimeOfDay {
  hour: number | null;
  minute: number;
  from: number;
  to: number;
}

/** The time between two times of day. */
export interface TimeBetween {
  minutes: number;
  from: number;
  to: number;
}

const leastMinutes = 4;
const mostMinutes = 180;
const minutesPerHour = 60;
const halfDayMinutes = 12 * minutesPerHour;
const fractions: Record<string, number> = { half: 30, quarter: 15, viertel: 15 };

/** The hour at a place, with 'Uhr', 'heures' or 'o'clock' behind it or not. */
function hourAt({ tokens }: Scan, at: number): { hour: number; to: number } | null {
  const number = readNumberAt(tokens, at);
  if (!number || !Number.isInteger(number.value) || number.value < 1 || number.value > 24)
    return null;
  const isNamed = isOneOf(tokens[number.to]?.text, 'uhr heures heure h oclock horas hora');
  return { hour: number.value, to: isNamed ? number.to + 1 : number.to };
}

/** 'Quarter past', 'ten to six', 'viertel nach acht', 'zehn vor': the minutes come first. */
function minutesFirst(scan: Scan, at: number): TimeOfDay | null {
  const { tokens } = scan;
  const word = tokens[at]?.text ?? '';
  const fraction = fractions[word];
  const number =
    fraction === undefined ? readNumberAt(tokens, at) : { value: fraction, to: at + 1 };
  if (!number || !Number.isInteger(number.value) || number.value < 1 || number.value > 30)
    return null;
  const link = tokens[number.to]?.text ?? '';
  if (!terms.past.has(link) && !terms.short.has(link)) return null;
  const hour = hourAt(scan, number.to + 1);
  const isCued = endingAt(scan, 'clock', at) !== undefined;
  // 'Ten to stretch' is none: a bare number needs its hour, or 'until' before it.
  if (fraction === undefined && !hour && !isCued) return null;
  const isShort = terms.short.has(link);
  return {
    hour: hour === null ? null : hour.hour - (isShort ? 1 : 0),
    minute: isShort ? minutesPerHour - number.value : number.value,
    from: at,
    to: hour?.to ?? number.to + 1,
  };
}

/** 'Half three' is half past it where English is spoken. */
function halfPast(scan: Scan, at: number): TimeOfDay | null {
  if (scan.tokens[at]?.text !== 'half' || scan.language.value !== 'en') return null;
  const hour = hourAt(scan, at + 1);
  return hour && hour.hour <= 12 ? { hour: hour.hour, minute: 30, from: at, to: hour.to } : null;
}

/** 'Halb sieben' is half an hour before seven. */
function halfBefore(scan: Scan, at: number): TimeOfDay | null {
  if (scan.tokens[at]?.text !== 'halb') return null;
  const hour = hourAt(scan, at + 1);
  return hour && { hour: hour.hour - 1, minute: 30, from: at, to: hour.to };
}

/** 'Las seis y media', 'sept heures moins le quart', 'le otto e un quarto': the hour comes first. */
function hourFirst(scan: Scan, at: number): TimeOfDay | null {
  const hour = hourAt(scan, at);
  if (!hour || hour.hour > 12) return null;
  const part = startingAt(scan, 'clockPart', hour.to);
  if (!part) return null;
  const minute = Number(part.value);
  const before = minute < 0 ? 1 : 0;
  return {
    hour: hour.hour - before,
    minute: minute + before * minutesPerHour,
    from: at,
    to: part.to,
  };
}

/** '7.52' as far as its figures go. */
function dottedAt({ tokens }: Scan, at: number): TimeOfDay | null {
  const token = tokens[at];
  const [hours = '', minutes = ''] = token?.kind === 'number' ? token.text.split(/[.,]/) : [];
  const [hour, minute] = [Number(hours), Number(minutes)];
  const isTime = hour >= 1 && hour <= 23 && minutes.length === 2 && minute < minutesPerHour;
  return isTime ? { hour, minute, from: at, to: at + 1 } : null;
}

/** What goes at a time of its own: 'bus leaves 7.52', 'train 18.04'. */
const isOfDeparture = ({ tokens }: Scan, at: number): boolean =>
  [at - 1, at - 2].some((before) => terms.departures.has(tokens[before]?.text));

/** '10.30' beside 'at', 'now' or what departs then; elsewhere it weighs or measures something. */
function dotted(scan: Scan, at: number): TimeOfDay | null {
  const time = dottedAt(scan, at);
  return time && (cueOf(scan, time) || isOfDeparture(scan, at)) ? time : null;
}

/** '12h30', '13h': the hour and its letter written as one; alone it needs an 'at' or an 'until'. */
function hourLetter(scan: Scan, at: number): TimeOfDay | null {
  const [number, letter, rest] = [scan.tokens[at], scan.tokens[at + 1], scan.tokens[at + 2]];
  const hour = number?.kind === 'number' ? (number.value ?? 0) : 0;
  const isJoined = letter?.text === 'h' && letter.start === number?.end;
  if (!isJoined || !Number.isInteger(hour) || hour < 5 || hour > 23) return null;
  const minute = rest?.kind === 'number' && rest.start === letter.end ? (rest.value ?? 0) : null;
  if (minute !== null && minute >= minutesPerHour) return null;
  const time = { hour, minute: minute ?? 0, from: at, to: minute === null ? at + 2 : at + 3 };
  const isEnd = terms.untilHour.has(scan.tokens[at - 1]?.text) || cueOf(scan, time) !== undefined;
  return minute !== null || isEnd ? time : null;
}

/** 'At 11': a whole hour, which only counts beside an exact time. */
function wholeHours(scan: Scan): TimeOfDay[] {
  return numberGroups(scan).single.flatMap(({ value, unit, from, to }) => {
    const hit = endingAt(scan, 'clock', from);
    const isNow = terms.nowWords.has(scan.tokens[hit?.from ?? -1]?.text);
    const cue = hit?.value;
    const isHour = unit === null && Number.isInteger(value) && value >= 1 && value <= 23;
    const isTime = cue === 'until' || cue === 'at' || (cue === 'from' && isNow);
    return isHour && isTime ? [{ hour: value, minute: 0, from, to }] : [];
  });
}

/** The whole hour behind a time and one more word. */
function hoursAfterAnd(scan: Scan, to: number): TimeOfDay[] {
  const hour = hourAt(scan, to + 1);
  return hour ? [{ hour: hour.hour, minute: 0, from: to + 1, to: hour.to }] : [];
}

function cueOf(scan: Scan, { from, to }: { from: number; to: number }): string | undefined {
  return endingAt(scan, 'clock', from, 1)?.value ?? startingAt(scan, 'clock', to)?.value;
}

function exactTimes(scan: Scan): TimeOfDay[] {
  const written = numberGroups(scan)
    .colons.filter(({ first, second }) => first > 0 && first < 24 && second < minutesPerHour)
    .map(({ first, second, from, to }) => ({ hour: first, minute: second, from, to }));
  const spoken: TimeOfDay[] = [];
  for (let at = 0; at < scan.tokens.length; at += 1) {
    const time =
      minutesFirst(scan, at) ??
      halfBefore(scan, at) ??
      halfPast(scan, at) ??
      hourFirst(scan, at) ??
      hourLetter(scan, at) ??
      dotted(scan, at);
    if (!time || written.some((other) => overlaps(other, time))) continue;
    spoken.push(time);
    at = time.to - 1;
  }
  return [...written, ...spoken].sort((a, b) => a.from - b.from);
}

/** 'De 7 a 7 y media', 'dalle 18 alle 18.30', 'entre 18h et 18h30': a whole hour up to an exact time. */
function hourBefore(scan: Scan, { from }: TimeOfDay): TimeOfDay | null {
  const { tokens } = scan;
  if (!terms.untilHour.has(tokens[from - 1]?.text)) return null;
  const at = tokens[from - 2]?.kind === 'number' ? from - 2 : from - 3;
  const hour = hourAt(scan, at);
  const isFirst = hour?.to === from - 1 && terms.fromHour.has(tokens[at - 1]?.text);
  return isFirst ? { hour: hour.hour, minute: 0, from: at, to: hour.to } : null;
}

/** The beginning and the end of the free time among the times of a text. */
function pickPair(scan: Scan, exact: readonly TimeOfDay[]): [TimeOfDay, TimeOfDay] | null {
  const isCued = (cue: string) => (one: TimeOfDay) => cueOf(scan, one) === cue;
  const [first, second] = exact;
  if (!first) return null;
  for (const one of exact) {
    const before = hourBefore(scan, one);
    if (before) return [before, one];
  }
  const hours = wholeHours(scan).filter((one) => !exact.some((other) => overlaps(one, other)));
  const ends = [...exact, ...hours];
  const start = exact.find(isCued('from')) ?? hours.find(isCued('from'));
  const cued = ends.find(isCued('until')) ?? ends.find(isCued('at'));
  // 'Meeting 14:45, now 14:05': the other of two is the end.
  const other = exact.length === 2 ? exact.find((one) => one !== start) : undefined;
  const end = cued !== undefined && cued !== start ? cued : other;
  if (start && end) return [start, end];
  // 'Between 12:30 and 1'.
  const late = [...exact, ...hoursAfterAnd(scan, first.to)].find(
    ({ from }) => from === first.to + 1,
  );
  if (late && terms.betweenWords.has(scan.tokens[first.from - 1]?.text)) return [first, late];
  // 'My call ends 10.20, the next starts 10.40', 'it closes at 9 and I am there at 8.15'.
  const isSaid = (one: TimeOfDay, list: Words) =>
    [1, 2, 3].some((back) => list.has(scan.tokens[one.from - back]?.text ?? ''));
  if (second && exact.length === 2) {
    if (isSaid(first, terms.ends)) return [first, second];
    const close = exact.find((one) => isSaid(one, terms.closes));
    if (close) return close === first ? [second, first] : [first, second];
  }
  const isRange = second && exact.length === 2 && second.from - first.to <= 1;
  return isRange && cueOf(scan, first) !== undefined ? [first, second] : null;
}

/** 'Till 5:45, it's 5:05 now', 'until half past and it's ten past': what lies between. */
export function timeBetween(scan: Scan): TimeBetween | null {
  const pair = pickPair(scan, exactTimes(scan));
  if (!pair) return null;
  const [start, end] = pair;
  const isInHour = start.hour === null || end.hour === null;
  const cycle = isInHour ? minutesPerHour : halfDayMinutes;
  const at = ({ hour, minute }: TimeOfDay) => (isInHour ? 0 : (hour ?? 0) * 60) + minute;
  const minutes = (((at(end) - at(start)) % cycle) + cycle) % cycle;
  const from = Math.min(start.from, end.from);
  const to = Math.max(start.to, end.to);
  return minutes >= leastMinutes && minutes <= mostMinutes ? { minutes, from, to } : null;
}
