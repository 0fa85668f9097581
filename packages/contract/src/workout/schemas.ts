import { equipmentIds, props } from '@cadence/domain/exercise/types';
import type { Chip } from '@cadence/domain/planner/request';
import {
  difficulties,
  durationLimits,
  fitnessLevels,
  generationDefaults,
  providers,
} from '@cadence/domain/workout/limits';
import type { LatestRecord } from '@cadence/domain/workout/record';
import * as z from 'zod/mini';
import { userId } from '../fields.ts';
import { providerNames } from './provider-names.ts';
import { sentWorkout, workout } from './workout.ts';

const { minMinutes, maxMinutes } = durationLimits;
/** All of it is read, and all of it reaches a model. */
export const maxPreferencesLength = 10_000;

/** Empty ones pass here: the call refuses those with a status of their own (Spec §5). */
const givenPreferences = z.string().check(
  z.refine((value) => value === '' || value.trim() !== '', 'Preferences cannot be only whitespace'),
  z.maxLength(maxPreferencesLength, 'Use at most 10,000 characters'),
);

const durationMinutes = z
  .number('Enter the minutes as a number')
  .check(
    z.int('Use whole minutes'),
    z.gte(minMinutes, `Duration must be at least ${minMinutes} minutes`),
    z.lte(maxMinutes, `Duration cannot exceed ${maxMinutes} minutes`),
  );

const provider = z.enum(providerNames, `Invalid provider. Must be one of: ${providers.join(', ')}`);

/** UUIDs of any version: devices make version 7, imports may carry others. */
export const workoutId = z.guid('This is not the id of a workout');

/** Names of readings and reasons, as the answers gave them. */
const names = (most: number) =>
  z.optional(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(most)));

/** What the page's form checks before it calls: the same texts as the server's. */
export const generationForm = z.object({
  user_preferences: givenPreferences.check(z.minLength(1, 'User preferences are required')),
  duration_minutes: durationMinutes,
  provider,
});

export const generationBody = z.object({
  user_preferences: z._default(givenPreferences, ''),
  provider: z._default(provider, generationDefaults.provider),
  duration_minutes: z._default(durationMinutes, 30),
  difficulty: z.optional(z.enum(difficulties)),
  fitness_level: z.optional(z.enum(fitnessLevels)),
  /** Empty or null: whatever the text and the profile say. */
  equipment_override: z.optional(
    z.nullable(z.array(z.enum(equipmentIds)).check(z.maxLength(equipmentIds.length))),
  ),
  props_override: z.optional(z.nullable(z.array(z.enum(props)).check(z.maxLength(props.length)))),
  /** Ids of chips whose reading was wrong. */
  dismissed: names(50),
  /** Reasons of holds that the user has been cleared for. A stop is not lifted by this. */
  cleared: names(20),
  /** The one that this is made in place of: it goes, unless it was started or is a favourite. */
  replaces: z.optional(workoutId),
  /** Another number, another workout for the same wish. */
  variation: z._default(z.number().check(z.int(), z.gte(0), z.lte(1_000_000)), 0),
  user_id: z.optional(userId),
});

const receipt = z.object({
  id: z.string(),
  label: z.string(),
  status: z.enum(['passed', 'repaired', 'noted']),
  note: z.nullable(z.string()),
});

const chip = z.object({
  id: z.string(),
  label: z.string(),
  kind: z.enum(['safety', 'limit', 'wish']),
}) satisfies z.core.$ZodType<Chip>;

/** What is told about a workout beside itself. */
const told = {
  /** A model's plan was used. */
  intelligence_applied: z.boolean(),
  adaptation_summary: z.string(),
  provider_requested: z.enum(providerNames),
  provider_used: z.enum(providerNames),
  /** Why another one answered, in plain words. */
  fallback_reason: z.nullable(z.string()),
  checks: z.array(receipt),
  chips: z.array(chip),
  question: z.nullable(z.string()),
  /** The chip that a no to the question takes away. */
  asks_about: z.optional(z.nullable(z.string())),
};

export const generated = z.object({
  workout,
  workout_id: z.string(),
  stored_with_context: z.boolean(),
  ...told,
});

/** Which wish it came from, so that another device can show it as the one that made it. */
export const generationContext = z.object({ asked: generationBody, ...told });

export const workoutStatus = z.enum(['generated', 'started', 'completed', 'abandoned']);

const recordedSession = z.object({
  exercises: z.array(
    z.object({
      name: z.string(),
      prescription: z.exactOptional(z.string()),
      rest: z.exactOptional(z.number()),
      notes: z.exactOptional(z.string()),
      rationale: z.exactOptional(z.string()),
    }),
  ),
  session_type: z.exactOptional(z.string()),
  duration_minutes: z.exactOptional(z.number()),
});

/** Spec §3, latest-workout record from the server. */
export const latestRecord = z.object({
  id: z.string(),
  source: z.string(),
  status: workoutStatus,
  favourite: z.boolean(),
  planned_workout_data: z.nullable(recordedSession),
  actual_workout_data: z.nullable(recordedSession),
  generated_at: z.string(),
  workout_focus: z.string(),
  primary_muscle_groups: z.array(z.string()),
  workout,
  /** Null for one that a device made or imported. */
  context: z.nullable(generationContext),
}) satisfies z.core.$ZodType<LatestRecord>;

/** What is left out stays as it is; a new one starts as generated and no favourite. */
export const workoutChange = z.object({
  workout: sentWorkout,
  status: z.optional(workoutStatus),
  favourite: z.optional(z.boolean()),
  /** As in a request for a workout: a device made this one in its place. */
  replaces: z.optional(workoutId),
});

export const providerState = z.object({
  id: z.enum(providers),
  available: z.boolean(),
  /** What it lacks, in plain words; never a key. */
  reason: z.nullable(z.string()),
  models: z.object({ advanced: z.string(), light: z.string() }),
});
