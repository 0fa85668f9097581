// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Outlet, Route, Routes } from '../../ui/router/routes.tsx';
import { MemoryRouter } from '../../ui/router/test-support/memory-router.tsx';
import { type ShellControls, useFullBleed } from './full-bleed.ts';

// Otherwise all is drawn at once, and what comes first cannot be told.
beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Shell() {
  const [bare, setBare] = useState(false);
  const [controls] = useState<ShellControls>({ setBare });
  return (
    <>
      {!bare && <header>Cadence</header>}
      <Outlet context={controls} />
    </>
  );
}

let show: (state: { bare: boolean; covers: boolean }) => void = () => {};

function Timer() {
  const [{ bare, covers }, setState] = useState({ bare: false, covers: false });
  show = (state) => flushSync(() => setState(state));
  useFullBleed(bare, covers);
  return <p>{bare ? 'Running' : 'Ready'}</p>;
}

async function open() {
  render(
    <MemoryRouter>
      <Routes>
        <Route element={<Shell />}>
          <Route path="*" element={<Timer />} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
  await screen.findByText('Ready');
}

const header = () => screen.queryByRole('banner');

test('what stands alone has no header over it, not for a frame', async () => {
  await open();
  show({ bare: true, covers: false });
  expect(screen.getByText('Running')).toBeTruthy();
  expect(header()).toBeNull();
});

test('what covers the window is drawn first, and the shell goes after it', async () => {
  await open();
  show({ bare: true, covers: true });
  expect(screen.getByText('Running')).toBeTruthy();
  expect(header()).not.toBeNull();
  await waitFor(() => expect(header()).toBeNull());
});

test('no longer covered it stays alone, and the shell is back when it is over', async () => {
  await open();
  show({ bare: true, covers: true });
  await waitFor(() => expect(header()).toBeNull());
  show({ bare: true, covers: false });
  expect(header()).toBeNull();
  show({ bare: false, covers: false });
  expect(header()).not.toBeNull();
});
