/** Counting from pictures: drawn people before the pose model that the page uses, and its count. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { countFrame, notCounted } from '../packages/domain/src/camera/count-reps.ts';
import { type Movement, movements } from '../packages/domain/src/camera/movements.ts';
import type { Picture } from '../packages/domain/src/camera/test-support/person-picture.ts';
import {
  cameraFor,
  personSeries,
} from '../packages/domain/src/camera/test-support/person-series.ts';
import { figureOf } from '../packages/domain/src/figure/all.ts';
import { seededDice } from '../packages/domain/src/planner/seeded.ts';
import {
  lookedAt,
  readJoints,
  type Square,
  wholeOf,
} from '../packages/web/src/features/timer/camera/joints.ts';
import { openMoveNet } from '../packages/web/src/features/timer/camera/movenet.ts';
import { root } from '../scripts/paths.mjs';
import { countFrom } from './support/numbers.ts';
import { type Figure, printTable } from './support/table.ts';

const series = countFrom('SERIES', 2, 100);
/** As quick as a telephone finds joints while it does other things. */
const perSecond = 12;
const size = { width: 320, height: 240 };
const packages = join(root, 'node_modules');
const models = join(packages, '@vladmandic', 'human', 'models');

/** What the worker does with a canvas: the square of the picture, black beyond its edges. */
function looked({ width, height, pixels }: Picture, { x, y, size }: Square): Uint8ClampedArray {
  const found = new Uint8ClampedArray(lookedAt * lookedAt * 4);
  for (let row = 0; row < lookedAt; row += 1) {
    for (let column = 0; column < lookedAt; column += 1) {
      const fromX = Math.floor(x + ((column + 0.5) * size) / lookedAt);
      const fromY = Math.floor(y + ((row + 0.5) * size) / lookedAt);
      if (fromX < 0 || fromY < 0 || fromX >= width || fromY >= height) continue;
      const from = (fromY * width + fromX) * 4;
      found.set(pixels.subarray(from, from + 4), (row * lookedAt + column) * 4);
    }
  }
  return found;
}

const weights = await readFile(join(models, 'movenet-lightning.bin'));
const look = await openMoveNet({
  graph: JSON.parse(await readFile(join(models, 'movenet-lightning.json'), 'utf8')),
  weights: new Uint8Array(weights).buffer,
  engine: `${join(packages, '@tensorflow', 'tfjs-backend-wasm', 'wasm-out')}/`,
});

const took: number[] = [];

async function countedOf(id: string, movement: Movement, dice: () => number) {
  const figure = figureOf(id);
  if (!figure) throw new Error(`Nobody has drawn ${id}.`);
  const reps = 3 + Math.floor(dice() * 8);
  const camera = cameraFor(figure, movement, { ...size, off: (dice() * 2 - 1) * 15 });
  let square = wholeOf(size);
  let counting = notCounted;
  for (const { ms, picture } of personSeries(figure, camera, { reps, perSecond }, dice)) {
    const startedAt = performance.now();
    const { places, next } = readJoints(await look(looked(picture, square)), square, size);
    took.push(performance.now() - startedAt);
    square = next;
    counting = countFrame(counting, { ms, places }, movement);
  }
  return { reps, counted: counting.reps.length };
}

const figures: Figure[] = [];
let right = 0;
const dice = seededDice(613);
for (const [id, movement] of Object.entries(movements)) {
  const all: { reps: number; counted: number }[] = [];
  for (let one = 1; one <= series; one += 1) all.push(await countedOf(id, movement, dice));
  right += all.filter(({ reps, counted }) => Math.abs(reps - counted) <= 1).length;
  figures.push({ figure: id, value: all.map((one) => `${one.counted} of ${one.reps}`).join(', ') });
}
const share = right / figures.length / series;
const middle = took.toSorted((a, b) => a - b)[Math.floor(took.length / 2)] ?? 0;
printTable([
  ...figures,
  {
    figure: 'within one',
    value: `${(share * 100).toFixed(0)} % of ${figures.length * series} series`,
    bar: { text: '90 %', met: share >= 0.9 },
  },
  { figure: 'a picture takes', value: `${middle.toFixed(0)} ms` },
]);
