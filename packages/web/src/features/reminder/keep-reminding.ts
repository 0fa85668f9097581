import { endReminders, putReminders, readReminders } from '@cadence/contract/reminder/routes';
import type { ReplyOf } from '@cadence/contract/route';
import { call } from '../../platform/api/api.ts';
import { addressFor, forgetAddress, readPermission } from './push-device.ts';
import { type ReminderSetting, reminderSetting } from './reminder-setting.ts';

type Device = NonNullable<ReplyOf<typeof readReminders>['device']>;

const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

function bodyOf({ kinds, minutes, quietFrom, quietTo }: ReminderSetting): Device {
  return { kinds, minutes, quiet_from: quietFrom, quiet_to: quietTo, zone: zoneHere() };
}

function isSame(one: Device, other: Device): boolean {
  return (
    one.minutes === other.minutes &&
    one.quiet_from === other.quiet_from &&
    one.quiet_to === other.quiet_to &&
    one.zone === other.zone &&
    one.kinds.join() === other.kinds.join()
  );
}

/** Tells the server where and when to remind, unless it knows. False where the browser gives no address. */
async function tell(setting: ReminderSetting): Promise<boolean> {
  const { public_key, device } = await call(readReminders, {});
  const address = await addressFor(public_key);
  if (address === null) return false;
  const body = bodyOf(setting);
  if (!device || address.endpoint !== setting.endpoint || !isSame(device, body)) {
    await call(putReminders, { body: { ...body, ...address } });
  }
  reminderSetting.write({ ...setting, isOn: true, endpoint: address.endpoint });
  return true;
}

export const turnOn = (setting: ReminderSetting): Promise<boolean> => tell(setting);

export async function turnOff(setting: ReminderSetting): Promise<void> {
  await call(endReminders, {});
  reminderSetting.write({ ...setting, isOn: false, endpoint: null });
  await forgetAddress();
}

/** At each start: addresses change, devices travel, and a sign-in may be a new one. */
export async function keepReminding(): Promise<void> {
  const setting = reminderSetting.read();
  if (setting.isOn && readPermission() === 'granted') await tell(setting);
}
