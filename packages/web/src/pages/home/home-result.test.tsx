// @vitest-environment jsdom

import { normaliseWorkout } from '@cadence/domain/workout/normalise';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { sessionTable } from '../../features/analytics/sessions/session-log.ts';
import { readCurrentWorkout, setCurrentWorkout } from '../../features/workout/current-workout.ts';
import { generationOf } from '../../features/workout/generate/generation.ts';
import type { GenerationView } from '../../features/workout/generate/generation-status.ts';
import { loadPlanner } from '../../features/workout/generate/load-planner.ts';
import { Toaster } from '../../ui/overlay/toast.tsx';
import { dismissAllToasts } from '../../ui/overlay/toast-queue.ts';
import { endedEarly } from '../session/test-support/ended-early.ts';
import { HomeResult } from './home-result.tsx';

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }));
  await Promise.all([import('./home-news.tsx'), loadPlanner()]);
});
afterEach(() => {
  cleanup();
  dismissAllToasts();
  localStorage.clear();
});

const resting = { asked: null, progress: null, failure: null, before: null, result: null };
const idle: GenerationView = { ...resting, status: 'idle' };
const loading: GenerationView = {
  ...resting,
  status: 'loading',
  progress: { type: 'progress', stage: 'reading', words: 'Reading your request' },
};
const failed: GenerationView = {
  ...resting,
  status: 'error',
  failure: { kind: 'error', text: 'It broke', canBuildHere: false },
};

const legs = normaliseWorkout({
  id: 'w1',
  workout: [{ name: 'Wall Sit', type: 'exercise', duration: 90 }],
});
const made: GenerationView = {
  ...resting,
  status: 'success',
  result: generationOf({ workout: legs, context: null }),
};

function draw() {
  const heading = createRef<HTMLHeadingElement>();
  const callbacks = { onCancelled() {}, onReword() {} };
  const given = {
    history: { sessions: [] },
    examplePlace: 'first',
    heading,
    ...callbacks,
  } as const;
  const page = (generation: GenerationView) => (
    <MemoryRouter initialEntries={['/home']}>
      <HomeResult {...given} generation={generation} />
      <Toaster />
    </MemoryRouter>
  );
  const { rerender } = render(page(idle));
  return (generation: GenerationView) => rerender(page(generation));
}

test('the page goes to the progress, and the focus to what came of it', async () => {
  const seen: (string | null)[] = [];
  Element.prototype.scrollIntoView = function see() {
    seen.push(this.textContent);
  };
  const show = draw();
  show(loading);
  await screen.findAllByText('Reading your request');
  expect(seen).toHaveLength(1);
  expect(seen[0]).toContain('Reading your request');
  show(failed);
  expect(document.activeElement?.tagName).toBe('H2');
});

test('a workout that was ended early is told as such, and not urged to again', async () => {
  sessionTable.put({ ...endedEarly(new Date().toISOString()), workoutId: 'w1' });
  draw()(made);
  expect(await screen.findByText('Ended early · Today')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Start again' })).toBeTruthy();
});

test('what is cleared is not offered again as ready, unless that is undone', async () => {
  setCurrentWorkout(legs);
  draw()(made);
  fireEvent.click(await screen.findByRole('button', { name: 'Clear this workout' }));
  expect(readCurrentWorkout()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(readCurrentWorkout()?.workout.id).toBe('w1');
});

test('an undone clearing leaves alone what was loaded since', async () => {
  setCurrentWorkout(legs);
  draw()(made);
  fireEvent.click(await screen.findByRole('button', { name: 'Clear this workout' }));
  const { key } = setCurrentWorkout({ ...legs, id: 'w2' });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(readCurrentWorkout()?.key).toBe(key);
});
