// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { use } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useLocation } from '../ui/router/router.tsx';
import { MemoryRouter } from '../ui/router/test-support/memory-router.tsx';
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
    <MemoryRouter path={path}>
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
