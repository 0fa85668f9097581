import {
  type CalloutFrequency,
  maxUserNameLength,
  removeUserName,
  type VoicePreferences,
} from '@cadence/domain/profile/voice-preferences';
import { calloutChances } from '@cadence/domain/voice/callouts';
import { type SubmitEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Chip } from '../../../ui/form/chip.tsx';
import { TextField } from '../../../ui/form/field.tsx';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { addToast } from '../../../ui/overlay/toast-queue.ts';
import { keepPreferences } from '../keep-preferences.ts';
import { readVoicePreferences } from '../preferences-store.ts';
import { addName } from './names.ts';

interface NamesCardProps {
  preferences: VoicePreferences;
}

const frequencies: readonly { value: CalloutFrequency; label: string }[] = [
  { value: 'rare', label: 'Rare' },
  { value: 'occasional', label: 'Occasional' },
  { value: 'frequent', label: 'Frequent' },
];

export function NamesCard({ preferences }: NamesCardProps) {
  const { personalCallouts, calloutFrequency, userNames } = preferences;
  const percent = Math.round(calloutChances[calloutFrequency] * 100);
  return (
    <Card className="flex flex-col gap-5 p-5 sm:p-6">
      <h2 className="display text-xl">Your name in it</h2>
      <Switch
        label="Personal callouts"
        hint={
          userNames.length === 0
            ? 'Add a name, and your coach uses it now and then.'
            : 'Your coach uses one of these names now and then.'
        }
        checked={personalCallouts}
        onChange={(checked) => keepPreferences({ personalCallouts: checked })}
      />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-8">
        <Names names={userNames} />
        <div className="flex min-w-0 flex-col gap-2">
          <Segmented
            label="How often"
            options={frequencies}
            value={calloutFrequency}
            disabled={!personalCallouts}
            onChange={(frequency) => keepPreferences({ calloutFrequency: frequency })}
          />
          <p className="num text-ink-2 text-sm">
            {`In ${percent} of 100 lines that have room for a name.`}
          </p>
        </div>
      </div>
    </Card>
  );
}

interface NamesProps {
  names: readonly string[];
}

function Names({ names }: NamesProps) {
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState<string>();
  const [news, setNews] = useState('');
  const field = useRef<HTMLInputElement>(null);

  function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    field.current?.focus();
    const added = addName(names, typed);
    if ('refused' in added) {
      setRefused(added.refused);
      return;
    }
    keepPreferences({ userNames: added.names });
    setTyped('');
    setRefused(undefined);
    setNews(`${added.name} is on your list.`);
  }

  function remove(name: string) {
    const before = readVoicePreferences().userNames;
    keepPreferences({ userNames: removeUserName(before, name) });
    field.current?.focus();
    addToast(`${name} is off your list.`, {
      action: { label: 'Undo', onPress: () => keepPreferences({ userNames: before }) },
    });
  }

  return (
    <div className="flex min-w-0 flex-col gap-3">
      <form noValidate onSubmit={add} className="flex items-start gap-2">
        <TextField
          ref={field}
          label="Name"
          autoComplete="off"
          maxLength={maxUserNameLength}
          value={typed}
          error={refused}
          onChange={(event) => {
            setTyped(event.target.value);
            setRefused(undefined);
          }}
          className="min-w-0 grow"
        />
        {/* In line with the field, whatever stands above and below it. */}
        <Button type="submit" className="mt-[29px] min-h-13">
          Add
        </Button>
      </form>
      <p role="status" className="sr-only">
        {refused ?? news}
      </p>
      {names.length > 0 && (
        <ul aria-label="Your names" className="flex flex-wrap gap-2">
          {names.map((name) => (
            <li key={name} className="max-w-full">
              <Chip
                removeLabel={`Remove ${name}`}
                onRemove={() => remove(name)}
                className="max-w-full"
              >
                <span className="min-w-0 truncate">{name}</span>
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
