import {
  type EquipmentId,
  equipmentIds,
  type Muscle,
  muscles,
  type Prop,
  props,
} from '../exercise/types.ts';
import { difficulties, fitnessLevels } from '../workout/limits.ts';
import { type DangerOutcome, dangerClasses } from './danger/classes.ts';
import { messageIntents } from './message-intents.ts';
import {
  attributes,
  conditions,
  type FocusArea,
  focusAreas,
  formats,
  goals,
  injuryRegions,
  type Machine,
  machines,
  type Place,
  sessionKinds,
  sports,
} from './vocabulary.ts';

/** What a connected model may claim: flat, one word and a few numbers each. */

export const dangerOutcomes = ['stop', 'hold', 'care'] as const satisfies readonly DangerOutcome[];
export const sides = ['left', 'right', 'both'] as const;

const places = [
  'gym',
  'home_gym',
  'hotel_gym',
  'hotel',
  'travel',
  'office',
  'outdoors',
] as const satisfies readonly Place[];
const lengths = ['short', 'long'] as const;
const edgeLengths = ['none', 'short', 'long'] as const;
const ways = ['run', 'walk', 'row', 'bike', 'swim', 'ski'] as const;

export type PartName = FocusArea | Muscle;
export type KitName = EquipmentId | Prop | Machine;
const bodyParts: readonly PartName[] = [...new Set<PartName>([...focusAreas, ...muscles])];
const kitNames: readonly KitName[] = [
  ...new Set<KitName>([...equipmentIds, ...props, ...machines]),
];

/** The words that the value of a slot may be; a slot that is not here has free text or none. */
export const slotWords = {
  length: lengths,
  format: formats,
  goal: goals,
  focus: bodyParts,
  trained: bodyParts,
  sore: bodyParts,
  attribute: attributes,
  space: ['mat', 'square', 'lane'],
  place: places,
  kit: kitNames,
  kit_only: kitNames,
  kit_range: kitNames,
  injury: injuryRegions,
  condition: conditions,
  level: fitnessLevels,
  effort: difficulties,
  tiredness: ['fresh', 'tired', 'spent'],
  history: ['repeat', 'vary'],
  cardio: ['steady', 'intervals'],
  gait: ['walk', 'run', 'walk_run'],
  distance: ways,
  session: sessionKinds,
  sport: sports,
  race: ways,
  sex: ['female', 'male'],
  warm_up: edgeLengths,
  cool_down: edgeLengths,
  danger: dangerClasses,
  intent: messageIntents,
} as const;

export const modelSlots = [
  'intent',
  'minutes',
  'length',
  'format',
  'block',
  'block_minutes',
  'rounds',
  'sets',
  'reps',
  'work_seconds',
  'rest_seconds',
  'levels',
  'every_seconds',
  'cap_minutes',
  'superset',
  'goal',
  'focus',
  'trained',
  'exercise',
  'attribute',
  'quiet',
  'low_impact',
  'space',
  'place',
  'kit',
  'kit_only',
  'kit_range',
  'bare',
  'injury',
  'condition',
  'age',
  'level',
  'effort',
  'rpe',
  'tiredness',
  'sleep_hours',
  'sore',
  'history',
  'named',
  'cardio',
  'gait',
  'distance',
  'pace',
  'heart_rate',
  'max',
  'max_added',
  'last_lift',
  'ability',
  'ability_seconds',
  'race',
  'session',
  'sport',
  'break_days',
  'body_mass',
  'sex',
  'event',
  'count',
  'warm_up',
  'cool_down',
  'danger',
] as const;
export type ModelSlot = (typeof modelSlots)[number];

export const polarities = ['wants', 'refuses', 'has', 'had', 'denies'] as const;
export const owners = ['me', 'other'] as const;
export const times = ['now', 'past', 'future'] as const;
