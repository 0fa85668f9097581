// @vitest-environment jsdom
/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HomePage } from '../pages/home-page.tsx';
import { Page } from '../pages/page.tsx';
import { MemoryRouter } from '../ui/router/test-support/memory-router.tsx';
import { Header } from './header.tsx';

const html = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');
const opening = new DOMParser().parseFromString(html, 'text/html').querySelector('.opening');

function find(root: Element | null, selector: string): Element {
  const found = root?.querySelector(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

const classesOf = (element: Element) => [...element.classList].sort();

/** Of the real one only where it stays while the page is scrolled, and that it is not printed. */
const looksOf = (element: Element) =>
  classesOf(element).filter((name) => !['sticky', 'top-0', 'z-20', 'print:hidden'].includes(name));

const shapesOf = (logo: Element) =>
  [logo, ...logo.querySelectorAll('*')].map((part) => ({
    is: part.tagName.toLowerCase(),
    ...Object.fromEntries(
      [...part.attributes]
        .filter(({ name }) => name !== 'shape-rendering')
        .map(({ name, value }) => [name, name === 'class' ? value.trim() : value]),
    ),
  }));

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function showHeader() {
  const user = { id: 'u1', email: 'ada@example.com', name: 'Ada' };
  const nothing = () => {};
  render(<Header user={user} menuOpen={false} onMenu={nothing} onLogout={nothing} />, {
    wrapper: MemoryRouter,
  });
  return screen.getByRole('banner');
}

test('the opening has the logo of the header: its bars, its size and its name', () => {
  const header = showHeader();
  const drawn = find(opening, 'span:has(> svg)');
  const real = find(header, 'span:has(> svg)');
  expect(shapesOf(drawn)).toEqual(shapesOf(real));
  expect(drawn.textContent?.trim()).toBe(real.textContent);
});

test('its bar is as high as the header, and has the same edges', () => {
  const header = showHeader();
  const bar = find(opening, ':scope > div');
  expect(classesOf(bar)).toEqual(looksOf(header));
  expect(classesOf(find(bar, ':scope > div'))).toEqual(classesOf(find(header, ':scope > div')));
});

test('its page stands where every page does, and says what Home says', () => {
  render(<Page title="Any">Words</Page>, { wrapper: MemoryRouter });
  const real = screen.getByRole('heading', { level: 1 });
  const drawn = find(opening, 'h1');
  expect(classesOf(find(opening, 'div:has(> h1)'))).toEqual(
    classesOf(find(document.body, 'div:has(> h1)')),
  );
  const own = ['opening-home', 'outline-none'];
  const heads = [drawn, real].map((one) => classesOf(one).filter((name) => !own.includes(name)));
  expect(heads[0]).toEqual(heads[1]);
  cleanup();
  render(<HomePage />, { wrapper: MemoryRouter });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(drawn.textContent);
});
