import type { CoachEvent } from '@cadence/contract/coach/events';
import { type ProviderName, readProviderName } from '@cadence/contract/workout/provider-names';
import { generationBody } from '@cadence/contract/workout/schemas';
import { askAbout, liftFlags, openFlag } from '@cadence/domain/coach/signs/flags';
import { athleteKinds } from '@cadence/domain/profile/athlete-facts';
import { consentId, hasHealthConsent } from '@cadence/domain/profile/facts-consent';
import { progressOf } from '@cadence/domain/program/progress';
import type { SyncItem } from '@cadence/domain/sync/types';
import * as z from 'zod/mini';
import type { SessionStore } from '../features/analytics/store.ts';
import type { AssessmentStore } from '../features/assessment/store.ts';
import { createContextStore } from '../features/coach/athlete/context-store.ts';
import { createFactStore } from '../features/coach/athlete/fact-store.ts';
import { createFeatureStore } from '../features/coach/athlete/feature-store.ts';
import { createFlagStore } from '../features/coach/athlete/flag-store.ts';
import { forgetHealth } from '../features/coach/athlete/learned.ts';
import { createConversationStore } from '../features/coach/conversation/conversation-store.ts';
import type { CoachDeps, Made } from '../features/coach/deps.ts';
import { createGoalStore } from '../features/coach/goal/goal-store.ts';
import type { ItemStore } from '../features/profile/store.ts';
import type { ProgramDeps } from '../features/program/deps.ts';
import { showProposal, takeOverProposal } from '../features/program/proposals.ts';
import type { WorkoutDeps } from '../features/workout/deps.ts';
import { generateWorkout } from '../features/workout/generate.ts';
import { createRunning } from '../features/workout/running.ts';
import type { Answer } from '../features/workout/store.ts';
import { ApiError } from '../http/errors.ts';
import type { Bus } from '../platform/bus/bus.ts';
import type { Database } from '../platform/database/engines.ts';
import { newId } from '../platform/ids.ts';
import { createInTurn } from '../platform/in-turn.ts';

interface Parts {
  db: Database;
  bus: Bus<CoachEvent>;
  sessions: SessionStore;
  items: ItemStore;
  assessments: AssessmentStore;
  program: ProgramDeps;
  workout: WorkoutDeps;
  talk: CoachDeps['talk'];
  hear: CoachDeps['hear'];
  coachProviderOf: CoachProviderOf;
  now: () => number;
}

/** Whose model words the coach's answers to this user; null for Cadence's own words. */
type CoachProviderOf = (userId: string) => Promise<ProviderName | null>;

const untilDone = new AbortController().signal;

/** The same pipeline as for the page's own requests; it is the user's once they take it. */
function createMakeWorkout(
  workout: WorkoutDeps,
  coachProviderOf: CoachProviderOf,
): CoachDeps['makeWorkout'] {
  const generating = {
    ...workout,
    running: createRunning<Answer>(),
    storedAs: 'proposed' as const,
  };
  return async (userId, { text, claims }): Promise<Made> => {
    const provider = (await coachProviderOf(userId)) ?? 'local';
    const asked = { user_preferences: text, provider, user_id: userId };
    const body = z.parse(generationBody, asked);
    const waiter = { signal: untilDone, progress: () => {} };
    try {
      const made = await generateWorkout(generating, userId, body, null, waiter, claims);
      const { title, workoutType } = made.workout;
      return { kind: 'made', workoutId: made.workout_id, title: title ?? workoutType ?? 'Workout' };
    } catch (error) {
      const refused = error instanceof ApiError ? readRefusal(error) : null;
      if (!refused) throw error;
      return refused;
    }
  };
}

function readRefusal({ code, body }: ApiError): Made | null {
  if (code !== 'SAFETY_STOP' && code !== 'SAFETY_HOLD' && code !== 'NO_WORKOUT_FITS') return null;
  const { message, suggestion } = body.error;
  return { kind: 'refused', code, message, suggestion };
}

/** Counted with the other calls to models; whatever goes wrong is logged where it did. */
export function createTalk(
  { models, modelCalls }: Pick<WorkoutDeps, 'models' | 'modelCalls'>,
  coachProviderOf: CoachProviderOf,
): CoachDeps['talk'] {
  return async (userId, { isCounted = false, ...call }) => {
    const name = await coachProviderOf(userId);
    if (name === null) return false;
    const { provider, tier } = readProviderName(name);
    if (!isCounted && !(await modelCalls.take(userId))) return false;
    return (await models.talk({ provider, tier, ...call })).kind === 'ok';
  };
}

/** One of the hour's calls pays for reading a message and for wording the answer to it. */
function createReadClaims(
  { models, modelCalls, planner }: Pick<WorkoutDeps, 'models' | 'modelCalls' | 'planner'>,
  coachProviderOf: CoachProviderOf,
  now: () => number,
): CoachDeps['readClaims'] {
  return async (userId, text) => {
    const name = await coachProviderOf(userId);
    if (name === null || !(await modelCalls.take(userId))) return null;
    const { provider, tier } = readProviderName(name);
    const today = new Date(now()).toISOString().slice(0, 10);
    const call = { provider, tier, text, today, signal: untilDone };
    const answer = await models.readClaims(call);
    return answer.kind === 'ok' ? planner.claimsFromModel(answer.claims, text) : [];
  };
}

function createPlanOf(program: ProgramDeps): CoachDeps['planOf'] {
  return async (userId) => {
    const current = await program.store.findCurrent(userId, false);
    if (!current) return null;
    const { next } = progressOf(current);
    const { proposal } = await showProposal(program, userId);
    return {
      programName: current.programName,
      next: next && {
        workoutId: next.workoutId,
        week: next.week,
        session: next.session,
        title: next.title,
        date: next.date,
      },
      adaptation: proposal && proposal.workout_id === next?.workoutId ? proposal.summary : null,
    };
  };
}

function createSessionPlan(program: ProgramDeps): CoachDeps['sessionPlan'] {
  const { store, now } = program;
  return {
    next: async (userId) => {
      const current = await store.findCurrent(userId, false);
      const next = current && progressOf(current).next;
      const workout = next && (await store.workoutOf(userId, next.workoutId));
      if (!next || !workout) return null;
      const { workoutId, week, session } = next;
      return { workoutId, week, session, workout };
    },
    adapt: async (userId, workoutId) => {
      await takeOverProposal(program, userId, workoutId);
    },
    restore: async (userId, { workoutId, week, session, workout }) => {
      const current = await store.findCurrent(userId, false);
      const sessions = current?.weeks.flatMap((one) => one.sessions) ?? [];
      const isOpen = sessions.some(
        (one) => one.workoutId === workoutId && one.status === 'planned',
      );
      if (!current || !isOpen) return false;
      const at = new Date(now()).toISOString();
      await store.setWorkout(userId, workoutId, workout, at);
      // A change after a long break also starts the block again; the place goes back with it.
      await store.setPointer(userId, current.id, { week, session }, at);
      return true;
    },
  };
}

/** What was told to the coach stands in the way of workouts made without it, too. */
export function createStandingSign(db: Database, now: () => number): WorkoutDeps['standingSign'] {
  const flags = createFlagStore(db);
  return async (userId, cleared) => {
    const before = await flags.list(userId);
    if (before.length === 0) return null;
    const at = new Date(now()).toISOString();
    const after = liftFlags(before, cleared, at);
    await flags.change(userId, before, after);
    const sign = openFlag(after, at);
    return sign && askAbout(sign);
  };
}

/** The coach's view of what the other features keep. */
export function coachDeps(parts: Parts): CoachDeps {
  const { db, bus, sessions, items, assessments, program, workout, talk, now } = parts;
  return {
    conversations: createConversationStore(db),
    facts: createFactStore(db),
    goals: createGoalStore(db),
    contexts: createContextStore(db),
    features: createFeatureStore(db),
    flags: createFlagStore(db),
    itemsOf: (userId) => items.listLive(userId, [...athleteKinds, 'body_weight', 'best_lift']),
    sessionsSince: sessions.changedSince,
    assessmentOf: async (userId) => (await assessments.listEnded(userId, 1))[0]?.result ?? null,
    programOf: async (userId) => {
      const current = await program.store.findCurrent(userId, false);
      if (!current) return null;
      const { currentWeek: week, next } = progressOf(current);
      const { programName: name, totalWeeks } = current;
      return { name, week, totalWeeks, nextTitle: next?.title ?? null };
    },
    makeWorkout: createMakeWorkout(workout, parts.coachProviderOf),
    hasWorkout: async (userId, id) => (await workout.store.find(userId, id)) !== null,
    exercisesOf: async (userId, id) => {
      const items = (await workout.store.find(userId, id))?.workout.workout ?? [];
      const body = items.filter(({ type }) => type === 'exercise');
      return [...new Set(body.map(({ name }) => name))];
    },
    findWorkout: async (userId, id) => (await workout.store.find(userId, id))?.workout ?? null,
    proposeWorkout: async (userId, made) => {
      const id = newId(now());
      const stored = { id, generatedAt: new Date(now()).toISOString(), workout: made };
      await workout.store.addGenerated(userId, { ...stored, status: 'proposed' }, null, now());
      return id;
    },
    putItems: async (userId, changed) => {
      await items.merge(userId, changed);
    },
    changeSessions: (userId, change) =>
      sessions.change(userId, change, new Date(now()).toISOString()),
    takeWorkout: workout.store.take,
    removeWorkout: workout.store.remove,
    removeProposed: workout.store.removeProposed,
    planOf: createPlanOf(program),
    sessionPlan: createSessionPlan(program),
    talk,
    readClaims: createReadClaims(workout, parts.coachProviderOf, now),
    planner: workout.planner,
    hear: parts.hear,
    bus,
    inTurn: createInTurn(),
    now,
  };
}

/** Whoever takes back their consent takes it back for what the coach has learned, too. */
export function withHealthForgotten(items: ItemStore, coach: CoachDeps): ItemStore {
  const isConsent = ({ kind, id }: SyncItem) => kind === 'fact' && id === consentId;
  return {
    ...items,
    async merge(userId, changed) {
      const stored = await items.merge(userId, changed);
      const consents = stored.filter(isConsent);
      if (consents.length > 0 && !hasHealthConsent(consents)) await forgetHealth(coach, userId);
      return stored;
    },
  };
}
