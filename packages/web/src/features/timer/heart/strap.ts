import { type HeartMeasurement, readMeasurement } from '@cadence/domain/heart/measurement';

/** As much of Web Bluetooth as is used here; no library of types in use has it. */
interface Characteristic extends EventTarget {
  value?: DataView | undefined;
  startNotifications: () => Promise<unknown>;
  readValue: () => Promise<DataView>;
}
interface Service {
  getCharacteristic: (name: string) => Promise<Characteristic>;
}
interface GattServer {
  connected: boolean;
  connect: () => Promise<GattServer>;
  disconnect: () => void;
  getPrimaryService: (name: string) => Promise<Service>;
}
interface Device extends EventTarget {
  name?: string | undefined;
  gatt?: GattServer | undefined;
}
export interface Bluetooth {
  requestDevice: (options: {
    filters: { services: string[] }[];
    optionalServices: string[];
  }) => Promise<Device>;
}

/** Null where the browser has none. */
export const deviceBluetooth = (): Bluetooth | null =>
  (navigator as Navigator & { bluetooth?: Bluetooth }).bluetooth ?? null;

interface StrapEvents {
  onBeat: (measurement: HeartMeasurement) => void;
  /** Percent. */
  onBattery: (percent: number) => void;
  onLost: () => void;
  onBack: () => void;
}

export interface Strap {
  name: string;
  close: () => void;
}

/** Each try to come back waits twice as long as the one before, up to the last. */
const firstWaitMs = 1000;
const lastWaitMs = 30_000;

/** Asks the user for a strap and stays with it until it is closed. To be called in a gesture. */
export async function openStrap(bluetooth: Bluetooth, events: StrapEvents): Promise<Strap> {
  const device = await bluetooth.requestDevice({
    filters: [{ services: ['heart_rate'] }],
    optionalServices: ['battery_service'],
  });
  const { gatt } = device;
  if (!gatt) throw new Error('The device has no services');
  let isOpen = true;
  let retry: ReturnType<typeof setTimeout> | undefined;

  async function listen(server: GattServer): Promise<void> {
    const service = await server.getPrimaryService('heart_rate');
    const pulse = await service.getCharacteristic('heart_rate_measurement');
    pulse.addEventListener('characteristicvaluechanged', () => {
      const read = pulse.value && readMeasurement(pulse.value);
      if (read && isOpen) events.onBeat(read);
    });
    await pulse.startNotifications();
    // Many straps have none: the pulse is what counts.
    await readBattery(server).catch((error: unknown) =>
      console.info('The strap tells no battery.', error),
    );
  }

  async function readBattery(server: GattServer): Promise<void> {
    const service = await server.getPrimaryService('battery_service');
    const level = await service.getCharacteristic('battery_level');
    const tell = (value: DataView | undefined) => {
      if (isOpen && value && value.byteLength > 0) events.onBattery(value.getUint8(0));
    };
    tell(await level.readValue());
    level.addEventListener('characteristicvaluechanged', () => tell(level.value));
    await level.startNotifications();
  }

  async function comeBack(waitMs: number): Promise<void> {
    try {
      if (!gatt) return;
      const server = await gatt.connect();
      if (!isOpen) return server.disconnect();
      await listen(server);
      events.onBack();
    } catch (error) {
      console.info('The strap is not back yet.', error);
      if (isOpen) tryLater(Math.min(lastWaitMs, waitMs * 2));
    }
  }

  function tryLater(waitMs: number): void {
    clearTimeout(retry);
    retry = setTimeout(() => void comeBack(waitMs), waitMs);
  }

  const onGone = () => {
    if (!isOpen) return;
    events.onLost();
    tryLater(firstWaitMs);
  };
  device.addEventListener('gattserverdisconnected', onGone);
  const close = () => {
    isOpen = false;
    clearTimeout(retry);
    device.removeEventListener('gattserverdisconnected', onGone);
    if (gatt.connected) gatt.disconnect();
  };
  try {
    await listen(await gatt.connect());
  } catch (error) {
    close();
    throw error;
  }
  return { name: device.name ?? 'Strap', close };
}
