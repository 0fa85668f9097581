// @vitest-environment jsdom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { ReminderCard } from './reminder-card.tsx';
import { reminderSetting } from './reminder-store.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  reminderSetting.remove();
});

const show = () =>
  render(
    <MemoryRouter>
      <ReminderCard />
    </MemoryRouter>,
  );
const toggle = () =>
  screen.getByRole<HTMLInputElement>('switch', { name: 'Remind me on training days' });
const said = () => screen.getByRole('status').textContent;

/** A browser in which the user answers so once asked. */
function browserThat(answers: NotificationPermission) {
  const fake = {
    permission: 'default' as NotificationPermission,
    requestPermission: vi.fn(async () => {
      fake.permission = answers;
      return answers;
    }),
  };
  vi.stubGlobal('Notification', fake);
  return fake;
}

test('asks for permission only on the tap, then for the time', async () => {
  const browser = browserThat('granted');
  show();
  expect(browser.requestPermission).not.toHaveBeenCalled();
  await userEvent.click(toggle());
  expect(browser.requestPermission).toHaveBeenCalledOnce();
  expect(toggle().checked).toBe(true);
  const time = screen.getByLabelText<HTMLInputElement>('At');
  expect(time.value).toBe('18:00');
  fireEvent.change(time, { target: { value: '06:45' } });
  expect(reminderSetting.read()).toMatchObject({ isOn: true, minutes: 405 });
});

test.each([
  ['denied', /Your browser blocks notifications/],
  ['default', /You have not allowed notifications/],
] as const)('answered with %s it stays off and says why', async (answer, words) => {
  browserThat(answer);
  show();
  await userEvent.click(toggle());
  expect(toggle().checked).toBe(false);
  expect(said()).toMatch(words);
  expect(reminderSetting.read().isOn).toBe(false);
});

test('a browser without notifications says so', async () => {
  vi.stubGlobal('Notification', undefined);
  show();
  await userEvent.click(toggle());
  expect(said()).toContain('This browser shows no notifications');
});

test('a permission that was taken back is told', () => {
  const browser = browserThat('denied');
  browser.permission = 'denied';
  reminderSetting.write({ isOn: true, minutes: 600, shownDay: null });
  show();
  expect(toggle().checked).toBe(false);
  expect(said()).toContain('Your browser blocks notifications');
});
