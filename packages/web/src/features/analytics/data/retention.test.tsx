// @vitest-environment jsdom
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findItem, putItem, removeItem } from '../../../platform/items/item-store.ts';
import { playItemApi } from '../../../platform/items/test-support/item-api.ts';
import { rowsOfKind } from '../../../platform/outbox/outbox.ts';
import { eventually } from '../../../platform/test-support/eventually.ts';
import { Toaster } from '../../../ui/overlay/toast.tsx';
import { dismissAllToasts } from '../../../ui/overlay/toast-queue.ts';
import { standInForDialogs } from '../../../ui/test-support/dialogs.ts';
import { sessionTable } from '../sessions/session-log.ts';
import { makeSession } from '../test-support/session-api.ts';
import { AskRetention } from './ask-retention.tsx';
import { chooseRetention, currentRetention, useCleanup } from './retention.ts';
import { RetentionChoice } from './retention-choice.tsx';

const api = playItemApi();
const monthsAgo = (months: number) => {
  const date = new Date();
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.toISOString();
};
const aged = (number: number, months: number): WorkoutSession =>
  makeSession(number, { date: monthsAgo(months), title: `Session ${number}` });
const titles = () => sessionTable.read().map(({ title }) => title);

beforeEach(() => {
  standInForDialogs();
  chooseRetention('1_year');
});
afterEach(() => {
  cleanup();
  dismissAllToasts();
  vi.restoreAllMocks();
  localStorage.clear();
});

function Page() {
  useCleanup();
  return <Toaster />;
}

test('what is older than a year goes once the server has been asked, and it is said', async () => {
  sessionTable.put(aged(1, 14), aged(2, 2));
  render(<Page />);
  expect(titles()).toEqual(['Session 1', 'Session 2']);
  api.begin();
  await eventually(() => expect(titles()).toEqual(['Session 2']));
  expect(
    screen.getByText(
      '1 session older than 1 year was removed. Your records and achievements stay.',
    ),
  ).toBeDefined();
});

const firstStep = () => findItem({ kind: 'achievement', id: 'completed_1' })?.value;
const squat = () => findItem({ kind: 'strength_record', id: 'back squat' })?.value;

test('nothing goes before it has been asked once, and each answer is kept', async () => {
  removeItem('preference', 'retention');
  sessionTable.put(aged(1, 14), aged(2, 2));
  render(
    <>
      <Page />
      <AskRetention />
    </>,
  );
  api.begin();
  await screen.findByText(/1 session is older than 1 year/);
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(titles()).toEqual(['Session 1', 'Session 2']);
  await userEvent.click(screen.getByRole('button', { name: 'Keep all' }));
  expect(currentRetention()).toBe('forever');
  expect(screen.queryByText(/is older than/)).toBeNull();
});

test('a record and an achievement outlast their session; Undo takes them back with it', async () => {
  const set = { weight: 100, reps: 6 };
  const lift = {
    name: 'Back Squat',
    planned: { sets: 1, seconds: 60 },
    actual: { sets: [set] },
    completed: true,
    personalRecord: true,
  };
  const old = { ...aged(1, 14), exercises: [lift] };
  sessionTable.put(old);
  render(<Page />);
  api.begin();
  await eventually(() => expect(titles()).toEqual([]));
  expect(firstStep()).toEqual({ progress: 1, unlockedAt: old.date });
  expect(squat()).toMatchObject({ lift: 'Back Squat', oneRepMax: 120, estimatedFrom: set });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await eventually(() => expect([firstStep() ?? null, squat() ?? null]).toEqual([null, null]));
});

const manySessions = () => findItem({ kind: 'goal', id: 'many' })?.value;

test('a goal keeps what removed sessions brought; Undo counts them as sessions again', async () => {
  const old = aged(1, 14);
  const goal = {
    kind: 'sessions' as const,
    title: '100 sessions',
    targetValue: 100,
    currentValue: 1,
    status: 'active' as const,
    createdAt: monthsAgo(15),
    completedAt: null,
  };
  putItem('goal', 'many', goal);
  sessionTable.put(old);
  render(<Page />);
  api.begin();
  await eventually(() => expect(titles()).toEqual([]));
  expect(manySessions()).toEqual({
    ...goal,
    removed: { until: expect.stringMatching(/Z$/), amount: 1 },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await eventually(() => expect(manySessions()).toEqual(goal));
});

test('what was chosen on another device counts before anything goes', async () => {
  const told = {
    changedAt: new Date(Date.now() + 1000).toISOString(),
    deviceId: 'phone',
    deleted: false,
  };
  api.store({ kind: 'preference', id: 'retention', value: 'forever', ...told });
  sessionTable.put(aged(1, 14));
  render(<Page />);
  api.begin();
  await eventually(() => expect(currentRetention()).toBe('forever'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 700)));
  expect(titles()).toEqual(['Session 1']);
});

test('Undo brings them back, later than their removal, and keeps them from then on', async () => {
  const old = aged(1, 14);
  sessionTable.put(old);
  render(<Page />);
  api.begin();
  await eventually(() => expect(titles()).toEqual([]));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await eventually(() => expect(titles()).toEqual(['Session 1']));
  const [back] = sessionTable.read();
  expect(Date.parse(back?.updatedAt ?? '')).toBeGreaterThan(Date.parse(old.updatedAt));
  expect(currentRetention()).toBe('forever');
  expect(rowsOfKind('session')).toMatchObject([{ payload: { act: 'put' } }]);
  expect(await screen.findByText('1 session restored. Sessions are kept forever.')).toBeDefined();
});

test('a choice that removes sessions names them and asks; the others do not', async () => {
  chooseRetention('forever');
  sessionTable.put(aged(1, 14), aged(2, 5), aged(3, 1));
  render(
    <>
      <RetentionChoice />
      <Toaster />
    </>,
  );
  await userEvent.click(screen.getByRole('radio', { name: '2 years' }));
  expect(currentRetention()).toBe('2_years');
  await userEvent.click(screen.getByRole('radio', { name: '3 months' }));
  const dialog = screen.getByRole('dialog', { name: 'Remove 2 sessions?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep them' }));
  expect(currentRetention()).toBe('2_years');
  await userEvent.click(screen.getByRole('radio', { name: '3 months' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove them' }));
  await eventually(() => expect(titles()).toEqual(['Session 3']));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await eventually(() => expect(titles()).toHaveLength(3));
  expect(currentRetention()).toBe('2_years');
  expect(rowsOfKind('item').map(({ entity }) => entity)).toContain('preference retention');
});
