// @vitest-environment jsdom
import { Blob as NodeBlob } from 'node:buffer';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rowsOfKind } from '../../../platform/outbox/outbox.ts';
import { setStorageOwner } from '../../../platform/storage.ts';
import { eventually } from '../../../platform/test-support/eventually.ts';
import { Toaster } from '../../../ui/overlay/toast.tsx';
import { dismissAllToasts } from '../../../ui/overlay/toast-queue.ts';
import { standInForDialogs } from '../../../ui/test-support/dialogs.ts';
import {
  removeSession,
  type SessionChange,
  sessionTable,
  useSessions,
} from '../sessions/session-log.ts';
import { DataButtons } from './data-buttons.tsx';

let users = 0;

/** However busy the machine is. */
const patience = { timeout: 120_000 };

beforeEach(() => {
  users += 1;
  setStorageOwner(`importer${users}`);
  standInForDialogs();
});
afterEach(() => {
  cleanup();
  dismissAllToasts();
  localStorage.clear();
});

function Page() {
  return (
    <>
      <DataButtons sessions={useSessions()} />
      <Toaster />
    </>
  );
}

const heading =
  'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE';
/** Once for all lines: a test may run over midnight. */
const day = new Date(Date.now() - 9 * 86_400_000).toISOString().slice(0, 10);
const legs = (order: string, weight: string) =>
  `${day} 08:00:00,Legs,45m,Squat (Barbell),${order},${weight},5,0,0,,,`;

async function choose(...lines: string[]) {
  const text = [heading, ...lines, ''].join('\n');
  const file = new File([text], 'strong.csv', { type: 'text/csv' });
  // This DOM has files without their content.
  const content = new NodeBlob([text]);
  Object.assign(file, { text: () => content.text(), slice: () => content });
  await userEvent.upload(screen.getByLabelText('File to import'), file);
  return within(await screen.findByRole('dialog', {}, patience));
}

const weights = () =>
  sessionTable
    .read()
    .flatMap(({ exercises }) => exercises.flatMap(({ actual }) => actual.sets))
    .map(({ weight }) => weight);

test('a log that does not say what its weights are in asks, and names what counts for nothing', async () => {
  render(<Page />);
  const preview = await choose(legs('W', '95'), legs('1', '225'));
  expect(preview.getByText(/1 warm-up set kept apart/)).toBeDefined();
  expect(preview.getByRole<HTMLInputElement>('radio', { name: 'kg, km' }).checked).toBe(true);
  await userEvent.click(preview.getByRole('radio', { name: 'lb, miles' }));
  await userEvent.click(preview.getByRole('button', { name: 'Import 1' }));
  expect(await screen.findByText('1 session imported.', {}, patience)).toBeDefined();
  expect(weights()).toEqual([43.09, 102.06]);
});

test('the days of what is in the file are written as on the other pages', async () => {
  render(<Page />);
  const preview = await choose('2020-03-04 08:00:00,Legs,45m,Squat (Barbell),1,100,5,0,0,,,');
  expect(preview.getByText('Mar 4, 2020 · Legs · 1 exercise')).toBeDefined();
});

test('a row that cannot be read is named, and nothing is changed', async () => {
  render(<Page />);
  const refusal = await choose(legs('1', '100'), legs('2', 'heavy'));
  expect(refusal.getByText('Nothing was changed. Row 3 of the file cannot be read.')).toBeDefined();
  expect(sessionTable.read()).toEqual([]);
});

async function importLegs() {
  const preview = await choose(legs('1', '100'));
  await userEvent.click(preview.getByRole('button', { name: 'Import 1' }));
  await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sessionTable.read()).toHaveLength(1);
}

test('what was deleted and is imported again is later than its deletion', async () => {
  render(<Page />);
  await importLegs();
  const id = sessionTable.read()[0]?.id ?? '';
  const deletedAt = new Date().toISOString();
  act(() => void removeSession(id, deletedAt));
  await importLegs();
  const [row] = rowsOfKind<SessionChange>('session');
  expect(row).toMatchObject({ entity: id, payload: { act: 'put' } });
  const changedAt = row?.payload.changedAt;
  expect(Date.parse(changedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(deletedAt));
  expect(sessionTable.read()[0]?.updatedAt).toBe(changedAt);
});

test('a name that nobody knows is matched by hand, once', async () => {
  render(<Page />);
  const odd = `${day} 08:00:00,Arms,45m,Zottman Thing,1,10,8,0,0,,,`;
  const preview = await choose(odd);
  await userEvent.click(preview.getByRole('button', { name: 'Match Zottman Thing' }));
  const search = preview.getByRole('searchbox', { name: 'Zottman Thing is' });
  await userEvent.clear(search);
  await userEvent.type(search, 'hammer curl');
  await userEvent.click(await preview.findByRole('button', { name: 'Hammer Curl' }, patience));
  expect(preview.queryByText(/not in the library/)).toBeNull();
  await userEvent.click(preview.getByRole('button', { name: 'Import 1' }));
  await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sessionTable.read()[0]?.exercises[0]).toMatchObject({
    name: 'Zottman Thing',
    exerciseId: 'hammer-curl',
  });
  const again = await choose(odd);
  expect(again.queryByText(/not in the library/)).toBeNull();
});
