import type { Aspect } from './aspects.ts';

/** What the coach goes on to say about one thing when a few words ask for more of it. */
export interface TopicSubject {
  /** Ids of cards, topics of cards, or `moment:` with an id. */
  readonly of: readonly string[];
  /** As it is named in a sentence. */
  readonly name: string;
  readonly says: Partial<Record<Aspect, string>>;
}
