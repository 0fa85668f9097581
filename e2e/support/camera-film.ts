import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Movement } from '../../packages/domain/src/camera/movements.ts';
import {
  type Picture,
  personPicture,
} from '../../packages/domain/src/camera/test-support/person-picture.ts';
import { cameraFor } from '../../packages/domain/src/camera/test-support/person-series.ts';
import { figureOf } from '../../packages/domain/src/figure/all.ts';
import { durationMs, poseAt } from '../../packages/domain/src/figure/motion.ts';

const size = { width: 240, height: 180 };
const perSecond = 10;

/** Brightness of every pixel, then both colours of every fourth, as the format has them. */
function planesOf({ width, height, pixels }: Picture): Uint8Array {
  const half = (width / 2) * (height / 2);
  const planes = new Uint8Array(width * height + 2 * half);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
      planes[y * width + x] = 16 + 0.257 * red + 0.504 * green + 0.098 * blue;
      if (x % 2 === 1 || y % 2 === 1) continue;
      const place = width * height + (y / 2) * (width / 2) + x / 2;
      planes[place] = 128 - 0.148 * red - 0.291 * green + 0.439 * blue;
      planes[place + half] = 128 + 0.439 * red - 0.368 * green - 0.071 * blue;
    }
  }
  return planes;
}

interface Take {
  id: string;
  movement: Movement;
  reps: number;
  /** Standing still before and after. */
  secondsBefore: number;
  secondsAfter: number;
}

/** A film for Chromium's fake camera, of somebody who does so many repetitions. */
export async function makeFilm({ id, movement, reps, secondsBefore, secondsAfter }: Take) {
  const figure = figureOf(id);
  if (!figure) throw new Error(`Nobody has drawn ${id}.`);
  const camera = cameraFor(figure, movement, { ...size, off: 8 });
  const { motion, ends } = figure;
  const [start] = ends;
  const frameAt = (share: number) => planesOf(personPicture(poseAt(motion, share), camera));
  const still = frameAt(start);
  const ofRep = Math.round((durationMs(motion) / 1000) * perSecond);
  const rep = Array.from({ length: ofRep }, (_, index) => frameAt(start + index / ofRep));
  const frames = [
    ...Array<Uint8Array>(secondsBefore * perSecond).fill(still),
    ...Array.from({ length: reps }, () => rep).flat(),
    ...Array<Uint8Array>(secondsAfter * perSecond).fill(still),
  ];
  const folder = await mkdtemp(join(tmpdir(), 'cadence-film-'));
  const path = join(folder, 'film.y4m');
  const file = await open(path, 'w');
  await file.write(`YUV4MPEG2 W${size.width} H${size.height} F${perSecond}:1 Ip A1:1 C420jpeg\n`);
  for (const frame of frames) {
    await file.write('FRAME\n');
    await file.write(frame);
  }
  await file.close();
  return { path, remove: () => rm(folder, { recursive: true }) };
}
