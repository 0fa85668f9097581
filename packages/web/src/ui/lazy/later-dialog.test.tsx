// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LaterDialog } from './later-dialog.tsx';
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

/** Never there, until it is sent. */
function slowBox() {
  let resolve: (part: typeof Box) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const way = new Promise<typeof Box>((...ends) => {
    [resolve, reject] = ends;
  });
  return { fetchBox: () => way, resolve, reject };
}

describe('while it is on its way', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  test('a sign says so, until it is there', async () => {
    const { fetchBox, resolve } = slowBox();
    render(<Opener fetchBox={fetchBox} />);
    press('Open');
    await pass(200);
    expect(screen.getByRole('status').textContent).toBe('Loading');
    resolve(Box);
    await pass(0);
    expect(screen.getByRole('dialog', { name: 'Box' })).toBeTruthy();
    expect(screen.queryByText('Loading')).toBeNull();
  });

  test('no sign flashes up where it comes at once', async () => {
    const { fetchBox, resolve } = slowBox();
    render(<Opener fetchBox={fetchBox} />);
    press('Open');
    await pass(100);
    expect(screen.getByRole('status').textContent).toBe('');
    resolve(Box);
    await pass(100);
    expect(screen.queryByText('Loading')).toBeNull();
  });
});

describe('one that cannot be had', () => {
  const told = () => screen.findByRole('dialog', { name: 'This could not be loaded.' });
  const offline = new TypeError('offline');

  test('says so, and opens by trying again', async () => {
    const fetchBox = vi.fn().mockRejectedValueOnce(offline).mockResolvedValue(Box);
    render(<Opener fetchBox={fetchBox} />);
    press('Open');
    await told();
    press('Try again');
    expect(await screen.findByRole('dialog', { name: 'Box' })).toBeTruthy();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  test('says so again where trying again was for nothing', async () => {
    const { fetchBox, reject } = slowBox();
    const fetches = vi.fn().mockRejectedValueOnce(offline).mockImplementation(fetchBox);
    render(<Opener fetchBox={fetches} />);
    press('Open');
    await told();
    press('Try again');
    const button = screen.getByRole('button', { name: 'Try again' });
    expect(button.getAttribute('aria-busy')).toBe('true');
    await waitFor(() => expect(fetches).toHaveBeenCalledTimes(2));
    reject(offline);
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    await told();
  });

  test('leaves the page as it was, and is asked for anew at the next press', async () => {
    const fetchBox = vi.fn().mockRejectedValueOnce(offline).mockResolvedValue(Box);
    render(<Opener fetchBox={fetchBox} />);
    press('Open');
    await told();
    press('Cancel');
    expect(screen.queryByRole('dialog')).toBeNull();
    press('Open');
    expect(await screen.findByRole('dialog', { name: 'Box' })).toBeTruthy();
  });
});
