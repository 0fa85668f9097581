// @vitest-environment jsdom
import { normaliseWorkout } from '@cadence/domain/workout/normalise';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { noteTrainedHere } from '../features/analytics/trained-here.ts';
import { readCurrentWorkout, setCurrentWorkout } from '../features/workout/current-workout.ts';
import { generationOf } from '../features/workout/generate/generation.ts';
import type { GenerationView } from '../features/workout/generate/generation-status.ts';
import { loadPlanner } from '../features/workout/generate/load-planner.ts';
import { MemoryRouter } from '../ui/router/test-support/memory-router.tsx';
import { Toaster } from '../ui/toast.tsx';
import { dismissAllToasts } from '../ui/toast-queue.ts';
import { HomeResult, homeNews } from './home-result.tsx';
import { endedEarly } from './test-support/ended-early.ts';

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }));
  await Promise.all([homeNews.load(), loadPlanner()]);
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
  const page = (now: GenerationView, drawn: GenerationView) => (
    <MemoryRouter path="/home">
      <HomeResult {...given} now={now} generation={drawn} />
      <Toaster />
    </MemoryRouter>
  );
  const { rerender } = render(page(idle, idle));
  return (now: GenerationView, drawn: GenerationView) => rerender(page(now, drawn));
}

test('the focus goes to what came, also where the waiting was never drawn', () => {
  const show = draw();
  show(loading, idle);
  show(failed, idle);
  expect(document.activeElement).toBe(document.body);
  show(failed, failed);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: /./ }));
});

test('the page goes to the progress once it is drawn, not to what still stands in its place', async () => {
  const seen: (string | null)[] = [];
  Element.prototype.scrollIntoView = function see() {
    seen.push(this.textContent);
  };
  const show = draw();
  show(loading, idle);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
  show(loading, loading);
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(seen[0]).toContain('Reading your request');
});

test('the focus goes to what came after a wait that was seen', () => {
  const show = draw();
  show(loading, idle);
  show(loading, loading);
  show(failed, loading);
  show(failed, failed);
  expect(document.activeElement?.tagName).toBe('H2');
});

test('a workout that was ended early is told as such, and not urged to again', async () => {
  noteTrainedHere({ ...endedEarly(new Date().toISOString()), workoutId: 'w1' });
  draw()(made, made);
  expect(await screen.findByText('Ended early · Today')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Start again' })).toBeTruthy();
});

test('what is cleared is not offered again as ready, unless that is undone', async () => {
  setCurrentWorkout(legs);
  draw()(made, made);
  fireEvent.click(await screen.findByRole('button', { name: 'Clear this workout' }));
  expect(readCurrentWorkout()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(readCurrentWorkout()?.workout.id).toBe('w1');
});

test('an undone clearing leaves alone what was loaded since', async () => {
  setCurrentWorkout(legs);
  draw()(made, made);
  fireEvent.click(await screen.findByRole('button', { name: 'Clear this workout' }));
  const { key } = setCurrentWorkout({ ...legs, id: 'w2' });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(readCurrentWorkout()?.key).toBe(key);
});
