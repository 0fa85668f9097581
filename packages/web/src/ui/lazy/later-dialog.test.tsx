// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Toaster } from '../toast.tsx';
import { LaterDialog } from './later.tsx';
import { lazySource } from './lazy-source.ts';

afterEach(cleanup);

interface BoxProps {
  open: boolean;
  onClose: () => void;
}

function Box({ open, onClose }: BoxProps) {
  return (
    <dialog open={open} aria-label="Box">
      <button type="button" onClick={onClose}>
        Close
      </button>
    </dialog>
  );
}

function Opener({ fetchBox }: { fetchBox: () => Promise<typeof Box> }) {
  const [source] = useState(() => lazySource(fetchBox));
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <LaterDialog source={source} props={{ open, onClose: () => setOpen(false) }} />
      <Toaster />
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a dialog is fetched when it is first opened, and only once', async () => {
  const fetchBox = vi.fn().mockResolvedValue(Box);
  render(<Opener fetchBox={fetchBox} />);
  expect(fetchBox).not.toHaveBeenCalled();
  press('Open');
  await screen.findByRole('dialog', { name: 'Box' });
  press('Close');
  expect(screen.queryByRole('dialog')).toBeNull();
  press('Open');
  expect(screen.getByRole('dialog', { name: 'Box' })).toBeTruthy();
  expect(fetchBox).toHaveBeenCalledOnce();
});

test('one that cannot be had says so, and opens at the next try', async () => {
  const fetchBox = vi.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue(Box);
  render(<Opener fetchBox={fetchBox} />);
  press('Open');
  expect(await screen.findByText(/could not be loaded/)).toBeTruthy();
  press('Open');
  expect(await screen.findByRole('dialog', { name: 'Box' })).toBeTruthy();
});
