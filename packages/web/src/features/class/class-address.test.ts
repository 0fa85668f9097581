import { expect, test } from 'vitest';
import { codeIn } from './class-address.ts';

test('a code is read from behind the hash, and one that cannot be decoded as it stands', () => {
  expect(codeIn('#ABCDE-23456')).toBe('ABCDE-23456');
  expect(codeIn('#ABCDE%2023456%20')).toBe('ABCDE 23456');
  expect(codeIn('#50%')).toBe('50%');
  expect(codeIn('#%E0%A4')).toBe('%E0%A4');
});
