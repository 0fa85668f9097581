import { type Claim, claim, type SlotName, type SlotValues } from './claims.ts';
import type { Guess, HeadScores } from './heads/scores.ts';
import { focusNames } from './lexicon/body/focus-names.ts';
import type { Attribute } from './vocabulary.ts';

function learn<Name extends SlotName>(
  slot: Name,
  value: SlotValues[Name],
  { probability }: Pick<Guess<unknown>, 'probability'>,
  polarity: Claim['polarity'] = 'wants',
): Claim {
  const learned = claim(slot, value, `head.${slot}`, { polarity, certainty: probability });
  return { ...learned, reader: 'learned' };
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

const postures: ReadonlySet<Attribute> = new Set([
  'lying_back',
  'lying_front',
  'lying_down',
  'kneeling',
  'overhead',
  'weight_on_hands',
]);

/** What the trained heads add to the rules. Danger is weighed with its own rules. */
export function learnedClaims(
  { intent, effort, goal, format, focus }: HeadScores,
  ruled: readonly Claim[],
  wordCount: number,
): Claim[] {
  const said = intent ? [learn('intent', intent.value, intent)] : [];
  if (wordCount < fewestWords) return said;
  // 'Not lying on my back' names a part of the body, and none to train.
  const isBodyNamed = ruled.some(
    (one) =>
      bodySlots.has(one.slot) ||
      (one.slot === 'attribute' && one.polarity === 'refuses' && postures.has(one.value)),
  );
  const parts = isBodyNamed ? [] : focus;
  return [
    ...said,
    ...(effort ? [learn('effort', effort.value, effort)] : []),
    ...(goal ? [learn('goal', goal.value, goal)] : []),
    ...(format ? [learn('format', format.value, format)] : []),
    ...parts.map((part) =>
      learn('focus', { area: part.value, label: focusNames[part.value] }, part),
    ),
  ];
}
