// @vitest-environment jsdom
import { plan } from '@cadence/domain/planner/plan';
import { makeRequest } from '@cadence/domain/planner/test-support/make-request';
import { buildTimerSteps } from '@cadence/domain/timer/build-steps';
import { sumSeconds } from '@cadence/domain/timer/timeline';
import type { Workout } from '@cadence/domain/workout/types';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { SwapSheet } from './swap-sheet.tsx';

// Fetched beforehand, so that no test waits for the library.
beforeAll(() =>
  Promise.all([import('./swap-list.tsx'), import('../exercise/exercise-details.tsx')]),
);
// The library is a large part to load.
afterEach(cleanup);

const request = makeRequest();
const workout = plan(request, '2026-11-15T08:00:00.000Z', 1);
const index = workout.workout.findIndex(({ type }) => type === 'exercise');
const oldName = workout.workout[index]?.name ?? '';
const lengthOf = (one: Workout) => sumSeconds(buildTimerSteps(one));

function show() {
  const onChoose = vi.fn<(workout: Workout) => void>();
  render(
    <SwapSheet
      workout={workout}
      index={index}
      request={request}
      onChoose={onChoose}
      onClose={() => {}}
    />,
  );
  return { user: userEvent.setup(), onChoose };
}

test('four others are offered, each with why; one tap swaps and the length stays', async () => {
  const { user, onChoose } = show();
  expect(screen.getByRole('dialog', { name: `Swap ${oldName}` })).toBeDefined();
  const buttons = await screen.findAllByRole('button', { name: /^Swap in / });
  expect(buttons).toHaveLength(4);
  expect(screen.getAllByText(/muscles|Another way/)).toHaveLength(4);
  const [first] = buttons;
  if (!first) return;
  await user.click(first);
  const swapped = onChoose.mock.calls[0]?.[0];
  expect(swapped?.workout[index]?.name).toBe(first.getAttribute('aria-label')?.slice(8));
  expect(swapped && lengthOf(swapped)).toBe(lengthOf(workout));
});

test('See how shows the exercise over the list', async () => {
  const { user } = show();
  const [how] = await screen.findAllByRole('button', { name: /^See how: / });
  if (!how) return;
  await user.click(how);
  const name = how.getAttribute('aria-label')?.slice(9) ?? '';
  expect(await screen.findByRole('dialog', { name })).toBeDefined();
});
