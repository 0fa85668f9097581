import { expect, test } from 'vitest';
import { type EntryChunk, tooEarly } from './light-entry.ts';

function chunk(fileName: string, moduleIds: string[], imports: string[] = []): EntryChunk {
  return { fileName, isEntry: fileName === 'index.js', moduleIds, imports };
}

const own = ['/web/index.html', '/web/src/main.tsx', '/web/src/ui/styles.css'];
const loader = chunk('loader.js', ['\0vite/preload-helper.js']);
const runtime = chunk('runtime.js', ['\0rolldown/runtime.js']);
const app = chunk('app.js', ['/web/src/app/start.tsx'], ['base.js', 'loader.js']);
const base = chunk('base.js', ['/node_modules/react/index.js']);

test('the looks and the way to fetch the app are no app', () => {
  const entry = chunk('index.js', own, ['loader.js', 'runtime.js']);
  expect(tooEarly([entry, loader, runtime, app, base])).toEqual([]);
});

test('what the entry imports is found, and what that needs in turn', () => {
  expect(tooEarly([chunk('index.js', own, ['app.js']), loader, app, base])).toEqual([
    '/web/src/app/start.tsx',
    '/node_modules/react/index.js',
  ]);
});

test('what the bundler has put into the entry itself is found too', () => {
  const entry = chunk('index.js', [...own, '/web/src/platform/json.ts'], ['loader.js']);
  expect(tooEarly([entry, loader])).toEqual(['/web/src/platform/json.ts']);
});

test('a bundle without an entry is an error, not a pass', () => {
  expect(() => tooEarly([app, base])).toThrow('no entry');
});
