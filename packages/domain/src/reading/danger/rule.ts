import type { DangerClass, DangerOutcome } from './classes.ts';

interface Softer {
  all: string;
  unless: string;
  outcome: DangerOutcome;
  id: string;
  /** They may stand in different sentences. */
  across?: boolean;
}

/**
 * What stands for a sign: kinds of words, how near to each other, and what speaks against it.
 * Kinds are parted by spaces.
 */
export interface DangerRule {
  class: DangerClass;
  /** What is told about it: the key of its message. */
  id: string;
  outcome: DangerOutcome;
  /** Ways to say it, parted by '|'; all kinds of one must stand near each other. */
  any: string;
  /** Tokens between the first kind and each of the others. */
  within?: number;
  /** The kinds may stand in different sentences. */
  across?: boolean;
  /** No comma between: 'sprained my ankle, upper body today' is not about today's ankle. */
  sameClause?: boolean;
  /** The words stand in the order of the rule. */
  inOrder?: boolean;
  /** The sign must belong to the part, not to another part nearer to it. */
  nearest?: boolean;
  /** One of these must stand in the same sentence, whether it is denied or not. */
  beside?: string;
  /** In the same sentence these take the alarm away. */
  unless?: string;
  /** In a few words after it these take the alarm away: 'my chest is strong'. */
  unlessNear?: string;
  /** Not where one of these stands shortly before: 'make my abs burn'. */
  notAfter?: string;
  /** A sign whoever has it: a child, a baby, a friend in the heat. */
  anyone?: boolean;
  /** What is left of it when it lies long back: the id of a hold, or nothing. */
  longAgo?: string | null;
  /** From how many days on that is; a week where none are given. */
  longAgoDays?: number;
  /** From how many days on nothing is left of it at all. */
  forgottenDays?: number;
  /** An animal may be the one that it happened to. */
  maybePet?: boolean;
  /** Where all of these stand in the sentence and nothing graver, it is less than it sounds. */
  softer?: readonly Softer[];
}
