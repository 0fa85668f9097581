// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setStorageOwner } from '../../../platform/storage.ts';
import { heartTraceOf, logHeart, writeHeartLog } from './heart-log.ts';
import { changeHeartSettings } from './heart-settings.ts';
import { connectStrap, disconnectStrap, useHeart } from './heart-store.ts';
import type { Bluetooth } from './strap.ts';

type Device = Awaited<ReturnType<Bluetooth['requestDevice']>>;

/** A strap in the hand: it sends what the test says, goes and comes back. */
function makeStrap({ battery = 80 as number | null } = {}) {
  const sent = (...bytes: number[]) => new DataView(Uint8Array.from(bytes).buffer);
  const makeCharacteristic = (value: DataView) =>
    Object.assign(new EventTarget(), {
      value: value as DataView | undefined,
      startNotifications: () => Promise.resolve(),
      readValue: () => Promise.resolve(value),
    });
  let pulse = makeCharacteristic(sent(0, 0));
  const level = makeCharacteristic(sent(battery ?? 0));
  const gatt = {
    connected: false,
    isNear: true,
    tries: 0,
    async connect() {
      gatt.tries += 1;
      if (!gatt.isNear) throw new Error('out of reach');
      gatt.connected = true;
      pulse = makeCharacteristic(sent(0, 0));
      return gatt;
    },
    disconnect() {
      gatt.connected = false;
    },
    async getPrimaryService(name: string) {
      if (name === 'battery_service' && battery === null) throw new Error('no battery');
      return { getCharacteristic: async () => (name === 'battery_service' ? level : pulse) };
    },
  };
  const device: Device = Object.assign(new EventTarget(), { name: 'Polar', gatt });
  return {
    gatt,
    bluetooth: { requestDevice: () => Promise.resolve(device) } satisfies Bluetooth,
    beat(beats: number, flags = 0) {
      pulse.value = sent(flags, beats);
      pulse.dispatchEvent(new Event('characteristicvaluechanged'));
    },
    leave() {
      gatt.connected = false;
      gatt.isNear = false;
      device.dispatchEvent(new Event('gattserverdisconnected'));
    },
    tellBattery(percent: number) {
      level.value = sent(percent);
      level.dispatchEvent(new Event('characteristicvaluechanged'));
    },
  };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const told = () => useHeart.getState().told?.text;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'info').mockReturnValue();
  setStorageOwner('ann');
  changeHeartSettings({ highest: 200 });
});
afterEach(() => {
  disconnectStrap();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('beats are shown with their zone, and the zone is told once it has lasted', async () => {
  const strap = makeStrap();
  expect(await connectStrap(strap.bluetooth)).toBe(true);
  expect(useHeart.getState()).toMatchObject({ state: 'on', beats: null, battery: 80 });
  for (let second = 0; second < 10; second += 1) {
    strap.beat(150);
    await pass(1000);
  }
  expect(useHeart.getState()).toMatchObject({ beats: 150, zone: 3 });
  expect(told()).toBe('Zone 3, steady.');
});

test('a strap that goes is told and tried again, each time later, until it is back', async () => {
  const strap = makeStrap();
  await connectStrap(strap.bluetooth);
  strap.leave();
  expect(useHeart.getState().state).toBe('lost');
  expect(told()).toBe('The strap is silent.');
  await pass(1000 + 2000 + 4000);
  expect(strap.gatt.tries).toBe(1 + 3);
  strap.gatt.isNear = true;
  await pass(8000);
  expect(useHeart.getState().state).toBe('on');
  expect(told()).toBe('The strap is back.');
  strap.beat(120);
  expect(useHeart.getState().beats).toBe(120);
});

test('a strap that is closed is not tried again', async () => {
  const strap = makeStrap();
  await connectStrap(strap.bluetooth);
  strap.leave();
  disconnectStrap();
  strap.gatt.isNear = true;
  await pass(60_000);
  expect(strap.gatt.tries).toBe(1);
  expect(useHeart.getState().state).toBe('off');
});

test('a pulse that is no longer sent is shown no more', async () => {
  const strap = makeStrap();
  await connectStrap(strap.bluetooth);
  strap.beat(150);
  await pass(8000);
  expect(useHeart.getState()).toMatchObject({ beats: null, zone: null });
});

test('a low battery is told once, and a strap without one does as well', async () => {
  const strap = makeStrap();
  await connectStrap(strap.bluetooth);
  strap.tellBattery(12);
  expect(told()).toBe('The strap has 12 percent left.');
  const first = useHeart.getState().told;
  strap.tellBattery(11);
  expect(useHeart.getState().told).toBe(first);
  const bare = makeStrap({ battery: null });
  expect(await connectStrap(bare.bluetooth)).toBe(true);
  expect(useHeart.getState()).toMatchObject({ state: 'on', battery: null });
});

test('a strap that lies on no skin is known', async () => {
  const strap = makeStrap();
  await connectStrap(strap.bluetooth);
  strap.beat(90, 0b100);
  expect(useHeart.getState().isLoose).toBe(true);
});

test('whoever chooses none is left without', async () => {
  const refuse = () => Promise.reject(new Error('cancelled'));
  expect(await connectStrap({ requestDevice: refuse })).toBe(false);
  expect(useHeart.getState().state).toBe('off');
});

test('what was measured is the session’s own, and outlasts the page', () => {
  logHeart('a', 0, 100);
  logHeart('a', 1, 110);
  expect(heartTraceOf('a')).toEqual({ seconds: [0, 1], heartRate: [100, 110] });
  expect(heartTraceOf('a')).toBe(heartTraceOf('a'));
  expect(heartTraceOf('b')).toBeUndefined();
  writeHeartLog();
  logHeart('b', 0, 90);
  expect(heartTraceOf('b')).toEqual({ seconds: [0], heartRate: [90] });
  expect(heartTraceOf('a')).toEqual({ seconds: [0, 1], heartRate: [100, 110] });
});
