import { type Claim, claim, type SlotName, type SlotValues } from './claims.ts';
import type { Guess, HeadScores, TrainedLimit } from './heads/scores.ts';
import { focusNames } from './lexicon/focus-names.ts';
import type { Attribute } from './vocabulary.ts';

/** The kind of exercise that each learned limit rules out. */
const attributeOf: Partial<Record<TrainedLimit, Attribute>> = {
  no_jumping: 'jumping',
  no_running: 'running',
  no_floor: 'floor',
  no_kneeling: 'kneeling',
  no_overhead: 'overhead',
  no_lying_back: 'lying_back',
  no_lying_front: 'lying_front',
  seated: 'standing',
  no_weight_on_hands: 'weight_on_hands',
  no_grip: 'gripping',
  no_twisting: 'twisting',
  no_hanging: 'hanging',
};

function learn<Name extends SlotName>(
  slot: Name,
  value: SlotValues[Name],
  { probability }: Pick<Guess<unknown>, 'probability'>,
  polarity: Claim['polarity'] = 'wants',
): Claim {
  const learned = claim(slot, value, `head.${slot}`, { polarity, certainty: probability });
  return { ...learned, reader: 'learned' };
}

function limitClaims(limit: Guess<TrainedLimit>): Claim[] {
  const attribute = attributeOf[limit.value];
  if (attribute) return [learn('attribute', attribute, limit, 'refuses')];
  if (limit.value === 'quiet') return [learn('noise', 0, limit)];
  if (limit.value === 'small_space') return [learn('space', 'mat', limit)];
  return limit.value === 'no_sweat' ? [learn('effort', 'easy', limit)] : [];
}

/** Fewer words than this say too little for a head to go by. */
const fewestWords = 5;

/** Where the rules have read any of these, the part of the body was spoken of already. */
const bodySlots: ReadonlySet<SlotName> = new Set([
  'focus',
  'injury',
  'sore',
  'trained',
  'exercise',
  'written',
  'named',
  'distance',
]);

/** What the trained heads add to the rules. Danger is weighed with its own rules. */
export function learnedClaims(
  { intent, effort, goal, format, focus, limits }: HeadScores,
  ruled: readonly Claim[],
  wordCount: number,
): Claim[] {
  const said = intent ? [learn('intent', intent.value, intent)] : [];
  if (wordCount < fewestWords) return said;
  const isBodyNamed = ruled.some(({ slot }) => bodySlots.has(slot));
  const parts = isBodyNamed ? [] : focus;
  return [
    ...said,
    ...(effort ? [learn('effort', effort.value, effort)] : []),
    ...(goal ? [learn('goal', goal.value, goal)] : []),
    ...(format ? [learn('format', format.value, format)] : []),
    ...parts.map((part) =>
      learn('focus', { area: part.value, label: focusNames[part.value] }, part),
    ),
    ...limits.flatMap(limitClaims),
  ];
}
