// @vitest-environment jsdom
import { act, cleanup, render, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useIdentity } from '../platform/identity.ts';
import { lazySource } from '../ui/lazy/lazy-source.ts';
import { usePreload } from '../ui/lazy/use-preload.ts';
import { MemoryRouter } from '../ui/router/test-support/memory-router.tsx';
import { standInForDialogs } from '../ui/test-support/dialogs.ts';
import { Shell } from './shell.tsx';

const user = { id: 'u1', email: 'ada@example.com', name: 'Ada' };

beforeEach(() => {
  standInForDialogs();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  useIdentity.setState({ status: 'signed-in', user, token: 't1', offline: true });
});
afterEach(() => {
  cleanup();
  useIdentity.setState(useIdentity.getInitialState(), true);
  vi.unstubAllGlobals();
});

test('parts that could not be had are fetched once the server answers again', async () => {
  const fetchPart = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('server down'))
    .mockResolvedValue('part');
  const sources = [lazySource(fetchPart)];
  render(
    <MemoryRouter path="/calendar">
      <Shell />
    </MemoryRouter>,
  );
  renderHook(() => usePreload(sources));
  await waitFor(() => expect(fetchPart).toHaveBeenCalledTimes(1));
  act(() => useIdentity.setState({ offline: false }));
  await waitFor(() => expect(sources[0]?.loaded()).toBe('part'));
});
