import * as body from '../../../packages/domain/src/reading/lexicon/body.ts';
import { dangerWords } from '../../../packages/domain/src/reading/lexicon/data/danger.ts';
import * as events from '../../../packages/domain/src/reading/lexicon/events.ts';
import * as grammar from '../../../packages/domain/src/reading/lexicon/grammar.ts';
import * as kit from '../../../packages/domain/src/reading/lexicon/kit.ts';
import * as limits from '../../../packages/domain/src/reading/lexicon/limits.ts';
import { moveWords } from '../../../packages/domain/src/reading/lexicon/moves.ts';
import { namedWorkouts } from '../../../packages/domain/src/reading/lexicon/named-workouts.ts';
import {
  lengthPhrases,
  numberWords,
  unitWords,
} from '../../../packages/domain/src/reading/lexicon/number-words.ts';
import * as people from '../../../packages/domain/src/reading/lexicon/people.ts';
import * as readiness from '../../../packages/domain/src/reading/lexicon/readiness.ts';
import * as refusals from '../../../packages/domain/src/reading/lexicon/refusals.ts';
import * as session from '../../../packages/domain/src/reading/lexicon/session.ts';
import * as times from '../../../packages/domain/src/reading/lexicon/times.ts';
import * as wishes from '../../../packages/domain/src/reading/lexicon/wishes.ts';
import { read } from '../../../packages/domain/src/reading/read.ts';

/**
 * Looks for texts that take long to read: phrases of the lexicons, numbers, marks and nonsense,
 * strung together and said again and again. What is tried is drawn from a seed; which of it is
 * looked into further hangs on the time it took. How many are tried and the seed are arguments.
 */
const textCharacters = 10_000;
const mostPieces = 6;
const kept = 12;
const looksPerText = 3;

/** xorshift32: the same numbers for the same seed on every machine. */
function makeDice(seed: number): (sides: number) => number {
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

interface SlowText {
  /** What is said again and again; a hole is a word that nobody knows, another each time. */
  pieces: readonly string[];
  milliseconds: number;
}

const hole = '…';
const isHole = (piece: string): boolean => piece === hole;

function drawPiece(roll: (sides: number) => number): string {
  const chance = roll(20);
  if (chance < 12) {
    const phrases = kinds[roll(kinds.length)] ?? [];
    return phrases[roll(phrases.length)] ?? '';
  }
  if (chance < 15) return String(1 + roll(chance === 12 ? 2_000 : 60));
  if (chance < 19) return marks[roll(marks.length)] ?? '';
  return hole;
}

function drawWord(roll: (sides: number) => number): string {
  return Array.from({ length: 5 + roll(6) }, () => letters.charAt(roll(letters.length))).join('');
}

/** The pieces again and again, up to the length that is read at most. */
function repeatPieces(pieces: readonly string[], seed: number): string {
  const roll = makeDice(seed);
  let text = '';
  for (let at = 0; text.length < textCharacters; at += 1) {
    const piece = pieces[at % pieces.length] ?? '';
    text += `${isHole(piece) ? drawWord(roll) : piece} `;
  }
  return text.slice(0, textCharacters);
}

function processorMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** The best of several looks: other work on the machine makes a text look slow, never fast. */
function timeReading(pieces: readonly string[], seed: number): number {
  const looks = Array.from({ length: looksPerText }, (_, look) => {
    // Other unknown words each time, so that none was looked up before.
    const text = repeatPieces(pieces, seed + look);
    const startedAt = processorMilliseconds();
    read(text);
    return processorMilliseconds() - startedAt;
  });
  return Math.min(...looks);
}

/** A piece more, another one, or one less. */
function change(pieces: readonly string[], roll: (sides: number) => number): string[] {
  const changed = [...pieces];
  const place = roll(changed.length);
  const way = roll(3);
  if (way === 0 && changed.length < mostPieces) changed.splice(place, 0, drawPiece(roll));
  else if (way === 1 && changed.length > 1) changed.splice(place, 1);
  else changed[place] = drawPiece(roll);
  return changed;
}

/** The slowest of so many texts, worst first. The first half is drawn, the rest built on the worst. */
function findSlowTexts(tries: number, seed: number): SlowText[] {
  const roll = makeDice(seed);
  // What is compiled and indexed at the first texts is no part of their time.
  for (let warm = 0; warm < 20; warm += 1) read(repeatPieces([drawPiece(roll), hole], warm));
  let worst: SlowText[] = [];
  for (let at = 0; at < tries; at += 1) {
    const base = at < tries / 2 ? undefined : worst[roll(worst.length)];
    const pieces = base
      ? change(base.pieces, roll)
      : Array.from({ length: 1 + roll(mostPieces) }, () => drawPiece(roll));
    worst.push({ pieces, milliseconds: timeReading(pieces, seed + at) });
    worst = worst.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, kept);
  }
  return worst;
}

const [, , tries = '200', seed = '1'] = process.argv;
for (const { pieces, milliseconds } of findSlowTexts(Number(tries), Number(seed))) {
  console.log(`${milliseconds.toFixed(1).padStart(7)} ms  ${JSON.stringify(pieces.join(' '))}`);
}
