import { expect, it } from 'vitest';
import { isTrained } from './trained.ts';
import type { LoggedSet, SessionStatus, WorkoutSession } from './types.ts';

const session = (status: SessionStatus, percentage: number, sets: LoggedSet[] = []) =>
  ({ completion: { status, percentage }, exercises: [{ actual: { sets } }] }) as WorkoutSession;

it.each([
  ['left with nothing done', session('partial', 0), false],
  ['left with a part done', session('partial', 25), true],
  ['left with a set logged', session('partial', 0, [{ reps: 5 }]), true],
  ['given up at once', session('abandoned', 0), true],
  ['completed', session('completed', 100), true],
])('a session %s counts as training or not', (_, given, counts) => {
  expect(isTrained(given)).toBe(counts);
});
