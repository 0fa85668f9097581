import type { FitnessLevel } from '../../workout/limits.ts';
import type { Request } from '../request.ts';

interface LevelCaps {
  complexity: number;
  rpe: number;
  /** Percent of the one-rep maximum. */
  percent: number;
  /** Hard work in one interval session. */
  hardMinutes: number;
  /** Landings from jumps. */
  jumpContacts: number;
  /** Moves the athlete has never logged. */
  newMoves: number;
  /** Seconds of work within an EMOM's minute. */
  emomWorkSeconds: number;
}

/** The level's limits of programming; nothing may pass them, whoever wrote the plan. */
export const levelCaps: Record<FitnessLevel, LevelCaps> = {
  beginner: {
    complexity: 2,
    rpe: 7,
    percent: 80,
    hardMinutes: 8,
    jumpContacts: 100,
    newMoves: 1,
    emomWorkSeconds: 35,
  },
  intermediate: {
    complexity: 3,
    rpe: 8.5,
    percent: 90,
    hardMinutes: 14,
    jumpContacts: 120,
    newMoves: 2,
    emomWorkSeconds: 45,
  },
  advanced: {
    complexity: 5,
    rpe: 9,
    percent: 95,
    hardMinutes: 20,
    jumpContacts: 140,
    newMoves: 3,
    emomWorkSeconds: 45,
  },
};

/** Conditions under which effort stays where one can still talk. */
const talkTest = ['hypertension', 'pregnancy', 'postpartum', 'heart', 'surgery', 'gentle'] as const;
const talkTestRpe = 7;
/** Those of whom even that is too much: light to moderate, and no hard intervals. */
const lightOnly = ['heart', 'postpartum', 'gentle'] as const;
const lightRpe = 6;

const ageOf = (request: Request): number | undefined => request.age?.value;
export const isMinor = (request: Request): boolean => (ageOf(request) ?? 18) < 18;
export const isSenior = (request: Request): boolean => (ageOf(request) ?? 18) >= 65;

export function hasCondition(request: Request, names: readonly string[]): boolean {
  return request.conditions.some(({ condition }) => names.includes(condition));
}

/** Twelve weeks and more after a birth ease the limit; without a time it is taken as fresh. */
function isFreshBirth(detail: string | undefined): boolean {
  const [, count = '', unit = ''] = detail?.match(/^(\d+|an?|one)\s*(\p{L}+)/u) ?? [];
  const number = Number(count) || 1;
  if (/^(?:month|monat|mes|mois)/i.test(unit)) return number < 3;
  if (/^(?:year|jahr|a(?:ñ|n)o|an)/i.test(unit)) return false;
  return !/^(?:week|woch|seman|semain|settiman)/i.test(unit) || number < 12;
}

/** Nothing hard: a cleared heart, a lasting illness, the first twelve weeks after a birth. */
export function staysLight(request: Request): boolean {
  return request.conditions.some(
    ({ condition, detail }) =>
      lightOnly.some((name) => name === condition) &&
      (condition !== 'postpartum' || isFreshBirth(detail)),
  );
}

export function rpeCap(request: Request): number {
  const cap = levelCaps[request.level.value].rpe;
  if (staysLight(request)) return Math.min(cap, lightRpe);
  return hasCondition(request, talkTest) ? Math.min(cap, talkTestRpe) : cap;
}

const heldBackPercent = 70;

/** Age, pulse and pressure speak against percentages of a maximum. */
export const isHeldBack = (request: Request): boolean =>
  isMinor(request) || hasCondition(request, talkTest);

/** No percentages of a maximum for those who must not test one. */
export function percentCap(request: Request): number {
  if (isHeldBack(request)) return heldBackPercent;
  return levelCaps[request.level.value].percent;
}
