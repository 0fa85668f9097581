// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearRun, readRun } from './run-store.ts';
import { createWorld, rest, t0, type World, work } from './test-support/world.ts';

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

describe('a running timer', () => {
  test('counts, changes steps and tells the end once', async () => {
    const onComplete = vi.fn();
    const timer = world.open({ steps, onComplete });
    timer.actions.start();
    await world.pass(25_000);
    expect(timer.view().reading).toMatchObject({ stepIndex: 1, remainingSeconds: 5 });
    await world.pass(70_000);
    expect(timer.view().reading).toMatchObject({ status: 'complete', progressPercent: 100 });
    expect(onComplete).toHaveBeenCalledOnce();
    expect(world.beats.size).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('tells its readers once per second, on the second', async () => {
    const timer = world.open({ steps });
    timer.actions.start();
    const shown: [number, number][] = [];
    timer.subscribe(() =>
      shown.push([timer.view().reading.remainingSeconds, Math.round(world.wallNow() - t0)]),
    );
    await world.pass(5000);
    expect(shown.map(([seconds]) => seconds)).toEqual([19, 18, 17, 16, 15]);
    for (const [seconds, at] of shown) expect(at - (20 - seconds) * 1000).toBeLessThanOrEqual(50);
  });

  test('keeps the screen on until it is paused', async () => {
    const timer = world.open({ steps });
    timer.actions.start();
    expect(world.locks.at(-1)).toBe('hold');
    timer.actions.pause();
    expect(world.locks.at(-1)).toBe('release');
    expect(world.beats.size).toBe(0);
  });

  test('a wall clock that is set changes nothing, not even over a reload', async () => {
    const timer = world.open({ steps });
    timer.actions.start();
    await world.pass(5000);
    world.sleep(30_000);
    await world.pass(3000);
    expect(timer.view().reading).toMatchObject({ stepIndex: 0, remainingSeconds: 12 });
    timer.end();
    const again = world.open({ steps });
    expect(again.view()).toMatchObject({ reading: { remainingSeconds: 12 }, absence: null });
  });

  test('buzzes at cues as they come', async () => {
    const timer = world.open({ steps });
    timer.actions.start();
    await world.pass(300);
    expect(world.buzzes).toEqual([[180, 90, 180]]);
    await world.pass(20_000);
    expect(world.buzzes.slice(1)).toEqual([[60], [60], [60], [450]]);
  });

  test('does not buzz when that is off', async () => {
    const timer = world.open({ steps });
    const settings = {
      autoStart: false,
      soundEnabled: true,
      voiceEnabled: true,
      countdownBeeps: true,
      restWarning: 10,
      vibrationEnabled: false,
    };
    timer.update({ runKey: 'w1', steps, muted: false, settings });
    timer.actions.start();
    await world.pass(21_000);
    expect(world.buzzes).toEqual([]);
  });
});

describe('the log', () => {
  test('begins at the start, with an id of its own', () => {
    const timer = world.open({ steps });
    expect(timer.view().log).toBeNull();
    timer.actions.start();
    expect(timer.view().log).toMatchObject({ startedAtMs: t0, skippedSteps: [], sets: {} });
    expect(timer.view().log?.sessionId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
  });

  test('tells skipped from done', async () => {
    const timed = [work(20), work(20, { repBased: true }), work(20), rest(10), work(20)];
    const timer = world.open({ steps: timed });
    timer.actions.start();
    timer.actions.skip();
    timer.actions.done();
    expect(timer.view().log?.skippedSteps).toEqual([0]);
    timer.actions.goto(4);
    expect(timer.view().log?.skippedSteps).toEqual([0, 2, 3]);
    timer.actions.previous();
    expect(timer.view().log?.skippedSteps).toEqual([0, 2]);
    timer.actions.seek(0);
    expect(timer.view().log?.skippedSteps).toEqual([]);
    await world.pass(41_000);
    expect(timer.view().log?.skippedSteps).toEqual([]);
  });

  test('Rest ends an open round without skipping it', () => {
    const timer = world.open({ steps: [work(1200, { openEnded: true }), rest(120), work(1200)] });
    timer.actions.start();
    timer.actions.rest();
    expect(timer.view()).toMatchObject({ reading: { stepIndex: 1 }, log: { skippedSteps: [] } });
  });

  test('keeps sets, through a reload too', () => {
    const timer = world.open({ steps });
    timer.actions.start();
    timer.actions.logSet(0, { reps: 8, weight: 40 });
    world.crash();
    expect(world.open({ steps }).view().log?.sets).toEqual({ 0: { reps: 8, weight: 40 } });
  });

  test('a reset begins another session', () => {
    const timer = world.open({ steps });
    timer.actions.start();
    const before = timer.view().log?.sessionId;
    timer.actions.reset();
    expect(timer.view()).toMatchObject({ log: null, reading: { status: 'not-started' } });
    expect(readRun()).toBeNull();
    timer.actions.start();
    expect(timer.view().log?.sessionId).not.toBe(before);
  });
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
