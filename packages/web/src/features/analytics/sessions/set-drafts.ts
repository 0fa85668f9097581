import { sessionLimits } from '@cadence/domain/analytics/limits';
import type { LoggedSet, SessionExercise } from '@cadence/domain/analytics/types';
import { fromKilograms, toKilograms, type WeightUnit } from '@cadence/domain/profile/units';

/** A logged set as it stands in its fields. */
export interface SetDraft {
  reps: string;
  weight: string;
}

export interface DraftProblems {
  reps?: string;
  weight?: string;
}

const textOf = (value: number | undefined) =>
  value === undefined ? '' : String(Math.round(value * 100) / 100);

export function draftOf({ reps, weight }: LoggedSet, unit: WeightUnit): SetDraft {
  const shown = weight === undefined ? undefined : fromKilograms(weight, unit);
  return { reps: textOf(reps), weight: textOf(shown) };
}

const isAmount = (text: string, max: number, pattern: RegExp) =>
  text === '' || (pattern.test(text) && Number(text.replace(',', '.')) <= max);

export function problemsOf({ reps, weight }: SetDraft, unit: WeightUnit): DraftProblems {
  const most = Math.floor(fromKilograms(sessionLimits.weightKg, unit));
  return {
    ...(!isAmount(reps.trim(), sessionLimits.reps, /^\d+$/) && { reps: 'Use a whole number' }),
    ...(!isAmount(weight.trim(), most, /^\d+([.,]\d+)?$/) && {
      weight: `Use a number up to ${most}`,
    }),
  };
}

/** What was not touched stays as it is: pounds come out of kilograms with a rounding. */
function readDraft(draft: SetDraft, set: LoggedSet, unit: WeightUnit): LoggedSet {
  const before = draftOf(set, unit);
  const { reps: _, weight: __, ...others } = set;
  const typed = (text: string) => Number(text.trim().replace(',', '.'));
  const reps = draft.reps === before.reps ? set.reps : typed(draft.reps);
  const weight =
    draft.weight === before.weight ? set.weight : toKilograms(typed(draft.weight), unit);
  return {
    ...(reps !== undefined && draft.reps.trim() !== '' && { reps }),
    ...(weight !== undefined && draft.weight.trim() !== '' && { weight }),
    ...others,
  };
}

/** The exercises with the sets as they were typed. The drafts stand in the same order. */
export function applyDrafts(
  exercises: readonly SessionExercise[],
  drafts: readonly (readonly SetDraft[])[],
  unit: WeightUnit,
): SessionExercise[] {
  return exercises.map((exercise, index) => ({
    ...exercise,
    actual: {
      ...exercise.actual,
      sets: exercise.actual.sets.map((set, place) => {
        const draft = drafts[index]?.[place];
        return draft ? readDraft(draft, set, unit) : set;
      }),
    },
  }));
}
