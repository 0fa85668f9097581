/** Something that is felt and not asked: what people say of it, and what is said to it. */
export interface CoachMoment {
  readonly id: string;
  /** Phrases of the six languages, parted by '|'. */
  readonly cues: string;
  /** Ways in which people say it, for the reader that goes by likeness. */
  readonly says: readonly string[];
  /** Written by hand; `{what}` stands for what was named, `{count}` for how much of it. */
  readonly answers: readonly string[];
  /** The same where something was named. */
  readonly named?: readonly string[];
  /** A session that fits, in words: made when it is taken up. */
  readonly offer?: string;
  /** A question beside it is answered with a card, if one is near enough. */
  readonly isLight?: true;
  /** Nothing to train is spoken of. */
  readonly isGrave?: true;
}
