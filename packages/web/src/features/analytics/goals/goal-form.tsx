import { type CountedGoal, countedGoalKinds, type GoalKind } from '@cadence/domain/analytics/goals';
import { fromKilograms, toKilograms } from '@cadence/domain/profile/units';
import { type FormEvent, useState } from 'react';
import { putItem } from '../../../platform/items/item-store.ts';
import { useUnit } from '../../../platform/items/use-unit.ts';
import { newId } from '../../../platform/new-id.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { numberText } from '../words.ts';
import { goalName } from './goal-words.ts';

const names: Record<GoalKind, { label: string; unit: string; max: number }> = {
  weekly_sessions: { label: 'Sessions a week', unit: 'sessions', max: 14 },
  sessions: { label: 'Sessions in all, from today', unit: 'sessions', max: 1000 },
  minutes: { label: 'Minutes in all, from today', unit: 'minutes', max: 100_000 },
  streak: { label: 'Days in a row', unit: 'days', max: 30 },
  lift: { label: 'A lift', unit: 'kg', max: 1000 },
};

interface GoalFormProps {
  /** Those that have been logged, to choose from. */
  lifts: readonly string[];
  onDone: () => void;
}

export function GoalForm({ lifts, onDone }: GoalFormProps) {
  const unit = useUnit();
  const [kind, setKind] = useState<GoalKind>('weekly_sessions');
  const [target, setTarget] = useState('');
  const [lift, setLift] = useState('');
  const [errors, setErrors] = useState<{ target?: string; lift?: string }>({});

  function submit(event: FormEvent) {
    event.preventDefault();
    const value = Number(target.trim().replace(',', '.'));
    const max = kind === 'lift' ? fromKilograms(names.lift.max, unit) : names[kind].max;
    const isNumber = /^\d+([.,]\d+)?$/.test(target.trim()) && value > 0 && value <= max;
    const found = {
      ...(isNumber ? {} : { target: `Use a number up to ${numberText(Math.floor(max))}` }),
      ...(kind === 'lift' && lift.trim() === '' ? { lift: 'Name the lift' } : {}),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const goal: Omit<CountedGoal, 'id'> = {
      kind,
      title: goalName(
        kind,
        kind === 'lift' ? `${target.trim()} ${unit}` : target.trim(),
        lift.trim(),
      ),
      ...(kind === 'lift' ? { lift: lift.trim() } : {}),
      targetValue: kind === 'lift' ? toKilograms(value, unit) : value,
      currentValue: 0,
      status: 'active',
      createdAt: new Date().toISOString(),
      completedAt: null,
    };
    putItem('goal', newId(), goal);
    onDone();
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      className="flex flex-col gap-4 rounded-control border border-line p-4"
    >
      <SelectField
        label="What to count"
        value={kind}
        onChange={(event) => setKind(event.target.value as GoalKind)}
      >
        {countedGoalKinds.map((one) => (
          <option key={one} value={one}>
            {names[one].label}
          </option>
        ))}
      </SelectField>
      {kind === 'lift' && (
        <TextField
          label="Lift"
          value={lift}
          error={errors.lift}
          list="logged-lifts"
          maxLength={80}
          onChange={(event) => setLift(event.target.value)}
        />
      )}
      <datalist id="logged-lifts">
        {lifts.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextField
        label={kind === 'lift' ? `One-rep max in ${unit}` : `How many ${names[kind].unit}`}
        inputMode="decimal"
        autoComplete="off"
        value={target}
        error={errors.target}
        onChange={(event) => setTarget(event.target.value)}
      />
      <div className="flex gap-3">
        <Button type="submit" variant="primary">
          Set goal
        </Button>
        <Button variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
