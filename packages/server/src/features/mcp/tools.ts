import { listSessions } from '@cadence/contract/analytics/routes';
import { proposeProgramMove, proposeWorkout } from '@cadence/contract/coach/propose-routes';
import { proposeChanges } from '@cadence/contract/program/change-routes';
import {
  listUpcoming,
  previewWorkout,
  readCurrentProgress,
} from '@cadence/contract/program/routes';
import type { ReplyOf, RequestOf, Route, Schema } from '@cadence/contract/route';
import { dashboardOf } from '@cadence/domain/analytics/dashboard';
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { dayMs } from '@cadence/domain/workout/durations';
import * as z from 'zod/mini';

/** Calls a route of the contract with the caller's own token; what it refuses is thrown. */
export type CallRoute = <R extends Route>(route: R, given: RequestOf<R>) => Promise<ReplyOf<R>>;

interface Asked {
  call: CallRoute;
  now: number;
}

export interface Tool {
  name: string;
  description: string;
  input: Schema;
  /** Nothing of the athlete's changes. */
  readOnly: boolean;
  run(asked: Asked, given: never): Promise<unknown>;
}

function tool<S extends Schema>(
  given: Omit<Tool, 'input' | 'run'> & {
    input: S;
    run(asked: Asked, given: z.output<S>): Promise<unknown>;
  },
): Tool {
  return given as Tool;
}

const pageSize = 500;
const maxSessions = 100;

/** The whole log, page by page, without what was deleted. */
async function sessionsOf(call: CallRoute): Promise<WorkoutSession[]> {
  const found = new Map<string, WorkoutSession>();
  let since: string | undefined;
  for (;;) {
    const query = { limit: pageSize, ...(since !== undefined && { since }) };
    const page = await call(listSessions, { query });
    for (const session of page.sessions) found.set(session.id, session as WorkoutSession);
    for (const id of page.deleted) found.delete(id);
    if (!page.more || page.cursor === null) return [...found.values()];
    since = page.cursor;
  }
}

function sessionInShort({ date, title, duration, completion, exercises, notes }: WorkoutSession) {
  return {
    date,
    title,
    minutes: Math.round(duration.actual / 60),
    percentDone: Math.round(completion.percentage),
    exercises: exercises
      .filter(({ completed }) => completed)
      .map(({ name, actual }) => ({ name, sets: actual.sets })),
    ...(notes && { notes }),
  };
}

const dayOf = (instant: string) => Math.floor(Date.parse(instant) / dayMs);

export const tools: readonly Tool[] = [
  tool({
    name: 'read_plan',
    description: "The athlete's current program: how far it is, and its sessions to come.",
    readOnly: true,
    input: z.object({ weeks: z._default(z.number().check(z.int(), z.gte(1), z.lte(12)), 2) }),
    run: async ({ call }, { weeks }) => ({
      progress: await call(readCurrentProgress, { query: {} }),
      upcoming: (await call(listUpcoming, { query: { weeks } })).sessions,
    }),
  }),
  tool({
    name: 'read_next_workout',
    description: 'The next session of the program with every exercise, set and load.',
    readOnly: true,
    input: z.object({}),
    run: ({ call }) => call(previewWorkout, {}),
  }),
  tool({
    name: 'read_log',
    description: 'What the athlete has trained, the latest first, with the sets that were logged.',
    readOnly: true,
    input: z.object({ days: z._default(z.number().check(z.int(), z.gte(1), z.lte(366)), 28) }),
    run: async ({ call, now }, { days }) => {
      const sessions = (await sessionsOf(call))
        .filter(({ date }) => Date.parse(date) > now - days * dayMs)
        .toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date));
      const told = sessions.slice(0, maxSessions).map(sessionInShort);
      return { count: sessions.length, left_out: sessions.length - told.length, sessions: told };
    },
  }),
  tool({
    name: 'read_numbers',
    description:
      'Sessions, minutes and kilograms of the last weeks and of as many before, the streak of days, and the best of each lift.',
    readOnly: true,
    input: z.object({ weeks: z._default(z.number().check(z.int(), z.gte(1), z.lte(52)), 4) }),
    run: async ({ call, now }, { weeks }) => {
      const today = Math.floor(now / dayMs);
      const sessions = await sessionsOf(call);
      const numbers = dashboardOf({ sessions, weeks, today, dayOf, isRestDay: null });
      const totals = ({ sessions: count, seconds, volume }: typeof numbers.range) => ({
        sessions: count,
        minutes: Math.round(seconds / 60),
        kilogramsMoved: Math.round(volume),
      });
      return {
        weeks,
        now: totals(numbers.range),
        before: totals(numbers.before),
        streakDays: numbers.streakDays,
        lifts: numbers.lifts.map(({ lift, best }) => ({
          lift,
          oneRepMaxKilograms: best ? Math.round(best.oneRepMax) : null,
        })),
      };
    },
  }),
  tool({
    name: 'propose_workout',
    description:
      'Makes a workout from a wish in plain words, checked for the injuries and kit that the athlete has told, and puts it before them in the coach. They decide whether to train it.',
    readOnly: false,
    input: z.object({ wish: z.string().check(z.minLength(1), z.maxLength(2000)) }),
    run: ({ call }, body) => call(proposeWorkout, { body }),
  }),
  tool({
    name: 'propose_program_move',
    description:
      'Puts one change to the program before the athlete in the coach: skip the next session, move it to a day (YYYY-MM-DD), take a week off, or take over what the log suggests. They decide.',
    readOnly: false,
    input: z.object({
      change: z.enum(['skip_next', 'move_next', 'week_off', 'adapt_next']),
      to: z.optional(z.string().check(z.maxLength(10))),
    }),
    run: ({ call }, body) => call(proposeProgramMove, { body }),
  }),
  tool({
    name: 'read_suggested_changes',
    description:
      'What the log suggests for the coming weeks of the program, with reasons and differences. Nothing is changed; the athlete decides on the page of the program.',
    readOnly: true,
    input: z.object({}),
    run: ({ call }) => call(proposeChanges, { body: {} }),
  }),
];
