// @vitest-environment jsdom
import type { Workout } from '@cadence/domain/workout/types';
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readCurrentWorkout, setCurrentWorkout } from '../current-workout.ts';
import { generationOf } from './generation.ts';
import { generateWorkout } from './generation-status.ts';
import { asked, signInToGenerate } from './test-support/generating.ts';

const workout = (place: number): Workout => ({
  id: `0190a1b2-0000-7000-8000-00000000000${place}`,
  title: `Try ${place}`,
  source: 'ai',
  workout: [{ name: 'Squat', type: 'exercise', reps: 10 }],
});

const fetched = signInToGenerate();

/** While it is being made something may happen. */
function answer(made: Workout, meanwhile = () => {}) {
  fetched.mockImplementation(async () => {
    meanwhile();
    return new Response(JSON.stringify(generationOf({ workout: made, context: null }).reply));
  });
}

test.each([workout(1).id, undefined])(
  'a new one is what the timer has loaded, where that was only loaded, in its place or not: %s',
  async (replaces) => {
    setCurrentWorkout(workout(1));
    answer(workout(2));
    await act(() => generateWorkout({ ...asked, replaces }, { sessions: [] }));
    expect(readCurrentWorkout()).toMatchObject({ status: 'planned', workout: { title: 'Try 2' } });
  },
);

test.each([true, false])(
  'what is chosen while a new one is made stays loaded; another was before: %s',
  async (wasLoaded) => {
    if (wasLoaded) setCurrentWorkout(workout(1));
    answer(workout(2), () => setCurrentWorkout(workout(3)));
    await act(() => generateWorkout(asked, { sessions: [] }));
    expect(readCurrentWorkout()?.workout.title).toBe('Try 3');
  },
);
