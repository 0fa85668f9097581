import { expect, test } from 'vitest';
import { laidFormats } from '../../workout/formats/ids.ts';
import type { Workout } from '../../workout/types.ts';
import { expectedSeconds } from '../layout/expected.ts';
import { plan } from '../plan.ts';
import type { Slot } from '../request.ts';
import { bodyNames } from '../test-support/edited.ts';
import { makeRequest } from '../test-support/make-request.ts';
import { readRuns } from './edit-runs.ts';
import { shortenWorkout } from './shorten.ts';

const told = <T>(value: T): Slot<T> => ({ value, source: 'text', confidence: 1 });
const runsOf = (workout: Workout, section: string) =>
  readRuns(workout).filter((run) => run.section === section);

test.each(laidFormats)('as %s it is shorter, and keeps its start and its frame', (format) => {
  const request = makeRequest({ format: told(format), minutes: told(50) });
  const whole = plan(request, '2026-11-15T08:00:00.000Z', 4);
  const { workout, seconds, left } = shortenWorkout(whole, expectedSeconds(whole) * 0.6);
  expect(seconds).toBeLessThanOrEqual(expectedSeconds(whole));
  expect(bodyNames(workout)[0]).toBe(bodyNames(whole)[0]);
  expect(runsOf(workout, 'warmup')).toHaveLength(runsOf(whole, 'warmup').length);
  expect(runsOf(workout, 'cooldown')).toHaveLength(runsOf(whole, 'cooldown').length);
  for (const name of left) expect(bodyNames(whole)).toContain(name);
});

test('a session of sets loses what comes last, and says so', () => {
  const whole = plan(
    makeRequest({ format: told('sets'), minutes: told(60) }),
    '2026-11-15T08:00:00.000Z',
    4,
  );
  const { workout, seconds, left } = shortenWorkout(whole, expectedSeconds(whole) / 2);
  expect(seconds).toBeLessThan(expectedSeconds(whole) * 0.75);
  expect(left.length).toBeGreaterThan(0);
  expect(bodyNames(workout)).not.toContain(left.at(-1));
});

test('what is short enough stays as it is', () => {
  const whole = plan(makeRequest(), '2026-11-15T08:00:00.000Z', 4);
  expect(shortenWorkout(whole, 3 * 3600).workout).toBe(whole);
});
