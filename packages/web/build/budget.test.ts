import { describe, expect, test } from 'vitest';
import { type BudgetChunk, firstLoad, withPreloads } from './budget.ts';

function chunk(fileName: string, extra: Partial<BudgetChunk> = {}): BudgetChunk {
  return { fileName, code: fileName, isEntry: false, moduleIds: [], imports: [], ...extra };
}

const login = chunk('login.js', {
  moduleIds: ['/src/ui/field.tsx', '/src/pages/login-page.tsx'],
  imports: ['shared.js', 'field.js'],
});

describe('the first load of a page', () => {
  test('holds the entry, the page and what they import, each once', () => {
    const rows = firstLoad(
      [
        chunk('entry.js', { isEntry: true, imports: ['shared.js'] }),
        login,
        chunk('shared.js', { imports: ['deep.js'] }),
        chunk('deep.js', { imports: ['shared.js'] }),
        chunk('field.js'),
        chunk('timer.js'),
      ],
      ['pages/login-page'],
    );
    expect(rows.map((row) => row.fileName).sort()).toEqual([
      'deep.js',
      'entry.js',
      'field.js',
      'login.js',
      'shared.js',
    ]);
  });

  test('lists the heaviest file first', () => {
    const heavy = Array.from({ length: 500 }, (_, index) => `v${index * 7919}`).join();
    const rows = firstLoad(
      [chunk('entry.js', { isEntry: true, code: heavy }), login],
      ['login-page'],
    );
    expect(rows[0]?.fileName).toBe('entry.js');
  });

  test('a page without a chunk of its own is an error, not a pass', () => {
    expect(() => firstLoad([chunk('entry.js', { isEntry: true })], ['login-page'])).toThrow(
      'no chunk',
    );
  });
});

test('a page of its own names what it needs, each file once and in the head', () => {
  const page = '<head><script type="module" src="/assets/index.js"></script></head><body></body>';
  const own = withPreloads(page, ['assets/index.js', 'assets/home.js', 'assets/home.css']);
  const [head = ''] = own.split('</head>');
  expect(head.match(/assets\/[a-z.]+/g)).toEqual([
    'assets/index.js',
    'assets/home.js',
    'assets/home.css',
  ]);
  expect(head).toContain('rel="stylesheet" crossorigin href="/assets/home.css"');
});
