/** One thing the coach knows, ready to be said. */
export interface Card {
  readonly id: string;
  readonly topic: string;
  /** Ways in which people ask for it, in lower case. */
  readonly questions: readonly string[];
  /** What is known, with the answer first. */
  readonly answer: string;
  readonly sure: 'settled' | 'likely' | 'open';
  /** Whom it does not fit. */
  readonly notFor?: string;
  /** The body, guideline or review that says so. */
  readonly source: string;
  /** Words for the same thing that the questions do not hold. */
  readonly terms: readonly string[];
}
