// @vitest-environment jsdom
import { classSteps } from '@cadence/domain/class/class-steps';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ClassLink } from '../../features/class/live-class.ts';
import { ClassStage } from './class-stage.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const steps = classSteps({
  source: 'shared',
  workout: ['push-up', 'forearm-plank'].map((exerciseId) => ({
    ...{ exerciseId, name: exerciseId, type: 'exercise' as const, duration: 40, restAfter: 20 },
  })),
});
const first = steps.findIndex(({ exerciseId }) => exerciseId === 'push-up');

/** A class that is paused in its first exercise. */
function pausedLink(): ClassLink {
  const state = {
    ...{ version: 1 as const, status: 'paused' as const, stepIndex: first, offsetMs: 0 },
    ...{ anchorMs: null, spentMs: 0, adjustedMs: {} },
  };
  const live = { state, members: 2 };
  return {
    status: () => 'live',
    live: () => live,
    now: () => 0,
    subscribe: () => () => {},
    close: () => {},
  };
}

test('a screen shows clock, strip, figure and what comes next', async () => {
  render(<ClassStage link={pausedLink()} title="Saturday" steps={steps} />);
  expect(screen.getByRole('heading', { name: 'Saturday' })).toBeDefined();
  expect(screen.getByRole('timer').textContent).toContain('0:40');
  expect(screen.getByText('Paused')).toBeDefined();
  await waitFor(() => expect(document.querySelector('.run-figure .figure path')).not.toBeNull());
  expect(screen.getByRole('img', { name: /Saturday/ })).toBeDefined();
  expect(screen.getByText(/^Next/)).toBeDefined();
});
