import type { SafetyTag } from '../../reading/vocabulary.ts';
import type { LibraryExercise } from '../types.ts';
import { conditionRules } from './contra-conditions.ts';
import { lowerBodyRules } from './contra-lower.ts';
import type { ContraRule } from './contra-match.ts';
import { upperBodyRules } from './contra-upper.ts';

export type Contra = ContraRule['contra'];

const rules: Record<SafetyTag, ContraRule[]> = {
  ...upperBodyRules,
  ...lowerBodyRules,
  ...conditionRules,
};

/** What the safety table (design, training §5) says of an exercise; null: nothing against it. */
export function contraOf(exercise: LibraryExercise, tag: SafetyTag): Contra | null {
  return rules[tag].find((rule) => rule.when(exercise))?.contra ?? null;
}
