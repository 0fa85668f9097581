// @vitest-environment jsdom
import type { Workout } from '@cadence/domain/workout/types';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useIdentity } from '../../../platform/identity.ts';
import { rowsOfKind } from '../../../platform/outbox/outbox.ts';
import { setStorageOwner } from '../../../platform/storage.ts';
import { playSync } from '../../../platform/test-support/play-sync.ts';
import {
  addRecent,
  clearCurrentWorkout,
  markCurrentWorkout,
  readCurrentWorkout,
  setCurrentWorkout,
  useRecentWorkouts,
} from '../current-workout.ts';
import { generationOf, generationStore } from '../generate/generation.ts';
import { mergeFavourites, setFavourite, useFavourites } from './favourites.ts';
import { retryRestore, useRestoreLatest, useRestoring } from './restore-latest.ts';
import { useStoredWorkouts } from './stored-workouts.ts';
import './workout-sync.ts';
import { queueWorkout, type WorkoutChange, workoutTable } from '../workout-table.ts';

const workout = (place: number): Workout => ({
  id: `0190a1b2-0000-7000-8000-00000000000${place}`,
  title: `Day ${place}`,
  source: 'ai',
  workout: [{ name: 'Squat', type: 'exercise', reps: 10 }],
});

const record = (place: number) => ({
  id: workout(place).id,
  source: 'ai',
  status: 'generated',
  favourite: false,
  planned_workout_data: null,
  actual_workout_data: null,
  generated_at: '2026-11-15T07:00:00.000Z',
  workout_focus: 'Day',
  primary_muscle_groups: [],
  workout: workout(place),
  context: null,
});

const context = {
  asked: { user_preferences: 'Legs', provider: 'local', duration_minutes: 30, variation: 0 },
  intelligence_applied: false,
  adaptation_summary: 'Timed to fit.',
  provider_requested: 'local',
  provider_used: 'local',
  fallback_reason: null,
  checks: [],
  chips: [],
  question: null,
};

const fetched = vi.fn<typeof fetch>();
const reply = (status: number, body: unknown) =>
  fetched.mockImplementation(async () => new Response(JSON.stringify(body), { status }));

beforeEach(() => {
  localStorage.clear();
  setStorageOwner('u1');
  useRestoring.setState({ userId: null, status: 'idle', listed: [] });
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  fetched.mockReset();
  vi.unstubAllGlobals();
});

const waiting = () =>
  rowsOfKind<WorkoutChange>('workout').map(({ entity, payload }) => ({ id: entity, ...payload }));

describe('the queue', () => {
  test('holds each workout once, with all that changed of it', () => {
    queueWorkout(workout(1), { favourite: true });
    queueWorkout(workout(2));
    queueWorkout({ ...workout(1), title: 'Renamed' }, { status: 'started' });
    expect(waiting()).toEqual([
      { id: workout(2).id },
      { id: workout(1).id, favourite: true, status: 'started' },
    ]);
    expect(workoutTable.get(workout(1).id ?? '')?.title).toBe('Renamed');
  });

  test('leaves out what the server could not keep', () => {
    queueWorkout({ ...workout(1), id: 'quick-emom' });
    expect(waiting()).toEqual([]);
  });

  test('sends the workout as it is by then, with what is told of it', async () => {
    queueWorkout(workout(1), { favourite: true });
    addRecent({ ...workout(1), title: 'Renamed' });
    reply(200, { workout: record(1) });
    const { stop } = playSync('u1');
    await waitFor(() => expect(waiting()).toEqual([]));
    stop();
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(String(url)).toContain(workout(1).id);
    expect(JSON.parse(String(init?.body))).toMatchObject({
      workout: { title: 'Renamed' },
      favourite: true,
    });
  });
});

describe('what becomes of a loaded workout', () => {
  test('is told to the server', () => {
    const statuses = () => waiting().map(({ status }) => status);
    const { key } = setCurrentWorkout(workout(1));
    expect(statuses()).toEqual([]);
    markCurrentWorkout(key, 'started');
    expect(statuses()).toEqual(['started']);
    markCurrentWorkout(key, 'completed');
    clearCurrentWorkout();
    expect(statuses()).toEqual(['completed']);
  });

  test('one that is left in the middle counts as abandoned', () => {
    const { key } = setCurrentWorkout(workout(1));
    markCurrentWorkout(key, 'started');
    setCurrentWorkout(workout(2));
    expect(waiting()).toMatchObject([{ id: workout(1).id, status: 'abandoned' }]);
  });
});

describe('favourites', () => {
  test('what this device has not sent yet wins over what the server says', () => {
    const { result } = renderHook(() => useFavourites());
    act(() => {
      setFavourite(workout(1), true);
      setFavourite(workout(2), true);
      setFavourite(workout(2), false);
      mergeFavourites([workout(2), workout(3)]);
    });
    expect(result.current.map(({ title }) => title)).toEqual(['Day 1', 'Day 3']);
  });
});

describe('a workout that nothing refers to', () => {
  test('is gone from the device at the next start; all others stay', async () => {
    setCurrentWorkout(workout(1));
    setFavourite(workout(2), true);
    workoutTable.put(workout(3));
    renderHook(() => useRestoreLatest('u1', false));
    await waitFor(() => expect(workoutTable.read()).toHaveLength(2));
    expect(
      workoutTable
        .read()
        .map(({ title }) => title)
        .sort(),
    ).toEqual(['Day 1', 'Day 2']);
  });
});

describe('what the account holds', () => {
  test('fills the lists of a fresh device, also with what another version wrote', async () => {
    const older = (place: number) => ({ ...record(place), primary_muscle_groups: undefined });
    reply(200, { workouts: [older(1), older(2)] });
    const recent = renderHook(() => useRecentWorkouts()).result;
    const { result } = renderHook(() => useStoredWorkouts('u1'));
    expect(result.current.status).toBe('loading');
    await waitFor(() => expect(result.current.status).toBe('ready'));
    expect(recent.current.map(({ title }) => title)).toEqual(['Day 1', 'Day 2']);
  });

  test('fails in words and can be asked again', async () => {
    reply(500, { detail: 'x' });
    const { result } = renderHook(() => useStoredWorkouts('u1'));
    await waitFor(() => expect(result.current.status).toBe('failed'));
    reply(200, { workouts: [] });
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.status).toBe('ready'));
  });
});

describe('the latest workout at the start of the app', () => {
  const start = (isSummary = false) => renderHook(() => useRestoreLatest('u1', isSummary));
  const settled = () => waitFor(() => expect(useRestoring.getState().status).toBe('idle'));

  test('becomes the current one on a device that has none', async () => {
    reply(200, { workouts: [record(1)] });
    start();
    await waitFor(() => expect(readCurrentWorkout()?.workout.title).toBe('Day 1'));
    expect(String(fetched.mock.calls[0]?.[0])).toContain(
      '/workouts/user/u1?status=generated&limit=1',
    );
  });

  test('is shown on home as the page that made it did', async () => {
    reply(200, { workouts: [{ ...record(1), context }] });
    start();
    await settled();
    expect(generationStore.read()).toMatchObject({
      asked: { user_preferences: 'Legs' },
      builtHere: false,
      reply: { workout: { title: 'Day 1' }, adaptation_summary: 'Timed to fit.' },
    });
  });

  test('is shown without a wish where the account knows none', async () => {
    reply(200, { workouts: [record(1)] });
    start();
    await settled();
    expect(generationStore.read()).toMatchObject({
      asked: null,
      reply: { workout: { title: 'Day 1' }, checks: [] },
    });
  });

  test('does not come back to the page it was cleared from', async () => {
    addRecent(workout(1));
    reply(200, { workouts: [record(1)] });
    start();
    await settled();
    expect(generationStore.read()).toBeNull();
  });

  const showOneOf = (ageMs: number) => {
    const generatedAt = new Date(Date.now() - ageMs).toISOString();
    const shown = { ...workout(2), generatedAt };
    generationStore.write(generationOf({ workout: shown, context: null }));
  };

  test('gives way to a newer one that this device has not sent yet', async () => {
    showOneOf(60_000);
    reply(200, { workouts: [record(1)] });
    start();
    await settled();
    expect(generationStore.read()?.reply.workout.title).toBe('Day 2');
  });

  test('what home showed more than a day ago is not shown again', async () => {
    showOneOf(25 * 3_600_000);
    reply(200, { workouts: [] });
    start();
    await settled();
    expect(generationStore.read()).toBeNull();
  });

  test('does not replace an incomplete one, and is not even asked for', () => {
    setCurrentWorkout(workout(2));
    start();
    expect(readCurrentWorkout()?.workout.title).toBe('Day 2');
    expect(fetched).not.toHaveBeenCalled();
  });

  test('takes the place of a completed one', async () => {
    markCurrentWorkout(setCurrentWorkout(workout(2)).key, 'completed');
    reply(200, { workouts: [record(1)] });
    start();
    await waitFor(() => expect(readCurrentWorkout()?.workout.title).toBe('Day 1'));
  });

  test('leaves a completed one whose summary is on the screen', () => {
    markCurrentWorkout(setCurrentWorkout(workout(2)).key, 'completed');
    start(true);
    expect(readCurrentWorkout()?.status).toBe('completed');
    expect(fetched).not.toHaveBeenCalled();
  });

  test.each([403, 404])('%i means there is none', async (status) => {
    reply(status, { detail: 'x' });
    start();
    await settled();
    expect(readCurrentWorkout()).toBeNull();
  });

  test('is asked for again by itself when the connection is back', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    useIdentity.setState({ offline: true });
    start();
    await waitFor(() => expect(useRestoring.getState().status).toBe('failed'));
    reply(200, { workouts: [record(1)] });
    act(() => useIdentity.setState({ offline: false }));
    await waitFor(() => expect(readCurrentWorkout()?.workout.title).toBe('Day 1'));
  });

  test('is shown by a second try, too, when the account’s lists have come before it', async () => {
    reply(500, { detail: 'x' });
    start();
    await waitFor(() => expect(useRestoring.getState().status).toBe('failed'));
    addRecent(workout(1));
    reply(200, { workouts: [record(1)] });
    act(retryRestore);
    await waitFor(() => expect(generationStore.read()?.reply.workout.title).toBe('Day 1'));
  });

  test('a failure is known', async () => {
    reply(500, { detail: 'x' });
    start();
    await waitFor(() => expect(useRestoring.getState().status).toBe('failed'));
  });
});
