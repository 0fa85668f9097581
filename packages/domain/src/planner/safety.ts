import type { AthleteFacts } from './request.ts';
import { flagMessages } from './safety/data/flag-messages.ts';
import { type FlagRule, flagRules, pregnancyRule } from './safety/data/flag-rules.ts';
import { type FlagScan, type Found, findFlag, scanFlags } from './safety/match.ts';
import {
  readBloodPressure,
  readChildAge,
  readGlucose,
  readTemperature,
  timeSince,
} from './safety/numbers.ts';

export interface Alarm {
  kind: 'stop' | 'hold';
  id: string;
  message: string;
  suggestion: string;
}

function alarm(kind: Alarm['kind'], id: string): Alarm {
  const words = flagMessages[id] ?? flagMessages.heart;
  return { kind, id, message: words?.message ?? '', suggestion: words?.suggestion ?? '' };
}

function isLongAgo(scan: FlagScan, { from, to }: Found): boolean {
  const sentence = scan.tokens[from]?.sentence;
  const said = scan
    .of('longAgo')
    .some((hit) => scan.tokens[hit.from]?.sentence === sentence && Math.abs(hit.from - to) <= 10);
  const days = timeSince(scan, from, to);
  return said || (days !== null && days >= 7);
}

function isCleared(scan: FlagScan): boolean {
  const open = scan
    .of('cleared')
    .filter(
      (hit) => !scan.of('notCleared').some((other) => other.from <= hit.from && hit.to <= other.to),
    );
  return open.length > 0 && scan.of('notCleared').length === 0;
}

function readRules(scan: FlagScan, rules: readonly FlagRule[]): Alarm | null {
  let held: Alarm | null = null;
  for (const rule of rules) {
    const found = findFlag(scan, rule);
    if (!found) continue;
    if (rule.longAgo !== undefined && isLongAgo(scan, found)) {
      if (rule.longAgo !== null)
        held ??= alarm('hold', rule.longAgo === 'stroke' ? 'stroke-before' : rule.longAgo);
      continue;
    }
    if (rule.kind === 'stop') return alarm('stop', rule.id);
    held ??= alarm('hold', rule.id);
  }
  return held;
}

/** Surgery within half a year, or without a time, waits for a green light. */
function needsSurgeryCheck(scan: FlagScan): boolean {
  const found = findFlag(scan, { id: 'surgery', kind: 'hold', any: [['surgery']] });
  if (!found) return false;
  const word = scan.tokens[found.from]?.text;
  if (word === 'op' && !scan.tokens.some(({ text }) => /^(?:ich|meine|nach|seit|der)$/.test(text)))
    return false;
  const days = timeSince(scan, found.from, found.to);
  if (days !== null) return days <= 183;
  const near = scan.tokens.slice(Math.max(0, found.from - 6), found.to + 6);
  return !near.some(
    ({ text, value }) =>
      (value ?? 0) > 1950 ||
      /^(?:years|jahren|anos|annees|ans|anni|year|jahr|childhood)$/.test(text),
  );
}

/**
 * Signs that come before any plan: 'stop' for those that need help, 'hold' for
 * those that need a green light first. A clearance lifts a hold, never a stop.
 */
export function readSafety(text: string, athlete: AthleteFacts): Alarm | null {
  const scan = scanFlags(text);
  const known = new Set((athlete.conditions ?? []).map(({ condition }) => condition));
  const isPregnant =
    known.has('pregnancy') ||
    findFlag(scan, { id: '', kind: 'stop', any: [['pregnant']] }) !== null;
  const rules = isPregnant ? [pregnancyRule, ...flagRules] : flagRules;
  const found = readRules(scan, rules);
  if (found?.kind === 'stop') return found;
  if (readBloodPressure(scan)) return alarm('stop', 'blood-pressure');
  if (readTemperature(scan)) return alarm('stop', 'fever');
  const glucose = readGlucose(scan);
  if (glucose === 'stop') return alarm('stop', 'hypo');
  if (isCleared(scan)) return null;
  if (found) return found;
  if (glucose === 'hold') return alarm('hold', 'glucose');
  if (needsSurgeryCheck(scan)) return alarm('hold', 'surgery');
  const heart = (athlete.conditions ?? []).find(({ condition }) => condition === 'heart');
  if (heart && !/clear/i.test(heart.detail ?? '')) return alarm('hold', 'heart');
  const age = readChildAge(scan) ?? athlete.age;
  if (age !== undefined && age < 13 && scan.of('adult').length === 0) return alarm('hold', 'child');
  return null;
}
