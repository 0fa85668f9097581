// @vitest-environment jsdom

import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Result } from '../../features/assessment/assessment-calls.ts';
import { startIdentity, useIdentity } from '../../platform/identity.ts';
import { setStorageOwner } from '../../platform/storage.ts';
import { ProgressPage } from '../progress/progress-page.tsx';
import { AssessmentPage } from './assessment-page.tsx';

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

test('a server that fails is told, and asked again, while the device shows what it knows', async () => {
  answer([resultOf('b', 60), resultOf('a', 40)]);
  render(<AssessmentPage />, { wrapper: MemoryRouter });
  await screen.findByRole('heading', { name: 'You know your way.' });
  cleanup();

  for (const Page of [AssessmentPage, ProgressPage]) {
    answering.mockImplementation(async () => new Response('{}', { status: 500 }));
    render(<Page />, { wrapper: MemoryRouter });
    expect((await screen.findByRole('alert')).textContent).toMatch(/as this device knows/);
    answer([resultOf('b', 60), resultOf('a', 40)]);
    fireEvent.click(button('Try again'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    cleanup();
  }
});

test('an answer that comes after the user has gone is kept for nobody else', async () => {
  let reply = (_: Response) => {};
  answering.mockImplementation(() => new Promise((resolve) => (reply = resolve)));
  render(<AssessmentPage />, { wrapper: MemoryRouter });
  cleanup();
  setStorageOwner('u2');
  await act(async () => reply(new Response(JSON.stringify({ results: [resultOf('a', 40)] }))));
  expect(Object.keys(localStorage).filter((key) => key.includes('assessmentResults'))).toEqual([]);
});

test('a result is deleted only once that is confirmed', async () => {
  answer([resultOf('b', 60), resultOf('a', 40)]);
  render(<AssessmentPage />, { wrapper: MemoryRouter });
  await screen.findByRole('heading', { name: 'You know your way.' });
  const asked = answering.mock.calls.length;
  fireEvent.click(button('Delete this result'));
  const question = await screen.findByRole('dialog', { name: 'Delete this result?' });
  expect(answering.mock.calls.length).toBe(asked);
  answering.mockImplementation(async () => new Response(null, { status: 204 }));
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(answering.mock.calls.length).toBe(asked + 1);
});
