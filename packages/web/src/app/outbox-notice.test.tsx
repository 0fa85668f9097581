// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { queue, refuseRow, rowsOfKind, waitingRows } from '../platform/outbox/outbox.ts';
import { setStorageOwner } from '../platform/storage.ts';
import { standInForDialogs } from '../ui/test-support/dialogs.ts';
import { OutboxNotice } from './outbox-notice.tsx';

beforeEach(() => {
  standInForDialogs();
  setStorageOwner('ann');
});
afterEach(() => {
  cleanup();
  setStorageOwner(null);
});

function refuse(entity: string): void {
  queue({ kind: 'session', entity, payload: { act: 'put', changedAt: '' } });
  const row = rowsOfKind('session').find((one) => one.entity === entity);
  if (row) refuseRow(row, { code: 'VALIDATION_ERROR', message: 'Too long.' });
}

test('what only waits needs no word', () => {
  queue({ kind: 'session', entity: 'a', payload: { act: 'put', changedAt: '' } });
  render(<OutboxNotice />);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('what was refused is counted, told with its reason, tried again or let go', () => {
  render(<OutboxNotice />);
  act(() => {
    refuse('a');
    refuse('b');
  });
  expect(screen.getByText(/did not take 2 changes/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'See what' }));
  expect(screen.getAllByText(/Too long\./)).toHaveLength(2);
  const [first] = screen.getAllByRole('button', { name: 'Keep it here only' });
  if (first) fireEvent.click(first);
  expect(rowsOfKind('session')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Try all again' }));
  expect(waitingRows('session')).toHaveLength(1);
  expect(screen.queryByText(/did not take/)).toBeNull();
});
