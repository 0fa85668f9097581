// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startReminder } from './reminder.ts';
import { reminderSetting } from './reminder-store.ts';

const notify = vi.fn(async () => {});
const openOn = vi.fn(async (_day: string): Promise<string[]> => ['Upper A']);
let stop = () => {};

const at = (clock: string) => vi.setSystemTime(new Date(`2026-11-18T${clock}`));
const turnOn = (minutes = 18 * 60) =>
  reminderSetting.write({ isOn: true, minutes, shownDay: null });
function start() {
  stop = startReminder({ openOn, notify });
}
const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * 60_000);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Notification', { permission: 'granted' });
  localStorage.clear();
  reminderSetting.remove();
  notify.mockClear();
  openOn.mockReset().mockResolvedValue(['Upper A']);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('on a training day it is said once, at its time', async () => {
  at('17:00:00');
  turnOn();
  start();
  await pass(59);
  expect(notify).not.toHaveBeenCalled();
  await pass(2);
  expect(notify).toHaveBeenCalledExactlyOnceWith('Training day', 'Upper A');
  expect(openOn).toHaveBeenCalledWith('2026-11-18');
  await pass(20 * 60);
  expect(notify).toHaveBeenCalledOnce();
});

test('the next day has its own', async () => {
  at('17:59:00');
  turnOn();
  start();
  await pass(24 * 60 + 5);
  expect(notify).toHaveBeenCalledTimes(2);
});

test('with nothing open on the day nothing is said', async () => {
  openOn.mockResolvedValue([]);
  at('17:59:00');
  turnOn();
  start();
  await pass(10);
  expect(openOn).toHaveBeenCalled();
  expect(notify).not.toHaveBeenCalled();
});

test('a machine that slept through it says it on waking, but not hours later', async () => {
  at('19:30:00');
  turnOn();
  start();
  await pass(0);
  expect(notify).toHaveBeenCalledOnce();
  stop();
  notify.mockClear();
  at('21:30:00');
  turnOn();
  start();
  await pass(60);
  expect(notify).not.toHaveBeenCalled();
});

test.each(['denied', 'default'])('with permission %s nothing is tried', async (permission) => {
  vi.stubGlobal('Notification', { permission });
  at('18:00:00');
  turnOn();
  start();
  await pass(30);
  expect(notify).not.toHaveBeenCalled();
});

test('two tabs say it once', async () => {
  at('17:59:00');
  turnOn();
  start();
  const stopOther = startReminder({ openOn, notify });
  await pass(10);
  stopOther();
  expect(notify).toHaveBeenCalledOnce();
});

test('switched on in the middle of the day it takes effect at once', async () => {
  at('12:00:00');
  start();
  await pass(60);
  turnOn(14 * 60);
  await pass(61);
  expect(notify).toHaveBeenCalledOnce();
});

test('stopped, it says nothing more', async () => {
  at('17:59:00');
  turnOn();
  start();
  stop();
  await pass(10);
  expect(notify).not.toHaveBeenCalled();
});
