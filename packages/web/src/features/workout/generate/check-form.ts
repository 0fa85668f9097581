import { generationForm } from '@cadence/contract/workout/schemas';
import * as z from 'zod/mini';
import type { Asked } from './generation.ts';

export type FormProblems = Partial<Record<keyof z.output<typeof generationForm>, string>>;

/** The contract's own words (Spec §5), the first one of each field. */
export function checkForm(asked: Asked): FormProblems {
  const problems: FormProblems = {};
  for (const { path, message } of z.safeParse(generationForm, asked).error?.issues ?? []) {
    const name = path[0] as keyof FormProblems;
    problems[name] ??= message;
  }
  return problems;
}

/** An empty field is no zero. */
export function readMinutes(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}
