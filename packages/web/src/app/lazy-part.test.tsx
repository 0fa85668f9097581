// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyPart } from '../ui/lazy-part.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

afterEach(cleanup);

test('a part that could not be loaded is loaded again by Try again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi
    .fn<() => Promise<ComponentType>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(() => <h1>Here</h1>);
  const Part = lazyPart(load);
  render(
    <ErrorBoundary resetKey="one">
      <Suspense fallback="Loading">
        <Part />
      </Suspense>
    </ErrorBoundary>,
  );
  expect(await screen.findByText('This page could not be loaded.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Here' })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});
