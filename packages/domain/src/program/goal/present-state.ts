import type { WorkoutSession } from '../../analytics/types.ts';
import { hasCondition, isMinor } from '../../planner/legal/caps.ts';
import type { Request } from '../../planner/request.ts';
import { athleteOf } from '../../planner/session/endurance/athlete.ts';
import { levelOfTraining, levelsOf, lowest } from '../../training/level.ts';
import { statedFrom, strengthStates } from '../../training/strength/states.ts';
import type { StrengthState } from '../../training/strength/types.ts';
import { dayMs } from '../../workout/durations.ts';
import { type FitnessLevel, fitnessLevels } from '../../workout/limits.ts';
import type { RunnerState } from '../templates/types.ts';
import type { GoalNumbers } from './read-goal.ts';

/** Where somebody stands today, by log, numbers and words, in this order. */
export interface PresentState {
  /** What the dose goes by. */
  level: FitnessLevel;
  /** What may be chosen: skill outlasts a break. */
  skill: FitnessLevel;
  tolerance: FitnessLevel;
  breakDays: number;
  runner: RunnerState;
  abilities: Map<string, { reps?: number; seconds?: number }>;
  knownMaxima: Set<string>;
  /** Kilograms of a single. */
  maxima: Map<string, number>;
  mayTestSingles: boolean;
  /** Has never run, whatever else is trained. */
  isNoRunner?: true;
  /** Where the level is not the one that was said, why. */
  said: string[];
}

/** Lifts whose maxima stand for a level. */
const shows: readonly string[] = [
  'back-squat',
  'bench-press',
  'conventional-deadlift',
  'overhead-press',
];

const lookBackDays = 56;
const breakFrom = 8;

function daysSinceLast(sessions: readonly WorkoutSession[], nowMs: number): number | null {
  const last = Math.max(
    Number.NEGATIVE_INFINITY,
    ...sessions.map(({ date }) => Date.parse(date)).filter((ms) => ms <= nowMs),
  );
  return Number.isFinite(last) ? Math.floor((nowMs - last) / dayMs) : null;
}

const isRun = (id: string | undefined): boolean => id !== undefined && /(^|-)run$/.test(id);

/** Metres of the longest logged run of the last month. */
function longestLogged(sessions: readonly WorkoutSession[], nowMs: number): number | undefined {
  const all = sessions
    .filter(({ date }) => nowMs - Date.parse(date) <= 30 * dayMs)
    .map(({ exercises }) =>
      exercises
        .filter(({ exerciseId }) => isRun(exerciseId))
        .flatMap(({ actual }) => actual.sets)
        .reduce((sum, { distanceMeters = 0 }) => sum + distanceMeters, 0),
    );
  const most = Math.max(0, ...all);
  return most > 0 ? most : undefined;
}

/** Singles ask for years under the bar, and for a body that nothing speaks against. */
function mayTest(
  request: Request,
  level: FitnessLevel,
  states: ReadonlyMap<string, StrengthState>,
) {
  const isCleared = !hasCondition(request, [
    'hypertension',
    'pregnancy',
    'postpartum',
    'heart',
    'surgery',
  ]);
  const knowsSingles = [...states.values()].some(
    ({ basis }) => basis.kind === 'stated' && basis.reps === 1,
  );
  return (
    !isMinor(request) &&
    isCleared &&
    (level === 'advanced' || (level === 'intermediate' && knowsSingles))
  );
}

export function presentState(
  request: Request,
  numbers: GoalNumbers,
  sessions: readonly WorkoutSession[],
  nowMs: number,
): PresentState {
  const today = new Date(nowMs).toISOString().slice(0, 10);
  const chosen = request.level.value;
  const away = daysSinceLast(sessions, nowMs);
  const told = request.breakDays?.value ?? 0;
  const breakDays = Math.max(told, away !== null && away >= breakFrom ? away : 0);
  const stated = (request.maxima?.value ?? []).map((max) => statedFrom(max, today, told));
  const facts = {
    level: chosen,
    ...(request.bodyMassKg && { bodyMassKg: request.bodyMassKg.value }),
    ...(request.sex && { sex: request.sex.value }),
  };
  const states = strengthStates(sessions, stated, facts, today);
  const athlete = athleteOf({ ...request, history: { sessions } }, nowMs);
  const vdot = athlete.paces.run?.vdot;
  const abilities = new Map(
    (request.abilities?.value ?? []).map(({ exercise, ...can }) => [exercise, can]),
  );
  const recent = sessions.filter(({ date }) => nowMs - Date.parse(date) <= lookBackDays * dayMs);
  const logs = sessions.length > 0;
  const pullUps = abilities.get('pull-up')?.reps;
  const levels = levelsOf({
    ...facts,
    chosen,
    states,
    ...(pullUps !== undefined && { pullUps }),
    ...(vdot !== undefined && { vdot }),
    ...(logs && { sessions: recent.length }),
  });
  const tolerance =
    breakDays >= lookBackDays ? 'beginner' : logs ? levelOfTraining(recent.length) : chosen;
  const byNumbers = levels.strength;
  // Somebody who trains now as the level says is taken at the word; less training means less of it.
  const byState =
    lowest([byNumbers, logs || breakDays > 0 ? oneAbove(tolerance) : byNumbers]) ?? chosen;
  // Of machines nobody knows how heavy they really are: they raise no level.
  const isShown = logs || (request.maxima?.value ?? []).some(({ lift }) => shows.includes(lift));
  const level = isShown ? byState : (lowest([byState, chosen]) ?? chosen);
  const longest = numbers.longest ?? longestLogged(sessions, nowMs);
  const raced = Math.max(
    0,
    ...(request.races?.value ?? []).filter(({ by }) => by === 'run').map(({ metres }) => metres),
  );
  return {
    level,
    skill: levels.skill,
    tolerance,
    breakDays,
    runner: {
      ...(longest !== undefined && { longest }),
      ...(raced > 0 && { raced }),
      ...(numbers.weekly !== undefined && { weekly: numbers.weekly }),
      ...(numbers.minutes !== undefined && { minutes: numbers.minutes }),
      ...(athlete.longestRun !== undefined && { minutes: Math.floor(athlete.longestRun / 60) }),
      ...(vdot !== undefined && { vdot }),
    },
    abilities,
    knownMaxima: new Set(states.keys()),
    maxima: new Map([...states].map(([id, { e1RM }]) => [id, e1RM])),
    mayTestSingles: mayTest(request, level, states),
    said: isOfNumbers(request) ? [] : saidOf(chosen, level, breakDays, recent.length, logs),
  };
}

/** A level that was read from what is lifted was said by nobody. */
const isOfNumbers = ({ level }: Request): boolean =>
  level.source === 'text' && /\d/.test(level.quote ?? '');

/** A dose one level above what the last weeks have shown is as far as it goes. */
const oneAbove = (level: FitnessLevel): FitnessLevel =>
  fitnessLevels[Math.min(fitnessLevels.length - 1, fitnessLevels.indexOf(level) + 1)] ?? level;

function saidOf(
  chosen: FitnessLevel,
  level: FitnessLevel,
  breakDays: number,
  recent: number,
  logs: boolean,
): string[] {
  if (level === chosen) return [];
  const isLower = fitnessLevels.indexOf(level) < fitnessLevels.indexOf(chosen);
  if (!isLower)
    return [`You said ${chosen}; your numbers are those of ${level}, and the plan goes by them.`];
  const why =
    breakDays >= lookBackDays
      ? `after ${Math.round(breakDays / 7)} weeks off`
      : logs
        ? `with ${recent} sessions in the last eight weeks`
        : 'by the numbers that you gave';
  return [`You said ${chosen}; ${why} the sets begin as for ${level}. The exercises stay.`];
}
