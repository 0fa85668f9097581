// @vitest-environment jsdom

import { stepsToPlay } from '@cadence/domain/timer/quick';
import { pause, start } from '@cadence/domain/timer/timer';
import { newTimer } from '@cadence/domain/timer/timer-state';
import { normaliseWorkout } from '@cadence/domain/workout/normalise';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { runStore } from '../engine/run-store.ts';
import { printSteps } from '../engine/steps-print.ts';
import { ResumeCard } from './resume-card.tsx';

const workout = normaliseWorkout({
  title: 'Legs',
  workout: [{ name: 'Wall Sit', type: 'exercise', duration: 90 }],
});
const steps = stepsToPlay(workout);
const startedMs = Date.parse('2026-03-01T08:00:00Z');

function keep(status: 'running' | 'paused', stepsPrint = printSteps(steps)) {
  const running = start(steps, newTimer(), startedMs);
  runStore.write({
    runKey: 'w1',
    stepsPrint,
    state: status === 'running' ? running : pause(steps, running, startedMs + 20_000),
    log: { sessionId: 's1', startedAtMs: startedMs, skippedSteps: [], sets: {} },
    lastSeenMs: startedMs + 20_000,
    tab: 'other',
  });
}

function show(onResume = () => {}) {
  render(
    <MemoryRouter>
      <ResumeCard runKey="w1" workout={workout} onResume={onResume} />
    </MemoryRouter>,
  );
  const words = screen.getByRole('link').textContent;
  return [screen.getByRole('heading').textContent, words];
}

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('a workout that was not begun is ready', () => {
  expect(show()).toEqual(['Ready when you are', 'Legs · 1:30']);
});

test('one that was left says where it stopped', () => {
  keep('paused');
  expect(show()).toEqual(['Pick up where you left off', 'Legs · stopped at 0:20 of 1:30']);
});

test('one that runs in another tab is not said to have stopped', () => {
  keep('running');
  expect(show()).toEqual(['Under way', 'Legs · running at 0:20 of 1:30']);
});

test('a run of other steps is none of this workout', () => {
  keep('paused', 'of an earlier version');
  expect(show()).toEqual(['Ready when you are', 'Legs · 1:30']);
});

test('a press lets what was begun go on, and shows what was not', () => {
  const onResume = vi.fn();
  show(onResume);
  fireEvent.click(screen.getByRole('link'));
  expect(onResume).not.toHaveBeenCalled();
  cleanup();
  keep('paused');
  show(onResume);
  // In a tab of its own nobody hears of it here. No page is opened by a test.
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole('link'), { ctrlKey: true });
  expect(onResume).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('link'));
  expect(onResume).toHaveBeenCalledOnce();
});
