// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NotificationOpener } from './notification-opener.tsx';

const worker = new EventTarget();
beforeEach(() => {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker });
});
afterEach(cleanup);

function Place() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

const show = (isHeld: boolean) =>
  render(
    <MemoryRouter initialEntries={['/workout']}>
      <NotificationOpener isHeld={isHeld} />
      <Place />
    </MemoryRouter>,
  );
const tell = (data: unknown) =>
  act(() => void worker.dispatchEvent(new MessageEvent('message', { data })));
const day = '2026-03-02';

test('a reminder that is tapped leads to its day', () => {
  show(false);
  tell({ type: 'OPEN_DAY', day });
  expect(screen.getByText(`/calendar?day=${day}`)).toBeTruthy();
});

test('nothing leads away from a running workout', () => {
  show(true);
  tell({ type: 'OPEN_DAY', day });
  expect(screen.getByText('/workout')).toBeTruthy();
});

test.each([null, { type: 'OPEN_DAY' }, { type: 'OPEN_DAY', day: '../x' }, { type: 'x', day }])(
  '%o leads nowhere',
  (data) => {
    show(false);
    tell(data);
    expect(screen.getByText('/workout')).toBeTruthy();
  },
);
