import { expect, test } from 'vitest';
import { engineName } from './engine-words.ts';

test('an engine that nobody has named yet keeps its id', () => {
  expect(engineName('piper')).toBe('Built-in voice');
  expect(engineName('new-one')).toBe('new-one');
});
