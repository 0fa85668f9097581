// @vitest-environment jsdom

import { act, cleanup, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useArrival } from './use-arrival.ts';

beforeEach(() => void vi.stubGlobal('scrollTo', vi.fn()));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Page({ title }: { title: string }) {
  const heading = useArrival(title);
  return (
    <main tabIndex={-1}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
    </main>
  );
}

function goToPlans() {
  render(
    <MemoryRouter initialEntries={['/start']}>
      <Link to="/plans">Go</Link>
      <Routes>
        <Route path="/start" element={<Page key="start" title="Start" />} />
        <Route path="/plans" element={<Page key="plans" title="Plans" />} />
      </Routes>
    </MemoryRouter>,
  );
  act(() => screen.getByRole('link').click());
  expect(document.title).toBe('Plans · Cadence');
}

test('whoever arrives is led to the heading and to the top', () => {
  goToPlans();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Plans' }));
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
});

test('the page that the browser opened takes no focus', () => {
  render(
    <MemoryRouter initialEntries={['/start']}>
      <Page title="Start" />
    </MemoryRouter>,
  );
  expect(document.activeElement).toBe(document.body);
  expect(scrollTo).not.toHaveBeenCalled();
});
