import type { Hit } from '../../engine/phrases.ts';

/** What a word says of a part. */
export interface Sign {
  state: 'active' | 'healed' | 'past' | 'denied' | 'sore' | 'sound';
  word: Hit;
  certainty: number;
  rule: string;
}
