// @vitest-environment jsdom
import { recentWorkoutsLimit } from '@cadence/domain/workout/limits';
import type { Workout } from '@cadence/domain/workout/types';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { rowsOf } from '../../platform/database/database.ts';
import {
  addRecent,
  clearCompletedWorkout,
  fillRecent,
  markCurrentWorkout,
  readCurrentWorkout,
  setCurrentWorkout,
  useCurrentWorkout,
  useRecentWorkouts,
} from './current-workout.ts';

const named = (title: string, id?: string): Workout => ({
  ...(id === undefined ? {} : { id }),
  title,
  source: 'ai',
  workout: [{ name: 'Squat', type: 'exercise', reps: 10 }],
});

beforeEach(() => localStorage.clear());

describe('the current workout', () => {
  test('is kept on the device as planned', () => {
    const { key } = setCurrentWorkout(named('Legs', 'a'));
    expect(readCurrentWorkout()).toMatchObject({ key, status: 'planned' });
    expect(rowsOf('values').get('currentWorkout')).toMatchObject({ data: { workoutKey: 'a' } });
    expect(rowsOf('workouts').get('a')).toMatchObject({ title: 'Legs' });
  });

  test('gets another key each time it is loaded', () => {
    const first = setCurrentWorkout(named('Legs', 'a'));
    expect(setCurrentWorkout(named('Legs', 'a')).key).not.toBe(first.key);
  });

  test('a completed one is cleared, an incomplete one is kept', () => {
    const { key } = setCurrentWorkout(named('Legs'));
    markCurrentWorkout(key, 'started');
    clearCompletedWorkout();
    expect(readCurrentWorkout()?.status).toBe('started');
    markCurrentWorkout(key, 'completed');
    clearCompletedWorkout();
    expect(readCurrentWorkout()).toBeNull();
  });

  test('a mark for another workout changes nothing', () => {
    setCurrentWorkout(named('Legs'));
    markCurrentWorkout('older', 'completed');
    expect(readCurrentWorkout()?.status).toBe('planned');
  });

  test('is one with the recent one: what changes there changes here', () => {
    setCurrentWorkout(named('Legs', 'a'));
    addRecent(named('Legs and more', 'a'));
    expect(readCurrentWorkout()?.workout.title).toBe('Legs and more');
    expect(rowsOf('workouts').size).toBe(1);
  });

  test('what is being trained stays as it was begun, whatever the account says', () => {
    const { key } = setCurrentWorkout(named('Legs', 'a'));
    markCurrentWorkout(key, 'started');
    fillRecent([named('Other legs', 'a')]);
    expect(readCurrentWorkout()?.workout.title).toBe('Legs');
  });

  test('fields that the app does not know survive', () => {
    setCurrentWorkout({ ...named('Legs'), quick: 'emom' } as Workout);
    expect(readCurrentWorkout()?.workout).toMatchObject({ quick: 'emom' });
  });
});

describe('recent workouts', () => {
  test('the latest comes first, each once, at most ten', () => {
    const { result } = renderHook(() => useRecentWorkouts());
    act(() => {
      for (let i = 0; i < 12; i++) setCurrentWorkout(named(`Day ${i}`, `w${i}`));
      setCurrentWorkout(named('Day 5', 'w5'));
    });
    expect(result.current).toHaveLength(recentWorkoutsLimit);
    expect(result.current.map(({ id }) => id).slice(0, 3)).toEqual(['w5', 'w11', 'w10']);
  });

  test('hooks follow the store', () => {
    const { result } = renderHook(() => useCurrentWorkout());
    expect(result.current).toBeNull();
    act(() => void setCurrentWorkout(named('Legs')));
    expect(result.current?.workout.title).toBe('Legs');
  });
});
