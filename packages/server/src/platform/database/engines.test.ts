import { describe, expect, it } from 'vitest';
import { isDatabaseOutage } from './engines.ts';

const withCode = (code: string) => Object.assign(new Error('told by the driver'), { code });

describe('an error of the database', () => {
  it.each([
    'ECONNREFUSED',
    'ECONNRESET',
    'ETIMEDOUT',
    '08006',
    '53300',
    '57P01',
    '57P03',
    '57014',
    '40001',
    '40P01',
    'SQLITE_BUSY',
    'SQLITE_FULL',
  ])('%s is worth another try', (code) => {
    expect(isDatabaseOutage(withCode(code))).toBe(true);
  });

  it.each(['23505', '42P01', '22P02', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_ERROR'])(
    '%s is not',
    (code) => {
      expect(isDatabaseOutage(withCode(code))).toBe(false);
    },
  );
});
