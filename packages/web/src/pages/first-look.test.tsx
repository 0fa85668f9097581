// @vitest-environment jsdom
import { normaliseWorkout } from '@cadence/domain/workout/normalise';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setCurrentWorkout } from '../features/workout/current-workout.ts';
import { setStorageOwner } from '../platform/storage.ts';
import { breath } from '../ui/pace/breath.ts';
import { MemoryRouter } from '../ui/router/test-support/memory-router.tsx';
import { WorkoutPage, workoutParts } from './workout-page.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  setStorageOwner('ann');
  setCurrentWorkout(
    normaliseWorkout({
      title: 'Legs',
      workout: [{ name: 'Wall Sit', type: 'exercise', duration: 600 }],
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  setStorageOwner(null);
  localStorage.clear();
});

test('who has come to Start before the clock is there finds it under the finger, and starts', async () => {
  render(<WorkoutPage />, { wrapper: MemoryRouter });
  const start = screen.getByRole('button', { name: 'Start workout' });
  expect(start.getAttribute('aria-disabled')).toBe('true');
  act(() => start.focus());
  await act(async () => {
    await Promise.all(workoutParts.map((part) => part.load()));
    await breath();
  });
  expect(document.activeElement).toBe(start);

  fireEvent.click(start);
  expect(await screen.findByRole('timer')).toBeTruthy();
});
