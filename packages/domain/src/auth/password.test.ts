import { describe, expect, it } from 'vitest';
import { isWeakPassword } from './password.ts';

describe('a weak password', () => {
  it.each([
    'password',
    'Password123',
    ' qwerty123 ',
    '12345678',
    '87654321',
    'aaaaaaaa',
    'abababab',
    'abcdefgh',
    'hgfedcba',
    'qwertyuiop',
    'cadence123',
    'Welcome2026!',
    'a1b2c3d4',
    'hello123',
    'qwer1234',
    '1234qwer',
    'asdfasdf',
    'michael1',
    'killer123',
    'qazwsxedc',
    '123456789012',
    'passwordpassword',
    '1q2w3e4r',
  ])('%s is one', (password) => {
    expect(isWeakPassword(password)).toBe(true);
  });

  it.each(['correct horse battery', 'tr4in-to-the-second', '20261115083142', 'qwerty and coffee'])(
    '%s is none',
    (password) => {
      expect(isWeakPassword(password)).toBe(false);
    },
  );
});
