import { describe, expect, test } from 'vitest';
import { normaliseWorkout } from '../../workout/normalise.ts';
import type { Block, Exercise } from '../../workout/types.ts';
import { readBlocks } from './read-blocks.ts';

const move = (name: string, fields: Partial<Exercise> = {}): Exercise => ({
  name,
  type: 'exercise',
  ...fields,
});

function read(block: Partial<Block>) {
  const workout = normaliseWorkout({
    workout: [move('March', { type: 'warmup', duration: 60 })],
    play: { blocks: [block] },
  });
  const [found] = readBlocks(workout, (kilograms) => `${kilograms} kg`);
  const lines = found?.groups.flatMap((group) => [
    ...group.lines.map(({ mark, item, dose, details, ramp }) =>
      [mark, item.name, dose, ...details, ramp && `ramp ${ramp}`].filter(Boolean).join(' | '),
    ),
    ...(group.between ? [group.between] : []),
  ]);
  return { how: found?.how, lines };
}

describe('a block as it is read', () => {
  test.each<[string, Partial<Block>, string, string[]]>([
    [
      'sets with their ramp, effort and rest',
      {
        kind: 'sets',
        items: [
          move('Squat', { sets: 1, reps: 8, weight: 20, role: 'ramp' }),
          move('Squat', { sets: 1, reps: 3, weight: 80, role: 'ramp' }),
          move('Squat', { sets: 4, reps: 5, weight: 110, rir: 3, restBetweenSets: 195 }),
        ],
      },
      '4 sets',
      ['Squat | 4 × 5 × 110 kg | 3 left | rest 3:15 | ramp 20 kg × 8, 80 kg × 3'],
    ],
    [
      'supersets by letter',
      {
        kind: 'superset',
        restSeconds: 15,
        items: [
          move('Split Squat', { sets: 3, reps: 8, side: 'both', rir: 1.5, group: 'A1' }),
          move('Leg Curl', { sets: 3, reps: 10, weight: 40, group: 'A2', restAfter: 75 }),
        ],
      },
      'In turn, then rest',
      [
        'A1 | Split Squat | 3 × 8 a side | 1–2 left',
        'A2 | Leg Curl | 3 × 10 × 40 kg',
        'Change 0:15, rest 1:15 after both',
      ],
    ],
    [
      'an AMRAP',
      { kind: 'amrap', minutes: 20, items: [move('Pull-Up', { reps: 5 })] },
      'As many rounds as you can in 20 min',
      ['Pull-Up | 5 reps'],
    ],
    [
      'a ladder for time',
      {
        kind: 'for_time',
        ladder: [21, 15, 9],
        capSeconds: 600,
        items: [move('Thruster', { weight: 43 })],
      },
      '21-15-9 of each, for time, cap 10:00',
      ['Thruster | 21-15-9 · 43 kg'],
    ],
    [
      'an EMOM in turn',
      {
        kind: 'emom',
        minutes: 12,
        items: [move('Swing', { reps: 12 }), move('Plank', { duration: 30 })],
      },
      'Every minute for 12 min',
      ['Min 1 | Swing | 12 reps', 'Min 2 | Plank | 30 s'],
    ],
    [
      'repeats of a distance',
      {
        kind: 'distance_reps',
        rounds: 8,
        restSeconds: 80,
        items: [
          move('400 m run', {
            distanceMeters: 400,
            duration: 105,
            stepMode: 'target',
            pace: { unit: 's/km', lo: 258, hi: 268 },
          }),
        ],
      },
      '',
      ['400 m run | 8 × 400 m | in 1:45 | 4:18–4:28 /km | rest 1:20'],
    ],
  ])('%s', (_, block, how, lines) => {
    expect(read(block)).toEqual({ how, lines });
  });
});
