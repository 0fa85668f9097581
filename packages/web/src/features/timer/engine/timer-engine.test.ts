// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { readRun } from './run-store.ts';
import { eachWorld, rest, t0, type World, work } from './test-support/world.ts';

const steps = [work(20), rest(10), work(60)];
let world: World;

eachWorld((fresh) => {
  world = fresh;
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

  test('buzzes for a step skipped to, drawn or not', async () => {
    const timer = world.open({ steps: [work(60), work(60)] });
    timer.actions.start();
    await world.pass(5000);
    const before = world.buzzes.length;
    world.slowDown();
    timer.actions.skip();
    await world.pass(100);
    expect(world.buzzes).toHaveLength(before + 1);
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
    timer.actions.logSet('0', { reps: 8, weight: 40 });
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
