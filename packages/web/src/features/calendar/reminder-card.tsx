import { useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { askPermission, type Permission, readPermission } from './reminder.ts';
import { reminderSetting } from './reminder-store.ts';

const clockOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

function minutesOf(clock: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(clock) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

const refusals: Record<Permission, string | null> = {
  granted: null,
  default:
    'You have not allowed notifications, so none can be shown. Switch it on to be asked again.',
  denied:
    'Your browser blocks notifications from Cadence. Allow them in its settings for this site, then switch this on again.',
  unsupported:
    'This browser shows no notifications from here. On an iPhone or iPad, add Cadence to the home screen first.',
};

export function ReminderCard() {
  const setting = useSyncExternalStore(reminderSetting.subscribe, reminderSetting.read);
  const [refusal, setRefusal] = useState<string | null>(null);
  const isOn = setting.isOn && readPermission() === 'granted';
  const words = setting.isOn && !isOn ? refusals[readPermission()] : refusal;

  async function turn(on: boolean) {
    const permission = on ? await askPermission() : 'granted';
    setRefusal(refusals[permission]);
    reminderSetting.write({ ...setting, isOn: on && permission === 'granted' });
  }

  return (
    <Card className="flex flex-col gap-3">
      <h2 className="eyebrow">Reminder</h2>
      <Switch label="Remind me on training days" checked={isOn} onChange={(on) => void turn(on)} />
      {isOn && (
        <TextField
          label="At"
          type="time"
          required
          value={clockOf(setting.minutes)}
          onChange={(event) => {
            const minutes = minutesOf(event.target.value);
            if (minutes !== null) reminderSetting.write({ ...setting, minutes, shownDay: null });
          }}
          className="w-40"
        />
      )}
      <p role="status" className="font-[550] empty:hidden">
        {words}
      </p>
      <p className="max-w-prose text-ink-2 text-sm">
        A browser can remind you only while Cadence is open, in front or in the background; on this
        device only. For a reminder at any time, subscribe your phone’s calendar on{' '}
        <Link to="/program?view=program" className="underline">
          your program’s page
        </Link>
        .
      </p>
    </Card>
  );
}
