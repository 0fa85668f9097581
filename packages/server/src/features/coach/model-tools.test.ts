import { nothingYet } from '@cadence/domain/coach/told';
import { expect, it } from 'vitest';
import { toolsFor } from './model-tools.ts';

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
