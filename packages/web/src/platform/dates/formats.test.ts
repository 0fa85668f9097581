import { afterEach, expect, test, vi } from 'vitest';
import { showWeight } from '../items/show-weight.ts';
import { dateFormat, numberFormat } from './formats.ts';

const inLanguage = (language: string) => vi.stubGlobal('navigator', { language });
afterEach(() => vi.unstubAllGlobals());

test('in an English page the months of a reader of another language are English', () => {
  inLanguage('de-DE');
  expect(dateFormat({ dateStyle: 'long' })().format(new Date(2026, 2, 3))).toBe('3 March 2026');
});

test.each([
  ['de-DE', '1,234.5'],
  ['fr-FR', '1,234.5'],
  ['ar-EG', '1,234.5'],
  ['en-US', '1,234.5'],
  ['en-IN', '1,234.5'],
])('in %s a number stands as the English beside it has it', (language, written) => {
  inLanguage(language);
  expect(numberFormat()().format(1234.5)).toBe(written);
});

test('figures follow the English of a reader’s own country', () => {
  inLanguage('en-IN');
  expect(numberFormat()().format(1_234_567)).toBe('12,34,567');
});

test('a weight is written by the same rule', () => {
  inLanguage('de-DE');
  expect(showWeight(1022.5)).toBe('1,022.5 kg');
});
