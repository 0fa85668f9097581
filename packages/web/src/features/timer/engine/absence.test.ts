// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createWorld, rest, type World, work } from './test-support/world.ts';

const steps = [work(20), rest(10), work(60)];
let world: World;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  world = createWorld();
});
afterEach(() => {
  world.endAll();
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
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
