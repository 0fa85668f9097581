import type { WorkoutSession } from '../analytics/types.ts';
import { exerciseById } from '../exercise/library.ts';
import { isOwnId } from '../exercise/own.ts';
import { type LibraryExerciseView, projectExercise } from '../exercise/project.ts';
import type { AthleteFacts, Request, Understanding } from '../planner/request.ts';
import { daysBetween, weekdayOfDate } from './calendar/days.ts';
import { departuresOf } from './departures.ts';
import { guidelinesFor } from './guidelines.ts';
import {
  isSkillLost,
  lostEnd,
  lostLift,
  lostLiftEnd,
  lostLiftWords,
  lostTest,
  lostWords,
  withoutSkillWords,
} from './lost-skill.ts';
import { prepareProgram, type Ready } from './prepare.ts';
import { buildDay } from './sessions/build.ts';
import type { SessionFrame } from './sessions/frame.ts';
import { type SetSteps, stepsAfter } from './sessions/steps.ts';
import type { WeekPlan } from './templates/types.ts';
import {
  type Program,
  type ProgramSession,
  type ProgramWeek,
  type ProgramWish,
  programLimits,
} from './types.ts';
import { lookOf, withMore } from './weeks/alike.ts';
import { minutesOf, weekLoad } from './weeks/load-of.ts';
import { mainLiftsIn } from './weeks/main-lifts.ts';

import { phasesOf } from './weeks/phases.ts';
import { type PlacedDay, placeDays } from './weeks/place-days.ts';
import { chooseDays, dateOf } from './weeks/schedule.ts';
import { weekVariation } from './weeks/weeks.ts';

export interface BuildOptions {
  id: string;
  /** Another number, other small moves for the same wish. */
  seed: number;
  /** When it is made, as an instant. */
  madeAt: string;
  workoutId: (week: number, session: number) => string;
  athlete?: AthleteFacts;
  /** Newest first. */
  sessions?: readonly WorkoutSession[];
}

export type BuildOutcome =
  | {
      kind: 'program';
      program: Program;
      /** What each session was built for, by its workout's id. */
      requests: ReadonlyMap<string, Request>;
    }
  | Exclude<Understanding, { kind: 'request' }>;

/** The library does not change, and what an exercise harms and leads to takes long to find. */
const views = new Map<string, LibraryExerciseView>();

function viewOf(id: string): LibraryExerciseView | undefined {
  const exercise = exerciseById(id);
  const view = views.get(id) ?? (exercise && projectExercise(exercise));
  // What somebody has added is theirs alone.
  if (view && !isOwnId(id)) views.set(id, view);
  return view;
}

export function libraryOf(weeks: readonly ProgramWeek[]): LibraryExerciseView[] {
  const ids = new Set<string>();
  for (const { sessions } of weeks) {
    for (const { workout } of sessions) {
      for (const { exerciseId } of workout.workout) if (exerciseId) ids.add(exerciseId);
    }
  }
  return [...ids].map(viewOf).filter((view) => view !== undefined);
}

/** In the week of the event nothing comes after it. */
function daysOfWeek(
  days: readonly number[],
  week: number,
  wish: ProgramWish,
  { eventDay, plan }: Ready,
): number[] {
  if (eventDay === undefined || week !== plan.weeks.length) return [...days];
  const offset = daysBetween(wish.startDate, eventDay) - (week - 1) * 7;
  return [...days.filter((day) => day < offset), offset];
}

interface Built {
  weeks: ProgramWeek[];
  requests: Map<string, Request>;
}

function sessionsOf(
  placed: readonly PlacedDay[],
  week: number,
  plan: WeekPlan,
  ready: Ready,
  wish: ProgramWish,
  options: BuildOptions,
  requests: Map<string, Request>,
  steps: SetSteps,
): ProgramSession[] {
  const frame: SessionFrame = {
    told: ready.told,
    nowMs: Date.parse(options.madeAt),
    madeAt: options.madeAt,
    seed: options.seed,
  };
  const place = { week, weeks: ready.plan.weeks.length, plan, minutes: wish.minutesPerSession };
  return placed.map(({ plan: day, day: offset }, i): ProgramSession => {
    const workoutId = options.workoutId(week, i + 1);
    const { workout, request } = buildDay(frame, day, place, steps);
    requests.set(workoutId, request);
    return {
      week,
      session: i + 1,
      date: dateOf(wish.startDate, week, offset),
      title: workout.title ?? day.title,
      focus: day.focus,
      status: 'planned',
      workoutId,
      workout: { ...workout, id: workoutId },
      statusAt: options.madeAt,
      dateAt: options.madeAt,
      moves: 0,
    };
  });
}

/** Weeks of one plan are told in one unit: where theirs differ, all by their minutes. */
function inOneUnit(weeks: readonly ProgramWeek[]): ProgramWeek[] {
  const units = new Set(weeks.map(({ plan }) => plan?.load.unit));
  if (units.size <= 1) return [...weeks];
  return weeks.map((week) =>
    week.plan ? { ...week, plan: { ...week.plan, load: minutesOf(week.sessions) } } : week,
  );
}

/** So often a week that looks like one before it is laid out anew with a little more. */
const mostMore = 16;

function buildWeeks(ready: Ready, wish: ProgramWish, options: BuildOptions): Built {
  // Days that are named in the goal hold where none were chosen.
  const { preferredDays } = wish;
  const preferred = preferredDays.length > 0 ? preferredDays : ready.named.days;
  const days = chooseDays(wish.startDate, wish.sessionsPerWeek, preferred);
  const requests = new Map<string, Request>();
  const { weeks: plans } = ready.plan;
  const phases = phasesOf(options.id, plans);
  const looks = new Set<string>();
  let steps: SetSteps = new Map();
  const weeks = plans.map((plan, i): ProgramWeek => {
    const week = i + 1;
    const open = daysOfWeek(days, week, wish, ready);
    const most = plan.days.toSorted((a, b) => b.key - a.key).slice(0, open.length);
    const isKept = plan.days.map((day) => most.includes(day));
    const lay = (own: WeekPlan) => {
      const placed = placeDays(
        own.days.filter((_, at) => isKept[at]),
        open,
        weekdayOfDate(wish.startDate),
      );
      const sessions = sessionsOf(placed, week, own, ready, wish, options, requests, steps);
      return { placed, sessions, look: lookOf(sessions) };
    };
    let laid = lay(plan);
    for (let more = 1; looks.has(laid.look) && more <= mostMore; more += 1)
      laid = lay(withMore(plan, more));
    looks.add(laid.look);
    const { placed, sessions } = laid;
    steps = stepsAfter(
      steps,
      plan.kind,
      sessions.flatMap(({ workout }, at) => {
        const day = placed[at]?.plan;
        return day ? [{ day, workout }] : [];
      }),
    );
    return {
      week,
      variation: weekVariation(week),
      phaseId:
        phases.find(({ startWeek, endWeek }) => startWeek <= week && week <= endWeek)?.id ?? '',
      plan: {
        label: plan.label,
        kind: plan.kind,
        note: plan.note,
        load: plan.loadBy === 'min' ? minutesOf(sessions) : weekLoad(sessions),
        slots: placed.map(({ plan: day }) => ({ id: day.id, key: day.key })),
      },
      sessions,
    };
  });
  return { weeks: inOneUnit(weeks), requests };
}

/**
 * A whole program from a goal in the user's own words: a template with an end state, begun where
 * the athlete stands. The same for the same wish, athlete, log and seed.
 */
export function buildProgram(wish: ProgramWish, options: BuildOptions): BuildOutcome {
  const { athlete = {}, sessions = [], madeAt, id } = options;
  const ready = prepareProgram(wish, athlete, sessions, Date.parse(madeAt));
  if (ready.kind !== 'ready') return ready;
  const { told, plan, state, eventDay } = ready;
  const { weeks, requests } = buildWeeks(ready, wish, options);
  const phases = phasesOf(id, plan.weeks).map((phase) => ({
    ...phase,
    mainLifts: mainLiftsIn(weeks, phase, told),
  }));
  const isLost = isSkillLost(plan, weeks);
  const noLift = lostLift(ready.liftToReach, weeks);
  const program: Program = {
    id,
    programName: `${plan.weeks.length}-Week ${plan.name}`,
    goal: wish.goalText,
    goalKind: told.goal.value,
    level: state.level,
    startDate: wish.startDate,
    totalWeeks: plan.weeks.length,
    currentWeek: 1,
    currentPhase: phases[0]?.name ?? '',
    exerciseLibrary: libraryOf(weeks),
    phases,
    progressionGuidelines: guidelinesFor(plan, wish.sessionsPerWeek),
    departures: [
      ...(isLost ? [lostWords(plan)] : []),
      ...(noLift ? [lostLiftWords(noLift)] : []),
      ...departuresOf(ready, weeks),
    ].slice(0, programLimits.departures.lines),
    weeks: isLost ? weeks.map(withoutSkillWords) : weeks,
    course: {
      template: plan.template,
      name: plan.name,
      entry: plan.entry,
      end: isLost
        ? { ...plan.end, text: lostEnd(plan), test: lostTest }
        : noLift
          ? { ...plan.end, text: lostLiftEnd }
          : plan.end,
      progress: plan.progress,
      fallback: plan.fallback,
      next: plan.next,
      ...(eventDay !== undefined && { eventDay }),
    },
    wish,
    pointer: null,
  };
  return { kind: 'program', program, requests };
}
