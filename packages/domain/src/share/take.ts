import type { WorkoutSession } from '../analytics/types.ts';
import { rankSwaps } from '../exercise/swaps.ts';
import { isServable } from '../planner/check/report.ts';
import { resolveExercise } from '../planner/check/subject.ts';
import { expectedSeconds } from '../planner/layout/expected.ts';
import { adopt } from '../planner/layout/repair.ts';
import { isWithinLevel, judge } from '../planner/legal/legal.ts';
import type { Alarm } from '../planner/legal/safety.ts';
import type { RequestChange } from '../planner/receipts/changes.ts';
import type { AthleteFacts, Request } from '../planner/request.ts';
import { understand } from '../planner/understand.ts';
import type { CustomInterval } from '../timer/custom.ts';
import { durationLimits } from '../workout/limits.ts';
import { clamp } from '../workout/read-value.ts';
import type { Exercise, Workout } from '../workout/types.ts';
import { type Take, type TakenProgram, takeProgram } from './take-program.ts';
import type { SharedContent, SharedSession, SharedTimer } from './types.ts';

/** Who takes it over, and when. */
export interface Taker {
  athlete: AthleteFacts;
  /** Newest first. */
  sessions: readonly WorkoutSession[];
  /** An instant. */
  date: string;
  seed: number;
  /** Reasons of holds that the taker has been cleared for. */
  cleared: string[];
}

export type Taken =
  | { kind: 'workout'; workout: Workout; changes: RequestChange[] }
  | { kind: 'timer'; timer: SharedTimer; changes: RequestChange[] }
  | { kind: 'program'; program: TakenProgram; changes: RequestChange[] };

export type TakeOutcome = Taken | Alarm | { kind: 'nothing-fits' };

const { minMinutes, maxMinutes } = durationLimits;

/** A request that asks for nothing but what the taker's body, kit and level allow. */
export function requestOf(minutes: number, taker: Taker): Request | Alarm {
  const { athlete, sessions, date, cleared } = taker;
  const form = { durationMinutes: minutes, today: date.slice(0, 10), cleared };
  const understood = understand('', form, athlete, { sessions });
  return understood.kind === 'request' ? understood.request : understood;
}

export const isAlarm = (given: Request | Alarm): given is Alarm => 'kind' in given;

export const minutesOf = (workout: Workout): number =>
  Math.round(clamp(expectedSeconds(workout) / 60, { min: minMinutes, max: maxMinutes }));

/** The session as a plan to do it again. */
function planOf(title: string, { workoutType, lines }: SharedSession): Workout {
  const items = lines.map(
    ({ name, exerciseId, sets, seconds, reps }): Exercise => ({
      name,
      type: 'exercise',
      sets,
      ...(exerciseId !== undefined && { exerciseId }),
      ...(reps === undefined ? { duration: seconds } : { reps }),
    }),
  );
  return { title, workoutType, source: 'shared', workout: items };
}

function settleInterval(one: CustomInterval, request: Request) {
  const known = one.isRest ? undefined : resolveExercise({ name: one.name, type: 'exercise' });
  const verdict = known && judge(known, request);
  if (!known || !verdict || verdict.offence === null) return { interval: one, change: null };
  const [next] = rankSwaps(
    known,
    (other) => isWithinLevel(other, request) && judge(other, request).offence === null,
  );
  const reason = verdict.reason ?? 'it does not suit you';
  const change: RequestChange = next
    ? { kind: 'swapped', from: one.name, to: next.name, reason }
    : { kind: 'dropped', from: one.name, reason };
  return { interval: { ...one, name: next?.name ?? 'Work' }, change };
}

/** Its times stay; an exercise that an interval names gives way to one that the taker may do. */
function takeTimer(timer: SharedTimer, request: Request): Taken {
  const settled = timer.intervals.map((one) => settleInterval(one, request));
  return {
    kind: 'timer',
    timer: { ...timer, intervals: settled.map(({ interval }) => interval) },
    changes: settled.flatMap(({ change }) => change ?? []),
  };
}

/** What was shared, checked again for whoever takes it over: their injuries, kit and level. */
export function takeShared(title: string, content: SharedContent, taker: Taker): TakeOutcome {
  const requests = new Map<number, Request>();
  const requestFor = (minutes: number): Request | Alarm => {
    const known = requests.get(minutes) ?? requestOf(minutes, taker);
    if (!isAlarm(known)) requests.set(minutes, known);
    return known;
  };
  // What holds one back holds whatever the length.
  const first = requestFor(minMinutes);
  if (isAlarm(first)) return first;
  const take: Take = (workout) => {
    const request = requestFor(minutesOf(workout));
    if (isAlarm(request)) return null;
    const adopted = adopt(workout, request, taker.date, taker.seed);
    return isServable(adopted.report) ? adopted : null;
  };
  if (content.kind === 'timer') return takeTimer(content.timer, first);
  if (content.kind === 'program') {
    const taken = takeProgram(title, content.program, take, first.level.value);
    return taken ? { kind: 'program', ...taken } : { kind: 'nothing-fits' };
  }
  const draft =
    content.kind === 'workout' ? { ...content.workout, title } : planOf(title, content.session);
  const taken = take(draft);
  if (!taken) return { kind: 'nothing-fits' };
  return { kind: 'workout', workout: { ...taken.workout, title }, changes: taken.changes };
}
