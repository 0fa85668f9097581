// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazySource } from '../ui/lazy/lazy-source.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { LazyPage } from './lazy-page.tsx';

type Load = () => Promise<ComponentType>;

beforeEach(() => {
  // React reports what a boundary catches; here that is the point of the test.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a spinner stands in until the page is there', async () => {
  const source = lazySource(() => Promise.resolve(() => <h1>Here</h1>));
  render(<LazyPage source={source} />);
  expect(screen.getByText('Loading')).toBeTruthy();
  expect(await screen.findByText('Here')).toBeTruthy();
});

test('a page that was loaded before is there at once', async () => {
  const load = vi.fn<Load>().mockResolvedValue(() => <h1>Here</h1>);
  const source = lazySource(load);
  void source.preload();
  await source.load();
  render(<LazyPage source={source} />);
  expect(screen.getByText('Here')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

test('one page after another in the same place is that other page', async () => {
  const first = lazySource(() => Promise.resolve(() => <h1>First</h1>));
  const second = lazySource(() => Promise.resolve(() => <h1>Second</h1>));
  const { rerender } = render(<LazyPage source={first} />);
  await screen.findByText('First');
  rerender(<LazyPage source={second} />);
  expect(await screen.findByText('Second')).toBeTruthy();
  expect(screen.queryByText('First')).toBeNull();
});

test('loading ahead in vain does not keep the page from loading', async () => {
  const load = vi.fn<Load>().mockRejectedValueOnce(new TypeError('offline'));
  const source = lazySource(load.mockResolvedValue(() => <h1>Here</h1>));
  void source.preload();
  await expect(source.load()).rejects.toThrow('offline');
  render(<LazyPage source={source} />);
  expect(await screen.findByText('Here')).toBeTruthy();
});

test('a page that could not be loaded is loaded by trying again', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /x.js'))
    .mockResolvedValue(() => <h1>Here</h1>);
  render(
    <ErrorBoundary resetKey="/home">
      <LazyPage source={lazySource(load)} />
    </ErrorBoundary>,
  );
  expect(await screen.findByText('This page could not be loaded.')).toBeTruthy();
  fireEvent.click(screen.getByText('Try again'));
  expect(await screen.findByText('Here')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

function Broken(): never {
  throw new Error('No such exercise');
}

test('a crash says what happened and goes away with the next page', () => {
  const { rerender } = render(
    <ErrorBoundary resetKey="/workout">
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByText('This page has stopped.')).toBeTruthy();
  expect(screen.getByText('No such exercise')).toBeTruthy();
  expect(screen.getByText('Reload')).toBeTruthy();
  rerender(
    <ErrorBoundary resetKey="/home">
      <h1>Home</h1>
    </ErrorBoundary>,
  );
  expect(screen.getByText('Home')).toBeTruthy();
});
