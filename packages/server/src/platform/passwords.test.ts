import { expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';

it('passwords are hashed with argon2id at the cost that production uses', async () => {
  const passwords = await createPasswords();
  const stored = await passwords.hash('correct horse battery');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.verify('correct horse battery', stored)).toBe(true);
  expect(await passwords.verify('another one', stored)).toBe(false);
  expect(await passwords.verify('correct horse battery', null)).toBe(false);
});
