import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
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

function open(more: { count?: number; limitMs?: number } = {}) {
  const ends: string[] = [];
  const threads = createPlannerThreads({ file, count: 1, onEnd: (why) => ends.push(why), ...more });
  cleanUp.push(() => threads.close());
  return { threads, ends };
}

const read = (threads: PlannerThreads, text: string): Promise<unknown> =>
  threads.understand(text, {}, {}, { sessions: [] });

describe('planning beside the requests', () => {
  it('loses nothing of a plan on the way to a thread and back', async () => {
    const here = createLocalPlanner();
    const there = plannerBy(async (job) => {
      const answer = structuredClone(doJob(structuredClone(job)));
      if (answer.kind === 'failed') throw answer.error;
      return answer.value;
    });
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
    const { threads, ends } = open({ limitMs: 300 });
    await expect(read(threads, 'hang')).rejects.toBeInstanceOf(PlannerUnavailable);
    expect(ends).toHaveLength(1);
  });

  it('passes a bug on as it is, and keeps its thread', async () => {
    const { threads, ends } = open();
    await expect(read(threads, 'fail')).rejects.toThrow('a bug');
    expect(ends).toEqual([]);
  });

  it('refuses more than can be done in time, and everything once it is closed', async () => {
    const { threads } = open();
    const answers = await Promise.allSettled(Array.from({ length: 600 }, () => read(threads, 'a')));
    expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(99);
    await threads.close();
    await expect(read(threads, 'a')).rejects.toBeInstanceOf(PlannerUnavailable);
  });
});
