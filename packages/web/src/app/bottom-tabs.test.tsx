// @vitest-environment jsdom

import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { BottomTabs } from './bottom-tabs.tsx';

afterEach(cleanup);

function showTabs(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
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
