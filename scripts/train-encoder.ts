import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cards } from '../packages/domain/src/coach/cards/all.ts';
import { asks } from '../packages/domain/src/coach/cards/data/asks.ts';
import { cuesIn } from '../packages/domain/src/coach/turn/cues.ts';
import { languageOf } from '../packages/domain/src/coach/turn/voice/language.ts';
import {
  createListener,
  type TrainedHeads,
} from '../packages/server/src/platform/encoder/listen.ts';
import { printCardFigures, type Way } from './encoder/measure.ts';
import { headsSource, packLines } from './encoder/pack.ts';
import { trainLines } from './encoder/ridge.ts';
import { vectorsOf } from './encoder/vectors.ts';
import { root } from './paths.mjs';

/**
 * Trains the heads of the sentence encoder. With `--measure` it only trains without every sixth
 * way of asking and prints how those are found.
 */
const known = new Set(cards.map(({ id }) => id));
const isEnglish = (text: string): boolean => languageOf(cuesIn(text).tokens) === 'en';
const asked: Way[] = Object.entries(asks)
  .filter(([id]) => known.has(id))
  .flatMap(([id, lines]) => lines.split('\n').map((text) => ({ id, text, isAsk: true })))
  .filter(({ text }) => text.trim() !== '' && isEnglish(text));
const questions: Way[] = cards.flatMap(({ id, questions: ways }) =>
  ways.map((text) => ({ id, text, isAsk: false })),
);

const vectors = await vectorsOf([...asked, ...questions].map(({ text }) => text));
/** Sums depend on their order in the last digits: in which file a card stands must not matter. */
const inOrder = (one: Way, other: Way): number =>
  one.id === other.id ? (one.text < other.text ? -1 : 1) : one.id < other.id ? -1 : 1;
const train = (ways: readonly Way[]) =>
  packLines(
    trainLines(
      [...ways].sort(inOrder).flatMap(({ id, text }) => {
        const vector = vectors.get(text);
        return vector ? [{ id, vector }] : [];
      }),
    ),
  );
const size = [...vectors.values()][0]?.length ?? 0;
const headsOf = (ways: readonly Way[]): TrainedHeads => ({
  size,
  cards: train(ways),
});

/** Every text is left out or not by itself, whatever is added later. */
const partOf = (text: string): number =>
  createHash('sha256').update(text).digest().readUInt32BE(0) % 24;

if (process.argv.includes('--measure')) {
  const isLeftOut = ({ text, isAsk }: Way) => isAsk && partOf(text) < 4;
  const kept = [...asked, ...questions].filter((way) => !isLeftOut(way));
  const listen = createListener(
    async (texts) => texts.map((text) => vectors.get(text) ?? new Float32Array(size)),
    headsOf(kept),
  );
  const left = asked.filter(isLeftOut);
  const inPart = (one: number) => left.filter(({ text }) => partOf(text) % 2 === one);
  await printCardFigures('for tuning', inPart(0), kept, listen);
  await printCardFigures('for testing', inPart(1), kept, listen);
} else {
  const heads = headsOf([...asked, ...questions]);
  const source = headsSource(heads);
  writeFileSync(join(root, 'packages/server/src/platform/encoder/data/trained-heads.ts'), source);
  const kilobytes = Math.round(source.length / 1000);
  console.log(`${heads.cards.ids.length} cards, ${kilobytes} kB`);
}
