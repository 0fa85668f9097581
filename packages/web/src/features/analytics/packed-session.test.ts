import type { SessionSegment } from '@cadence/domain/analytics/types';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packSession, unpackSession } from './packed-session.ts';
import { anySession } from './test-support/any-session.ts';
import { makeSession } from './test-support/session-api.ts';

test('what is packed and written down comes back as it was', () => {
  fc.assert(
    fc.property(anySession, (session) => {
      const text = JSON.stringify(packSession(session));
      // As JSON writes it: there is no other zero.
      const written = JSON.parse(JSON.stringify(session));
      expect(unpackSession(JSON.parse(text))).toEqual(written);
    }),
  );
});

test('steps are kept in a few letters', () => {
  const segments: SessionSegment[] = [
    { type: 'exercise', seconds: 40, done: true },
    { type: 'rest', seconds: 12.5, done: false },
  ];
  expect(packSession({ ...makeSession(1), segments }).segments).toBe('e40 r12.5!');
});

test.each([
  ['steps that are no text', [{ type: 'rest', seconds: 1, done: true }]],
  ['a step of no kind', 'x40'],
  ['a step without a length', 'efoo'],
])('%s are not taken for a session', (_, segments) => {
  expect(unpackSession({ ...makeSession(1), segments })).toBeNull();
});
