import { describe, expect, it } from 'vitest';
import { claimsOf } from '../../claims.ts';
import { scan } from '../../engine/scan.ts';
import type { WrittenWorkout } from '../../vocabulary.ts';
import { readWritten } from './written.ts';

/** '5 rounds, only: push-up 10' in short. */
function inShort({ items, rounds, levels, restSeconds, only }: WrittenWorkout): string {
  const lines = items.map(({ exerciseId, sets, reps, seconds, metres, kilograms }) =>
    [
      exerciseId,
      sets === undefined ? '' : `${sets}×`,
      reps ?? '',
      seconds === undefined ? '' : `${seconds}s`,
      metres === undefined ? '' : `${metres}m`,
      kilograms === undefined ? '' : `@${kilograms}`,
    ]
      .filter((part) => part !== '')
      .join(' '),
  );
  const head = [
    rounds === undefined ? '' : `${rounds} rounds`,
    levels?.join('-') ?? '',
    restSeconds === undefined ? '' : `rest ${restSeconds}`,
    only ? 'only' : 'among others',
  ];
  return `${head.filter(Boolean).join(', ')}: ${lines.join(', ')}`;
}

const writtenIn = (text: string) => claimsOf(readWritten(scan(text)), 'written')[0]?.value;

describe('a workout that is written out', () => {
  it.each([
    [
      '4 rounds: 12 push ups, 20 squats, 15 sit ups',
      '4 rounds, only: push-up 12, air-squat 20, sit-up 15',
    ],
    [
      'deadlift 3x5 @150, rdl 3x8 @95',
      'only: conventional-deadlift 3× 5 @150, barbell-romanian-deadlift 3× 8 @95',
    ],
    ['bench 4x6 70 kg\nrow 4x8 60 kg', 'only: bench-press 4× 6 @70, one-arm-dumbbell-row 4× 8 @60'],
    [
      '3 serie da 12: squat, panca, rematore',
      'only: air-squat 3× 12, bench-press 3× 12, one-arm-dumbbell-row 3× 12',
    ],
    ['3 x 10 Kniebeugen, 3 x 8 Liegestütze', 'only: air-squat 3× 10, push-up 3× 8'],
    ['5 rondas: 8 flexiones, 16 sentadillas', '5 rounds, only: push-up 8, air-squat 16'],
    ['15-10-5 burpees and pull ups', '15-10-5, only: burpee, pull-up'],
    ['EMOM 14 alternating burpees and kettlebell swings', 'only: burpee, two-hand-swing'],
    ['40 s plank, 20 s rest, 6 times', '6 rounds, rest 20, only: forearm-plank 40s'],
    ['100 burpees', 'only: burpee 100'],
    ['include 15 burpees, 30 min', 'among others: burpee 15'],
    ['5x5 squat and bench, a few dips', 'among others: air-squat 5× 5, bench-press 5× 5'],
    [
      'swings with a 24 and goblet squats with a 16',
      'among others: two-hand-swing @24, goblet-squat @16',
    ],
    ['thrusters at 35 kg and burpees', 'among others: barbell-thruster @35'],
    [
      '8 Swings mit 20, 10 Liegestütze, 4 Runden',
      '4 rounds, only: two-hand-swing 8 @20, push-up 10',
    ],
    ['swings with 15 push-ups', 'only: two-hand-swing 15, push-up 15'],
    ['10 push ups, 12 zorbflips, 15 squats, 3 rounds', '3 rounds, only: push-up 10, air-squat 15'],
  ])('is kept line by line: %s', (text, short) => {
    const written = writtenIn(text);
    expect(written && inShort(written)).toBe(short);
  });

  it.each([
    'Squat 1RM 150 bench 1RM 110 deadlift 1RM 190, deadlift day',
    'full body with push-ups and squats',
    'I can do 12 push-ups, 20 min upper body',
    'no burpees',
    'did 50 squats yesterday',
    'squat, bench and row 45 min',
  ])('is none where moves are only talked of: %s', (text) => {
    expect(writtenIn(text)).toBeUndefined();
  });
});
