import { fileURLToPath } from 'node:url';
import { wishOf } from '@cadence/domain/coach/message/told';
import type { CoachKnowledge, CoachMessage } from '@cadence/domain/coach/types';
import { afterEach, describe, expect, it } from 'vitest';
import { caller, callerOf } from '../caller.ts';
import { TooManyInTurn } from '../in-turn.ts';
import { createLocalPlanner, doJob, type Planner, plannerBy } from './jobs.ts';
import {
  createPlannerThreads,
  type PlannerThreads,
  PlannerUnavailable,
} from './planner-threads.ts';

const cleanUp: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const clean of cleanUp.splice(0)) await clean();
});

const file = fileURLToPath(new URL('./test-support/fake-thread.mjs', import.meta.url));

function open(more: { count?: number; limitMs?: number; maxWaiting?: number } = {}) {
  const ends: string[] = [];
  const onEnd = (why: string) => ends.push(why);
  const limits = { count: 1, limitMs: 30_000, maxWaiting: 500 };
  const threads = createPlannerThreads({ file, onEnd, ...limits, ...more });
  cleanUp.push(() => threads.close());
  return { threads, ends };
}

const read = (threads: PlannerThreads, text: string): Promise<unknown> =>
  threads.understand(text, {}, {}, { sessions: [] });

const nobodysOwn = (userId: string) => callerOf(userId, async () => []);

const here = createLocalPlanner();
/** As if it had crossed to a thread and back. */
const there = plannerBy(async (job) => {
  const answer = structuredClone(doJob(structuredClone(job)));
  if (answer.kind === 'failed') throw answer.error;
  return answer.value;
});

describe('planning beside the requests', () => {
  it('loses nothing of a plan on the way to a thread and back', async () => {
    for (const wish of ['Tabata, 15 minutes, no jumping', 'squats with dumbbells', 'chest pain']) {
      const form = { durationMinutes: 20, today: '2026-01-01' };
      const ask = (planner: Planner) => planner.understand(wish, form, {}, { sessions: [] });
      const [own, other] = [await ask(here), await ask(there)];
      expect(other).toEqual(own);
      if (own.kind !== 'request' || other.kind !== 'request') continue;
      const planned = await here.plan(own.request, '2026-01-01', 7);
      expect(await there.plan(other.request, '2026-01-01', 7)).toEqual(planned);
      const draft = { ...planned.workout, workout: planned.workout.workout.slice(1) };
      expect(await there.check(draft, other.request)).toEqual(await here.check(draft, own.request));
      const mended = await here.repair(draft, own.request, '2026-01-01', 7);
      expect(await there.repair(draft, other.request, '2026-01-01', 7)).toEqual(mended);
    }
  });

  it('loses nothing of a conversation on the way to a thread and back', async () => {
    const now = '2026-01-01T08:00:00.000Z';
    const knowledge: CoachKnowledge = {
      now,
      name: 'Ada',
      athlete: { age: 40 },
      sessions: [],
      learned: [{ slot: 'like', value: 'kettlebells', confidence: 1, source: 'I like them' }],
      flags: [{ id: 'illness', kind: 'hold', raisedAt: now, liftedAt: null }],
      assessment: null,
      program: null,
    };
    const greeting: CoachMessage = { id: '1', type: 'coach', content: 'Hello.', timestamp: now };
    const conversation = {
      id: 'c',
      userId: 'u',
      pathway: 'quick_workout',
      mode: 'goal_input',
      messages: [greeting],
      context: {},
    } as const;
    for (const text of ['20 minutes with dumbbells', 'chest pain', 'a 5 km run by June', 'hi']) {
      const answer = async (planner: Planner) => {
        const reading = await planner.readMessage(text, conversation, knowledge);
        const goal = await planner.analyseGoal(text, knowledge);
        return {
          reading,
          goal,
          flags: await planner.flagsAfter(knowledge.flags ?? [], text, 'Hello.', knowledge),
          reply: await planner.reply(text, conversation, knowledge, reading),
          kept: await planner.keepingExercises(wishOf(reading.told), text, ['Squat']),
          refined: await planner.refineGoal(goal, 'in ten weeks', knowledge),
        };
      };
      expect(await answer(there)).toEqual(await answer(here));
    }
  });

  it('loses nothing of a program on the way to a thread and back', async () => {
    const wish = {
      goalText: 'get stronger',
      weeks: 1,
      sessionsPerWeek: 2,
      minutesPerSession: 20,
      preferredDays: [],
      startDate: '2026-01-05',
    };
    const options = { id: 'p', seed: 7, madeAt: '2026-01-01T08:00:00.000Z' };
    const build = async (planner: Planner) => {
      const built = await planner.buildProgram(wish, options, 0);
      // The ids of its workouts are new each time.
      return JSON.parse(JSON.stringify(built).replace(/00000000-0000-[0-9a-f-]{22}/g, 'id'));
    };
    const program = await build(here);
    expect(program).toMatchObject({ kind: 'program', program: { id: 'p', totalWeeks: 1 } });
    expect(await build(there)).toEqual(program);
  });

  it("lets one athlete's endless jobs delay nobody else", async () => {
    const { threads } = open({ count: 2 });
    const hostile = Array.from({ length: 8 }, () =>
      caller.run(nobodysOwn('hostile'), () => read(threads, 'hang')),
    );
    let isDelayed = false;
    const delayed = () => {
      isDelayed = true;
    };
    for (const one of hostile) one.then(delayed, delayed);
    const words = ['one', 'two', 'three'];
    const honest = words.map((word) => caller.run(nobodysOwn(word), () => read(threads, word)));
    expect(await Promise.all(honest)).toEqual(words);
    expect(isDelayed).toBe(false);
    await threads.close();
    await Promise.allSettled(hostile);
  });

  it('refuses more than a few waiting jobs of one athlete', async () => {
    const { threads } = open();
    const asked = Array.from({ length: 10 }, (_, at) =>
      caller.run(nobodysOwn('somebody'), () => read(threads, String(at))),
    );
    const answers = await Promise.allSettled(asked);
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array(8).fill('fulfilled'),
      ...Array(2).fill('rejected'),
    ]);
    expect(answers[9]).toMatchObject({ reason: expect.any(TooManyInTurn) });
  });

  it('gives everybody their own of many that are asked at once', async () => {
    const { threads } = open({ count: 2 });
    const words = ['one', 'two', 'three', 'four', 'five'];
    expect(await Promise.all(words.map((word) => read(threads, word)))).toEqual(words);
  });

  it('refuses what its thread dies of, and goes on with a new one', async () => {
    const { threads, ends } = open();
    const [first, second] = await Promise.allSettled([read(threads, 'die'), read(threads, 'one')]);
    expect(first).toMatchObject({ reason: expect.any(PlannerUnavailable) });
    expect(second).toMatchObject({ value: 'one' });
    expect(ends).toEqual(['ended with 3']);
  });

  it('gives its threads neither keys nor addresses', async () => {
    expect(await read(open().threads, 'what it was given')).toEqual({});
  });

  it('ends what does not end by itself', async () => {
    const { threads, ends } = open({ limitMs: 1000 });
    await read(threads, 'ready');
    await expect(read(threads, 'hang')).rejects.toBeInstanceOf(PlannerUnavailable);
    expect(ends).toHaveLength(1);
  });

  it('drops what has waited too long instead of doing it', async () => {
    const { threads, ends } = open({ limitMs: 1000 });
    await read(threads, 'ready');
    const answers = await Promise.allSettled([read(threads, 'hang'), read(threads, 'die')]);
    for (const one of answers)
      expect(one).toMatchObject({ reason: expect.any(PlannerUnavailable) });
    expect(await read(threads, 'one')).toBe('one');
    // Done, the second would have ended a thread of its own.
    expect(ends).toHaveLength(1);
  });

  it('passes a bug on as it is, and keeps its thread', async () => {
    const { threads, ends } = open();
    await expect(read(threads, 'fail')).rejects.toThrow('a bug');
    expect(ends).toEqual([]);
  });

  it('refuses more than can be done in time, and everything once it is closed', async () => {
    const { threads } = open({ maxWaiting: 20 });
    const answers = await Promise.allSettled(Array.from({ length: 30 }, () => read(threads, 'a')));
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array(21).fill('fulfilled'),
      ...Array(9).fill('rejected'),
    ]);
    await threads.close();
    await expect(read(threads, 'a')).rejects.toBeInstanceOf(PlannerUnavailable);
  });
});
