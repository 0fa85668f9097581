import type { LibraryExercise } from '../exercise/types.ts';
import type { FitnessLevel } from '../workout/limits.ts';
import { type BodyState, leastRir, percentCapOf, rirForDay } from './effort-caps.ts';
import type { TrainingFacts } from './facts.ts';
import { hasMaximum, isBodyLift, isIsolation, isLower, strengthKeyOf } from './load-class.ts';
import { convertedWords, daysWords, reserveWords, sourceWords } from './load-words.ts';
import { effortForShare, shareOf } from './percent.ts';
import { nextAssisted, nextDouble, nextLinear } from './progression.ts';
import { lighter, type Rack, toRack, weightNumber, weightText } from './rack.ts';
import { usualLeft } from './strength/observe.ts';
import { firstWeight } from './strength/seeds.ts';
import { daysSince } from './strength/states.ts';
import { timeOff } from './strength/time-off.ts';
import type { Exposure, StrengthState, WorkSet } from './strength/types.ts';

/** What a program has planned for one week. */
export interface PlannedLoad {
  /** The maximum expected by then, as a factor of today's. */
  growth: number;
  /** Percent of that maximum. Without it the load follows from reps and reps in reserve. */
  percent?: number;
  /** A test day that the athlete is cleared for: the cap of their level is lifted. */
  isTest?: true;
  /** The plan fixes the reps: they are not adjusted to the nearest weight. */
  keepsReps?: true;
}

export interface LoadWish {
  exercise: LibraryExercise;
  reps: number;
  /** The top of a range that begins at `reps`. */
  repsTo?: number;
  rir: number;
  level: FitnessLevel;
  /** From `stateFor`; null where nothing is known of this lift. */
  state: StrengthState | null;
  rack: Rack;
  /** What was done with this lift, the oldest first. */
  exposures?: readonly Exposure[];
  facts?: TrainingFacts;
  readiness?: BodyState;
  /** A beginner's first four weeks. */
  isNew?: boolean;
  hadPain?: boolean;
  planned?: PlannedLoad;
  /** How a load goes up; by the level where it is not said. */
  scheme?: 'linear' | 'double' | 'percent';
  /** 2026-03-01. */
  today: string;
}

export interface Load {
  /** Known from a maximum or the log, estimated from another lift, or to be found today. */
  kind: 'known' | 'estimated' | 'find';
  /** As it is logged: of one dumbbell where two are held, of a belt what hangs on it. */
  kilograms?: number;
  percent?: number;
  /** May differ from what was asked for, where the nearest weight is far off. */
  reps: number;
  rir: number;
  /** What a machine or band must take off the body, in kilograms. */
  assistKg?: number;
  /** Where it comes from, for the athlete. */
  note: string;
}

/** What is planned today: reserve by the level, and more of it on a bad day. */
function rirToday(wish: LoadWish): number {
  const { rir, level, exercise, isNew = false, readiness = {}, planned } = wish;
  if (planned?.isTest) return rir + rirForDay(readiness);
  const least = leastRir(level, { isIsolation: isIsolation(exercise), isNew });
  return Math.max(rir, least) + rirForDay(readiness);
}

/** Whether the estimate can be trusted: confident, or stated exactly by the athlete within two weeks. */
function isSure({ confidence, basis, daysAgo }: StrengthState): boolean {
  if (confidence >= 0.5) return true;
  return basis.kind === 'stated' && !basis.isAbout && daysAgo <= 14;
}

/** The heaviest load that the log supports: a little above the last set of as many reps. */
function mostByLog({ exposures = [], exercise, reps, state }: LoadWish): number {
  if (state?.basis.kind === 'stated') return Number.POSITIVE_INFINITY;
  const same = exposures.at(-1)?.sets.filter((set) => set.reps === reps) ?? [];
  if (same.length === 0) return Number.POSITIVE_INFINITY;
  const rise = isLower(exercise) ? 1.1 : 1.075;
  return Math.max(...same.map((set) => set.kilograms)) * rise;
}

/** What was lifted lately for as many reps and those left beside them: nobody need start below it. */
function shownByLog({ exposures = [], reps, today }: LoadWish, rir: number): number {
  const last = exposures.at(-1);
  if (!last || timeOff(daysSince(last.day, today)).factor < 1) return 0;
  const left = (set: WorkSet) => set.rir ?? (set.missed ? 0 : usualLeft);
  const shown = last.sets.filter((set) => set.reps + left(set) >= reps + rir);
  return Math.max(0, ...shown.map((set) => set.kilograms));
}

/** Another weight than wished keeps its effort by other reps, two more or fewer at most. */
const farOff = 0.07;

function repsAt(share: number, { reps }: LoadWish, rir: number): number {
  const fitting = Math.round(effortForShare(share) - rir);
  return Math.max(1, Math.min(reps + 2, Math.max(reps - 2, fitting)));
}

const plainLoad = (wish: LoadWish, rir: number, note: string): Load => ({
  kind: 'known',
  reps: wish.reps,
  rir,
  note,
});

/** The athlete's own weight is too heavy: part of it has to be supported. */
function assisted(wish: LoadWish, rir: number, shortKg: number): Load {
  const { unit } = wish.rack;
  const note = `Your own weight is too much for ${wish.reps} reps with ${rir} left: take off about ${weightText(Math.round(shortKg), unit)} with a band, a machine or your feet.`;
  return { ...plainLoad(wish, rir, note), assistKg: Math.round(shortKg) };
}

function bySharedMax(wish: LoadWish, state: StrengthState, rir: number): Load {
  const { rack, level, reps, exercise, facts = {} } = wish;
  const isBody = isBodyLift(strengthKeyOf(exercise.id));
  const mass = isBody ? (facts.bodyMassKg ?? 0) : 0;
  const share = Math.min(shareOf(reps, rir), percentCapOf(level) / 100);
  const wished = state.e1RM * share - mass;
  if (isBody && wished < 0) return assisted(wish, rir, -wished);
  if (isBody && exercise.loadClass !== 'added') {
    return plainLoad(wish, rir, `Your own weight: ${reserveWords(rir)}.`);
  }
  const near = toRack(rack, wished, rir <= 1 ? 'down' : rack.rounding);
  if (near === undefined) return plainLoad(wish, rir, `${reserveWords(rir)}.`);
  const sure = isSure(state) || near <= shownByLog(wish, rir);
  const stepped = sure ? near : (lighter(rack, near) ?? near);
  const most = mostByLog(wish);
  const kilograms = stepped > most ? (toRack(rack, most, 'down') ?? stepped) : stepped;
  const real = (kilograms + mass) / state.e1RM;
  const isFar = sure && kilograms === near && Math.abs(kilograms - wished) > wished * farOff;
  const percent = Math.round(100 * (kilograms === near && !isFar ? share : real));
  const plus = isBody ? '+' : '';
  const ending = sure ? '' : '; adjust on set 1';
  return {
    kind: sure ? 'known' : 'find',
    kilograms,
    percent,
    reps: isFar ? repsAt(real, wish, rir) : reps,
    rir,
    note: `${plus}${weightText(kilograms, rack.unit)}: ${percent} % of ${sourceWords(state, rack.unit)}${ending}`,
  };
}

/** Progresses from the last logged set: up, the same or down. */
function byLog(wish: LoadWish, rir: number): Load | null {
  const { exposures = [], rack, exercise, level, reps, repsTo = reps, facts = {}, today } = wish;
  const last = exposures.at(-1);
  if (!last || rack.weights.length === 0) return null;
  const days = daysSince(last.day, today);
  const { factor } = timeOff(days);
  const load = Math.max(...last.sets.map((set) => set.kilograms));
  const isHelp = exercise.loadClass === 'assist';
  if (factor < 1 && !isHelp) {
    const kilograms = toRack(rack, load * factor, 'down');
    if (kilograms === undefined) return null;
    const note = `${weightText(kilograms, rack.unit)}: last time ${weightNumber(load, rack.unit)}, ${daysWords(days)} ago, so a little lighter`;
    return { kind: 'find', kilograms, reps, rir, note };
  }
  const isMain = hasMaximum(exercise) && level === 'beginner';
  const { scheme = isMain ? 'linear' : 'double', hadPain = false } = wish;
  const isLight = facts.sex === 'female' || (facts.bodyMassKg ?? 100) < 60;
  const bySets = scheme === 'linear' ? nextLinear : nextDouble;
  const next = (isHelp ? nextAssisted : bySets)({
    rack,
    level,
    range: [reps, Math.max(reps, repsTo)],
    targetRir: rir,
    exposures,
    isLower: isLower(exercise),
    isDeadlift: exercise.id === 'conventional-deadlift',
    isLight,
    hadPain,
  });
  if (!next) return null;
  const kilograms = toRack(rack, next.kilograms, 'down') ?? next.kilograms;
  const note = `${weightText(kilograms, rack.unit)}: ${next.why}`;
  return { kind: 'known', kilograms, reps: next.reps, rir, note };
}

/** A first guess from another lift: rounded down, without a percentage. */
function byOtherLift(wish: LoadWish, state: StrengthState, rir: number): Load | null {
  const { rack, reps, level } = wish;
  if (state.basis.kind !== 'converted') return null;
  const share = Math.min(shareOf(reps, rir), percentCapOf(level) / 100);
  const kilograms = toRack(rack, state.e1RM * share, 'down');
  if (kilograms === undefined) return null;
  const note = `${weightText(kilograms, rack.unit)}: ${convertedWords(state.basis)}`;
  return { kind: 'estimated', kilograms, reps, rir, note };
}

/** A first weight is one for eight reps with about four in reserve. */
const seedReps = 8;
const seedRir = 4;
/** How far a guess may be adjusted to the day's reps and reserve, as a factor. */
const guessBounds = { least: 0.8, most: 1.05 };

function startFor({ exercise, level, facts = {}, reps }: LoadWish, rir: number): number | null {
  const seed = firstWeight(exercise, level, facts);
  const share = shareOf(reps, rir) / shareOf(seedReps, seedRir);
  return seed && seed * Math.min(guessBounds.most, Math.max(guessBounds.least, share));
}

/** Below it the next dumbbell down is half of it. */
const smallKg = 6;

/** Of two kettlebells hips and legs take the heavy one, where it is not far above the guess. */
const bellLeeway = 1.5;
const isOfTwoBells = ({ exercise, rack, level }: LoadWish): boolean =>
  exercise.loadClass === 'kettlebell' &&
  rack.weights.length > 1 &&
  rack.weights.length <= 3 &&
  level !== 'beginner' &&
  ['ballistic', 'hinge', 'squat'].includes(exercise.patterns[0]);

/** Nothing is known: a light start, and today finds the weight. */
function byTrying(wish: LoadWish, rir: number): Load {
  const { exercise, rack, reps } = wish;
  const words = reserveWords(rir);
  const start = exercise.loadCount === 0 && rack.weights.length === 0 ? null : startFor(wish, rir);
  const rounding = start !== null && start < smallKg ? 'nearest' : 'down';
  const wished = start !== null && isOfTwoBells(wish) ? start * bellLeeway : start;
  const kilograms = wished === null ? undefined : toRack(rack, wished, rounding);
  if (kilograms === undefined) {
    return { kind: 'find', reps, rir, note: `${words.replace(/^s/, 'S')}.` };
  }
  const isOnly = rack.weights.length === 1;
  const weight = weightText(kilograms, rack.unit);
  const isTop = rack.weights.length > 0 && kilograms >= Math.max(...rack.weights);
  const note = isOnly
    ? `${weight}, the one you have: ${words}`
    : isTop
      ? `${weight}, the heaviest you have: add reps, then slow down; ${words}`
      : `About ${weight}, a guess: ${words}`;
  return { kind: 'find', kilograms, reps, rir, note };
}

/** The maximum that a plan of weeks is laid out from, be it a first guess. */
function maximumToday({ state, exercise, level, facts = {} }: LoadWish): number | null {
  if (state) return state.e1RM;
  const seed = firstWeight(exercise, level, facts);
  return seed === null ? null : seed / shareOf(seedReps, seedRir);
}

/** Where the next weight is far, reps make up for it: more with the lighter, fewer with the heavier. */
const coarse = 0.025;

function repsForRack(
  kilograms: number,
  wished: number,
  share: number,
  reps: number,
  isBar: boolean,
): number {
  if (wished <= 0 || Math.abs(kilograms - wished) <= wished * coarse) return reps;
  // Plates come close enough: only a bar that is too heavy as it is asks for fewer.
  if (isBar && kilograms <= wished * (1 + farOff)) return reps;
  const more = Math.round(effortForShare((share * kilograms) / wished) - effortForShare(share));
  return Math.max(1, reps + Math.max(-2, Math.min(3, more)));
}

/** Fewer reps than these are for bars; with a lighter bell nobody does more than so many. */
const fewReps = 5;
const mostForLighter = 15;

/** The weight of a week to come: it follows the plan's curve, and the log corrects it. */
function byPlan(wish: LoadWish, rir: number, plan: PlannedLoad): Load | null {
  const { growth, percent, isTest, keepsReps } = plan;
  const { state, rack, level, reps, exercise, facts = {} } = wish;
  const max = maximumToday(wish);
  if (max === null || rack.weights.length === 0) return null;
  const isOwn = state !== null && state.source !== 'converted' && hasMaximum(exercise);
  const mass = isOwn && isBodyLift(strengthKeyOf(exercise.id)) ? (facts.bodyMassKg ?? 0) : 0;
  if (mass > 0 && exercise.loadClass !== 'added') return null;
  const cap = isTest ? 1.05 : percentCapOf(level) / 100;
  const share = Math.min(percent === undefined ? shareOf(reps, rir) : percent / 100, cap);
  const wished = max * growth * share - mass;
  // Where reps cannot make up for a bell that is too heavy, the lighter one is taken.
  const isLighter = (rir < 1.5 && !isTest) || (keepsReps && state === null);
  const near = toRack(rack, wished, isLighter ? 'down' : rack.rounding);
  if (near === undefined || near < 0) return null;
  const isBar = exercise.loadClass === 'barbell';
  const nearest =
    isTest || keepsReps ? reps : repsForRack(near + mass, wished + mass, share, reps, isBar);
  // A bell that leaves a few reps of a set is too heavy: the lighter one, for more of them.
  const below =
    !isBar && reps >= fewReps && nearest < fewReps ? toRack(rack, wished, 'down') : null;
  const isBelow = below !== null && below !== undefined && below > 0 && below < near;
  const kilograms = isBelow ? below : near;
  const planned = isBelow
    ? Math.min(
        mostForLighter,
        reps + Math.round(effortForShare((share * below) / wished) - effortForShare(share)),
      )
    : nearest;
  const shown = weightText(kilograms, rack.unit);
  if (!isOwn) {
    const about =
      state?.basis.kind === 'converted'
        ? convertedWords(state.basis)
        : growth > 1
          ? `a guess for your level, grown as planned: yours leads; ${reserveWords(rir)}`
          : `a first guess; ${reserveWords(rir)}`;
    return {
      kind: state || growth > 1 ? 'estimated' : 'find',
      kilograms,
      reps: planned,
      rir,
      note: `${shown}: ${about}`,
    };
  }
  const whole = Math.round(share * 1000) / 10;
  const of =
    growth > 1
      ? `about ${weightNumber(Math.round(max * growth), rack.unit)}, if it grows as planned`
      : sourceWords(state, rack.unit);
  const note = `${shown}: ${whole} % of ${of}`;
  return { kind: 'known', kilograms, percent: whole, reps: planned, rir, note };
}

/** The weight of one set, with where it came from. */
export function loadFor(wish: LoadWish): Load {
  const { state, exercise, level, exposures = [], scheme, planned } = wish;
  const rir = rirToday(wish);
  const ofPlan = planned ? byPlan(wish, rir, planned) : null;
  if (ofPlan) return ofPlan;
  const isOwn = state !== null && state.source !== 'converted' && hasMaximum(exercise);
  const growsByLog = scheme === 'linear' || (scheme === undefined && level === 'beginner');
  if (isOwn && growsByLog && state.basis.kind === 'logged' && state.daysAgo <= 14) {
    const next = exposures.length > 0 ? byLog(wish, rir) : null;
    if (next) return next;
  }
  if (isOwn && scheme !== 'double') return bySharedMax(wish, state, rir);
  return byLog(wish, rir) ?? (state && byOtherLift(wish, state, rir)) ?? byTrying(wish, rir);
}
