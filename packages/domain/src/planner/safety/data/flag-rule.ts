import type { FlagWord } from './flag-words.ts';

export interface FlagRule {
  id: string;
  kind: 'stop' | 'hold';
  /** Any of these; all words of one must stand near each other in one sentence. */
  any: readonly (readonly FlagWord[])[];
  /** One of these must stand in the same sentence, whether it is denied or not. */
  beside?: readonly FlagWord[];
  /** In the same sentence these take the alarm away. */
  unless?: readonly FlagWord[];
  /** In a few words after it these take the alarm away: 'my chest is strong'. */
  unlessNear?: readonly FlagWord[];
  /** The words stand in the order of the rule. */
  inOrder?: boolean;
  /** Not where one of these stands shortly before: 'make my abs burn'. */
  notAfter?: readonly FlagWord[];
  /** Not where it is told of somebody else. */
  ownOnly?: boolean;
  /** Tokens between the first and the last word. */
  within?: number;
  /** No comma between: 'sprained my ankle, upper body today' is not about today's ankle. */
  sameSegment?: boolean;
  /** The sign must belong to the part, not to another part nearer to it. */
  nearest?: boolean;
  /** What is left of it when it lies long back: the id of a hold, or nothing. */
  longAgo?: string | null;
  /** From how many days on that is; a week where none are given. */
  longAgoDays?: number;
}
