// @vitest-environment jsdom

import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionTable } from '../../features/analytics/sessions/session-log.ts';
import { hasNext } from '../../features/program/data/has-next.ts';
import { useIdentity } from '../../platform/identity.ts';
import { setStorageOwner } from '../../platform/storage.ts';
import { endedEarly } from '../session/test-support/ended-early.ts';
import { HomeSide } from './home-side.tsx';

const user = { id: 'u1', email: 'ada@example.com', name: 'Ada' };

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ workouts: [], programs: [] }));
  setStorageOwner(user.id);
  useIdentity.setState({ status: 'signed-in', user, token: 't1', offline: false });
});
afterEach(() => {
  cleanup();
  setStorageOwner(null);
  vi.unstubAllGlobals();
  localStorage.clear();
});

const open = () =>
  render(
    <MemoryRouter initialEntries={['/home']}>
      <HomeSide userId={user.id} />
    </MemoryRouter>,
  );

test('who has not trained yet is told what will be listed', async () => {
  open();
  await screen.findByText(/^None yet\. Your latest ones/);
});

test('who has sessions and no workouts is not told that there was nothing', async () => {
  sessionTable.put(endedEarly(new Date().toISOString()));
  open();
  await screen.findByText(/^None to start again\. What you trained is in Analytics/);
  expect(screen.queryByText(/^None yet\. Your latest ones/)).toBeNull();
});

test('no streak is told before the account has told its sessions', async () => {
  hasNext.write(true);
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  open();
  await screen.findByText('Loading streak');
  expect(screen.queryByText('0 days')).toBeNull();
});
