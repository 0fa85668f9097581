// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ConfirmDialog, Dialog } from './dialog.tsx';

afterEach(cleanup);

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Rename
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Rename workout">
        <input aria-label="Name" />
      </Dialog>
    </>
  );
}

async function openExample() {
  const user = userEvent.setup();
  render(<Example />);
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  return { user, dialog: screen.getByRole('dialog', { name: 'Rename workout' }) };
}

describe('a dialog', () => {
  test('holds nothing while it is closed', () => {
    render(<Example />);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByLabelText('Name')).toBeNull();
  });

  test('closes by its button and gives the focus back', async () => {
    const { user } = await openExample();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rename' }));
  });

  test('closes by the browser’s own wish to cancel, through the state', async () => {
    const { dialog } = await openExample();
    const cancel = createEvent('cancel', dialog, { cancelable: true });
    fireEvent(dialog, cancel);
    expect(cancel.defaultPrevented).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a press on the backdrop closes it', async () => {
    const { dialog } = await openExample();
    fireEvent.mouseDown(dialog);
    fireEvent.click(dialog);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('the second of two taps, of which the first has opened it, does not', async () => {
    const { dialog } = await openExample();
    fireEvent.mouseDown(dialog, { detail: 2 });
    fireEvent.click(dialog, { detail: 2 });
    expect(screen.queryByRole('dialog')).toBeTruthy();
  });

  test('a selection that ends on the backdrop does not', async () => {
    const { dialog } = await openExample();
    fireEvent.mouseDown(screen.getByLabelText('Name'));
    fireEvent.click(dialog);
    expect(screen.queryByRole('dialog')).toBeTruthy();
  });
});

describe('a question', () => {
  test('offers both answers and does nothing by itself', async () => {
    const user = userEvent.setup();
    const onClose = vi.fn();
    const onConfirm = vi.fn();
    render(
      <ConfirmDialog
        open
        onClose={onClose}
        onConfirm={onConfirm}
        title="Delete?"
        confirmLabel="Delete"
      >
        Your notes go too.
      </ConfirmDialog>,
    );
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(onConfirm).toHaveBeenCalledOnce();
    expect(onClose).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('a busy answer is not taken twice', async () => {
    const user = userEvent.setup();
    const onConfirm = vi.fn();
    render(
      <ConfirmDialog
        open
        onClose={() => undefined}
        onConfirm={onConfirm}
        title="Delete?"
        confirmLabel="Delete"
        busy
      >
        Your notes go too.
      </ConfirmDialog>,
    );
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
