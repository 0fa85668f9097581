// @vitest-environment jsdom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepReminding } from './keep-reminding.ts';
import { reminderSetting } from './reminder-setting.ts';
import { Reminders } from './reminders.tsx';

const publicKey = 'BAAA';
const sent: { method: string; body: Record<string, unknown> | null }[] = [];
let device: unknown = null;
let fails = false;

beforeEach(() => {
  sent.length = 0;
  device = null;
  fails = false;
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', body }: RequestInit = {}) => {
    if (fails) throw new TypeError('no network');
    const given = body ? JSON.parse(String(body)) : null;
    sent.push({ method, body: given });
    if (method === 'DELETE') return new Response(null, { status: 204 });
    if (method === 'PUT') {
      const { endpoint: _endpoint, p256dh: _p256dh, auth: _auth, ...kept } = given;
      device = kept;
    }
    return Response.json({ public_key: publicKey, device });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  reminderSetting.remove();
});

/** A browser in which the user answers so once asked, and that is woken at an address. */
function browserThat(answers: NotificationPermission, subscribe?: () => Promise<unknown>) {
  const asked = {
    permission: 'default' as NotificationPermission,
    requestPermission: vi.fn(async () => {
      asked.permission = answers;
      return answers;
    }),
  };
  const unsubscribe = vi.fn(async () => true);
  const keys = { p256dh: 'p', auth: 'a' };
  const subscription = {
    unsubscribe,
    options: { applicationServerKey: Uint8Array.from([4, 0, 0]).buffer },
    toJSON: () => ({ endpoint: 'https://push.example.com/one', keys }),
  };
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: subscribe ?? (async () => subscription),
  };
  vi.stubGlobal('Notification', asked);
  vi.stubGlobal('PushManager', class {});
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => ({ pushManager }) },
  });
  return { asked, unsubscribe };
}

const show = () =>
  render(
    <MemoryRouter>
      <Reminders />
    </MemoryRouter>,
  );
const named = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name });
const main = () => named('Remind me on this device');
const said = () => screen.getByRole('status').textContent;
const puts = () => sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);

test('asks for permission only on the tap, tells the server, and ends it again', async () => {
  const { asked, unsubscribe } = browserThat('granted');
  show();
  expect(asked.requestPermission).not.toHaveBeenCalled();
  await userEvent.click(main());
  expect(asked.requestPermission).toHaveBeenCalledOnce();
  expect(main().checked).toBe(true);
  expect(puts()).toEqual([
    {
      kinds: ['planned', 'missed', 'week'],
      minutes: 18 * 60,
      quiet_from: 22 * 60,
      quiet_to: 7 * 60,
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      endpoint: 'https://push.example.com/one',
      p256dh: 'p',
      auth: 'a',
    },
  ]);
  await userEvent.click(named('Missed sessions'));
  expect(puts().at(-1)).toMatchObject({ kinds: ['planned', 'week'] });
  await userEvent.click(main());
  expect(main().checked).toBe(false);
  expect(sent.at(-1)?.method).toBe('DELETE');
  expect(unsubscribe).toHaveBeenCalledOnce();
});

test('a time is sent once it was entered, and refused within the quiet hours', async () => {
  browserThat('granted');
  show();
  await userEvent.click(main());
  const enter = async (name: string, value: string) => {
    const field = screen.getByLabelText<HTMLInputElement>(name);
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
    await vi.waitFor(() => expect(main().disabled).toBe(false));
  };
  await enter('At', '06:45');
  expect(said()).toBe('This time is within your quiet hours.');
  expect(screen.getByLabelText<HTMLInputElement>('At').value).toBe('18:00');
  await enter('Quiet until', '06:00');
  await enter('At', '06:45');
  expect(said()).toBe('');
  expect(puts().at(-1)).toMatchObject({ minutes: 405, quiet_to: 360 });
});

test.each([
  ['denied', /Your browser blocks notifications/],
  ['default', /You have not allowed notifications/],
] as const)('answered with %s it stays off and says why', async (answer, words) => {
  browserThat(answer);
  show();
  await userEvent.click(main());
  expect(main().checked).toBe(false);
  expect(said()).toMatch(words);
  expect(sent).toEqual([]);
});

test('a browser that cannot be woken says so', async () => {
  vi.stubGlobal('Notification', undefined);
  show();
  await userEvent.click(main());
  expect(said()).toContain('This browser cannot be reminded');
});

test('a browser whose push service cannot be reached says so, and so does a server that is away', async () => {
  browserThat('granted', () => Promise.reject(new DOMException('no service', 'AbortError')));
  show();
  await userEvent.click(main());
  expect(main().checked).toBe(false);
  expect(said()).toContain('could not be reached by its push service');
  fails = true;
  await userEvent.click(main());
  expect(said()).not.toContain('push service');
  expect(said()).not.toBe('');
});

test('a permission that was taken back is told', () => {
  const { asked } = browserThat('denied');
  asked.permission = 'denied';
  reminderSetting.write({ ...reminderSetting.read(), isOn: true });
  show();
  expect(main().checked).toBe(false);
  expect(said()).toContain('Your browser blocks notifications');
});

test('at a start the server is told only what it does not know', async () => {
  const { asked } = browserThat('granted');
  await keepReminding();
  expect(sent).toEqual([]);
  reminderSetting.write({ ...reminderSetting.read(), isOn: true });
  asked.permission = 'granted';
  await keepReminding();
  expect(puts()).toHaveLength(1);
  await keepReminding();
  expect(puts()).toHaveLength(1);
  // Signed in anew, or travelled.
  device = null;
  await keepReminding();
  expect(puts()).toHaveLength(2);
});
