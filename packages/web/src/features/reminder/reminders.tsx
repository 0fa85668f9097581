import {
  isQuiet,
  type ReminderKind,
  reminderKinds,
} from '@cadence/domain/program/calendar/reminders';
import { useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { ApiFailure } from '../../platform/api/api-failure.ts';
import { failureWords } from '../../platform/api/failure-text.ts';
import { TextField } from '../../ui/form/field.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { turnOff, turnOn } from './keep-reminding.ts';
import { askPermission, type Permission, readPermission } from './push-device.ts';
import { type ReminderSetting, reminderSetting } from './reminder-setting.ts';

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
    'This browser cannot be reminded. On an iPhone or iPad, add Cadence to the home screen first.',
};
const noAddress =
  'Your browser could not be reached by its push service. Check the connection, or try another browser.';

const kindWords: Record<ReminderKind, [label: string, hint: string]> = {
  planned: ['Planned sessions', 'On their day, by their title.'],
  missed: ['Missed sessions', 'The day after, once, if nothing else is planned.'],
  week: ['The week ahead', 'On Sundays: how many sessions, and when the first is.'],
};

/** Ours have words of their own; whatever else was thrown is the browser's, which gives none. */
const wordsFor = (thrown: unknown) =>
  thrown instanceof ApiFailure ? failureWords(thrown) : noAddress;

/** Reminders of this device, which come with the app closed as well. */
export function Reminders() {
  const setting = useSyncExternalStore(reminderSetting.subscribe, reminderSetting.read);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const isOn = setting.isOn && readPermission() === 'granted';
  const words = setting.isOn && !isOn ? refusals[readPermission()] : problem;

  async function run(act: () => Promise<string | null>): Promise<void> {
    setBusy(true);
    try {
      setProblem(await act());
    } catch (thrown) {
      setProblem(wordsFor(thrown));
    } finally {
      setBusy(false);
    }
  }

  const tell = async (next: ReminderSetting) => ((await turnOn(next)) ? null : noAddress);

  const turn = (on: boolean) =>
    run(async () => {
      if (!on) {
        await turnOff(setting);
        return null;
      }
      const permission = await askPermission();
      return permission === 'granted' ? tell(setting) : refusals[permission];
    });

  function change(part: Partial<ReminderSetting>): void {
    const next = { ...setting, ...part };
    if (next.kinds.length === 0) setProblem('Choose at least one, or switch reminders off.');
    else if (isQuiet(next.minutes, next)) setProblem('This time is within your quiet hours.');
    else void run(() => tell(next));
  }

  const timeField = (label: string, name: 'minutes' | 'quietFrom' | 'quietTo') => (
    <TextField
      // Refused, it shows again what holds.
      key={`${name} ${setting[name]} ${problem ?? ''}`}
      label={label}
      type="time"
      required
      disabled={busy}
      defaultValue={clockOf(setting[name])}
      onBlur={(event) => {
        const minutes = minutesOf(event.target.value);
        if (minutes !== null && minutes !== setting[name]) change({ [name]: minutes });
      }}
      className="w-36"
    />
  );

  return (
    <div className="flex flex-col gap-4">
      <Switch
        label="Remind me on this device"
        checked={isOn}
        disabled={busy}
        onChange={(on) => void turn(on)}
      />
      <p role="status" className="font-[550] empty:hidden">
        {words}
      </p>
      {isOn && (
        <>
          <fieldset className="flex flex-col gap-1">
            <legend className="eyebrow">Of what</legend>
            {reminderKinds.map((kind) => (
              <Switch
                key={kind}
                label={kindWords[kind][0]}
                hint={kindWords[kind][1]}
                checked={setting.kinds.includes(kind)}
                disabled={busy}
                onChange={(on) =>
                  change({
                    kinds: reminderKinds.filter((one) =>
                      one === kind ? on : setting.kinds.includes(one),
                    ),
                  })
                }
              />
            ))}
          </fieldset>
          <div className="flex flex-wrap gap-4">
            {timeField('At', 'minutes')}
            {timeField('Quiet from', 'quietFrom')}
            {timeField('Quiet until', 'quietTo')}
          </div>
        </>
      )}
      <p className="max-w-prose text-ink-2 text-sm">
        They come with Cadence closed, too, through the service of your browser’s maker. It is told
        that there is a message; what it says only this device can read: the session’s title, and
        how many come. None comes while a reason not to train stands. Signing out ends them. Your
        phone’s calendar can remind you as well: subscribe it on{' '}
        <Link to="/program?view=program" className="underline">
          your program’s page
        </Link>
        .
      </p>
    </div>
  );
}
