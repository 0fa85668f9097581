// @vitest-environment jsdom
import type { Workout } from '@cadence/domain/workout/types';
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setStorageOwner } from '../../../platform/storage.ts';
import { readCurrentWorkout } from '../current-workout.ts';
import { generationOf, generationStore } from '../generate/generation.ts';
import { clearGeneration, restoreGeneration } from '../generate/generation-status.ts';
import { useRestoreLatest, useRestoring } from './restore-latest.ts';

const id = '0190a1b2-0000-7000-8000-000000000001';
const workout: Workout = {
  id,
  title: 'Day 1',
  source: 'ai',
  workout: [{ name: 'Squat', type: 'exercise', reps: 10 }],
};
const made = generationOf({ workout, context: null });

beforeEach(() => {
  localStorage.clear();
  setStorageOwner('u1');
  useRestoring.setState({ userId: null, status: 'idle', listed: [] });
  const record = { id, source: 'ai', status: 'generated', workout, context: null };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ workouts: [record] })));
  generationStore.write(made);
  clearGeneration();
});
afterEach(() => vi.unstubAllGlobals());

async function startApp() {
  renderHook(() => useRestoreLatest('u1', false));
  const restored = { userId: 'u1', status: 'idle' };
  await waitFor(() => expect(useRestoring.getState()).toMatchObject(restored));
}

test('what was cleared is neither shown nor loaded again at the next start', async () => {
  await startApp();
  expect(generationStore.read()).toBeNull();
  expect(readCurrentWorkout()).toBeNull();
});

test('what was cleared and put back is', async () => {
  restoreGeneration(made);
  await startApp();
  expect(readCurrentWorkout()?.workout.id).toBe(id);
});
