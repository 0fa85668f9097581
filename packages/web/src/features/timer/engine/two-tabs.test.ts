// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { readRun } from './run-store.ts';
import { eachWorld, rest, type World, work } from './test-support/world.ts';

const steps = [work(20), rest(10), work(60)];
let world: World;

eachWorld((fresh) => {
  world = fresh;
});

test('two tabs with one run show the same, and what one does the other follows', async () => {
  const first = world.open({ steps });
  first.actions.start();
  await world.pass(3000);
  const second = world.open({ steps });
  expect(second.view().reading.remainingSeconds).toBe(first.view().reading.remainingSeconds);
  second.actions.goto(2);
  expect(first.view()).toMatchObject({ reading: { stepIndex: 2 }, log: { skippedSteps: [0, 1] } });
  first.actions.pause();
  expect(second.view().reading.status).toBe('paused');
  expect(second.view().log).toEqual(first.view().log);
});

test('only the tab that was last touched sounds and buzzes', async () => {
  const first = world.open({ steps });
  first.actions.start();
  await world.pass(1000);
  const [firstContext] = world.device.contexts;
  expect(firstContext?.pending().length).toBeGreaterThan(0);
  const second = world.open({ steps });
  await world.pass(50);
  expect(firstContext?.pending()).toEqual([]);
  const buzzed = world.buzzes.length;
  second.actions.skip();
  await world.pass(300);
  expect(world.buzzes.length).toBe(buzzed + 1);
  const secondContext = world.device.current();
  expect(secondContext).not.toBe(firstContext);
  expect(secondContext.pending().length).toBeGreaterThan(0);
  expect(firstContext?.pending()).toEqual([]);
});

test('another workout that begins elsewhere pauses this one', async () => {
  const first = world.open({ steps });
  first.actions.start();
  await world.pass(4000);
  const other = world.open({ steps, runKey: 'w2' });
  other.actions.start();
  expect(first.view().reading).toMatchObject({ status: 'paused', remainingSeconds: 16 });
  await world.pass(30_000);
  expect(readRun()?.runKey).toBe('w2');
  first.actions.start();
  expect(readRun()?.runKey).toBe('w1');
  expect(other.view().reading.status).toBe('paused');
});
