import type { AthleteFacts } from './request.ts';
import type { Condition } from '../reading/vocabulary.ts';
import { flagMessages } from './safety/data/flag-messages.ts';
import type { FlagRule } from './safety/data/flag-rule.ts';
import { flagRules, pregnancyRule } from './safety/data/flag-rules.ts';
import { unclearRules } from './safety/data/unclear-rules.ts';
import { findFlag } from './safety/find-flag.ts';
import { isCleared, isLongAgo, needsSurgeryCheck } from './safety/history.ts';
import { type FlagScan, scanFlags } from './safety/match.ts';
import {
  readBloodPressure,
  readChildAge,
  readDrinks,
  readFast,
  readGlucose,
  readRestingPulse,
  readTemperature,
} from './safety/numbers.ts';
import { readSentences } from './safety/sentences.ts';

export interface Alarm {
  kind: 'stop' | 'hold';
  id: string;
  message: string;
  suggestion: string;
}

/** What is said about a sign, in its words. */
export function alarmOf(kind: Alarm['kind'], id: string): Alarm {
  const words = flagMessages[id] ?? flagMessages.heart;
  return { kind, id, message: words?.message ?? '', suggestion: words?.suggestion ?? '' };
}

interface Signs {
  /** The gravest of those that nothing lifts. */
  stop: string | null;
  /** All that wait for a green light, the gravest first. */
  holds: string[];
}

function readRules(scan: FlagScan, rules: readonly FlagRule[]): Signs {
  const holds: string[] = [];
  for (const rule of rules) {
    const found = findFlag(scan, rule);
    if (!found) continue;
    if (rule.longAgo !== undefined && isLongAgo(scan, found, rule.longAgoDays)) {
      if (rule.longAgo !== null) {
        holds.push(rule.longAgo === 'stroke' ? 'stroke-before' : rule.longAgo);
      }
    } else if (rule.kind === 'stop') return { stop: rule.id, holds };
    else holds.push(rule.id);
  }
  return { stop: null, holds };
}

function isChild(scan: FlagScan, athlete: AthleteFacts): boolean {
  const age = readChildAge(scan) ?? athlete.age;
  return age !== undefined && age < 13 && scan.of('adult').length === 0;
}

function readSigns(scan: FlagScan, athlete: AthleteFacts): Signs {
  const conditions = athlete.conditions ?? [];
  const isPregnant =
    conditions.some(({ condition }) => condition === 'pregnancy') ||
    findFlag(scan, { id: '', kind: 'stop', any: [['pregnant']] }) !== null;
  const found = readRules(scan, isPregnant ? [pregnancyRule, ...flagRules] : flagRules);
  const glucose = readGlucose(scan);
  const stops: [boolean, string][] = [
    [readBloodPressure(scan), 'blood-pressure'],
    [readTemperature(scan), 'fever'],
    [glucose === 'stop', 'hypo'],
    [readRestingPulse(scan), 'palpitations'],
    [readDrinks(scan), 'drunk'],
  ];
  const holds: [boolean, string][] = [
    [readFast(scan), 'fasting'],
    [glucose === 'hold', 'glucose'],
    [needsSurgeryCheck(scan), 'surgery'],
  ];
  const heart = conditions.find(({ condition }) => condition === 'heart');
  const isHeartOpen = heart !== undefined && !/clear/i.test(heart.detail ?? '');
  const named = (signs: [boolean, string][]) => signs.filter(([is]) => is).map(([, id]) => id);
  const told = readSentences(scan);
  const signs = [found.stop, told.stop, named(stops)[0] ?? null].filter((id) => id !== null);
  const stop = signs.find((id) => id === 'self-harm') ?? signs[0] ?? null;
  const known = [
    ...new Set([
      ...found.holds,
      ...told.holds,
      ...named(holds),
      ...(isHeartOpen ? ['heart'] : []),
      ...(isChild(scan, athlete) ? ['child'] : []),
    ]),
  ];
  // What is understood comes first; what is not is asked about.
  const isAsked = stop === null && known.length === 0;
  return { stop, holds: isAsked ? readRules(scan, unclearRules).holds.slice(0, 1) : known };
}

/** What no word of a doctor changes: there is no such plan yet, or a grown-up must be near. */
const notForDoctors = new Set(['seated', 'child']);
/** Holds that no button lifts either. */
const lasting = new Set(['seated']);

/** The holds that are still open, given what the text and the user's taps say of a clearance. */
function openHolds(scan: FlagScan, holds: readonly string[], cleared: readonly string[]): string[] {
  const isTold = isCleared(scan);
  return holds.filter((id) => {
    const isTapped = cleared.includes(id) && !lasting.has(id);
    return !isTapped && !(isTold && !notForDoctors.has(id));
  });
}

/**
 * Signs that come before any plan: 'stop' for those that need help, 'hold' for
 * those that need a green light first. A clearance lifts a hold, never a stop.
 */
export function readSafety(
  text: string,
  athlete: AthleteFacts,
  cleared: readonly string[] = [],
  today: string | null = null,
): Alarm | null {
  const scan = scanFlags(text, today);
  const { stop, holds } = readSigns(scan, athlete);
  if (stop) return alarmOf('stop', stop);
  const [open] = openHolds(scan, holds, cleared);
  return open ? alarmOf('hold', open) : null;
}

/** What a hold leaves behind once it is lifted: the care stays. */
const carried: Record<string, Condition> = {
  heart: 'heart',
  'stroke-before': 'heart',
  'clot-before': 'heart',
  'fainting-before': 'vertigo',
  concussion: 'vertigo',
  'pregnancy-check': 'pregnancy',
  surgery: 'surgery',
  glucose: 'insulin',
};

/** The conditions behind the holds of a text, whatever has lifted them. */
export function conditionsBehindHolds(
  text: string,
  athlete: AthleteFacts,
  today: string | null = null,
): Condition[] {
  const { holds } = readSigns(scanFlags(text, today), athlete);
  const behind = holds.filter((id) => id !== 'child').map((id) => carried[id] ?? 'gentle');
  return [...new Set(behind)];
}
