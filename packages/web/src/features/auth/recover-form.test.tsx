// @vitest-environment jsdom
import { errorBody } from '@cadence/contract/errors';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startIdentity } from '../../platform/identity.ts';
import { eventually } from '../../platform/test-support/eventually.ts';
import { RecoverForm } from './recover-form.tsx';

const fetching = vi.fn<typeof fetch>();
let stop = () => {};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  fetching.mockReset();
  vi.stubGlobal('fetch', fetching);
  stop = startIdentity();
});
afterEach(() => {
  cleanup();
  stop();
  vi.unstubAllGlobals();
});

function serve(mail: boolean, mailStatus = 204): void {
  fetching.mockImplementation(async (input) => {
    if (String(input).endsWith('/auth/options')) {
      return new Response(JSON.stringify({ registration: 'open', mail }));
    }
    if (mailStatus === 204) return new Response(null, { status: 204 });
    return new Response(JSON.stringify(errorBody('TOO_MANY_ATTEMPTS')), { status: mailStatus });
  });
}

const mailed = () => fetching.mock.calls.filter(([input]) => String(input).endsWith('/mail'));
const button = () => screen.findByRole('button', { name: 'Send me a code' });

test('a code is asked for by mail, to the address that was typed', async () => {
  serve(true);
  render(<RecoverForm />);
  const person = userEvent.setup();
  await person.type(screen.getByLabelText('E-mail'), 'ann@example.com');
  await person.click(await button());
  await screen.findByText('If ann@example.com has an account, a code is on its way.');
  expect(mailed().map(([, init]) => init?.body)).toEqual([
    JSON.stringify({ email: 'ann@example.com' }),
  ]);
});

test('without an address nothing is asked for, and the field says so', async () => {
  serve(true);
  render(<RecoverForm />);
  await userEvent.setup().click(await button());
  await screen.findByText('Enter an e-mail address such as you@example.com');
  expect(mailed()).toEqual([]);
});

test('what keeps the mail from being sent is said', async () => {
  serve(true, 429);
  render(<RecoverForm />);
  const person = userEvent.setup();
  await person.type(screen.getByLabelText('E-mail'), 'ann@example.com');
  await person.click(await button());
  await screen.findByText(/Too many attempts/);
});

test('a server without mail offers none', async () => {
  serve(false);
  render(<RecoverForm />);
  await eventually(() => expect(fetching).toHaveBeenCalled());
  await Promise.resolve();
  expect(screen.queryByRole('button', { name: 'Send me a code' })).toBeNull();
});
