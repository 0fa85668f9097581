import { markRecords } from '../analytics/lifts/records.ts';
import { sessionFrom } from '../analytics/session.ts';
import type { LoggedSet, WorkoutSession } from '../analytics/types.ts';
import { buildTimerSteps } from '../timer/build-steps.ts';
import type { TimerStep } from '../timer/types.ts';
import { dayMs } from '../workout/durations.ts';
import { coreDay, type DemoPlan, engineDay, pullDay, squatDay } from './plans.ts';

const daysInYear = 364;

/** By day of the week, Monday first. */
const week: readonly (DemoPlan | null)[] = [
  squatDay,
  null,
  engineDay,
  null,
  pullDay,
  coreDay,
  null,
];

/** Dice that fall the same way every time: the demo of one day is the same on every machine. */
export function diceFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Where weeks go 3:1, the third of four is the easy one. */
function loadFactor(weekNumber: number): number {
  return weekNumber % 4 === 2 ? 0.85 : 1;
}

function toPlates(kilograms: number): number {
  return Math.round(kilograms / 2.5) * 2.5;
}

interface Day {
  number: number;
  startedAtMs: number;
  plan: DemoPlan;
}

function loggedSets(
  { plan, number }: Day,
  steps: readonly TimerStep[],
  lastStep: number,
  dice: () => number,
): Record<string, LoggedSet> {
  const sets: Record<string, LoggedSet> = {};
  steps.forEach((step, index) => {
    const name = step.exerciseName ?? step.name;
    const start = plan.startWeights[name];
    if (step.type !== 'exercise' || start === undefined || index >= lastStep) return;
    const gained = ((plan.yearlyGain[name] ?? 0) * number) / daysInYear;
    const tired = dice() < 0.25 ? 1 : 0;
    sets[index] = {
      reps: Math.max(1, (step.reps ?? 8) - tired),
      weight: toPlates((start + gained) * loadFactor(Math.floor(number / 7))),
      rpe: Math.round(6.5 + dice() * 2 + tired),
    };
  });
  return sets;
}

/** Twelve digits of the dice, in the form of a version 7 id of that day. */
export function demoIdAt(startedAtMs: number, dice: () => number): string {
  const time = startedAtMs.toString(16).padStart(12, '0');
  const tail = Math.floor(dice() * 2 ** 44)
    .toString(16)
    .padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${tail}`;
}

function train(day: Day, dice: () => number): WorkoutSession {
  const { plan, startedAtMs } = day;
  const steps = buildTimerSteps(plan.workout);
  const luck = dice();
  const complete = luck > 0.08;
  const stepIndex = complete ? steps.length : Math.ceil(steps.length * (0.4 + luck * 6));
  const planned = steps.slice(0, stepIndex).reduce((sum, { duration }) => sum + duration, 0);
  const activeSeconds = Math.round(planned * (0.97 + dice() * 0.1));
  const session = sessionFrom({
    workout: plan.workout,
    steps,
    log: {
      sessionId: demoIdAt(startedAtMs, dice),
      startedAtMs,
      skippedSteps: [],
      sets: loggedSets(day, steps, stepIndex, dice),
    },
    end: { stepIndex, complete, activeSeconds, atMs: startedAtMs + activeSeconds * 1000 },
    givenUp: !complete,
  });
  return {
    ...session,
    equipment: plan.equipment,
    userRating: complete ? 3 + Math.floor(dice() * 3) : 2,
    difficulty: 2 + Math.floor(dice() * 3),
  };
}

/** One athlete's year of sessions, the last of them on the day before `todayMs`. */
export function athleteYear(todayMs: number): WorkoutSession[] {
  const midnight = Math.floor(todayMs / dayMs) * dayMs;
  const dice = diceFrom(20_261);
  const sessions: WorkoutSession[] = [];
  for (let number = 0; number < daysInYear; number += 1) {
    const dateMs = midnight - (daysInYear - number) * dayMs;
    // 1970-01-01 was a Thursday.
    const weekday = (Math.floor(dateMs / dayMs) + 3) % 7;
    const plan = week[weekday];
    const skipped = dice() < 0.12;
    const onHoliday = number > 200 && number < 211;
    if (!plan || skipped || onHoliday) continue;
    const startedAtMs = dateMs + (17 * 60 + Math.floor(dice() * 90)) * 60_000;
    sessions.push(markRecords(train({ number, startedAtMs, plan }, dice), sessions));
  }
  return sessions;
}
