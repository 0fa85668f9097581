import { type SetType, setTypeNames, setTypes } from '@cadence/domain/analytics/lifts/set-type';
import type { WeightUnit } from '@cadence/domain/profile/units';
import { Plus, X } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import {
  type AmountName,
  draftOf,
  type ExerciseDraft,
  fieldsOf,
  problemsOf,
  type SetDraft,
} from './set-drafts.ts';

interface SetFieldsProps {
  unit: WeightUnit;
  exercise: ExerciseDraft;
  onChange: (exercise: ExerciseDraft) => void;
  onRemove: () => void;
}

/** The sets of one exercise: a slip of the finger would stand as a record for good. */
export function SetFields({ unit, exercise: whole, onChange, onRemove }: SetFieldsProps) {
  const { exercise, sets } = whole;
  const change = (index: number, draft: SetDraft) =>
    onChange({ ...whole, sets: sets.map((one, at) => (at === index ? { ...one, draft } : one)) });

  /** Like the one before it: most sets are. */
  function add() {
    const last = sets.at(-1)?.draft ?? { ...draftOf({}, unit), type: 'working' as const };
    onChange({ ...whole, sets: [...sets, { set: {}, draft: { ...last } }] });
  }

  return (
    <fieldset className="flex min-w-0 flex-col gap-3 border-line border-t pt-4">
      <legend className="sr-only">{exercise.name}</legend>
      <div className="flex items-center justify-between gap-3">
        <p aria-hidden="true" className="font-[650]">
          {exercise.name}
        </p>
        <IconButton label={`Remove ${exercise.name}`} onPress={onRemove} />
      </div>
      {sets.map(({ draft }, index) => (
        <SetRow
          // biome-ignore lint/suspicious/noArrayIndexKey: sets are told apart by their place.
          key={index}
          name={`Set ${index + 1}`}
          unit={unit}
          draft={draft}
          onChange={(changed) => change(index, changed)}
          onRemove={() => onChange({ ...whole, sets: sets.filter((_, at) => at !== index) })}
        />
      ))}
      <Button onClick={add} className="self-start" aria-label={`Add a set of ${exercise.name}`}>
        <Plus aria-hidden="true" className="size-[1.1em]" />
        Add set
      </Button>
    </fieldset>
  );
}

interface SetRowProps {
  name: string;
  unit: WeightUnit;
  draft: SetDraft;
  onChange: (draft: SetDraft) => void;
  onRemove: () => void;
}

const numberField = { inputMode: 'decimal', autoComplete: 'off', maxLength: 8 } as const;

function SetRow({ name, unit, draft, onChange, onRemove }: SetRowProps) {
  const problems = problemsOf(draft, unit);
  const words: Record<AmountName, string> = {
    reps: 'reps',
    weight: unit,
    seconds: 'seconds',
    distance: 'meters',
    rpe: 'RPE',
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2 sm:flex">
      <div className="sm:w-32">
        <SelectField
          label={`${name}, type`}
          value={draft.type}
          onChange={(event) => onChange({ ...draft, type: event.target.value as SetType })}
        >
          {setTypes.map((type) => (
            <option key={type} value={type}>
              {setTypeNames[type]}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="order-last col-span-2 flex items-start gap-2 sm:order-none">
        {fieldsOf[draft.type].map((field) => (
          <div key={field} className="min-w-0 flex-1 sm:w-22 sm:flex-none">
            <TextField
              {...numberField}
              label={
                <>
                  <span className="sr-only">{name}, </span>
                  {words[field]}
                </>
              }
              value={draft[field]}
              error={problems[field]}
              onChange={(event) => onChange({ ...draft, [field]: event.target.value })}
            />
          </div>
        ))}
      </div>
      <IconButton label={`Remove ${name.toLowerCase()}`} onPress={onRemove} />
    </div>
  );
}

interface IconButtonProps {
  label: string;
  onPress: () => void;
}

function IconButton({ label, onPress }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="grid size-11 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-ink/7"
    >
      <X aria-hidden="true" className="size-4" />
    </button>
  );
}
