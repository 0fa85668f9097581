import { nothingYet } from '@cadence/domain/coach/message/told';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { toolsFor } from './model-tools.ts';
import { capped, mostUses } from './talk-with-model.ts';

it('makes one workout, however often and at once a model asks for it', async () => {
  let made = 0;
  const deps = {
    makeWorkout: async () => {
      made += 1;
      await new Promise((done) => setTimeout(done, 5));
      return { kind: 'made', workoutId: 'w', title: 'Legs' };
    },
  };
  const turn = {
    userId: 'u',
    text: 'legs',
    previous: [],
    known: {},
    reading: { intent: 'ask_workout', shouldGenerateWorkout: true, told: nothingYet },
    deeds: { made: null, proposal: null },
    onDone: () => {},
  };
  const make = toolsFor(deps as never, turn as never).find(({ name }) => name === 'make_workout');
  const outcomes = await Promise.all(Array.from({ length: 500 }, () => make?.run({})));
  expect(made).toBe(1);
  expect(new Set(outcomes.map((one) => JSON.stringify(one))).size).toBe(1);
});

it('gives all tools of an answer together a few calls, also when they are asked for at once', async () => {
  const run: string[] = [];
  const tool = (name: string) => ({
    name,
    description: '',
    input: z.object({}),
    run: async () => {
      run.push(name);
      return { done: true };
    },
  });
  const tools = capped([tool('one'), tool('other')]);
  const calls = Array.from({ length: 250 }, () => tools.map((one) => one.run({}))).flat();
  const outcomes = await Promise.all(calls);
  expect(run).toHaveLength(mostUses);
  expect(outcomes.filter((outcome) => 'done' in outcome && outcome.done === true)).toHaveLength(
    mostUses,
  );
});
