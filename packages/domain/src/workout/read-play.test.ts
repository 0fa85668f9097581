import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeItem } from '../planner/edit/edit-dose.ts';
import { readRuns, writeRuns } from '../planner/edit/edit-runs.ts';
import { formatDefinitions } from './formats/definitions.ts';
import { formatIds } from './formats/ids.ts';
import { blockLimits, maxItems } from './limits.ts';
import { mapItems } from './map-items.ts';
import { normaliseWorkout } from './normalise.ts';
import { anyPlay } from './test-support/any-play.ts';

const squat = { name: 'Squat', type: 'exercise', reps: 5 };
const jog = { name: 'Jog', type: 'warmup', duration: 60 };
const breathe = { name: 'Breathe', type: 'cooldown', duration: 60 };
const block = (fields: object = {}) => ({ kind: 'amrap', items: [squat], ...fields });
const blocksOf = (draft: object) => normaliseWorkout(draft).play?.blocks;

describe('the blocks of a workout', () => {
  test('get what they lack from the definition of their format', () => {
    expect(blocksOf({ play: { blocks: [block()] } })).toEqual([
      { kind: 'amrap', title: 'AMRAP', items: [squat], score: 'rounds' },
    ]);
  });

  test('are put right, or left out where they cannot be', () => {
    const read = blocksOf({
      play: {
        blocks: [
          block({ minutes: 9000, rounds: -3, capSeconds: '12 min', ladder: [3, 'x', 0.4] }),
          block({ kind: 'sauna' }),
          block({ items: [{ type: 'rest', duration: 10 }] }),
          'AMRAP',
        ],
      },
    });
    expect(read).toHaveLength(1);
    expect(read?.[0]).toMatchObject({ minutes: 240, rounds: 1, capSeconds: 720, ladder: [3, 1] });
  });

  test.each([null, 7, [], {}, { blocks: 'many' }, { blocks: [{}] }])(
    '%j is none, and the list stays as it is',
    (play) => {
      const read = normaliseWorkout({ play, workout: [squat] });
      expect(read).not.toHaveProperty('play');
      expect(read.workout).toHaveLength(1);
    },
  );

  test('are limited in number, in items and in all', () => {
    const items = Array.from({ length: 60 }, () => squat);
    const blocks = Array.from({ length: 20 }, () => block({ items }));
    const read = blocksOf({ play: { blocks } }) ?? [];
    expect(read.length).toBeLessThanOrEqual(blockLimits.blocks);
    expect(read[0]?.items).toHaveLength(blockLimits.items);
    expect(read.flatMap((one) => one.items)).toHaveLength(maxItems);
  });

  test('make the list: warm-up, their items in order, cool-down', () => {
    const row = { ...squat, name: 'Row' };
    const read = normaliseWorkout({
      workout: [breathe, { ...squat, name: 'Not played' }, jog],
      play: { blocks: [block(), block({ items: [row, squat] })] },
    });
    expect(read.workout.map(({ name }) => name)).toEqual([
      'Jog',
      'Squat',
      'Row',
      'Squat',
      'Breathe',
    ]);
  });

  test('read again, from JSON, are the same, whatever they hold', () => {
    fc.assert(
      fc.property(anyPlay, (play) => {
        const read = normaliseWorkout({ workout: [jog, breathe], play });
        expect(normaliseWorkout(JSON.parse(JSON.stringify(read)))).toEqual(read);
      }),
    );
  });
});

describe('a workout of blocks that is changed', () => {
  const workout = normaliseWorkout({
    workout: [jog, breathe],
    play: { blocks: [block({ kind: 'sets' }), block({ items: [{ ...squat, name: 'Row' }] })] },
  });

  test('changes in its blocks and in its list', () => {
    const changed = mapItems(workout, (item, i) => (i === 2 ? { ...item, reps: 12 } : item));
    expect(changed.play?.blocks[1]?.items[0]?.reps).toBe(12);
    expect(changed.workout[2]?.reps).toBe(12);
    expect(changeItem(workout, 2, { reps: 9 }).play?.blocks[1]?.items[0]?.reps).toBe(9);
  });

  test('loses a block that nothing is left of', () => {
    const runs = readRuns(workout).filter(({ items }) => items[0]?.name !== 'Squat');
    const less = writeRuns(workout, runs);
    expect(less.play?.blocks.map(({ kind }) => kind)).toEqual(['amrap']);
    expect(less.workout.map(({ name }) => name)).toEqual(['Jog', 'Row', 'Breathe']);
  });
});

test.each(formatIds)('the definition of %s names itself and no word of another', (id) => {
  const own = formatDefinitions[id];
  expect(own.id).toBe(id);
  expect(own.moves.min).toBeLessThanOrEqual(own.moves.max);
  for (const other of formatIds.filter((one) => one !== id)) {
    const shared = own.words.filter((word) => formatDefinitions[other].words.includes(word));
    expect(shared).toEqual([]);
  }
});
