import type { Hit } from '../engine/phrases.ts';
import { askedNo, hopeWords, turnWords } from '../lexicon/language/danger-grammar.ts';
import { isLongAgo, isNegator } from './features.ts';
import { isYearsBack } from './heard.ts';
import { findRule } from './match.ts';
import type { DangerRule } from './rule.ts';
import { type DangerScan, scanDanger } from './scan.ts';

/** 'Not yet cleared', 'once I am cleared': a word before it takes the clearance back. */
function isHeldBack({ tokens }: DangerScan, hit: Hit): boolean {
  const { sentence, segment } = tokens[hit.from] ?? {};
  for (let i = hit.from - 1; i >= 0 && i >= hit.from - 6; i -= 1) {
    const token = tokens[i];
    if (!token || token.sentence !== sentence || token.segment !== segment) return false;
    if (turnWords.has(token.text)) return false;
    if (isNegator(token.text) || hopeWords.has(token.text)) return true;
  }
  return false;
}

/** 'Cleared by my doctor? No.', 'cleared: not yet'. */
function isDenied({ tokens }: DangerScan, hit: Hit): boolean {
  for (let i = hit.to; i < Math.min(tokens.length, hit.to + 5); i += 1) {
    const token = tokens[i];
    if (token?.kind !== 'mark' || !/^[?:=]$/.test(token.text)) continue;
    return tokens.slice(i + 1, i + 4).some(({ text }) => isNegator(text) || askedNo.has(text));
  }
  return false;
}

export function hasClearance(scan: DangerScan): boolean {
  if (scan.of('notCleared').length > 0) return false;
  const told = scan.of('cleared');
  return told.length > 0 && told.every((hit) => !isHeldBack(scan, hit) && !isDenied(scan, hit));
}

/** Whether the text says that a doctor has given a green light. */
export const isCleared = (text: string): boolean => hasClearance(scanDanger(text));

const opBefore = new Set(
  'ich meine meiner nach seit der die eine einer post my an the after since had'.split(' '),
);
const opAfter = new Set('last letzte letzten vor gehabt war scar wound'.split(' '));

/** 'Op' is surgery beside a part of the body or an article; alone it is slang. */
function isRealOp(texts: readonly string[], at: number, isPartBefore: boolean): boolean {
  if (texts[at] !== 'op') return true;
  return isPartBefore || opBefore.has(texts[at - 1] ?? '') || opAfter.has(texts[at + 1] ?? '');
}

const afterSurgery = new Set(
  'on in of at for was went last next yesterday today scar recovery wound am an vor letzte letzten war und and but two three a one du de des la le au il hier del'.split(
    ' ',
  ),
);

/** 'Operation: summer body', 'operation beach body': no surgeon is near. */
function isMotto(texts: readonly string[], at: number): boolean {
  if (texts[at] !== 'operation') return false;
  if (texts[at + 1] === ':') return true;
  const isFirst = at === 0 || /^[,.!?;:\n]$/.test(texts[at - 1] ?? '');
  const next = texts[at + 1];
  return isFirst && next !== undefined && !afterSurgery.has(next) && !/^[\d,.!?;)]/.test(next);
}

const surgeryDays = 183;
const surgery: DangerRule = {
  class: 'medical_order',
  id: 'surgery',
  outcome: 'hold',
  any: 'surgery',
  unless: 'aheadOfIt allHealed fineWithIt',
  maybePet: true,
  notAfter: 'awaits',
};

/** Surgery within half a year, or without a time, waits for a green light. */
export function findFreshSurgery(scan: DangerScan): { from: number; to: number } | null {
  const found = findRule(scan, surgery);
  if (!found) return null;
  const { from, to } = found;
  const isPartBefore = scan
    .startingIn('otherBody', from - 17, from)
    .some((hit) => hit.to <= from && from - hit.to <= 1);
  const near = scan.tokens.slice(Math.max(0, from - 6), to + 6).map(({ text }) => text);
  const at = Math.min(from, 6);
  if (!isRealOp(near, at, isPartBefore) || isMotto(near, at)) return null;
  return isLongAgo(scan, found, surgeryDays) || isYearsBack(scan) ? null : found;
}
