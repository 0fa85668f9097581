import type { LoggedSet } from '@cadence/domain/analytics/types';
import type { TimerStep } from '@cadence/domain/timer/types';
import { kilograms } from './step-words.ts';

export type SetField = keyof LoggedSet;

export const setFields = ['reps', 'weight', 'rpe'] as const;

export const fieldLimits: Record<
  SetField,
  { label: string; min: number; max: number; step: number; first: number }
> = {
  reps: { label: 'Reps', min: 0, max: 200, step: 1, first: 10 },
  weight: { label: 'Weight in kg', min: 0, max: 500, step: 0.5, first: 10 },
  rpe: { label: 'RPE', min: 1, max: 10, step: 0.5, first: 7 },
};

/** As planned: most sets go as they were meant to. */
export function draftFrom(step: TimerStep): LoggedSet {
  return {
    ...(step.reps === undefined ? {} : { reps: step.reps }),
    ...(typeof step.weight === 'number' ? { weight: step.weight } : {}),
    ...(step.rpe === undefined ? {} : { rpe: step.rpe }),
  };
}

const empty: Record<SetField, string> = { reps: 'Reps', weight: 'kg', rpe: 'RPE' };

/** '12 reps', '16 kg', 'RPE 7', or only the name of what has not been said. */
export function fieldText(field: SetField, value: number | undefined): string {
  if (value === undefined) return empty[field];
  if (field === 'weight') return kilograms(value);
  const number = value.toLocaleString();
  return field === 'reps' ? `${number} ${value === 1 ? 'rep' : 'reps'}` : `RPE ${number}`;
}

export function setText(set: LoggedSet): string {
  const parts = setFields.filter((field) => set[field] !== undefined);
  return parts.map((field) => fieldText(field, set[field])).join(' · ') || 'Done';
}

/** The index of the set that a rest follows, if there is one to log. */
export function setBefore(
  steps: readonly TimerStep[],
  index: number,
  skipped: readonly number[],
): number | null {
  for (let i = index - 1; i >= 0; i--) {
    const step = steps[i];
    if (step?.type === 'rest' || step?.type === 'phase_transition') continue;
    const isSet = step?.type === 'exercise' && !step.openEnded && !skipped.includes(i);
    return isSet ? i : null;
  }
  return null;
}
