import { restTargets } from '@cadence/domain/heart/rest-until';
import { zoneSourceWords } from '@cadence/domain/heart/words';
import { zoneBounds } from '@cadence/domain/heart/zones';
import { useState } from 'react';
import { TextField } from '../../../ui/form/field.tsx';
import { Stepper } from '../../../ui/form/stepper.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import {
  changeHeartSettings,
  currentZones,
  type HeartSettings,
  useHeartSettings,
} from './heart-settings.ts';
import { deviceBluetooth } from './strap.ts';

type Numbered = 'highest' | 'resting' | 'threshold';

const numbers: readonly { key: Numbered; label: string; hint: string }[] = [
  { key: 'highest', label: 'Highest pulse', hint: 'Measured, not guessed. Empty: from your age.' },
  { key: 'resting', label: 'Pulse at rest', hint: 'On waking. It makes the zones fit you better.' },
  {
    key: 'threshold',
    label: 'Threshold pulse',
    hint: 'The average of the last 20 minutes of 30 minutes as fast as you can. It counts before the others.',
  },
];

/** '112 · 130 · 149 · 162 · 175, from your age.' */
function zonesText(): string {
  const zones = currentZones();
  if (!zones) return 'No zones: they need your birth year in the profile, or a number below.';
  const list = zones.from.map((first, i) => `${i + 1} from ${first}`).join(' · ');
  return `Zones: ${list}, ${zoneSourceWords[zones.source]}.`;
}

/** One step below the lowest stands for none. */
const noTarget = restTargets.min - restTargets.step;

/** What belongs to the pulse, once it is switched on. */
export function HeartFields() {
  const settings = useHeartSettings();
  const { restUntil, isHeldDown } = settings;
  return (
    <div className="flex flex-col gap-4 py-3">
      {!deviceBluetooth() && (
        <p className="text-ink-2">
          This browser cannot reach a strap. Chrome and Edge can, also on Android.
        </p>
      )}
      <p className="num text-ink-2">{zonesText()}</p>
      <Stepper
        label="Rest until the pulse is at"
        value={restUntil ?? noTarget}
        text={restUntil === null ? 'Off' : String(restUntil)}
        min={noTarget}
        max={restTargets.max}
        step={restTargets.step}
        onChange={(beats) => changeHeartSettings({ restUntil: beats === noTarget ? null : beats })}
      />
      {numbers.map(({ key, label, hint }) => (
        <NumberField key={key} name={key} label={label} hint={hint} settings={settings} />
      ))}
      <Switch
        label="My pulse is held down"
        hint="By beta blockers or an illness. Then only a measured threshold makes zones."
        checked={isHeldDown}
        onChange={(checked) => changeHeartSettings({ isHeldDown: checked })}
      />
    </div>
  );
}

interface NumberFieldProps {
  name: Numbered;
  label: string;
  hint: string;
  settings: HeartSettings;
}

function NumberField({ name, label, hint, settings }: NumberFieldProps) {
  const [typed, setTyped] = useState(settings[name] === null ? '' : String(settings[name]));
  const { min, max } = zoneBounds[name];
  const read = (text: string): number | null | undefined => {
    if (text.trim() === '') return null;
    const value = /^\d{2,3}$/.test(text.trim()) ? Number(text) : Number.NaN;
    return value >= min && value <= max ? value : undefined;
  };
  return (
    <TextField
      label={label}
      hint={hint}
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      error={read(typed) === undefined ? `A number from ${min} to ${max}` : undefined}
      onChange={(event) => {
        setTyped(event.target.value);
        const value = read(event.target.value);
        if (value !== undefined) changeHeartSettings({ [name]: value });
      }}
    />
  );
}
