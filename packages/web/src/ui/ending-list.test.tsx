// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { EndingList } from './ending-list.tsx';
import { Toaster } from './overlay/toast.tsx';
import { dismissAllToasts } from './overlay/toast-queue.ts';

afterEach(() => {
  cleanup();
  dismissAllToasts();
});

const rows = [
  { id: 'here', name: 'Firefox', line: 'This device', endName: null },
  { id: 'there', name: 'Safari', line: 'Last used today', endName: 'End Safari' },
];

function show(onEnd: () => Promise<string>, onSettled = vi.fn(async () => {})) {
  render(
    <>
      <EndingList
        label="Signed in"
        action="End"
        rows={rows}
        onEnd={onEnd}
        failureWords={String}
        onSettled={onSettled}
      />
      <Toaster />
    </>,
  );
  return onSettled;
}

test('one that can be ended has a button with its name, and what was done is told', async () => {
  const settled = show(async () => 'That session has ended.');
  expect(screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
    'End Safari',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'End Safari' }));
  await screen.findByText('That session has ended.');
  expect(settled).toHaveBeenCalledOnce();
});

test('what could not be ended is told, and looked at again', async () => {
  const settled = show(() => Promise.reject('It is not there any more.'));
  fireEvent.click(screen.getByRole('button', { name: 'End Safari' }));
  await screen.findByText('It is not there any more.');
  expect(settled).toHaveBeenCalledOnce();
});
