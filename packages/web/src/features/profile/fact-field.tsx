import type { FactName, NamedFacts } from '@cadence/domain/profile/facts';
import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { readDraft } from '../../platform/drafts.ts';
import { putItem } from '../../platform/items/item-store.ts';
import { useForm } from '../../platform/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { removeWithUndo } from './remove-with-undo.ts';

interface FactFieldProps<N extends FactName> {
  name: N;
  label: string;
  hint: string;
  /** As it is stored; empty when it is not. */
  text: string;
  /** Null when it cannot be what is asked for. */
  read: (text: string) => NamedFacts[N] | null;
  problem: string;
  inputMode?: 'numeric' | 'text';
}

/** A fact that is typed: kept as a draft until it is saved, cleared by saving nothing. */
export function FactField<N extends FactName>(props: FactFieldProps<N>) {
  const { name, label, hint, text, read, problem, inputMode = 'text' } = props;
  const draftKey = `fact_${name}`;
  const schema = z.object({
    typed: z
      .string()
      .check(z.refine((typed) => typed.trim() === '' || read(typed.trim()) !== null, problem)),
  });
  const form = useForm({
    schema,
    initial: { typed: text },
    draft: { key: draftKey, fields: ['typed'] },
    onValid: async ({ typed }) => {
      const value = typed.trim() === '' ? null : read(typed.trim());
      if (value === null) removeWithUndo([{ kind: 'fact', id: name }], `${label} cleared.`);
      else {
        putItem('fact', name, value);
        toast(`${label} saved.`);
      }
      return true;
    },
  });

  // Another device may have changed it; what is being typed here stays.
  const shown = useRef(text);
  useEffect(() => {
    if (shown.current === text) return;
    shown.current = text;
    if (readDraft(draftKey).typed === undefined) form.set({ typed: text });
  }, [text, draftKey, form]);

  return (
    <form noValidate onSubmit={form.submit} className="flex items-start gap-2.5">
      <TextField
        {...form.field('typed')}
        label={label}
        hint={hint}
        inputMode={inputMode}
        autoComplete="off"
        className="min-w-0 grow"
      />
      <Button
        type="submit"
        className="mt-[calc(1lh+0.5rem)] min-h-13"
        aria-label={`Save ${label.toLowerCase()}`}
      >
        Save
      </Button>
    </form>
  );
}
