import type { SlotName } from '../../../reading/claims.ts';

/** What a session is asked for with. */
export const wishSlots: ReadonlySet<SlotName> = new Set<SlotName>([
  'minutes',
  'length',
  'block',
  'format',
  'layout',
  'goal',
  'focus',
  'exercise',
  'kit',
  'bare',
  'place',
  'effort',
  'noise',
  'attribute',
  'family',
  'written',
  'named',
  'gait',
  'distance',
  'count',
  'session',
  'tiredness',
]);

/** What says how a session is to go: alone it is a wish. */
export const shapeSlots: ReadonlySet<SlotName> = new Set<SlotName>([
  'minutes',
  'length',
  'block',
  'format',
  'named',
  'written',
  'session',
]);

/** What a change to a workout names. */
export const changeSlots: ReadonlySet<SlotName> = new Set<SlotName>([
  'minutes',
  'length',
  'effort',
  'noise',
  'impact',
  'attribute',
  'exercise',
  'family',
  'kit',
  'bare',
  'format',
  'focus',
  'space',
  'place',
  'count',
]);

/** What lasts of what is told. */
export const factSlots: ReadonlySet<SlotName> = new Set<SlotName>([
  'kit',
  'bare',
  'age',
  'level',
  'bodyMass',
  'sex',
  'max',
  'race',
  'ability',
  'place',
]);
