import { expect, test } from 'vitest';
import { readJoints, wholeOf } from './joints.ts';

const picture = { width: 640, height: 480 };

/** All points on a line from the middle to one side, as sure as said. */
const onALine = (score: number) =>
  Array.from({ length: 17 }, (_, index) => [0.5, 0.5 + index / 100, score]).flat();

test('a picture that is not square is looked at with its edges', () => {
  expect(wholeOf(picture)).toEqual({ x: 0, y: -80, size: 640 });
});

test('places are those of the whole picture, whatever part was looked at', () => {
  const { places } = readJoints(onALine(0.3), { x: 100, y: 50, size: 200 }, picture);
  expect(places.shoulderL).toEqual({ x: 210, y: 150, sure: 0.5 });
  expect(places.ankleR?.x).toBeCloseTo(232);
});

test('somebody who is found is looked at closer, and lost again at the whole', () => {
  const near = readJoints(onALine(0.5), wholeOf(picture), picture).next;
  expect(near.size).toBeLessThan(200);
  expect(near.x + near.size / 2).toBeCloseTo(320 + (0.16 * 640) / 2);
  expect(readJoints(onALine(0.1), near, picture).next).toEqual(wholeOf(picture));
});
