import { factLimits } from '@cadence/domain/profile/facts';
import { toKilograms } from '@cadence/domain/profile/units';
import * as z from 'zod/mini';
import { todayHere } from '../../platform/dates/local-day.ts';
import { putItem } from '../../platform/items/item-store.ts';
import { useUnit } from '../../platform/items/use-unit.ts';
import { useForm } from '../../platform/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { readTyped } from './typed-number.ts';

export function WeightForm() {
  const unit = useUnit();
  const { min, max } = factLimits.weightKg;

  function isWeight(text: string): boolean {
    const amount = readTyped(text);
    const kilograms = amount === null ? null : toKilograms(amount, unit);
    return kilograms !== null && kilograms >= min && kilograms <= max;
  }

  const form = useForm({
    schema: z.object({
      weight: z
        .string()
        .check(
          z.refine(isWeight, `Use a weight in ${unit}, such as ${unit === 'kg' ? '72.5' : '160'}`),
        ),
    }),
    initial: { weight: '' },
    draft: { key: 'body_weight', fields: ['weight'] },
    onValid: async ({ weight }) => {
      const kilograms = toKilograms(readTyped(weight) ?? 0, unit);
      putItem('body_weight', todayHere(), { kilograms });
      form.set({ weight: '' });
      toast('Weight saved.');
      return true;
    },
  });

  return (
    <form noValidate onSubmit={form.submit} className="flex items-start gap-2.5">
      <TextField
        {...form.field('weight')}
        label={`Body weight today (${unit})`}
        hint="One a day. A second one takes the place of the first."
        inputMode="decimal"
        autoComplete="off"
        className="min-w-0 grow"
      />
      <Button
        type="submit"
        className="mt-[calc(1lh+0.5rem)] min-h-13"
        aria-label="Save body weight"
      >
        Save
      </Button>
    </form>
  );
}
