import { findExercise } from '../../exercise/find.ts';
import { equipmentIds } from '../../exercise/types.ts';
import { injuryChip } from '../../planner/request/chips.ts';
import { type Claim, claim, sureEnough } from '../../reading/claims.ts';
import { injuryRegions } from '../../reading/vocabulary.ts';
import type { LearnedFact } from '../types.ts';

const sides = ['left', 'right'] as const;

/** The words under which an injury is kept, with what they stand for. */
const injuriesByLabel = new Map(
  injuryRegions.flatMap((region) =>
    [{ region }, ...sides.map((side) => ({ region, side }))].map(
      (injury) => [injuryChip(injury).label.toLowerCase(), injury] as const,
    ),
  ),
);

const surelyNamed = 0.8;

function claimOf({ slot, value, confidence, source }: LearnedFact): Claim | null {
  const features = { certainty: confidence, quote: source };
  if (slot === 'injury') {
    const injury = injuriesByLabel.get(value.toLowerCase());
    return injury
      ? claim('injury', injury, 'learned.injury', { ...features, polarity: 'has' })
      : null;
  }
  if (slot === 'dislike') {
    const found = findExercise(value);
    return found && found.confidence >= surelyNamed
      ? claim('exercise', found.exercise.id, 'learned.dislike', {
          ...features,
          polarity: 'refuses',
          quote: value,
        })
      : null;
  }
  if (slot === 'equipment') {
    const id = equipmentIds.find((one) => one.replaceAll('_', ' ') === value.toLowerCase());
    return id
      ? claim('kit', { id, also: true }, 'learned.kit', { ...features, polarity: 'has' })
      : null;
  }
  return null;
}

/** What was learned in earlier conversations, as far as a plan is made of it. */
export function claimsFrom(learned: readonly LearnedFact[]): Claim[] {
  return learned
    .filter(({ confidence }) => confidence >= sureEnough)
    .flatMap((fact) => claimOf(fact) ?? []);
}
