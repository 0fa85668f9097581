import { dayMs } from '../../workout/durations.ts';
import type { Hit } from '../../reading/engine/phrases.ts';
import { isNegator } from './denial.ts';
import { type Found, findFlag } from './find-flag.ts';
import type { FlagScan } from './match.ts';
import { timeSince } from './numbers.ts';

/** Where no day is given, it is at least this one: a bound that time never makes wrong. */
const earliestDay = '2026-01-01';

/** Whether a year is named that ended at least so many days ago. */
function namesPastYear(
  { tokens, today }: FlagScan,
  { from, to }: Found,
  leastDays: number,
): boolean {
  return tokens.slice(Math.max(0, from - 6), to + 6).some(({ value = 0 }) => {
    if (!Number.isInteger(value) || value <= 1950 || value > 9999) return false;
    const endedDaysAgo =
      (Date.parse((today ?? earliestDay).slice(0, 10)) - Date.UTC(value, 11, 31)) / dayMs;
    return endedDaysAgo >= leastDays;
  });
}

const shortTimes = /week|month|woch|monat|seman|mes|semain|mois|settiman/;

/** Whether it lies so many days back, by a number, a year or a turn such as 'last year'. */
export function isLongAgo(scan: FlagScan, { from, to }: Found, leastDays = 7): boolean {
  const sentence = scan.tokens[from]?.sentence;
  const days = timeSince(scan, from, to, false);
  if (days !== null) return days >= leastDays;
  const said = scan.of('longAgo').some((hit) => {
    if (scan.tokens[hit.from]?.sentence !== sentence || Math.abs(hit.from - to) > 10) return false;
    const words = scan.tokens.slice(hit.from, hit.to).map(({ text }) => text);
    return leastDays <= 7 || !words.some((word) => shortTimes.test(word));
  });
  return said || namesPastYear(scan, { from, to }, leastDays);
}

const hopes =
  /^(?:waiting|wait|until|till|before|once|hoping|hope|if|unless|when|esperando|hasta|warte|bis|bevor|attends|avant|aspetto|finche|esperando|ate|wenn|sobald|si|quando|cuando)$/;
const turns = /^(?:but|and|so|now|pero|aber|mais|ma|mas|y|und|et|e)$/;

/** 'Not yet cleared', 'once I am cleared': a word before it takes the clearance back. */
function isHeldBack({ tokens }: FlagScan, hit: Hit): boolean {
  const { sentence, segment } = tokens[hit.from] ?? {};
  for (let i = hit.from - 1; i >= 0 && i >= hit.from - 6; i -= 1) {
    const token = tokens[i];
    if (!token || token.sentence !== sentence || token.segment !== segment) return false;
    if (turns.test(token.text)) return false;
    if (isNegator(token.text) || hopes.test(token.text)) return true;
  }
  return false;
}

/** 'Cleared by my doctor? No.', 'cleared: not yet'. */
function isAnsweredNo({ tokens }: FlagScan, hit: Hit): boolean {
  for (let i = hit.to; i < Math.min(tokens.length, hit.to + 5); i += 1) {
    const token = tokens[i];
    if (token?.kind !== 'mark' || !/^[?:=]$/.test(token.text)) continue;
    return tokens
      .slice(i + 1, i + 4)
      .some(({ text }) => isNegator(text) || /^(?:nope|nah|nein|non)$/.test(text));
  }
  return false;
}

/** Whether the text says that a doctor has given a green light. */
export function isCleared(scan: FlagScan): boolean {
  if (scan.of('notCleared').length > 0) return false;
  const told = scan.of('cleared');
  return told.length > 0 && told.every((hit) => !isHeldBack(scan, hit) && !isAnsweredNo(scan, hit));
}

/** 'Op' is surgery beside a part of the body or an article; alone it is slang. */
function isRealOp(texts: readonly string[], at: number, isPartBefore: boolean): boolean {
  if (texts[at] !== 'op') return true;
  const before = texts[at - 1] ?? '';
  const after = texts[at + 1] ?? '';
  return (
    isPartBefore ||
    /^(?:ich|meine|meiner|nach|seit|der|die|eine|einer|post|my|an|the|after|since|had)$/.test(
      before,
    ) ||
    /^(?:last|letzte|letzten|vor|gehabt|war|scar|wound)$/.test(after)
  );
}

const afterSurgery =
  /^(?:on|in|of|at|for|was|went|last|next|yesterday|today|scar|recovery|wound|am|an|vor|letzte|letzten|war|und|and|but|two|three|a|one|du|de|des|la|le|au|il|hier|del|\d+|[,.!?;)])$/;

/** 'Operation: summer body', 'operation beach body': no surgeon is near. */
export function isMotto(texts: readonly string[], at: number): boolean {
  if (texts[at] !== 'operation') return false;
  if (texts[at + 1] === ':') return true;
  const isFirst = at === 0 || /^[,.!?;:\n]$/.test(texts[at - 1] ?? '');
  const next = texts[at + 1];
  return isFirst && next !== undefined && !afterSurgery.test(next);
}

const surgeryDays = 183;

/** Surgery within half a year, or without a time, waits for a green light. */
export function needsSurgeryCheck(scan: FlagScan): boolean {
  const found = findFlag(scan, { id: 'surgery', kind: 'hold', any: [['surgery']] });
  if (!found) return false;
  const { from, to } = found;
  const isPartBefore = scan.of('otherBody').some((hit) => hit.to <= from && from - hit.to <= 1);
  const texts = scan.tokens.map(({ text }) => text);
  if (!isRealOp(texts, from, isPartBefore)) return false;
  if (isMotto(texts, from)) return false;
  const days = timeSince(scan, from, to);
  if (days !== null) return days <= surgeryDays;
  if (namesPastYear(scan, { from, to }, surgeryDays)) return false;
  const near = texts.slice(Math.max(0, from - 6), to + 6);
  return !near.some((text) =>
    /^(?:years|jahren|anos|annees|ans|anni|year|jahr|childhood)$/.test(text),
  );
}
