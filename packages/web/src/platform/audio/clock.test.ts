import { describe, expect, test } from 'vitest';
import { createClock } from './clock.ts';

const t0 = 1_780_000_000_000;

function world() {
  let monotonic = 1234.5;
  let wall = t0;
  const clock = createClock({ monotonic: () => monotonic, wall: () => wall });
  return {
    clock,
    /** Both sources run. */
    pass(ms: number) {
      monotonic += ms;
      wall += ms;
    },
    /** Sleep, where the monotonic source stands still. */
    sleep(ms: number) {
      wall += ms;
    },
    setWall(byMs: number) {
      wall += byMs;
    },
    /** As a running timer does. */
    watch(ms: number) {
      for (let passed = 0; passed < ms; passed += 200) {
        this.pass(200);
        clock.now();
      }
    },
  };
}

test('begins with the wall clock and runs with it', () => {
  const page = world();
  expect(page.clock.now()).toBe(t0);
  page.watch(5000);
  expect(page.clock.now()).toBe(t0 + 5000);
});

describe('in view', () => {
  test.each([30_000, -30_000])('a wall clock that is set by %i ms changes nothing', (byMs) => {
    const page = world();
    page.watch(4000);
    page.setWall(byMs);
    page.watch(3000);
    expect(page.clock.now()).toBe(t0 + 7000);
    expect(page.clock.wallAheadMs()).toBe(byMs);
  });

  test('a clock that was set before leaving is not taken for an absence', () => {
    const page = world();
    page.watch(1000);
    page.setWall(30_000);
    page.watch(1000);
    page.clock.leave();
    page.pass(10_000);
    page.clock.comeBack();
    expect(page.clock.now()).toBe(t0 + 12_000);
  });

  // A sleep looks like a clock that was set, unless the page was seen to stand still as well.
  test.each([
    { what: 'sleep of 37 s', stoodMs: 0, byMs: 37_000, addedMs: 0, leapMs: 37_000 },
    { what: 'sleep between two beats', stoodMs: 200, byMs: 37_000, addedMs: 0, leapMs: 37_000 },
    { what: 'sleep of a busy page', stoodMs: 2000, byMs: 37_000, addedMs: 0, leapMs: 37_000 },
    { what: 'sleep of a stopped page', stoodMs: 2001, byMs: 37_000, addedMs: 37_000, leapMs: 0 },
    { what: 'clock that is set ahead', stoodMs: 200, byMs: 30_000, addedMs: 0, leapMs: 30_000 },
    { what: 'clock that is set back', stoodMs: 200, byMs: -30_000, addedMs: 0, leapMs: 0 },
    { what: 'least leap', stoodMs: 200, byMs: 5000, addedMs: 0, leapMs: 5000 },
    { what: 'correction by the network', stoodMs: 200, byMs: 4999, addedMs: 0, leapMs: 0 },
  ])('a $what adds $addedMs ms and is told as $leapMs', ({ stoodMs, byMs, addedMs, leapMs }) => {
    const page = world();
    page.watch(1000);
    page.pass(stoodMs);
    page.sleep(byMs);
    expect(page.clock.now()).toBe(t0 + 1000 + stoodMs + addedMs);
    page.watch(1000);
    expect(page.clock.takeLeapMs()).toBe(leapMs);
    expect(page.clock.takeLeapMs()).toBe(0);
    expect(page.clock.now()).toBe(t0 + 2000 + stoodMs + addedMs);
  });

  test('two leaps are told together', () => {
    const page = world();
    page.sleep(20_000);
    page.watch(400);
    page.sleep(10_000);
    page.watch(400);
    expect(page.clock.takeLeapMs()).toBe(30_000);
  });
});

describe('out of view', () => {
  test('the time that the monotonic source slept is added, at once and once', () => {
    const page = world();
    page.watch(1000);
    page.clock.leave();
    page.pass(500);
    page.sleep(60_000);
    expect(page.clock.now()).toBe(t0 + 61_500);
    page.sleep(30_000);
    page.clock.comeBack();
    page.watch(1000);
    expect(page.clock.now()).toBe(t0 + 92_500);
    expect(page.clock.takeLeapMs()).toBe(0);
  });

  test('nothing is added when the monotonic source went on', () => {
    const page = world();
    page.clock.leave();
    page.pass(195_000);
    page.clock.comeBack();
    expect(page.clock.now()).toBe(t0 + 195_000);
  });

  test('a clock that was set back takes no time away', () => {
    const page = world();
    page.clock.leave();
    page.pass(5000);
    page.setWall(-60_000);
    page.clock.comeBack();
    expect(page.clock.now()).toBe(t0 + 5000);
  });

  test('the noise of many readings does not add up', () => {
    const page = world();
    page.clock.leave();
    for (let i = 0; i < 5000; i++) {
      page.pass(200);
      page.setWall(i % 2 === 0 ? 1 : -1);
      page.clock.now();
    }
    page.clock.comeBack();
    expect(Math.abs(page.clock.now() - (t0 + 1_000_000))).toBeLessThanOrEqual(20);
  });

  test('leaving twice and coming back once is the same as once', () => {
    const page = world();
    page.clock.leave();
    page.sleep(10_000);
    page.clock.leave();
    page.sleep(10_000);
    page.clock.comeBack();
    expect(page.clock.now()).toBe(t0 + 20_000);
  });
});

test('never runs backwards', () => {
  const page = world();
  let last = page.clock.now();
  const moves = [
    () => page.setWall(-5000),
    () => page.clock.leave(),
    () => page.sleep(9000),
    () => page.setWall(-20_000),
    () => page.clock.comeBack(),
    () => page.setWall(70_000),
    () => page.pass(2100),
  ];
  for (let i = 0; i < 200; i++) {
    moves[(i * 5 + (i >> 3)) % moves.length]?.();
    const now = page.clock.now();
    expect(now).toBeGreaterThanOrEqual(last);
    last = now;
  }
});
