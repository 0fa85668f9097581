// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Result } from '../features/assessment/assessment-calls.ts';
import { startIdentity, useIdentity } from '../platform/identity.ts';
import { setStorageOwner } from '../platform/storage.ts';
import { MemoryRouter } from '../ui/router/test-support/memory-router.tsx';
import { AssessmentPage } from './assessment-page.tsx';
import { ProgressPage } from './progress-page.tsx';

const resultOf = (sessionId: string, score: number): Result => ({
  sessionId,
  submittedAt: `2026-03-${10 + score / 10}T07:00:00.000Z`,
  goal: 'strength',
  level: 'intermediate',
  dimensions: [
    {
      dimension: 'strength',
      name: 'Strength',
      score,
      confidence: 0.8,
      low: score - 5,
      high: score + 5,
      words: 'Average',
    },
  ],
  strongest: 'strength',
  weakest: null,
  nextSteps: ['Squat twice a week'],
  cautions: [],
  notes: [],
});

let stop = () => {};
const answering = vi.fn<typeof fetch>();
const answer = (results: Result[]) =>
  answering.mockImplementation(async () => new Response(JSON.stringify({ results })));
const goOffline = () => answering.mockRejectedValue(new TypeError('Failed to fetch'));
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', answering);
  stop = startIdentity();
  setStorageOwner('u1');
  const user = { id: 'u1', email: 'ada@example.com', name: 'Ada' };
  useIdentity.setState({ status: 'signed-in', user, token: 't1', offline: false });
});
afterEach(() => {
  cleanup();
  stop();
  setStorageOwner(null);
  vi.unstubAllGlobals();
});

test('without a connection both pages show the results that the device has seen', async () => {
  answer([resultOf('b', 60), resultOf('a', 40)]);
  render(<AssessmentPage />, { wrapper: MemoryRouter });
  await screen.findByRole('heading', { name: 'You know your way.' });
  expect(button('Assess again').disabled).toBe(false);
  cleanup();

  goOffline();
  useIdentity.setState({ offline: true });
  render(<AssessmentPage />, { wrapper: MemoryRouter });
  expect(await screen.findByRole('heading', { name: 'You know your way.' })).toBeTruthy();
  expect(screen.getByText(/An assessment needs a connection/)).toBeTruthy();
  expect(button('Assess again').disabled).toBe(true);
  expect(button('Delete this result').disabled).toBe(true);
  cleanup();
  render(<ProgressPage />, { wrapper: MemoryRouter });
  expect(await screen.findByText(/^2 assessments/)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('where the device has none, it says so, and they come with the connection', async () => {
  goOffline();
  useIdentity.setState({ offline: true });
  render(<AssessmentPage />, { wrapper: MemoryRouter });
  expect(await screen.findByText(/Earlier results are not on this device/)).toBeTruthy();
  expect(button('Begin the assessment').disabled).toBe(true);
  expect(screen.queryByRole('alert')).toBeNull();

  answer([resultOf('a', 40)]);
  act(() => useIdentity.setState({ offline: false }));
  expect(await screen.findByRole('heading', { name: 'You know your way.' })).toBeTruthy();
});
