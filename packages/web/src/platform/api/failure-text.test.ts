import { describe, expect, test } from 'vitest';
import { ApiFailure, networkFailure } from './api-failure.ts';
import { failureText, registerFailureText, signInFailureText, waitText } from './failure-text.ts';

const failure = (status: number, message: string, more = {}) =>
  new ApiFailure({ status, code: 'X', message, ...more });

test('wrong credentials', () => {
  expect(signInFailureText(failure(401, 'Unauthorized'))).toBe(
    'Invalid email or password. Please check your credentials and try again.',
  );
});

test('an e-mail that is taken', () => {
  expect(registerFailureText(failure(400, 'Email already registered'))).toBe(
    'This email address is already registered. Please login instead.',
  );
});

test('no connection', () => {
  expect(signInFailureText(networkFailure())).toBe(
    'Network error: Unable to connect... Check your connection and try again.',
  );
});

test('too many attempts say how long to wait', () => {
  const limited = failure(429, 'Too many attempts to sign in.', { retryAfterSeconds: 150 });
  expect(signInFailureText(limited)).toBe('Too many attempts to sign in. Try again in 3 minutes.');
});

test('refused fields say what is wrong with them', () => {
  const details = { fields: [{ path: 'password', message: 'Use at least 8 characters' }, null] };
  expect(failureText(failure(422, 'Invalid', { details }))).toBe('Use at least 8 characters.');
});

describe('waiting', () => {
  test.each([
    [0, '1 second'],
    [59, '59 seconds'],
    [60, '1 minute'],
    [61, '2 minutes'],
    [3600, '1 hour'],
    [7200, '2 hours'],
  ])('%i s reads %s', (seconds, text) => expect(waitText(seconds)).toBe(text));
});
