import type { LibraryExerciseView } from '@cadence/domain/exercise/project';
import { equipmentIds, patterns, props } from '@cadence/domain/exercise/types';
import { dayNumber } from '@cadence/domain/program/calendar/days';
import { templateIds, weekKinds } from '@cadence/domain/program/templates/types';
import {
  type Program,
  programLimits,
  progressionMethods,
  sessionStates,
} from '@cadence/domain/program/types';
import { variationTypes } from '@cadence/domain/program/weeks/weeks';
import { conditions, goals, injuryRegions } from '@cadence/domain/reading/vocabulary';
import { durationLimits, fitnessLevels } from '@cadence/domain/workout/limits';
import * as z from 'zod/mini';
import { userId } from '../fields.ts';
import { workout } from '../workout/workout.ts';

export const programId = z.guid('This is not the id of a program');

const firstDay = dayNumber('2000-01-01') ?? 0;
const lastDay = dayNumber('2100-01-01') ?? 0;

/** A plain day: no instant and no zone. */
export const day = z.string().check(
  z.maxLength(20),
  z.refine((value) => {
    const number = dayNumber(value);
    return number !== null && number >= firstDay && number <= lastDay;
  }, 'Use a day such as 2026-03-02'),
);

const wholeWithin = (
  { min, max }: { min: number; max: number },
  words: { int: string; low: string; high: string },
) => z.number(words.int).check(z.int(words.int), z.gte(min, words.low), z.lte(max, words.high));

const { weeks, sessionsPerWeek, goalLength, departures } = programLimits;
const { minMinutes, maxMinutes } = durationLimits;

const weekday = z.number().check(z.int(), z.gte(0), z.lte(6));

export const programBody = z.object({
  goal_text: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Say in a few words what you want to reach'),
      z.maxLength(goalLength, 'Use at most 2,000 characters'),
    ),
  weeks: wholeWithin(weeks, {
    int: 'Use whole weeks',
    low: 'A program takes at least 1 week',
    high: `A program takes at most ${weeks.max} weeks`,
  }),
  sessions_per_week: wholeWithin(sessionsPerWeek, {
    int: 'Use a whole number of sessions',
    low: 'Train at least once a week',
    high: 'A week has 7 days',
  }),
  minutes_per_session: wholeWithin(
    { min: minMinutes, max: maxMinutes },
    {
      int: 'Use whole minutes',
      low: `Duration must be at least ${minMinutes} minutes`,
      high: `Duration cannot exceed ${maxMinutes} minutes`,
    },
  ),
  fitness_level: z.optional(z.enum(fitnessLevels)),
  /** A named program to start from; by the goal's words where it is left out. */
  template: z.optional(z.enum(templateIds)),
  /** Empty: whatever the text and the profile say. */
  equipment: z._default(z.array(z.enum(equipmentIds)).check(z.maxLength(equipmentIds.length)), []),
  props: z._default(z.array(z.enum(props)).check(z.maxLength(props.length)), []),
  /** Sunday is 0; none for any day. */
  preferred_days: z._default(z.array(weekday).check(z.maxLength(7)), []),
  start_date: day,
  /** Reasons of holds that the user has been cleared for. A stop is not lifted by this. */
  cleared: z.optional(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(20))),
  /** Ids of readings of the goal that were not meant. */
  dismissed: z.optional(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(50))),
  /** Another number, another program for the same wish. */
  variation: z._default(z.number().check(z.int(), z.gte(0), z.lte(1_000_000)), 0),
});

const libraryExercise = z.object({
  id: z.string(),
  name: z.string(),
  movement_patterns: z.array(z.enum(patterns)),
  complexity_level: z.literal([1, 2, 3, 4, 5]),
  equipment_required: z.array(z.enum(equipmentIds)),
  energy_systems: z.array(z.enum(['alactic', 'glycolytic', 'aerobic'])),
  contraindications: z.array(z.enum([...injuryRegions, ...conditions])),
  coaching_cues: z.array(z.string()),
  variations: z.array(
    z.object({ id: z.string(), name: z.string(), kind: z.enum(['easier', 'harder']) }),
  ),
}) satisfies z.core.$ZodType<LibraryExerciseView>;

const variation = z.object({
  type: z.enum(variationTypes),
  volume: z.number(),
  intensity: z.number(),
});

const mainLift = z.object({
  exerciseId: z.string(),
  name: z.string(),
  method: z.enum(progressionMethods),
  stepKg: z.nullable(z.number()),
  reps: z.object({ min: z.number(), max: z.number() }),
  rule: z.string(),
});

const phase = z.object({
  id: z.string(),
  name: z.string(),
  startWeek: z.number(),
  endWeek: z.number(),
  description: z.string(),
  mainLifts: z.array(mainLift),
});

const place = { week: z.number(), session: z.number() };
const status = z.enum(sessionStates);

const programSession = z.object({
  ...place,
  date: z.string(),
  title: z.string(),
  focus: z.string(),
  status,
  workoutId: z.string(),
  workout,
  statusAt: z.string(),
  dateAt: z.string(),
  workoutAt: z.exactOptional(z.string()),
  moves: z.number(),
});

/** What a week of a template is for; programs from before templates have none. */
const plannedWeek = z.object({
  label: z.string(),
  kind: z.enum(weekKinds),
  note: z.string(),
  load: z.object({ value: z.number(), unit: z.enum(['km', 'kg', 'sets', 'min']) }),
  slots: z.array(z.object({ id: z.string(), key: z.number() })),
});

const programWeek = z.object({
  week: z.number(),
  variation,
  phaseId: z.string(),
  plan: z.exactOptional(plannedWeek),
  sessions: z.array(programSession),
});

/** Spec §3, Enhanced program. */
const enhanced = {
  programName: z.string(),
  totalWeeks: z.number(),
  currentWeek: z.number(),
  currentPhase: z.string(),
  exerciseLibrary: z.array(libraryExercise),
  phases: z.array(phase),
  progressionGuidelines: z.array(z.string()),
};

const wish = z.object({
  goalText: z.string(),
  weeks: z.number(),
  sessionsPerWeek: z.number(),
  minutesPerSession: z.number(),
  preferredDays: z.array(z.number()),
  startDate: z.string(),
  fitnessLevel: z.exactOptional(z.enum(fitnessLevels)),
  equipment: z.exactOptional(z.array(z.enum(equipmentIds))),
  props: z.exactOptional(z.array(z.enum(props))),
  cleared: z.exactOptional(z.array(z.string())),
  dismissed: z.exactOptional(z.array(z.string())),
  template: z.exactOptional(z.enum(templateIds)),
});

/** The way that a program takes, and where it ends. */
const course = z.object({
  template: z.enum(templateIds),
  name: z.string(),
  entry: z.string(),
  end: z.object({ text: z.string(), week: z.number(), test: z.string() }),
  progress: z.array(z.string()),
  fallback: z.string(),
  next: z.string(),
  eventDay: z.exactOptional(z.string()),
});

const edit = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('item'),
    ...place,
    exerciseId: z.string(),
    name: z.string(),
    unit: z.enum(['kg', 'reps', 'sets']),
    from: z.nullable(z.number()),
    to: z.number(),
  }),
  z.object({ kind: z.literal('date'), ...place, from: z.string(), to: z.string() }),
  z.object({ kind: z.literal('status'), ...place, from: status, to: status }),
  z.object({
    kind: z.literal('workout'),
    ...place,
    from: workout,
    to: workout,
    fromTitle: z.string(),
    toTitle: z.string(),
  }),
  z.object({ kind: z.literal('event'), from: z.string(), to: z.string() }),
  z.object({ kind: z.literal('week'), after: z.number(), week: programWeek }),
]);

const decided = z.object({
  id: z.string(),
  decision: z.enum(['accepted', 'refused', 'undone']),
  at: z.string(),
  reason: z.string(),
  edits: z.exactOptional(z.array(edit)),
});

export const program = z.object({
  ...enhanced,
  id: z.string(),
  goal: z.string(),
  goalKind: z.enum(goals),
  level: z.enum(fitnessLevels),
  startDate: z.string(),
  departures: z.exactOptional(
    z.array(z.string().check(z.maxLength(departures.length))).check(z.maxLength(departures.lines)),
  ),
  course: z.exactOptional(course),
  changes: z.exactOptional(z.array(decided)),
  wish,
  pointer: z.nullable(z.object(place)),
  weeks: z.array(programWeek),
}) satisfies z.core.$ZodType<Program>;

/** What a list shows of a program: all but its sessions. */
export const programSummary = z.object({
  id: z.string(),
  programName: z.string(),
  goal: z.string(),
  startDate: z.string(),
  totalWeeks: z.number(),
  currentWeek: z.number(),
  currentPhase: z.string(),
  completionPercentage: z.number(),
  isCurrent: z.boolean(),
  wish,
});

export const enhancedDetailsBody = z.object({
  userId,
  weekNumber: z.number().check(z.int(), z.gte(1), z.lte(weeks.max)),
  phaseName: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
});

export const enhancedDetails = z.object({ ...enhanced, week: programWeek });

export const progressions = z.object({
  exercise: libraryExercise,
  /** Nearest first. */
  easier: z.array(libraryExercise),
  harder: z.array(libraryExercise),
  /** How to make this one harder before the next one comes. */
  ways: z.array(z.string()),
});

export const weekVariations = z.object({
  phaseId: z.string(),
  phaseName: z.string(),
  week: z.number(),
  variation,
  /** By how much loads and effort move, in points. */
  percentPoints: z.number(),
  effortPoints: z.number(),
  sessions: z.array(
    z.object({ session: z.number(), title: z.string(), focus: z.string(), sets: z.number() }),
  ),
});
