// @vitest-environment jsdom

import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter, Outlet, Route, Routes } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { type ShellControls, useFullBleed } from './full-bleed.ts';

afterEach(cleanup);

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

let show: (bare: boolean) => void = () => {};

function Timer() {
  const [bare, setBare] = useState(false);
  show = (next) => act(() => setBare(next));
  useFullBleed(bare);
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

test('what stands alone has no header over it, and the shell is back when it is over', async () => {
  await open();
  show(true);
  expect(screen.getByText('Running')).toBeTruthy();
  expect(header()).toBeNull();
  show(false);
  expect(header()).not.toBeNull();
});
