import { words } from '../engine/words.ts';

/** Words that only say how much: 'I do not really want to be alive' means what it says without them. */
const ofDegree = words(
  `really rly rlly realy actually honestly even particularly exactly truly tbh
   wirklich echt ehrlich eigentlich richtig vraiment franchement realmente sinceramente
   davvero veramente onestamente mesmo`,
);

const lettersOf = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, '');

/** A text without them, in which no sign of danger hides behind one. */
export const withoutDegree = (text: string): string =>
  text
    .split(/\s+/)
    .filter((word) => !ofDegree.has(lettersOf(word)))
    .join(' ');
