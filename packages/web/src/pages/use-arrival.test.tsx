// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { breath } from '../ui/pace/breath.ts';
import { Link } from '../ui/router/router.tsx';
import { Route, Routes } from '../ui/router/routes.tsx';
import { MemoryRouter } from '../ui/router/test-support/memory-router.tsx';
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
      <input aria-label="Wish" />
    </main>
  );
}

/** The page is shown, and has not had a task of its own yet. */
function goToPlans() {
  render(
    <MemoryRouter path="/start">
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

test('whoever arrives is led to the heading and to the top, in a task of its own', async () => {
  goToPlans();
  expect(document.activeElement).toBe(document.body);
  await breath();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Plans' }));
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
});

test('who has begun to write by then goes on writing', async () => {
  goToPlans();
  screen.getByRole('textbox').focus();
  await breath();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

test('a tap on plain text meanwhile is no choice of a place', async () => {
  goToPlans();
  screen.getByRole('main').focus();
  await breath();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Plans' }));
});

test('the page that the browser opened takes no focus', async () => {
  render(
    <MemoryRouter path="/start">
      <Page title="Start" />
    </MemoryRouter>,
  );
  await breath();
  expect(document.activeElement).toBe(document.body);
  expect(scrollTo).not.toHaveBeenCalled();
});
