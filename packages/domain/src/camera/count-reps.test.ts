import { expect, test } from 'vitest';
import { exerciseById } from '../exercise/library.ts';
import { figureOf } from '../figure/all.ts';
import type { Figure } from '../figure/figure.ts';
import { seededDice } from '../planner/seeded.ts';
import { runs } from '../test-support/by-night.ts';
import { countAll, countFrame, notCounted } from './count-reps.ts';
import { type Movement, movements } from './movements.ts';
import { drawTrouble, noTrouble, seriesOf } from './test-support/landmark-series.ts';

const all = Object.entries(movements) as [string, Movement][];

function figureFor(id: string): Figure {
  const figure = figureOf(id);
  if (!figure) throw new Error(`Nobody has drawn ${id}.`);
  return figure;
}

test('they are ten exercises of the library', () => {
  expect(all).toHaveLength(10);
  for (const [id] of all) expect(exerciseById(id), id).toBeDefined();
});

test.each(all)('%s is counted to the number where the picture is clear', (id, movement) => {
  for (const reps of [1, 5, 12]) {
    const frames = seriesOf(figureFor(id), movement, reps, noTrouble, seededDice(reps));
    expect(countAll(frames, movement).reps).toHaveLength(reps);
  }
});

test.each(all)('%s is counted to one more or less in 95 of 100 troubled series', (id, movement) => {
  const series = runs(5);
  let right = 0;
  for (let seed = 1; seed <= series; seed += 1) {
    const dice = seededDice(seed * 977);
    const reps = 3 + Math.floor(dice() * 18);
    const frames = seriesOf(figureFor(id), movement, reps, drawTrouble(dice), dice);
    const counted = countAll(frames, movement).reps.length;
    if (Math.abs(counted - reps) <= 1) right += 1;
  }
  expect(right / series).toBeGreaterThanOrEqual(0.95);
});

test.each(all)('%s is counted without looking ahead, and never back', (id, movement) => {
  const frames = seriesOf(figureFor(id), movement, 4, noTrouble, seededDice(3));
  let counting = notCounted;
  let before = 0;
  for (const frame of frames) {
    counting = countFrame(counting, frame, movement);
    expect(counting.reps.length - before).toBeLessThanOrEqual(1);
    expect(counting.reps.length).toBeGreaterThanOrEqual(before);
    before = counting.reps.length;
  }
});

test('a slow way down and a quick way up are told apart', () => {
  // The figure goes down for two seconds and comes up in one.
  const movement: Movement = movements['air-squat'];
  const frames = seriesOf(figureFor('air-squat'), movement, 3, noTrouble, seededDice(9));
  for (const { outSeconds, backSeconds } of countAll(frames, movement).reps) {
    expect(outSeconds).toBeGreaterThan(backSeconds);
    expect(outSeconds + backSeconds).toBeGreaterThan(1);
  }
});

test.each(all)('nobody moving is no %s, and neither is nobody there', (id, movement) => {
  const dice = seededDice(4);
  const trouble = { ...drawTrouble(dice), lost: 0 };
  const still = seriesOf(figureFor(id), movement, 0, trouble, dice);
  const long = Array.from({ length: 8 }, (_, part) =>
    still.map(({ ms, places }) => ({ ms: ms + part * 8000, places })),
  ).flat();
  expect(countAll(long, movement).reps).toEqual([]);
  expect(countAll([{ ms: 0, places: {} }], movement)).toEqual(notCounted);
});

test('what was begun before somebody left the picture is forgotten', () => {
  const movement: Movement = movements['air-squat'];
  const frames = seriesOf(figureFor('air-squat'), movement, 2, noTrouble, seededDice(5));
  const [first] = countAll(frames, movement).reps;
  const middle = (first?.endedMs ?? 0) - 700;
  const away = frames.map((frame) =>
    frame.ms > middle ? { ...frame, ms: frame.ms + 60_000 } : frame,
  );
  for (const rep of countAll(away, movement).reps) {
    expect(rep.outSeconds + rep.backSeconds).toBeLessThan(10);
  }
});
