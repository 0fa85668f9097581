import { exerciseById } from '../../exercise/library.ts';
import type { Pattern } from '../../exercise/types.ts';
import { type Claim, claimsOf } from '../../reading/claims.ts';
import type { FocusArea } from '../../reading/vocabulary.ts';

const areaOf: Partial<Record<Pattern, FocusArea>> = {
  squat: 'legs',
  lunge: 'legs',
  hinge: 'legs',
  hip_ext: 'glutes',
  push_h: 'push',
  push_v: 'push',
  pull_h: 'pull',
  pull_v: 'pull',
  anti_ext: 'core',
  trunk_flex: 'core',
};

/** What an event asks of a body, by the rule that read it. */
const areasOfEvent: Record<string, readonly FocusArea[]> = {
  'event.hike': ['legs'],
};

/** Where no part is named: what a skill that is to be learnt, or something ahead, asks for. */
export function focusAhead(claims: readonly Claim[], skillGoals: readonly string[]): FocusArea[] {
  const bySkill = skillGoals.flatMap((id) =>
    (exerciseById(id)?.patterns ?? []).flatMap((pattern) => areaOf[pattern] ?? []),
  );
  const byEvent = claimsOf(claims, 'event')
    .filter(({ whose }) => whose === 'me')
    .flatMap(({ rule }) => areasOfEvent[rule] ?? []);
  return [...new Set(bySkill.length > 0 ? bySkill : byEvent)];
}
