// @vitest-environment jsdom
import { errorBody } from '@cadence/contract/errors';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { writeDraft } from './drafts.ts';
import {
  changeUser,
  forgetDeletedAccount,
  login,
  logout,
  register,
  startIdentity,
  useIdentity,
} from './identity.ts';
import { storageOwner } from './storage.ts';
import { eventually } from './test-support/eventually.ts';

const ann = { id: 'u1', email: 'ann@example.com', name: 'Ann' };
const saved = JSON.stringify({ version: 1, data: { user: ann, token: 't1' } });
const state = () => useIdentity.getState();
const reply = (status: number, body: unknown) =>
  new Response(status === 204 ? null : JSON.stringify(body), { status });
const fetching = vi.fn<typeof fetch>();
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetching);
  fetching.mockReset();
  localStorage.clear();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The app starts with what the device holds, and the server answers. */
async function start(device: string | null, answer?: () => Promise<Response>) {
  if (device) localStorage.setItem('anonymous_auth', device);
  if (answer) fetching.mockImplementation(answer);
  stop = startIdentity();
  await vi.advanceTimersByTimeAsync(0);
}
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const me = (user: typeof ann) => () => Promise.resolve(reply(200, { user }));

describe('at the start', () => {
  test('nothing stored means signed out, and nobody is asked', async () => {
    await start(null);
    expect(state().status).toBe('signed-out');
    expect(fetching).not.toHaveBeenCalled();
  });

  test('a known token is checked, and the name brought up to date', async () => {
    await start(saved, me({ ...ann, name: 'Ann B.' }));
    expect(state()).toMatchObject({ status: 'signed-in', offline: false, token: 't1' });
    expect(state().user?.name).toBe('Ann B.');
    expect(storageOwner()).toBe('u1');
  });

  test('a refused token clears auth but not the training data', async () => {
    localStorage.setItem('user_u1_goals', 'x');
    await start(saved, () => Promise.resolve(reply(401, errorBody('NOT_AUTHENTICATED'))));
    expect(state()).toMatchObject({ status: 'signed-out', token: null, ending: 'rejected' });
    expect(localStorage.getItem('anonymous_auth')).toBeNull();
    expect(localStorage.getItem('user_u1_goals')).toBe('x');
  });

  test.each([
    ['junk', '{"token":"t1","user":'],
    ['an older version', saved.replace('"version":1', '"version":0')],
  ])('%s means signed out, and no copy of a token is left', async (_, text) => {
    await start(text);
    expect(state().status).toBe('signed-out');
    expect(Object.keys(localStorage)).toEqual([]);
  });
});

describe('signing in', () => {
  test('stores user and token under the anonymous key', async () => {
    await start(null, () => Promise.resolve(reply(200, { user: ann, token: 't2' })));
    expect(await login({ email: ann.email, password: 'x' })).toBe(true);
    expect(state()).toMatchObject({ status: 'signed-in', user: ann, token: 't2', error: null });
    expect(localStorage.getItem('anonymous_auth')).toContain('"t2"');
  });

  test('a failure gives false and a message', async () => {
    await start(null, () => Promise.resolve(reply(401, errorBody('INVALID_CREDENTIALS'))));
    expect(await login({ email: ann.email, password: 'x' })).toBe(false);
    expect(state()).toMatchObject({
      status: 'signed-out',
      error: 'Invalid email or password. Please check your credentials and try again.',
    });
  });

  test('registering with a taken e-mail gives false and a message', async () => {
    await start(null, () => Promise.resolve(reply(400, errorBody('EMAIL_TAKEN'))));
    expect(await register({ email: ann.email, password: 'long enough' })).toBe(false);
    expect(state().error).toBe('This email address is already registered. Please login instead.');
  });
});

describe('signing out', () => {
  test.each([
    ['answers', () => Promise.resolve(reply(204, null))],
    ['cannot be reached', offline],
  ])('clears the device when the server %s', async (_, answer) => {
    await start(saved, me(ann));
    localStorage.setItem('user_u1_goals', 'x');
    writeDraft('name', { name: 'Annie' });
    fetching.mockImplementation(answer);
    logout();
    expect(sessionStorage).toHaveLength(0);
    expect(state()).toMatchObject({ status: 'signed-out', user: null, ending: 'logout' });
    await vi.advanceTimersByTimeAsync(0);
    expect(Object.keys(localStorage)).toEqual([]);
    expect(new Headers(fetching.mock.lastCall?.[1]?.headers).get('authorization')).toBe(
      'Bearer t1',
    );
  });

  test('in another tab signs this one out', async () => {
    await start(saved, me(ann));
    writeDraft('name', { name: 'Annie' });
    localStorage.removeItem('anonymous_auth');
    window.dispatchEvent(new StorageEvent('storage', { key: 'anonymous_auth' }));
    expect(state().status).toBe('signed-out');
    expect(sessionStorage).toHaveLength(0);
  });

  test('a deleted account leaves nothing behind', async () => {
    await start(saved, me(ann));
    localStorage.setItem('user_u1_goals', 'x');
    forgetDeletedAccount();
    expect(state().ending).toBe('deleted');
    expect(Object.keys(localStorage)).toEqual([]);
  });
});

test('somebody else signing in in another tab is followed', async () => {
  await start(saved, me(ann));
  const bob = { id: 'u2', email: 'bob@example.com', name: '' };
  localStorage.setItem(
    'anonymous_auth',
    JSON.stringify({ version: 1, data: { user: bob, token: 't9' } }),
  );
  window.dispatchEvent(new StorageEvent('storage', { key: 'anonymous_auth' }));
  await eventually(() => expect(storageOwner()).toBe('u2'));
  expect(state()).toMatchObject({ status: 'signed-in', user: bob, token: 't9' });
});

test('a new name is kept on the device', async () => {
  await start(saved, me(ann));
  changeUser({ ...ann, name: 'Annie' });
  expect(state().user?.name).toBe('Annie');
  expect(localStorage.getItem('anonymous_auth')).toContain('Annie');
});
