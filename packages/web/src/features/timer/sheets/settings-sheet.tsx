import { Suspense } from 'react';
import { Stepper } from '../../../ui/form/stepper.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { changeTimerSettings, type ScreenSettings, useTimerSettings } from '../timer-settings.ts';

const HeartFields = lazyPart(() => import('../heart/heart-fields.tsx').then((m) => m.HeartFields));

type Flag = Exclude<keyof ScreenSettings, 'restWarning' | 'muted' | 'effort' | 'knowsEffort'>;

interface FlagRow {
  key: Flag;
  label: string;
  hint: string;
  /** What has to be on for it to mean something. */
  within?: readonly Flag[];
}

const flags: readonly FlagRow[] = [
  {
    key: 'autoStart',
    label: 'Start by itself',
    hint: 'The clock runs as soon as you open a workout.',
  },
  {
    key: 'setsByClock',
    label: 'Sets by the clock',
    hint: 'Strength sets run down like intervals. When off, a set waits for Done.',
  },
  { key: 'soundEnabled', label: 'Sound', hint: 'A different one for work, rest and the end.' },
  { key: 'countdownBeeps', label: 'Countdown beeps', hint: 'The last seconds of each step.' },
  { key: 'voiceEnabled', label: 'Voice', hint: 'Your coach speaks along with the clock.' },
  { key: 'vibrationEnabled', label: 'Vibration', hint: 'Where the device can.' },
  {
    key: 'screenFlash',
    label: 'Screen flash',
    hint: 'One flash at each new step, for noisy rooms.',
  },
  {
    key: 'playsLocked',
    label: 'Go on when locked',
    hint: 'Sound goes on with the screen locked, and your headphones pause and skip. Your own music stops. When off, both play: a page cannot make other apps quieter.',
  },
  {
    key: 'voiceCommands',
    label: 'Voice commands',
    hint: 'Tap the microphone and say done, skip, back, pause, twelve at sixty, effort eight, rest thirty more, swap this, how or undo. A browser that cannot listen on the device sends what you say to its maker.',
  },
  {
    key: 'ownEar',
    label: 'Listen without the browser',
    hint: 'Cadence understands the commands itself, in English, on this device: nothing you say leaves it. Loads 42 MB once. Works where the browser cannot listen.',
    within: ['voiceCommands'],
  },
  {
    key: 'openMic',
    label: 'Keep the microphone open',
    hint: 'One tap, and it listens until the next. It does not hear while your coach speaks.',
    within: ['voiceCommands', 'ownEar'],
  },
  {
    key: 'heartRate',
    label: 'Heart rate',
    hint: 'From a strap by Bluetooth: shown, told by zones and kept with the session.',
  },
  {
    key: 'camera',
    label: 'Count by camera (experiment)',
    hint: 'Counts and times the sets of ten movements; it does not judge form. Pictures stay on this device and are not kept. Loads 6 MB when first used.',
  },
];

interface SettingsSheetProps {
  open: boolean;
  onClose: () => void;
}

export function SettingsSheet({ open, onClose }: SettingsSheetProps) {
  const settings = useTimerSettings();
  const { restWarning } = settings;
  return (
    <Sheet open={open} onClose={onClose} title="Timer settings">
      <div className="flex flex-col divide-y divide-line">
        {flags
          .filter(({ within = [] }) => within.every((flag) => settings[flag]))
          .map(({ key, label, hint }) => (
            <div key={key} className="py-1.5">
              <Switch
                label={label}
                hint={hint}
                checked={settings[key]}
                onChange={(checked) => changeTimerSettings({ [key]: checked })}
              />
            </div>
          ))}
        {settings.heartRate && (
          <Suspense>
            <HeartFields />
          </Suspense>
        )}
        <div className="py-1.5">
          <Switch
            label="Effort as reps left"
            hint="How many reps you had left in you, instead of RPE, which counts to ten: 8 leaves two."
            checked={settings.effort === 'rir'}
            onChange={(checked) => changeTimerSettings({ effort: checked ? 'rir' : 'rpe' })}
          />
        </div>
        <div className="py-3">
          <Stepper
            label="Warn before a rest ends"
            value={restWarning}
            text={restWarning === 0 ? 'Off' : `${restWarning} s`}
            min={0}
            max={60}
            step={5}
            onChange={(seconds) => changeTimerSettings({ restWarning: seconds })}
          />
        </div>
      </div>
    </Sheet>
  );
}
