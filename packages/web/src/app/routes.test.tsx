// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useIdentity } from '../platform/identity.ts';
import { AppRoutes } from './routes.tsx';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  useIdentity.setState({ status: 'signed-out', user: null });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <AppRoutes />
    </MemoryRouter>,
  );
// The page's modules are compiled on the way.
const findHeading = (name: string) => screen.findByRole('heading', { name }, { timeout: 120_000 });

test('a page loads when it is opened, with a spinner until it is there', async () => {
  open('/register');
  expect(screen.getByRole('status').textContent).toContain('Loading');
  expect(await findHeading('Create your account.')).toBeTruthy();
  expect(screen.queryByText('Loading')).toBeNull();
});

test('paths are whole: below one of them there is none', async () => {
  open('/register/42');
  expect(await findHeading('Say what you want. Train to the second.')).toBeTruthy();
});
