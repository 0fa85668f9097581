import { Session } from 'node:inspector/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  drawPieces,
  makeDice,
  repeatPieces,
} from '../bench/support/understanding/repeated-texts.ts';
import { maxTextLength } from '../packages/domain/src/reading/engine/tokens.ts';
import { read } from '../packages/domain/src/reading/read.ts';

/** The slowest that `bench/support/understanding/slow-texts.ts` has found, and one that was cubic. */
const slowest = [
  ['no pain except squats'],
  ['x', '5', '3', '1', '640', '-'],
  ['eva', '½', 'sl', '5x5', '’s', 'nao vou precisar mais'],
  ['38', 'kurz auf', 'kreuzheben', 'no he dormido', '59', 'do trabalho'],
  ['58', '+', '137', 'ß', 'gonne', '57'],
  ['\n', '7', 'cindy', '…', '1346'],
];
const drawn = process.env.NIGHTLY === 'true' ? 60 : 6;
const seed = Number(process.env.PROPERTY_SEED) || 1;
const roll = makeDice(seed);
const texts = [...slowest, ...Array.from({ length: drawn }, () => drawPieces(roll))].map(
  (pieces) => ({ pieces, words: pieces.join(' ') }),
);

/**
 * How often pieces of code may run for one text: half as often again as for the slowest of 400 that
 * were tried. A look at every pair of words in a text of this length alone is more.
 */
const mostRuns = 2_000_000;

const session = new Session();

beforeAll(async () => {
  // What is indexed at the first text is no part of the others' work.
  read(repeatPieces(drawPieces(roll), maxTextLength, seed));
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
});

afterAll(async () => {
  await session.post('Profiler.stopPreciseCoverage');
  session.disconnect();
});

/** How often the pieces of the reader's code run: the same on every machine. @param {string} text */
async function countRuns(text) {
  await session.post('Profiler.takePreciseCoverage');
  read(text);
  const { result } = await session.post('Profiler.takePreciseCoverage');
  return result
    .filter(({ url }) => url.includes('/domain/src/'))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
    .reduce((sum, { count }) => sum + count, 0);
}

it.each(texts)('reading "$words" again and again stays within bounds', async ({ pieces }) => {
  const runs = await countRuns(repeatPieces(pieces, maxTextLength, seed));
  expect(runs).toBeGreaterThan(1_000);
  expect(runs).toBeLessThan(mostRuns);
});
