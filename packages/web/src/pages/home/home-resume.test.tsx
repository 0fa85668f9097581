// @vitest-environment jsdom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readCurrentWorkout } from '../../features/workout/current-workout.ts';
import { setStorageOwner } from '../../platform/storage.ts';
import { endStartWish, readStartWish } from '../session/start-wish.ts';
import { beginWorkout } from '../session/test-support/begin-workout.ts';
import { HomeResume } from './home-resume.tsx';

beforeEach(() => setStorageOwner('ann'));
afterEach(() => {
  cleanup();
  endStartWish();
  setStorageOwner(null);
  localStorage.clear();
});

test('what is picked up on Home goes on at once, as from the calendar', () => {
  const key = beginWorkout({ id: 's1', date: '2026-03-02T08:00:00Z' });
  const current = readCurrentWorkout();
  if (!current) throw new Error('nothing is loaded');
  render(
    <MemoryRouter initialEntries={['/home']}>
      <HomeResume current={current} />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('link', { name: /stopped at 0:05/ }));
  expect(readStartWish()).toBe(key);
});
