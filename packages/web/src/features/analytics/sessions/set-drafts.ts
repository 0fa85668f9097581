import { asSetType, type SetType, setTypeOf } from '@cadence/domain/analytics/lifts/set-type';
import { sessionLimits } from '@cadence/domain/analytics/limits';
import type { LoggedSet, SessionExercise } from '@cadence/domain/analytics/types';
import { fromKilograms, toKilograms, type WeightUnit } from '@cadence/domain/profile/units';

/** What a set is typed in, as far as its type has it. */
export const amountNames = ['reps', 'weight', 'seconds', 'distance', 'rpe'] as const;
export type AmountName = (typeof amountNames)[number];

/** A logged set as it stands in its fields. */
export interface SetDraft extends Record<AmountName, string> {
  type: SetType;
}

export type DraftProblems = Partial<Record<AmountName, string>>;

/** An exercise of the form. Its sets are those that were logged, and those that were added. */
export interface ExerciseDraft {
  exercise: SessionExercise;
  sets: { set: LoggedSet; draft: SetDraft }[];
}

const textOf = (value: number | undefined) =>
  value === undefined ? '' : String(Math.round(value * 100) / 100);

export function draftOf(set: LoggedSet, unit: WeightUnit): SetDraft {
  const { reps, weight, seconds, distanceMeters, rir } = set;
  // Said as reps left it is the same on the other scale.
  const rpe = set.rpe ?? (rir === undefined ? undefined : 10 - rir);
  const shown = weight === undefined ? undefined : fromKilograms(weight, unit);
  return {
    type: setTypeOf(set),
    reps: textOf(reps),
    weight: textOf(shown),
    seconds: textOf(seconds),
    distance: textOf(distanceMeters),
    rpe: textOf(rpe),
  };
}

export const exerciseDraftOf = (exercise: SessionExercise, unit: WeightUnit): ExerciseDraft => ({
  exercise,
  sets: exercise.actual.sets.map((set) => ({ set, draft: draftOf(set, unit) })),
});

/** Which fields a set of this type shows; what else it holds stays as it is. */
export const fieldsOf: Readonly<Record<SetType, readonly AmountName[]>> = {
  warmup: ['reps', 'weight'],
  working: ['reps', 'weight', 'rpe'],
  drop: ['reps', 'weight', 'rpe'],
  failure: ['reps', 'weight'],
  hold: ['seconds', 'weight'],
  distance: ['distance', 'seconds'],
};

const whole = /^\d+$/;
const decimal = /^\d+([.,]\d+)?$/;
const typed = (text: string) => Number(text.trim().replace(',', '.'));

function isAmount(text: string, pattern: RegExp, max: number, min = 0): boolean {
  if (text.trim() === '') return true;
  return pattern.test(text.trim()) && typed(text) <= max && typed(text) >= min;
}

export function problemsOf(draft: SetDraft, unit: WeightUnit): DraftProblems {
  const most = Math.floor(fromKilograms(sessionLimits.weightKg, unit));
  const { itemSeconds, distanceMeters, rpe } = sessionLimits;
  return {
    ...(!isAmount(draft.reps, whole, sessionLimits.reps) && { reps: 'Use a whole number' }),
    ...(!isAmount(draft.weight, decimal, most) && { weight: `Use a number up to ${most}` }),
    ...(!isAmount(draft.seconds, decimal, itemSeconds) && { seconds: 'Use seconds of one day' }),
    ...(!isAmount(draft.distance, decimal, distanceMeters) && {
      distance: `Use meters up to ${distanceMeters}`,
    }),
    ...(!isAmount(draft.rpe, decimal, rpe.max, rpe.min) && {
      rpe: `Use a number from ${rpe.min} to ${rpe.max}`,
    }),
  };
}

/**
 * What was not touched stays as it is: pounds come out of kilograms with a rounding. A new set
 * begins as a copy of the one before it, of which it takes what its type shows.
 */
export function readDraft(draft: SetDraft, set: LoggedSet, unit: WeightUnit): LoggedSet {
  const before = draftOf(set, unit);
  const next: LoggedSet = { ...set };
  const apply = (
    name: AmountName,
    field: 'reps' | 'weight' | 'seconds' | 'distanceMeters' | 'rpe',
  ) => {
    if (draft[name] === before[name]) return;
    if (set[field] === undefined && !fieldsOf[draft.type].includes(name)) return;
    if (draft[name].trim() === '') delete next[field];
    else
      next[field] = name === 'weight' ? toKilograms(typed(draft[name]), unit) : typed(draft[name]);
  };
  apply('reps', 'reps');
  apply('weight', 'weight');
  apply('seconds', 'seconds');
  apply('distance', 'distanceMeters');
  apply('rpe', 'rpe');
  if (draft.rpe !== before.rpe) delete next.rir;
  return draft.type === before.type ? next : asSetType(next, draft.type);
}

/** The exercises with their sets as they were typed. */
export function applyDrafts(drafts: readonly ExerciseDraft[], unit: WeightUnit): SessionExercise[] {
  return drafts.map(({ exercise, sets }) => ({
    ...exercise,
    actual: {
      ...exercise.actual,
      sets: sets.map(({ set, draft }) => readDraft(draft, set, unit)),
    },
  }));
}
