import type {
  Attribute,
  Condition,
  FocusArea,
  Format,
  Goal,
  InjuryRegion,
} from '../../reading/vocabulary.ts';
import { formatDefinitions } from '../../workout/formats/definitions.ts';
import type { LaidFormat } from '../../workout/formats/ids.ts';
import { formatIds } from '../../workout/formats/ids.ts';

export const goalNames: Record<Goal, string> = {
  strength: 'strength',
  hypertrophy: 'muscle',
  power: 'power',
  endurance: 'stamina',
  hiit: 'conditioning',
  mobility: 'easy movement',
  general: 'all-round fitness',
};

export const formatNames = {
  ...(Object.fromEntries(formatIds.map((id) => [id, formatDefinitions[id].label])) as Record<
    Format,
    string
  >),
  compound: 'Flow',
};

/** As the subject of a sentence: 'Straight sets suit strength.' */
export const formatSuits: Record<LaidFormat, string> = {
  emom: 'An EMOM suits',
  tabata: 'Tabata suits',
  pyramid: 'A pyramid suits',
  compound: 'A flow suits',
  circuit: 'A circuit suits',
  rounds: 'Rounds suit',
  sets: 'Straight sets suit',
  intervals: 'Intervals suit',
};

export const focusInTitle: Record<FocusArea, string> = {
  full_body: 'Full Body',
  upper_body: 'Upper Body',
  lower_body: 'Lower Body',
  push: 'Push',
  pull: 'Pull',
  legs: 'Leg',
  glutes: 'Glute',
  core: 'Core',
  chest: 'Chest',
  back: 'Back',
  shoulders: 'Shoulder',
  arms: 'Arm',
  hips: 'Hip',
  cardio: 'Cardio',
  balance: 'Balance',
};

/** A part of the body in a sentence: 'Nothing for the legs'. */
export const partNames: Record<FocusArea, string> = {
  full_body: 'the whole body',
  upper_body: 'the upper body',
  lower_body: 'the lower body',
  push: 'pushing',
  pull: 'pulling',
  legs: 'the legs',
  glutes: 'the glutes',
  core: 'the core',
  chest: 'the chest',
  back: 'the back',
  shoulders: 'the shoulders',
  arms: 'the arms',
  hips: 'the hips',
  cardio: 'the breath',
  balance: 'balance',
};

export const regionNames: Record<InjuryRegion, string> = {
  knee: 'knee',
  low_back: 'lower back',
  shoulder: 'shoulder',
  neck: 'neck',
  wrist: 'wrist',
  elbow: 'elbow',
  hip: 'hip',
  ankle: 'ankle',
  hamstring: 'hamstring',
  calf: 'calf',
  pelvic_floor: 'pelvic floor',
};

export const conditionNames: Record<Condition, string> = {
  hypertension: 'high blood pressure',
  pregnancy: 'pregnancy',
  postpartum: 'the months after birth',
  surgery: 'your surgery',
  osteoporosis: 'fragile bones',
  insulin: 'insulin',
  asthma: 'asthma',
  vertigo: 'vertigo',
  epilepsy: 'epilepsy',
  hernia: 'a hernia',
  glaucoma: 'glaucoma',
  heart: 'your heart',
  gentle: 'your health',
};

export const attributeNames: Record<Attribute, string> = {
  jumping: 'jumping',
  running: 'running',
  floor: 'floor work',
  kneeling: 'kneeling',
  overhead: 'overhead work',
  planks: 'planks',
  hanging: 'hanging',
  twisting: 'twisting',
  lying_down: 'lying down',
  crunches: 'crunches',
  lying_back: 'lying on your back',
  lying_front: 'lying face down',
  weight_on_hands: 'weight on your hands',
  gripping: 'gripping',
  head_down: 'head below the heart',
  up_and_down: 'getting down and up again',
  upright: 'being upright',
  sitting: 'sitting',
  standing: 'standing',
};

/** '1 round', '3 rounds'. */
export function countWords(count: number, one: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${one}s`;
}

/** 'a', 'a and b', 'a, b and c'. */
export function listWords(words: readonly string[]): string {
  if (words.length <= 1) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
