import { factLimits } from '@cadence/domain/profile/facts';
import { toKilograms } from '@cadence/domain/profile/units';
import { useId } from 'react';
import * as z from 'zod/mini';
import { todayHere } from '../../platform/dates/local-day.ts';
import { putItem } from '../../platform/items/item-store.ts';
import { useUnit } from '../../platform/items/use-unit.ts';
import { newId } from '../../platform/new-id.ts';
import { useForm } from '../../platform/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { readTyped } from './typed-number.ts';

const suggestions = ['Back Squat', 'Bench Press', 'Deadlift', 'Overhead Press', 'Barbell Row'];
const { liftKg, liftReps, liftNameLength } = factLimits;

export function LiftForm() {
  const unit = useUnit();
  const listId = useId();

  function isLoad(text: string): boolean {
    const kilograms = toKilograms(readTyped(text) ?? 0, unit);
    return kilograms >= liftKg.min && kilograms <= liftKg.max;
  }

  const form = useForm({
    schema: z.object({
      lift: z
        .string()
        .check(z.trim(), z.minLength(1, 'Name the lift'), z.maxLength(liftNameLength)),
      load: z.string().check(z.refine(isLoad, `Use a weight in ${unit}, such as 80`)),
      reps: z.string().check(
        z.refine((text) => {
          const reps = readTyped(text);
          return Number.isInteger(reps) && Number(reps) >= 1 && Number(reps) <= liftReps.max;
        }, `Use whole reps from 1 to ${liftReps.max}`),
      ),
    }),
    initial: { lift: '', load: '', reps: '' },
    draft: { key: 'best_lift', fields: ['lift', 'load', 'reps'] },
    onValid: async ({ lift, load, reps }) => {
      const kilograms = toKilograms(readTyped(load) ?? 0, unit);
      putItem('best_lift', newId(), { lift, kilograms, reps: Number(reps), day: todayHere() });
      form.set({ lift: '', load: '', reps: '' });
      toast(`${lift} saved.`);
      return true;
    },
  });

  return (
    <form
      noValidate
      onSubmit={form.submit}
      aria-label="New best lift"
      className="grid grid-cols-2 items-start gap-3 sm:grid-cols-[minmax(0,2fr)_1fr_1fr]"
    >
      <TextField
        {...form.field('lift')}
        label="Lift"
        list={listId}
        autoComplete="off"
        maxLength={liftNameLength}
        className="col-span-2 sm:col-span-1"
      />
      <datalist id={listId}>
        {suggestions.map((lift) => (
          <option key={lift} value={lift} />
        ))}
      </datalist>
      <TextField
        {...form.field('load')}
        label={`Weight (${unit})`}
        inputMode="decimal"
        autoComplete="off"
      />
      <TextField {...form.field('reps')} label="Reps" inputMode="numeric" autoComplete="off" />
      <Button type="submit" className="col-span-2 justify-self-start sm:col-span-3">
        Add lift
      </Button>
    </form>
  );
}
