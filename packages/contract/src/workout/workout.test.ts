import { normaliseWorkout } from '@cadence/domain/workout/normalise';
import { anyPlay } from '@cadence/domain/workout/test-support/any-play';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { sentWorkout } from './workout.ts';

const item = { name: 'Squat', type: 'exercise', reps: 5 };
const block = { kind: 'amrap', title: 'Cindy', items: [item], score: 'rounds' };
const workout = { source: 'ai', workout: [item] };
const problemsOf = (blocks: unknown[]) =>
  z.safeParse(sentWorkout, { ...workout, play: { blocks } }).error?.issues ?? [];

describe('a workout that a device sends', () => {
  test('keeps its blocks, whatever they hold', () => {
    fc.assert(
      fc.property(anyPlay, (play) => {
        const read = normaliseWorkout({
          play,
          archetype: 'A21',
          benchmark: { id: 'cindy', scaled: 'rows' },
          honesty: ['Rows stand in for pull-ups.'],
        });
        expect(z.parse(sentWorkout, JSON.parse(JSON.stringify(read)))).toEqual(read);
      }),
    );
  });

  test('of too many blocks or items is refused before one of them is looked at', () => {
    expect(
      problemsOf(Array.from({ length: 13 }, () => 'no block')).map(({ code }) => code),
    ).toEqual(['too_big']);
    const items = Array.from({ length: 41 }, () => 'no item');
    expect(problemsOf([{ ...block, items }]).map(({ code }) => code)).toEqual(['too_big']);
  });

  test('of an unknown format or score is refused', () => {
    expect(problemsOf([block])).toEqual([]);
    expect(problemsOf([{ ...block, kind: 'sauna' }])).toHaveLength(1);
    expect(problemsOf([{ ...block, score: 'fun' }])).toHaveLength(1);
  });
});
