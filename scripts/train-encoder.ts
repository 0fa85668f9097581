import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createListener,
  type TrainedHeads,
} from '../packages/server/src/platform/encoder/listen.ts';
import { ownWays, unasked, type Way, waysByWriter } from './encoder/asked.ts';
import { printCardFigures } from './encoder/measure.ts';
import { headsSource, packLines } from './encoder/pack.ts';
import { trainLines } from './encoder/softmax.ts';
import { vectorsOf } from './encoder/vectors.ts';
import { root } from './paths.mjs';

/**
 * Trains the heads of the sentence encoder. With `--measure` it only trains without two in seven
 * lines of the later writers and prints how these are found; with `--measure a07` without that
 * writer, which says more where a writer wrote on all cards: a card is known by its writer's manner
 * too.
 */
const own = ownWays();
const byWriter = waysByWriter();
const none = unasked();
const groups = [own, ...byWriter.values(), none];

const vectors = new Map<string, Float32Array>();
for (const ways of groups) {
  for (const [text, vector] of await vectorsOf(ways.map(({ text }) => text))) {
    vectors.set(text, vector);
  }
}
const size = [...vectors.values()][0]?.length ?? 0;

/** Steps depend on their order: in which file a card stands must not matter. */
const inOrder = (one: Way, other: Way): number =>
  one.id === other.id ? (one.text < other.text ? -1 : 1) : one.id < other.id ? -1 : 1;
function headsOf(ways: readonly Way[]): TrainedHeads {
  const examples = [...ways].sort(inOrder).flatMap(({ id, text }) => {
    const vector = vectors.get(text);
    return vector ? [{ id, vector }] : [];
  });
  return { size, cards: packLines(trainLines(examples)) };
}

/** Every text is left out or not by itself, whatever is added later. */
const isLeftOut = ({ text }: Way): boolean =>
  (createHash('sha256').update(text).digest().readUInt32BE(0) % 24) % 7 < 2;

const measured = process.argv.indexOf('--measure');
const writer = byWriter.get(process.argv[measured + 1] ?? '');
if (measured > 0) {
  const later = [...byWriter.values()].flat();
  const isLeft = (way: Way) => writer?.includes(way) ?? isLeftOut(way);
  const left = later.filter(isLeft);
  const kept = [...own, ...none, ...later.filter((way) => !isLeft(way))];
  const listen = createListener(
    async (texts) => texts.map((text) => vectors.get(text) ?? new Float32Array(size)),
    headsOf(kept),
  );
  await printCardFigures('left out', left, listen);
} else {
  const heads = headsOf(groups.flat());
  const source = headsSource(heads);
  writeFileSync(join(root, 'packages/server/src/platform/encoder/data/trained-heads.ts'), source);
  const kilobytes = Math.round(source.length / 1000);
  console.log(`${heads.cards.ids.length} cards, ${kilobytes} kB`);
}
