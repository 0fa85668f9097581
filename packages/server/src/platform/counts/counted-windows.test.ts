import { hourMs } from '@cadence/domain/workout/durations';
import { describe, expect, it } from 'vitest';
import { createAttempts } from './attempts.ts';
import { createWindows } from './counted-windows.ts';

describe('a window', () => {
  it('counts until its time is over, then begins anew', () => {
    let nowMs = 0;
    const windowFor = createWindows(hourMs, () => nowMs);
    windowFor('a').count += 5;
    nowMs = hourMs - 1;
    expect(windowFor('a').count).toBe(5);
    nowMs = hourMs;
    expect(windowFor('a').count).toBe(0);
  });

  it.each([-1, -24 * hourMs, -365 * 24 * hourMs])(
    'begins anew when the clock is set back by %d ms',
    (byMs) => {
      let nowMs = 0;
      const windowFor = createWindows(hourMs, () => nowMs);
      windowFor('a').count += 5;
      nowMs = byMs;
      expect(windowFor('a').count).toBe(0);
      nowMs = byMs + hourMs;
      expect(windowFor('a').count).toBe(0);
    },
  );

  it('outlasts keys that are made up without end, which make room for each other', () => {
    const windowFor = createWindows(hourMs, () => 0);
    windowFor('guessed').count += 10;
    for (let number = 0; number < 200_000; number += 1) windowFor(`made up ${number}`).count += 2;
    expect(windowFor('guessed').count).toBe(10);
    expect(windowFor('made up 0').count).toBe(0);
  });
});

it('nobody is kept out for longer than the window by a clock that jumps', async () => {
  const limits = { perAccountAndAddress: 1, perAccount: 5, perAddress: 5, windowSeconds: 900 };
  let nowMs = 0;
  const attempts = createAttempts(limits, () => nowMs);
  const keys = { account: 'a', address: '192.0.2.1' };
  await attempts.take(keys);
  expect(await attempts.take(keys)).toBe(900);
  nowMs = -24 * hourMs;
  expect(await attempts.take(keys)).toBe(0);
  expect(await attempts.take(keys)).toBe(900);
});
