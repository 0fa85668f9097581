import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { figuresFont } from './figures-font.ts';

// That it holds the figures, and is what the clock is written in, is seen in a browser (opening.spec.ts).
test('the figures of a clock come in a small file of their own', async () => {
  const font = await readFile(await figuresFont());
  expect(font.subarray(0, 4).toString('latin1')).toBe('wOF2');
  expect(font.length).toBeGreaterThan(1500);
  expect(font.length).toBeLessThan(4000);
});
