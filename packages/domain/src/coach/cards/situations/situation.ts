import type { Card } from '../card.ts';

type Parts = Partial<
  Pick<Card, 'verdict' | 'why' | 'amount' | 'next' | 'notFor' | 'source' | 'sure'>
>;

/** A card for something that happens in people's weeks, and only where one of the words it needs is there: its ways of asking parted by '|', words by spaces. */
export const situation = (
  id: string,
  topic: string,
  needs: string,
  questions: string,
  terms: string,
  answer: string,
  parts: Parts = {},
): Card => ({
  id,
  topic,
  needs: needs.split(' '),
  questions: questions.split('|').map((question) => question.trim()),
  terms: terms.split(' '),
  answer,
  sure: 'likely',
  source: 'coaching practice',
  ...parts,
});
