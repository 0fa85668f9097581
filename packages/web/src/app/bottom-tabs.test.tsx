// @vitest-environment jsdom

import { act, cleanup, render, screen } from '@testing-library/react';
import { use } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { BottomTabs } from './bottom-tabs.tsx';

afterEach(cleanup);

const never = new Promise<string>(() => {});

/** Any other page than the first is never made. */
function Page({ first }: { first: string }) {
  const { pathname } = useLocation();
  return <h1>{pathname === first ? first : use(never)}</h1>;
}

function showTabs(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Page first={path} />
      <BottomTabs menuOpen={false} onMore={() => {}} />
    </MemoryRouter>,
  );
}

function marked() {
  const tabs = screen.getByRole('navigation', { name: 'Tabs' });
  return Array.from(tabs.querySelectorAll('[aria-current]'), ({ textContent }) => textContent);
}

test.each([
  ['/home', 'Home'],
  ['/', 'Home'],
  ['/calendar', 'Calendar'],
  ['/profile', 'More'],
])('on %s, %s is marked', (path, name) => {
  showTabs(path);
  expect(marked()).toEqual([name]);
});

test('a tab is marked when it is pressed, before its page is made', async () => {
  showTabs('/home');
  await act(async () => screen.getByRole('link', { name: 'Coach' }).click());
  expect(screen.getByRole('heading').textContent).toBe('/home');
  expect(marked()).toEqual(['Coach']);
});
