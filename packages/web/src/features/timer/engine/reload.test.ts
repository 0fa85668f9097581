// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { clearRun, readRun } from './run-store.ts';
import { eachWorld, rest, type World, work } from './test-support/world.ts';

const steps = [work(20), rest(10), work(60)];
let world: World;

eachWorld((fresh) => {
  world = fresh;
});

describe('a page that is gone', () => {
  test('resumes at the right second after a crash in the middle of a step', async () => {
    const timer = world.open({ steps: [work(60), rest(30)] });
    timer.actions.start();
    await world.pass(30_000);
    world.crash();
    world.freeze(4000);
    const again = world.open({ steps: [work(60), rest(30)] });
    expect(again.view()).toMatchObject({
      absence: null,
      reading: { status: 'running', stepIndex: 0, remainingSeconds: 26 },
    });
    expect(again.view().log).toEqual(timer.view().log);
    await world.pass(1050);
    expect(again.view().reading.remainingSeconds).toBe(25);
  });

  test('for longer is an absence; the question survives another reload', async () => {
    const timer = world.open({ steps });
    timer.actions.start();
    await world.pass(8000);
    timer.end();
    world.freeze(40_000);
    const again = world.open({ steps });
    expect(again.view()).toMatchObject({
      absence: { awaySeconds: 40, fromStepIndex: 0, toStepIndex: 2 },
    });
    await world.pass(7000);
    again.end();
    const third = world.open({ steps });
    expect(third.view()).toMatchObject({ absence: { awaySeconds: 47 } });
    third.resolveAbsence('continue');
    expect(third.view().reading).toMatchObject({ stepIndex: 0, remainingSeconds: 12 });
  });

  test('resumes where it was when the clock was set back meanwhile', async () => {
    const timer = world.open({ steps });
    timer.actions.start();
    await world.pass(8000);
    timer.end();
    world.sleep(-3_600_000);
    const again = world.open({ steps });
    expect(again.view()).toMatchObject({
      absence: null,
      reading: { status: 'running', remainingSeconds: 12 },
    });
    await world.pass(1050);
    expect(again.view().reading.remainingSeconds).toBe(11);
  });

  test('while paused stays where it was', async () => {
    const timer = world.open({ steps });
    timer.actions.start();
    await world.pass(8000);
    timer.actions.pause();
    timer.end();
    world.freeze(3_600_000);
    expect(world.open({ steps }).view()).toMatchObject({
      absence: null,
      reading: { status: 'paused', remainingSeconds: 12 },
    });
  });

  test('at the very end still tells it; a finished run is not told again', async () => {
    const timer = world.open({ steps });
    timer.actions.start();
    await world.pass(89_000);
    timer.end();
    world.freeze(2000);
    const onComplete = vi.fn();
    const again = world.open({ steps, onComplete });
    expect(onComplete).toHaveBeenCalledOnce();
    again.end();
    const later = vi.fn();
    expect(world.open({ steps, onComplete: later }).view().reading.complete).toBe(true);
    expect(later).not.toHaveBeenCalled();
  });
});

describe('the stored run', () => {
  test('of another workout is left alone until this one starts', () => {
    const other = world.open({ steps, runKey: 'w2' });
    other.actions.start();
    other.end();
    const timer = world.open({ steps });
    timer.actions.next();
    timer.end();
    expect(readRun()?.runKey).toBe('w2');
    world.open({ steps }).actions.start();
    expect(readRun()?.runKey).toBe('w1');
  });

  test('of steps that have changed since is not resumed', async () => {
    const timer = world.open({ steps });
    timer.actions.start();
    await world.pass(40_000);
    timer.end();
    const onComplete = vi.fn();
    const again = world.open({ steps: steps.slice(0, 2), onComplete });
    expect(again.view()).toMatchObject({ log: null, reading: { status: 'not-started' } });
    expect(onComplete).not.toHaveBeenCalled();
    again.end();
    expect(world.open({ steps }).view().reading).toMatchObject({ status: 'running', stepIndex: 2 });
  });

  test('that is cleared ends the run here, but not the view of a finished one', async () => {
    const timer = world.open({ steps });
    timer.actions.start();
    clearRun();
    expect(timer.view()).toMatchObject({ log: null, reading: { status: 'not-started' } });
    timer.actions.start();
    timer.actions.goto(2);
    timer.actions.skip();
    clearRun();
    expect(timer.view().reading.status).toBe('complete');
    timer.end();
    expect(readRun()).toBeNull();
  });

  test('a device that refuses to keep it does not stop the clock', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const timer = world.open({ steps });
    timer.actions.start();
    await world.pass(22_000);
    expect(timer.view().reading).toMatchObject({ stepIndex: 1, remainingSeconds: 8 });
  });
});
