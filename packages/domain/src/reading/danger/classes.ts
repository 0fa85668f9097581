/** Signs of danger by what they may mean; no diagnosis. */
export const dangerClasses = [
  'cardiac',
  'stroke',
  'faint',
  'breathing',
  'clot',
  'heat',
  'sugar',
  'infection',
  'head',
  'acute_injury',
  'spine',
  'pregnancy',
  'postpartum',
  'eating',
  'weight_cut',
  'self_harm',
  'harm_to_others',
  'hurt_by_others',
  'substance',
  'rhabdo',
  'medical_order',
  'child',
  'bleeding',
  'allergy',
  'severe_pain',
] as const;
export type DangerClass = (typeof dangerClasses)[number];

/** Stop: help is needed. Hold: no session until it is looked at. Care: one question, or gently. */
export type DangerOutcome = 'stop' | 'hold' | 'care';
