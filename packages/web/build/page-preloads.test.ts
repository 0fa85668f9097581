import { expect, test } from 'vitest';
import { besides, withPreloads, withScriptsLast, withStyles } from './page-preloads.ts';

const page = '<head><script type="module" src="/assets/app-1.js"></script></head><body></body>';

test('a page names what its route needs besides what it names already', () => {
  const named = withPreloads(page, ['assets/app-1.js', 'assets/shell-2.js', 'assets/home-3.js']);
  const preloaded = [...named.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)">/g)];
  expect(preloaded.map(([, href]) => href)).toEqual(['/assets/shell-2.js', '/assets/home-3.js']);
  expect(named.indexOf('home-3')).toBeLessThan(named.indexOf('</head>'));
});

test('scripts let the looks and the typeface of the first picture go first', () => {
  const last = withScriptsLast(
    withStyles(withPreloads(page, ['assets/timer-4.js']), ['assets/a.css']),
  );
  expect(last).toContain('<script type="module" fetchpriority="low" src="/assets/app-1.js">');
  expect(last).toContain(
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/timer-4.js">',
  );
  expect(last.match(/fetchpriority/g)).toHaveLength(2);
});

test('what a page names besides its first load is marked', () => {
  const named = withPreloads(page, ['assets/app-1.js', 'assets/timer-4.js'], besides);
  expect(named).toContain(
    '<link rel="modulepreload" data-besides crossorigin href="/assets/timer-4.js">',
  );
  expect(named.match(/data-besides/g)).toHaveLength(1);
});

test('a page that names all that is needed stays as it is', () => {
  expect(withPreloads(page, ['assets/app-1.js'])).toBe(page);
});

test('the looks of what it needs are named once', () => {
  const named = withStyles(withStyles(page, ['assets/timer-5.css']), ['assets/timer-5.css']);
  const link = '<link rel="stylesheet" crossorigin href="/assets/timer-5.css">';
  expect(named.split(link)).toHaveLength(2);
  expect(named.indexOf(link)).toBeLessThan(named.indexOf('</head>'));
});
