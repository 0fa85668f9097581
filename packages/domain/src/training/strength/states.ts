import { exerciseById } from '../../exercise/library.ts';
import type { StatedMax } from '../../reading/vocabulary.ts';
import { dayMs } from '../../workout/durations.ts';
import type { FitnessLevel } from '../../workout/limits.ts';
import type { TrainingFacts } from '../facts.ts';
import { groupBy } from '../group-by.ts';
import { hasMaximum, isBodyLift, strengthKeyOf } from '../load-class.ts';
import { exposuresByLift, type TrainedDay } from './exposures.ts';
import { type Observation, observe, observeStated, type StatedBest } from './observe.ts';
import { confidenceAfter, timeOff } from './time-off.ts';
import type { Basis, StrengthState } from './types.ts';

export interface StatedLift extends StatedBest {
  /** Id of a library exercise. */
  lift: string;
}

export interface StrengthFacts extends TrainingFacts {
  level?: FitnessLevel;
}

/** Days from one to the other; none for a day to come. */
export function daysSince(day: string, today: string): number {
  return Math.max(0, Math.round((Date.parse(today) - Date.parse(day)) / dayMs));
}

function dayBefore(today: string, days: number): string {
  return new Date(Date.parse(today) - days * dayMs).toISOString().slice(0, 10);
}

/** A best of nobody knows when is of about two months ago. */
const longAgoDays = 60;

interface ToldMax extends StatedMax {
  /** 'Used to'. */
  had?: true;
  /** 2026-03-01, where it was written down. */
  day?: string;
}

/** What is said, as of today; 'used to', and all that is said after a break, as of the day it began. */
export function statedFrom(
  { lift, kilograms, reps, isAdded = false, had, day }: ToldMax,
  today: string,
  breakDays = 0,
): StatedLift {
  const daysAgo = breakDays > 0 ? breakDays : had ? longAgoDays : 0;
  return { lift, kilograms, reps, isAdded, day: day ?? dayBefore(today, daysAgo) };
}

function statedOf({ maxes = [] }: TrainingFacts): StatedLift[] {
  return maxes.map(({ lift, kilograms, reps, day, how, isAdded = false }) => ({
    lift,
    kilograms,
    reps,
    day,
    isTested: how === 'tested' && reps === 1,
    isAbout: how === 'estimated',
    isAdded,
  }));
}

/** A session moves a maximum by this much at most. */
const mostDown = 0.05;
const mostUp = (level: FitnessLevel | undefined) => (level === 'beginner' ? 0.075 : 0.05);

/** The confidence rests on the last few observations. */
const remembered = 6;

interface Belief {
  e1RM: number;
  qualities: number[];
  day: string;
  n: number;
  basis: Basis;
  isTested: boolean;
}

const begin = ({ value, quality, day, basis, isTested }: Observation): Belief => ({
  e1RM: value,
  qualities: [quality],
  day,
  n: 1,
  basis,
  isTested,
});

/** The athlete's own word, and a maximum that was lifted, hold at once; a log moves it by steps. */
function moved(e1RM: number, { value, quality, isTested, basis }: Observation, up: number) {
  const isWord = basis.kind === 'stated' && !basis.isAbout;
  if (isTested || isWord) return value;
  const wished = e1RM + (quality / (quality + 0.5)) * (value - e1RM);
  return Math.min(e1RM * (1 + up), Math.max(e1RM * (1 - mostDown), wished));
}

function learn(belief: Belief, seen: Observation, up: number): Belief {
  const rested = belief.e1RM * timeOff(daysSince(belief.day, seen.day)).factor;
  return {
    e1RM: moved(rested, seen, up),
    qualities: [...belief.qualities, seen.quality].slice(-remembered),
    day: seen.day,
    n: belief.n + 1,
    basis: seen.basis,
    isTested: seen.isTested,
  };
}

function stateOf(key: string, belief: Belief, today: string): StrengthState {
  const { e1RM, qualities, day, n, basis, isTested } = belief;
  const daysAgo = daysSince(day, today);
  const fresh = 1 - qualities.reduce((doubt, quality) => doubt * (1 - 0.5 * quality), 1);
  return {
    liftKey: key,
    implement: exerciseById(key)?.loadClass ?? 'barbell',
    e1RM: e1RM * timeOff(daysAgo).factor,
    fullE1RM: e1RM,
    confidence: confidenceAfter(fresh, daysAgo),
    source: isTested ? 'tested' : basis.kind,
    day,
    daysAgo,
    n,
    basis,
  };
}

const earlier = (a: Observation, b: Observation) => (a.day < b.day ? -1 : Number(a.day > b.day));

/** Of one day the log comes first: what is said is said with it in mind. */
function inTime(logged: readonly Observation[], stated: readonly Observation[]): Observation[] {
  const told = stated.toSorted(earlier);
  const all: Observation[] = [];
  let at = 0;
  for (const one of told) {
    for (; (logged[at]?.day ?? '~') <= one.day; at++) all.push(logged[at] as Observation);
    all.push(one);
  }
  return [...all, ...logged.slice(at)];
}

/** The body's own weight where it is lifted; null where it is needed and not known. */
function massFor(key: string, { bodyMassKg }: TrainingFacts): number | null {
  return isBodyLift(key) ? (bodyMassKg ?? null) : 0;
}

function groupStated(stated: readonly StatedLift[]): Map<string, StatedLift[]> {
  return groupBy(stated, ({ lift }) => strengthKeyOf(lift));
}

/**
 * The current strength in every lift that the log or the athlete tells of. A lift with another
 * implement is another lift.
 */
export function strengthStates(
  sessions: readonly TrainedDay[],
  stated: readonly StatedLift[],
  facts: StrengthFacts,
  today: string,
): Map<string, StrengthState> {
  const exposures = exposuresByLift(sessions);
  const told = groupStated([...statedOf(facts), ...stated]);
  const states = new Map<string, StrengthState>();
  const up = mostUp(facts.level);
  for (const key of new Set([...exposures.keys(), ...told.keys()])) {
    const exercise = exerciseById(key);
    const mass = massFor(key, facts);
    if (!exercise || !hasMaximum(exercise) || mass === null) continue;
    const logged = (exposures.get(key) ?? []).flatMap((one) => observe(one, mass) ?? []);
    const said = (told.get(key) ?? []).flatMap((one) => observeStated(one, mass) ?? []);
    const [first, ...others] = inTime(logged, said).filter(({ day }) => day <= today);
    if (!first) continue;
    const belief = others.reduce((known, seen) => learn(known, seen, up), begin(first));
    states.set(key, stateOf(key, belief, today));
  }
  return states;
}
