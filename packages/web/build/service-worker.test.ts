import { expect, test } from 'vitest';
import { assetPaths } from './service-worker.ts';

test('the worker keeps the hashed files, not their maps and compressed twins', () => {
  const files = ['index.html', 'assets/b.js', 'assets/b.js.map', 'assets/b.js.br', 'assets/a.css'];
  expect(assetPaths([...files, 'assets/a.css.gz', 'mark.svg'])).toEqual([
    '/assets/a.css',
    '/assets/b.js',
  ]);
});
