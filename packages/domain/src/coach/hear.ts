import { type Claim, claimsOf } from '../reading/claims.ts';
import { words } from '../reading/engine/words.ts';
import { type Reading, read } from '../reading/read.ts';

/** Words that only say how much: 'I do not really want to be alive' means what it says without them. */
const ofDegree = words(
  'really rly rlly realy actually honestly even particularly exactly truly tbh',
);

const withoutDegree = (text: string): string =>
  text
    .split(/\s+/)
    .filter((word) => !ofDegree.has(word.toLowerCase().replace(/[^a-z]/g, '')))
    .join(' ');

const isStop = (one: Claim): boolean =>
  one.slot === 'danger' &&
  one.reader === 'rules' &&
  one.polarity === 'has' &&
  one.value.outcome === 'stop';

/** What a message says, with the signs that a word of degree hides: it adds stops and takes none away. */
export function hear(...[text, others, context]: Parameters<typeof read>): Reading {
  const reading = read(text, others, context);
  const bare = withoutDegree(text);
  if (bare === text) return reading;
  const known = new Set(claimsOf(reading.claims, 'danger').map(({ value }) => value.id));
  const hidden = read(bare, [], context).claims.filter(
    (one) => isStop(one) && one.slot === 'danger' && !known.has(one.value.id),
  );
  return hidden.length > 0 ? { ...reading, claims: [...reading.claims, ...hidden] } : reading;
}
