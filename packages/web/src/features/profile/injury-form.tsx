import { keptInjuries, placeOfInjury } from '@cadence/domain/profile/athlete';
import { factLimits, type InjuryEntry } from '@cadence/domain/profile/facts';
import { readInjury } from '@cadence/domain/profile/facts-entries';
import { type SubmitEvent, useState } from 'react';
import { clearDraft, readDraft, writeDraft } from '../../platform/drafts.ts';
import { putItem, readItems } from '../../platform/items/item-store.ts';
import { newId } from '../../platform/new-id.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { PillRadios } from '../../ui/form/pill-radios.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { hasSides, injuryName, regionOptions, sideOptions } from './fact-words.ts';

const draftKey = 'injury';

/** One that was begun before a reload. */
export const hasInjuryDraft = (): boolean => Object.keys(readDraft(draftKey)).length > 0;

/** The same place again is the same injury, in its new form. */
export function saveInjury(injury: InjuryEntry): void {
  const known = keptInjuries(readItems()).find(
    ({ value }) => placeOfInjury(value) === placeOfInjury(injury),
  );
  putItem('injury', known?.id ?? newId(), injury);
}

interface InjuryFormProps {
  onDone: () => void;
}

export function InjuryForm({ onDone }: InjuryFormProps) {
  const [typed, setTyped] = useState(() => readDraft(draftKey));
  const [missing, setMissing] = useState(false);
  const region = regionOptions.find(({ value }) => value === typed.region)?.value;
  const side = sideOptions.find(({ value }) => value === typed.side)?.value;

  function change(some: typeof typed) {
    const next = { ...typed, ...some };
    setTyped(next);
    setMissing(false);
    writeDraft(draftKey, next);
  }

  function end() {
    clearDraft(draftKey);
    onDone();
  }

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = { region, status: 'active', trigger: typed.trigger };
    const sided = region && hasSides(region) && side ? { side } : {};
    const injury = readInjury({ ...given, ...sided });
    if (!injury) {
      setMissing(true);
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    saveInjury(injury);
    toast(`${injuryName(injury)} saved. Workouts go easy on it.`);
    end();
  }

  return (
    <form
      noValidate
      onSubmit={save}
      aria-label="New injury"
      className="flex flex-col gap-5 rounded-card border border-line bg-surface p-4"
    >
      <PillRadios
        label="Where?"
        options={regionOptions}
        value={region}
        onChange={(value) => change({ region: value })}
        error={missing ? 'Choose where it is' : undefined}
      />
      {region && hasSides(region) && (
        <PillRadios
          label="Which side?"
          options={sideOptions}
          value={side}
          onChange={(value) => change({ side: value })}
          hint="Leave it open if you are not sure."
        />
      )}
      <TextField
        label="What makes it worse? (optional)"
        hint="For instance: when squatting, after running."
        maxLength={factLimits.triggerLength}
        value={typed.trigger ?? ''}
        onChange={(event) => change({ trigger: event.target.value })}
      />
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button onClick={end}>Cancel</Button>
        <Button type="submit" variant="primary">
          Save injury
        </Button>
      </div>
    </form>
  );
}
