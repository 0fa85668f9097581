// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ['/login', 'Say what you want. Train to the second.'],
  ['/register', 'Create your account.'],
])('%s follows the system’s mode while it is open', async (path, heading) => {
  const system = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => system);
  vi.resetModules();
  const fresh = await import('./app.tsx');
  (await import('../platform/identity.ts')).useIdentity.setState({ status: 'signed-out' });
  window.history.replaceState(null, '', path);
  render(<fresh.App />);
  // The page's modules are compiled on the way.
  await screen.findByRole('heading', { name: heading }, { timeout: 120_000 });
  for (const matches of [true, false]) {
    system.matches = matches;
    act(() => void system.dispatchEvent(new Event('change')));
    expect(document.documentElement.classList.contains('dark')).toBe(matches);
  }
});
