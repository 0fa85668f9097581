import * as body from '../../../packages/domain/src/reading/lexicon/body/injuries.ts';
import * as events from '../../../packages/domain/src/reading/lexicon/circumstances/events.ts';
import * as people from '../../../packages/domain/src/reading/lexicon/circumstances/people.ts';
import * as readiness from '../../../packages/domain/src/reading/lexicon/circumstances/readiness.ts';
import * as times from '../../../packages/domain/src/reading/lexicon/circumstances/times.ts';
import { dangerWords } from '../../../packages/domain/src/reading/lexicon/data/danger.ts';
import * as kit from '../../../packages/domain/src/reading/lexicon/kit.ts';
import * as grammar from '../../../packages/domain/src/reading/lexicon/language/grammar.ts';
import {
  lengthPhrases,
  numberWords,
  unitWords,
} from '../../../packages/domain/src/reading/lexicon/language/number-words.ts';
import * as refusals from '../../../packages/domain/src/reading/lexicon/language/refusals.ts';
import * as limits from '../../../packages/domain/src/reading/lexicon/limits.ts';
import { moveWords } from '../../../packages/domain/src/reading/lexicon/moves.ts';
import { namedWorkouts } from '../../../packages/domain/src/reading/lexicon/session/named-workouts.ts';
import * as session from '../../../packages/domain/src/reading/lexicon/session/session.ts';
import * as wishes from '../../../packages/domain/src/reading/lexicon/session/wishes.ts';

/**
 * Texts that may take long to read: phrases of the lexicons, numbers, marks and nonsense, strung
 * together and said again and again.
 */
type Dice = (sides: number) => number;

const hole = '…';
const mostPieces = 6;

/** xorshift32: the same numbers for the same seed on every machine. */
export function makeDice(seed: number): Dice {
  let state = seed | 1;
  return (sides) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % sides;
  };
}

function phrasesIn(lexicon: unknown): string[] {
  if (typeof lexicon === 'string') return lexicon.split(/[|\n]/);
  if (Array.isArray(lexicon)) return lexicon.flatMap(phrasesIn);
  if (lexicon === null || typeof lexicon !== 'object') return [];
  return Object.values(lexicon).flatMap(phrasesIn);
}

/** One list of phrases for each kind, so that a kind of few words is drawn as often as others. */
const kinds = [
  ...[body, events, grammar, kit, limits, people, readiness, refusals, session, times, wishes],
  ...[namedWorkouts, lengthPhrases, numberWords, unitWords],
]
  .flatMap((lexicon) => Object.values(lexicon))
  .concat([moveWords, ...Object.values(dangerWords)])
  .map((lexicon) => [
    ...new Set(phrasesIn(lexicon).map((phrase) => phrase.replace('*', '').trim())),
  ])
  .map((phrases) => phrases.filter((phrase) => phrase !== '' && phrase.length <= 40))
  .filter((phrases) => phrases.length > 0);

const marks = [',', '.', '-', '/', ':', 'x', '(', '%', '+', "'", '\n', '😴', 'ß', '½', '’s'];
const letters = 'abcdefghijklmnopqrstuvwxyz';

function drawPiece(roll: Dice): string {
  const chance = roll(20);
  if (chance < 12) {
    const phrases = kinds[roll(kinds.length)] ?? [];
    return phrases[roll(phrases.length)] ?? '';
  }
  if (chance < 15) return String(1 + roll(chance === 12 ? 2_000 : 60));
  if (chance < 19) return marks[roll(marks.length)] ?? '';
  return hole;
}

function drawWord(roll: Dice): string {
  return Array.from({ length: 5 + roll(6) }, () => letters.charAt(roll(letters.length))).join('');
}

/** One piece to six; a hole is a word that nobody knows, another one each time. */
export const drawPieces = (roll: Dice): string[] =>
  Array.from({ length: 1 + roll(mostPieces) }, () => drawPiece(roll));

/** A piece more, another one, or one less. */
export function changePieces(pieces: readonly string[], roll: Dice): string[] {
  const changed = [...pieces];
  const place = roll(changed.length);
  const way = roll(3);
  if (way === 0 && changed.length < mostPieces) changed.splice(place, 0, drawPiece(roll));
  else if (way === 1 && changed.length > 1) changed.splice(place, 1);
  else changed[place] = drawPiece(roll);
  return changed;
}

/** The pieces again and again, up to a length. */
export function repeatPieces(pieces: readonly string[], characters: number, seed: number): string {
  const roll = makeDice(seed);
  let text = '';
  for (let at = 0; text.length < characters; at += 1) {
    const piece = pieces[at % pieces.length] ?? '';
    text += `${piece === hole ? drawWord(roll) : piece} `;
  }
  return text.slice(0, characters);
}
