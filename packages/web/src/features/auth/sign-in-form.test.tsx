// @vitest-environment jsdom
import { errorBody } from '@cadence/contract/errors';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startIdentity, useIdentity } from '../../platform/identity.ts';
import { eventually } from '../../platform/test-support/eventually.ts';
import { SignInForm } from './sign-in-form.tsx';

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

const email = () => screen.getByLabelText<HTMLInputElement>('E-mail');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const answer = (status: number, body: unknown, headers = {}) =>
  fetching.mockImplementation(() =>
    Promise.resolve(new Response(JSON.stringify(body), { status, headers })),
  );

async function send(address: string, secret: string) {
  const person = userEvent.setup();
  if (address) await person.type(email(), address);
  if (secret) await person.type(password(), secret);
  await person.click(screen.getByRole('button', { name: 'Sign in' }));
}

test('an empty form says what is missing and goes to the first field', async () => {
  render(<SignInForm />);
  await send('', '');
  expect(screen.getByText('Enter your e-mail address')).toBeTruthy();
  expect(screen.getByText('Enter your password')).toBeTruthy();
  expect(document.activeElement).toBe(email());
  expect(fetching).not.toHaveBeenCalled();
});

test('a field is checked when it is left, and its message goes with the mistake', async () => {
  const person = userEvent.setup();
  const message = 'Enter an e-mail address such as you@example.com';
  render(<SignInForm />);
  await person.type(email(), 'ann@');
  expect(screen.queryByText(message)).toBeNull();
  await person.tab();
  expect(screen.getByText(message)).toBeTruthy();
  await person.type(email(), 'example.com');
  expect(screen.queryByText(message)).toBeNull();
});

test('a field passed by is not complained about', async () => {
  const person = userEvent.setup();
  render(<SignInForm />);
  await person.click(email());
  await person.tab();
  expect(screen.queryByText('Enter your e-mail address')).toBeNull();
});

test('wrong credentials: the text of the specification, the e-mail stays, the password goes', async () => {
  answer(401, errorBody('INVALID_CREDENTIALS'));
  render(<SignInForm />);
  await send('ann@example.com', 'wrong');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Invalid email or password. Please check your credentials and try again.',
  );
  expect(email().value).toBe('ann@example.com');
  expect(password().value).toBe('');
  expect(document.activeElement).toBe(password());
});

test('too many attempts: how long to wait', async () => {
  answer(429, errorBody('TOO_MANY_ATTEMPTS'), { 'Retry-After': '120' });
  render(<SignInForm />);
  await send('ann@example.com', 'wrong');
  expect(await screen.findByText(/Try again in 2 minutes\./)).toBeTruthy();
});

test('the e-mail is sent trimmed and in lower case', async () => {
  const user = { id: 'u1', email: 'ann@example.com', name: '' };
  answer(200, { user, token: 't' });
  render(<SignInForm />);
  await send(' Ann@Example.com ', 'right');
  await eventually(() => expect(useIdentity.getState().status).toBe('signed-in'));
  expect(fetching.mock.lastCall?.[1]?.body).toBe(
    JSON.stringify({ email: 'ann@example.com', password: 'right' }),
  );
});
