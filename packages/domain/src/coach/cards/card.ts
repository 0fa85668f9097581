/** One thing the coach knows, ready to be said. */
export interface Card {
  readonly id: string;
  readonly topic: string;
  /** Ways in which people ask for it, in lower case. */
  readonly questions: readonly string[];
  /** What is known, with the answer first. */
  readonly answer: string;
  /** Yes or no, in a sentence that holds whichever way round it is asked. */
  readonly verdict?: string;
  /** How it comes about, for those who ask why. */
  readonly why?: string;
  /** How much, for those who ask for a number. */
  readonly amount?: string;
  /** One thing to do today. */
  readonly next?: string;
  readonly sure: 'settled' | 'likely' | 'open';
  /** Whom it does not fit. */
  readonly notFor?: string;
  /** The body, guideline or review that says so. */
  readonly source: string;
  /** Words of which one has to be there: without it another card is meant. */
  readonly needs?: readonly string[];
  /** Words for the same thing that the questions do not hold. */
  readonly terms: readonly string[];
}
