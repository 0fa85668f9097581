import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromKilograms, heightText, readHeightCm, readUnit, toKilograms } from './units.ts';

test('what was typed is what is shown, in either unit', () => {
  const tenths = fc.integer({ min: 1, max: 20_000 }).map((amount) => amount / 10);
  fc.assert(
    fc.property(tenths, fc.constantFrom('kg', 'lb'), (amount, unit) => {
      expect(fromKilograms(toKilograms(amount, unit), unit).toFixed(1)).toBe(amount.toFixed(1));
    }),
  );
  expect(toKilograms(100, 'lb')).toBe(45.35924);
});

test.each([
  ['178', 178],
  ['178 cm', 178],
  ['1.78 m', 178],
  ['1,8', 180],
  ['5 ft 10 in', 178],
  ['5\'10"', 178],
  ["6'", 183],
  ['tall', null],
  ['', null],
  ['1e2', null],
  ['-178', null],
])('a height of %s', (text, cm) => {
  expect(readHeightCm(text)).toBe(cm);
});

test('a height is shown as it is said beside the unit', () => {
  expect([heightText(178, 'kg'), heightText(178, 'lb')]).toEqual(['178 cm', '5 ft 10 in']);
});

test('kilograms unless pounds were chosen', () => {
  expect([readUnit('lb'), readUnit('kg'), readUnit(undefined), readUnit(3)]).toEqual([
    'lb',
    'kg',
    'kg',
    'kg',
  ]);
});
