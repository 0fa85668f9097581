// @vitest-environment jsdom
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { afterEach, expect, test, vi } from 'vitest';
import { setStorageOwner } from '../platform/storage.ts';
import { dismissToast, toastQueue } from '../ui/toast-queue.ts';
import { keepSession } from './keep-session.ts';

const at = '2026-11-15T08:00:00.000Z';
const session: WorkoutSession = {
  id: '01890000-0000-7000-8000-000000000001',
  date: at,
  updatedAt: at,
  title: 'Push',
  workoutType: 'Strength',
  provider: 'local',
  duration: { planned: 600, actual: 600 },
  completion: { status: 'completed', percentage: 100, completedExercises: 1, totalExercises: 1 },
  exercises: [],
  segments: [],
  equipment: [],
  userRating: null,
  difficulty: null,
  notes: '',
};

afterEach(() => {
  vi.restoreAllMocks();
  setStorageOwner(null);
  localStorage.clear();
  for (const { id } of toastQueue.read()) dismissToast(id);
});

test('what the device keeps needs no words', () => {
  setStorageOwner('ann');
  expect(keepSession(session)).toBe(true);
  expect(toastQueue.read()).toEqual([]);
});

test.each([
  ['QuotaExceededError', 'its storage is full'],
  ['SecurityError', 'its storage is blocked'],
])('a %s is told: %s', (name, words) => {
  setStorageOwner('ben');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', name);
  });
  expect(keepSession(session)).toBe(false);
  expect(toastQueue.read()).toMatchObject([
    { tone: 'error', message: expect.stringContaining(words) },
  ]);
});
