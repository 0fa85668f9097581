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

/** Plain digits, as people write minutes: an empty field is no zero, and '1e2' no hundred. */
export function readMinutes(text: string): number {
  const plain = text.trim().replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}
