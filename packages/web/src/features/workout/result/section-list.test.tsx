// @vitest-environment jsdom
import { buildTimerSteps } from '@cadence/domain/timer/build-steps';
import type { Workout } from '@cadence/domain/workout/types';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { outlineOf } from './outline.ts';
import { SectionList } from './section-list.tsx';

afterEach(cleanup);

test('the movement of every exercise stands in its row, and words carry its meaning', async () => {
  const names = [
    ['Back Squat', 'back-squat'],
    ['Side Plank', 'side-plank'],
  ] as const;
  const workout: Workout = {
    title: 'Legs',
    workoutType: 'Sets',
    source: 'test',
    workout: names.map(([name, exerciseId]) => ({
      name,
      exerciseId,
      type: 'exercise',
      sets: 3,
      reps: 5,
    })),
  };
  render(<SectionList sections={outlineOf(workout, buildTimerSteps(workout))} />);
  await waitFor(() => expect(document.querySelectorAll('svg.figure')).toHaveLength(names.length));
  for (const figure of document.querySelectorAll('svg.figure')) {
    expect(figure.closest('[aria-hidden="true"]')).not.toBeNull();
  }
  for (const [name] of names) expect(screen.getByText(name)).toBeDefined();
});
