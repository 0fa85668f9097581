import { describe, expect, it } from 'vitest';
import type { Exercise } from '../../workout/types.ts';
import { plan } from '../plan.ts';
import { understood } from '../test-support/understood.ts';

const worked = (text: string): Exercise[] =>
  (plan(understood(text).request, '2026-11-15T08:00:00.000Z', 1).play?.blocks ?? []).flatMap(
    ({ items }) => items,
  );
const ids = (text: string) => worked(text).flatMap(({ exerciseId }) => exerciseId ?? []);

describe('who can do little', () => {
  it.each([
    'I can do two push-ups, 20 min chest and arms, no equipment',
    'Ich schaffe höchstens drei Liegestütze, 20 min Oberkörper ohne Geräte',
  ])('gets easier push-ups: %s', (text) => {
    const given = ids(text);
    expect(given.some((id) => id.endsWith('push-up'))).toBe(true);
    for (const hard of ['push-up', 'decline-push-up', 'incline-pike-push-up', 'pike-push-up']) {
      expect(given).not.toContain(hard);
    }
  });

  it('keeps the push-up of who can do many', () => {
    expect(ids('I can do 25 push-ups, 20 min chest, no equipment').join()).toMatch(
      /(^|,)(push-up|[a-z-]*(decline|close-grip|archer|release)[a-z-]*)/,
    );
  });

  it.each(['I am 81, 20 min on my chair', '78 Jahre, nur im Sitzen, 20 min'])(
    'trains easily on a chair from 75 on: %s',
    (text) => {
      const efforts = worked(text).flatMap(({ rpe }) => rpe ?? []);
      expect(efforts.length).toBeGreaterThan(0);
      expect(Math.max(...efforts)).toBeLessThanOrEqual(6);
    },
  );
});
