import { maxTextLength } from '../../../packages/domain/src/reading/engine/tokens.ts';
import { read } from '../../../packages/domain/src/reading/read.ts';
import { changePieces, drawPieces, makeDice, repeatPieces } from './repeated-texts.ts';

/**
 * Looks for the texts that take longest to read. What is tried is drawn from a seed; which of it is
 * looked into further hangs on the time it took. How many are tried and the seed are arguments.
 */
const kept = 12;
const looksPerText = 3;

interface SlowText {
  /** What is said again and again. */
  pieces: readonly string[];
  milliseconds: number;
}

function processorMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** The best of several looks: other work on the machine makes a text look slow, never fast. */
function timeReading(pieces: readonly string[], seed: number): number {
  const looks = Array.from({ length: looksPerText }, (_, look) => {
    // Other unknown words each time, so that none was looked up before.
    const text = repeatPieces(pieces, maxTextLength, seed + look);
    const startedAt = processorMilliseconds();
    read(text);
    return processorMilliseconds() - startedAt;
  });
  return Math.min(...looks);
}

/** The slowest of so many texts, worst first. The first half is drawn, the rest built on the worst. */
function findSlowTexts(tries: number, seed: number): SlowText[] {
  const roll = makeDice(seed);
  // What is compiled and indexed at the first texts is no part of their time.
  for (let warm = 0; warm < 20; warm += 1)
    read(repeatPieces(drawPieces(roll), maxTextLength, warm));
  let worst: SlowText[] = [];
  for (let at = 0; at < tries; at += 1) {
    const base = at < tries / 2 ? undefined : worst[roll(worst.length)];
    const pieces = base ? changePieces(base.pieces, roll) : drawPieces(roll);
    worst.push({ pieces, milliseconds: timeReading(pieces, seed + at) });
    worst = worst.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, kept);
  }
  return worst;
}

const [, , tries = '200', seed = '1'] = process.argv;
for (const { pieces, milliseconds } of findSlowTexts(Number(tries), Number(seed))) {
  console.log(`${milliseconds.toFixed(1).padStart(7)} ms  ${JSON.stringify(pieces.join(' '))}`);
}
