import { hitsBetween, segmentAround, textAt } from '../../engine/features.ts';
import type { Hit } from '../../engine/phrases.ts';
import type { Scan } from '../../engine/scan.ts';
import { isOneOf } from '../../engine/words.ts';
import { terms } from '../../lexicon/terms/wish/focus.ts';
import { endOfParts } from './named-parts.ts';

/** The nearest day gone by in the words around: 'back monday, chest yesterday'. */
function pastDayOf(scan: Scan, hit: Hit): Hit | undefined {
  const { from, to } = segmentAround(scan, hit.from);
  const days = hitsBetween(scan, 'pastDay', from, to).filter((day) => !isUrgency(scan, day));
  return days.toSorted((a, b) => Math.abs(a.from - hit.from) - Math.abs(b.from - hit.from))[0];
}

/** 'I need it for yesterday' is in a hurry. */
const isUrgency = (scan: Scan, { from, to }: Hit) =>
  isOneOf(textAt(scan, from - 1), 'pra para pour per for fur by') &&
  scan.tokens[to]?.kind !== 'word';

const isApart = ({ tokens }: Scan, hit: Hit, other: Hit): boolean =>
  tokens
    .slice(Math.min(hit.to, other.to), Math.max(hit.from, other.from))
    .some(({ text }) => terms.wishes.has(text));

/** 'Adduktoren wären dran' is a wish, 'waren dran' is told. */
export const isWished = ({ tokens, text }: Scan, from: number, to: number): boolean =>
  tokens
    .slice(from, to)
    .some(({ start, end, text: word }) => word === 'waren' && /ä/i.test(text.slice(start, end)));

const nearDay = 5;
const openingReach = 8;

/** 'Did chest last night', 'gestern waren Beine dran', 'upper monday'. */
function trainedOn(scan: Scan, hit: Hit): { daysAgo?: number } | null {
  const { from, to } = segmentAround(scan, hit.from);
  const day = pastDayOf(scan, hit);
  const did = hitsBetween(scan, 'trained', from, to).filter(
    (verb) => verb.value === 'did' && !isApart(scan, hit, verb) && !isWished(scan, from, to),
  );
  // 'Ayer le di caña a la espalda': the day opens the clause.
  const reach = day && day.from <= from + 1 ? openingReach : nearDay;
  const isNear = day && Math.max(day.from - hit.to, hit.from - day.to) <= reach;
  const isDoing = did.some((verb) => Math.max(verb.from - hit.to, hit.from - verb.to) <= 4);
  if (day && !isApart(scan, hit, day) && (isNear || isDoing)) {
    return { daysAgo: Number(day.value) };
  }
  // 'Dernière séance consacrée au dos', 'my last session was chest'.
  const last = hitsBetween(scan, 'lastTime', from, to).find(
    ({ value, to: end }) => value === 'before' && end <= hit.from && hit.from - end <= nearDay,
  );
  const isBare =
    last !== undefined &&
    scan.tokens.slice(last.to, hit.from).every(({ text }) => terms.wasWords.has(text));
  if (last && (isBare || did.some((verb) => verb.to <= hit.from))) return {};
  const weekday = hitsBetween(scan, 'weekday', from, to).find(({ value }) => value === 'weekday');
  const isDone = did.some((verb) => verb.to <= hit.from && hit.from - verb.to <= 4);
  const isFirm = did.some(
    (verb) =>
      isOneOf(textAt(scan, verb.from), 'already just ja hab smashed murdered destroyed') ||
      isOneOf(textAt(scan, verb.from - 1), 'already ya gia ja deja schon bereits'),
  );
  const end = endOfParts(scan, hit);
  // 'Am Dienstag Rücken trainiert', 'chest day was Monday', 'hab letztens Arme gemacht'.
  const isBehind = did.some(({ from: at }) => at === end || (at === end + 1 && at > hit.to));
  const isPerfect = scan.tokens
    .slice(from, hit.from)
    .some(({ text }) => terms.havingDone.has(text));
  if (isBehind && (weekday || isPerfect)) return {};
  const isEnded = did.some(
    (verb) =>
      verb.from === end &&
      (verb.to > verb.from + 2 ||
        (verb.to > verb.from + 1 && terms.already.has(textAt(scan, verb.from)))),
  );
  // 'No wait, did legs'.
  const isExcuse = did.some(
    (verb) =>
      verb.to <= hit.from &&
      hit.from - verb.to <= 2 &&
      scan.of('correction').some(({ to: cut }) => cut <= verb.from && verb.from - cut <= 2),
  );
  if ((isDone && (weekday || isFirm || isExcuse)) || isEnded) return {};
  const isListed = scan.of('trained').some(({ value }) => value === 'rest');
  return isListed && weekday ? {} : null;
}

/** '3 leg days in a row, anything else': done, and enough of it. */
function doneInARow({ tokens }: Scan, { from, to }: Hit): { daysAgo?: number } | null {
  const isCounted =
    tokens[from - 1]?.kind === 'number' || isOneOf(tokens[from - 1]?.text, 'three two four');
  const after = tokens
    .slice(to, to + 6)
    .map(({ text }) => text)
    .join(' ');
  const isRow = isCounted && rows.some((row) => after.includes(row));
  return isRow ? {} : null;
}
const rows = [
  'in a row',
  'back to back',
  'running',
  'am stuck',
  'hintereinander',
  'seguidos',
  'de suite',
  'di fila',
  'seguidas',
];

const turnReach = 6;

/** 'Shoulders. No wait, they're from yesterday': taken back, with the day it had its turn. */
function doneBefore(scan: Scan, { to, value }: Hit): { daysAgo?: number } | null {
  const isMark = (at: number) => scan.tokens[at]?.kind === 'mark';
  // 'Costas, não, costas foi ontem'.
  const denials = scan.of('neg').filter((one) => isMark(one.from - 1) && isMark(one.to));
  const cut = [...scan.of('correction'), ...denials].find(
    ({ from }) => from >= to && from - to <= 2,
  );
  if (!cut) return null;
  const isNext = (one: Hit) => one.from >= cut.to && one.from - cut.to <= turnReach;
  const day = scan.of('pastDay').find(isNext);
  const done =
    day ??
    scan
      .of('trained')
      .find(
        (one) =>
          one.value === 'did' && isNext(one) && !terms.looselyDone.has(textAt(scan, one.from)),
      );
  if (!done || hitsBetween(scan, 'focus', cut.to, done.from).length > 0) return null;
  // 'No wait, did chest yesterday': of the part that is named then.
  const isOfOther = hitsBetween(scan, 'focus', done.to, done.to + 2).some(
    ({ from, value: other }) =>
      other !== value && scan.tokens[from]?.segment === scan.tokens[done.from]?.segment,
  );
  return isOfOther ? null : day ? { daysAgo: Number(day.value) } : {};
}

/** Whether a part had its turn, and how long ago. */
export const doneOn = (scan: Scan, hit: Hit): { daysAgo?: number } | null =>
  trainedOn(scan, hit) ?? doneBefore(scan, hit) ?? doneInARow(scan, hit);
