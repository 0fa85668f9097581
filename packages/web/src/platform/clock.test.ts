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

  test('a page that stood still without a word has its sleep made up for', () => {
    const page = world();
    page.watch(1000);
    page.pass(2500);
    page.sleep(37_000);
    expect(page.clock.now()).toBe(t0 + 40_500);
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
