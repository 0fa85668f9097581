import { expect, test } from 'vitest';
import { newId } from './new-id.ts';

test('is a UUIDv7 that begins with its time', () => {
  // The example of RFC 9562, A.6.
  const bytes = [0, 0, 0, 0, 0, 0, 0xcc, 0xc3, 0x18, 0xc4, 0xdc, 0x0c, 0x0c, 0x07, 0x39, 0x8f];
  expect(newId(0x017f22e279b0, () => Uint8Array.from(bytes))).toBe(
    '017f22e2-79b0-7cc3-98c4-dc0c0c07398f',
  );
});

test('sorts by time and does not repeat', () => {
  const ids = Array.from({ length: 500 }, (_, index) => newId(1_780_000_000_000 + index));
  expect([...ids].sort()).toEqual(ids);
  expect(new Set(Array.from({ length: 500 }, () => newId())).size).toBe(500);
});
