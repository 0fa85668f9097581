// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { eachWorld, rest, type World, work } from './test-support/world.ts';

const steps = [work(20), rest(10), work(60)];
let world: World;

eachWorld((fresh) => {
  world = fresh;
});

describe('an absence', () => {
  test('that passed a step is told; catching up leaves the timer where it is', async () => {
    const timer = world.open({ steps });
    timer.actions.start();
    await world.pass(5000);
    world.see('hidden');
    world.sleep(45_000);
    world.see('visible');
    expect(timer.view()).toMatchObject({
      absence: { awaySeconds: 45, fromStepIndex: 0, toStepIndex: 2, completed: false },
      reading: { stepIndex: 2, remainingSeconds: 40 },
    });
    timer.resolveAbsence('catch-up');
    expect(timer.view()).toMatchObject({ absence: null, reading: { remainingSeconds: 40 } });
  });

  test('continuing takes up where the user was, even when they think about it', async () => {
    const timer = world.open({ steps });
    timer.actions.start();
    await world.pass(5000);
    world.see('hidden');
    world.freeze(45_000);
    world.see('visible');
    await world.pass(4000);
    timer.resolveAbsence('continue');
    expect(timer.view()).toMatchObject({
      absence: null,
      reading: { status: 'running', stepIndex: 0, remainingSeconds: 15, activeSeconds: 5 },
    });
    await world.pass(1050);
    expect(timer.view().reading.remainingSeconds).toBe(14);
  });

  test('within one step, or a short one, asks nothing', async () => {
    const timer = world.open({ steps });
    timer.actions.start();
    await world.pass(2000);
    world.see('hidden');
    world.freeze(10_000);
    world.see('visible');
    expect(timer.view()).toMatchObject({ absence: null, reading: { remainingSeconds: 8 } });
    await world.pass(6000);
    world.see('hidden');
    world.freeze(4000);
    world.see('visible');
    expect(timer.view()).toMatchObject({ absence: null, reading: { stepIndex: 1 } });
  });

  test('of a page that stood still in view is told as well', async () => {
    const timer = world.open({ steps });
    timer.actions.start();
    await world.pass(5000);
    world.freeze(30_000);
    world.beat();
    expect(timer.view()).toMatchObject({
      absence: { awaySeconds: 30, fromStepIndex: 0 },
      reading: { stepIndex: 2, remainingSeconds: 55 },
    });
  });

  test('that passed the end tells the end when the user says so', async () => {
    const onComplete = vi.fn();
    const timer = world.open({ steps, onComplete });
    timer.actions.start();
    await world.pass(5000);
    world.see('hidden');
    world.freeze(500_000);
    world.see('visible');
    expect(timer.view()).toMatchObject({
      absence: { completed: true },
      reading: { complete: true },
    });
    expect(onComplete).not.toHaveBeenCalled();
    timer.resolveAbsence('catch-up');
    expect(onComplete).toHaveBeenCalledOnce();
  });

  test('ends when the user works the timer from the lock screen', async () => {
    const timer = world.open({ steps });
    timer.actions.start();
    world.see('hidden');
    await world.pass(22_000);
    timer.actions.skip();
    await world.pass(1000);
    world.see('visible');
    expect(timer.view()).toMatchObject({ absence: null, reading: { stepIndex: 2 } });
  });
});

describe('an open question', () => {
  /** Left at 0:15 of the first step, back in the third. */
  async function returned() {
    const timer = world.open({ steps });
    timer.actions.start();
    await world.pass(5000);
    world.see('hidden');
    world.freeze(45_000);
    world.see('visible');
    await world.pass(2000);
    return timer;
  }

  test('is answered by a pause: the timer waits where the user was', async () => {
    const timer = await returned();
    timer.actions.pause();
    const waiting = { status: 'paused', stepIndex: 0, remainingSeconds: 15, activeSeconds: 5 };
    expect(timer.view()).toMatchObject({ absence: null, reading: waiting });
    timer.end();
    world.freeze(60_000);
    expect(world.open({ steps }).view()).toMatchObject({ absence: null, reading: waiting });
  });

  test('is answered by any other move: the user takes the timer as it is', async () => {
    const timer = await returned();
    timer.actions.adjust(15);
    expect(timer.view()).toMatchObject({
      absence: null,
      reading: { status: 'running', stepIndex: 2, remainingSeconds: 53 },
    });
  });

  test('about the end is not answered by a pause, which finds nothing to do', async () => {
    const timer = await returned();
    timer.resolveAbsence('catch-up');
    world.see('hidden');
    world.freeze(500_000);
    world.see('visible');
    timer.actions.pause();
    timer.end();
    const again = world.open({ steps });
    expect(again.view()).toMatchObject({ absence: { completed: true, fromStepIndex: 2 } });
  });

  test('is still asked after a set was logged and the page reloaded', async () => {
    const timer = await returned();
    timer.actions.logSet('0', { reps: 8 });
    timer.end();
    const again = world.open({ steps });
    expect(again.view()).toMatchObject({
      absence: { awaySeconds: 47, fromStepIndex: 0 },
      log: { sets: { 0: { reps: 8 } } },
    });
    again.resolveAbsence('continue');
    expect(again.view().reading).toMatchObject({ stepIndex: 0, remainingSeconds: 15 });
  });

  test('is put away with the timer when another workout begins elsewhere', async () => {
    const timer = await returned();
    world.open({ steps, runKey: 'w2' }).actions.start();
    expect(timer.view()).toMatchObject({
      absence: null,
      reading: { status: 'paused', stepIndex: 0, remainingSeconds: 15 },
    });
  });
});

test('a page that died out of sight asks from where the user had left it', async () => {
  const timer = world.open({ steps });
  timer.actions.start();
  await world.pass(5000);
  world.see('hidden');
  await world.pass(27_000);
  world.crash();
  world.see('visible');
  const again = world.open({ steps });
  expect(again.view()).toMatchObject({ absence: { awaySeconds: 27, fromStepIndex: 0 } });
  again.resolveAbsence('continue');
  expect(again.view().reading).toMatchObject({ stepIndex: 0, remainingSeconds: 15 });
});

describe('a wall clock that leaps ahead in view', () => {
  async function leapt(ms: number) {
    const onComplete = vi.fn();
    const timer = world.open({ steps, onComplete });
    timer.actions.start();
    await world.pass(5000);
    world.sleep(ms);
    await world.pass(4000);
    return { timer, onComplete };
  }

  test('by less than the step has left asks nothing', async () => {
    const { timer } = await leapt(10_000);
    expect(timer.view()).toMatchObject({ absence: null, reading: { remainingSeconds: 11 } });
  });

  test('past a step asks, while the timer goes on as it did', async () => {
    const { timer } = await leapt(32_000);
    expect(timer.view()).toMatchObject({
      absence: { awaySeconds: 32, fromStepIndex: 0, toStepIndex: 2, completed: false },
      reading: { status: 'running', stepIndex: 0, remainingSeconds: 11 },
    });
  });

  test.each([
    ['continue', { stepIndex: 0, remainingSeconds: 11, activeSeconds: 9 }],
    ['catch-up', { stepIndex: 2, remainingSeconds: 49, activeSeconds: 41 }],
  ] as const)('%s', async (choice, reading) => {
    const { timer } = await leapt(32_000);
    timer.resolveAbsence(choice);
    expect(timer.view()).toMatchObject({ absence: null, reading });
    timer.end();
    const again = world.open({ steps });
    expect(again.view()).toMatchObject({ absence: null, reading });
  });

  test('past the end ends the workout when the user catches up, not before', async () => {
    const { timer, onComplete } = await leapt(500_000);
    expect(timer.view()).toMatchObject({ absence: { completed: true }, reading: { stepIndex: 0 } });
    expect(onComplete).not.toHaveBeenCalled();
    timer.resolveAbsence('catch-up');
    expect(onComplete).toHaveBeenCalledOnce();
    expect(timer.view().reading).toMatchObject({ complete: true, activeSeconds: 90 });
  });

  test('twice is one question', async () => {
    const { timer } = await leapt(20_000);
    world.sleep(15_000);
    await world.pass(1000);
    expect(timer.view().absence).toMatchObject({ awaySeconds: 35, toStepIndex: 2 });
    timer.resolveAbsence('catch-up');
    expect(timer.view().reading).toMatchObject({ stepIndex: 2, remainingSeconds: 45 });
  });

  test("while paused is nobody's absence", async () => {
    const timer = world.open({ steps });
    timer.actions.start();
    await world.pass(5000);
    timer.actions.pause();
    world.sleep(60_000);
    timer.actions.start();
    await world.pass(1050);
    expect(timer.view()).toMatchObject({ absence: null, reading: { remainingSeconds: 14 } });
  });

  test('and is left alone after that joins the absence that follows', async () => {
    const { timer } = await leapt(32_000);
    world.see('hidden');
    world.freeze(6000);
    world.see('visible');
    expect(timer.view()).toMatchObject({
      absence: { awaySeconds: 38, fromStepIndex: 0 },
      reading: { stepIndex: 0, remainingSeconds: 5 },
    });
    timer.resolveAbsence('catch-up');
    expect(timer.view().reading).toMatchObject({ stepIndex: 2, remainingSeconds: 43 });
  });
});

test('what is written down has the time of the wall clock', async () => {
  const timer = world.open({ steps });
  timer.actions.start();
  world.sleep(-3_600_000);
  await world.pass(1000);
  expect(timer.now()).toBe(world.wallNow());
});
