import { describe, expect, it } from 'vitest';
import { claimsOf } from '../claims.ts';
import { readByRules } from '../read.ts';

const listOf = (text: string) =>
  claimsOf(readByRules(text), 'written')[0]?.value.items.map(({ quote: _quote, ...item }) => item);
const partsOf = (text: string) => claimsOf(readByRules(text), 'block').map(({ value }) => value);
const valuesOf = (text: string, slot: 'race' | 'pace' | 'target' | 'ability' | 'max') =>
  claimsOf(readByRules(text), slot).map(({ value }) => value);

describe('a line keeps what was said of it', () => {
  it.each([
    [
      'front squat 4x6 at 75%, then walking lunges 3x10',
      [
        { exerciseId: 'front-squat', sets: 4, reps: 6, percent: 75 },
        { exerciseId: 'walking-lunge', sets: 3, reps: 10 },
      ],
    ],
    [
      'clean and jerk 5x(1+1) @ 80%, then front squats 3x3 at 85%',
      [
        { exerciseId: 'clean-and-jerk', sets: 5, reps: 1, complex: [1, 1], percent: 80 },
        { exerciseId: 'front-squat', sets: 3, reps: 3, percent: 85 },
      ],
    ],
    [
      'back squat 3x5 at 100kg, rest 3 min, then Romanian deadlift 3x8 at 80, rest 2',
      [
        { exerciseId: 'back-squat', sets: 3, reps: 5, kilograms: 100, restSeconds: 180 },
        {
          exerciseId: 'barbell-romanian-deadlift',
          sets: 3,
          reps: 8,
          kilograms: 80,
          restSeconds: 120,
        },
      ],
    ],
    [
      'Kreuzheben: schwerer Dreier, zuletzt 170 kg, danach 4x4 mit 80 %',
      [
        { exerciseId: 'conventional-deadlift', sets: 1, reps: 3, isTop: true },
        {
          exerciseId: 'conventional-deadlift',
          sets: 4,
          reps: 4,
          percent: 80,
          percentOf: 'top',
        },
      ],
    ],
    [
      'lunges 3x8-12, rows 3x10',
      [
        { exerciseId: 'dumbbell-reverse-lunge', sets: 3, reps: 8, repsTo: 12 },
        { exerciseId: 'one-arm-dumbbell-row', sets: 3, reps: 10 },
      ],
    ],
  ])('%s', (text, items) => {
    expect(listOf(text)?.map(({ exerciseId: _id, ...dose }) => dose)).toEqual(
      items.map(({ exerciseId: _id, ...dose }) => dose),
    );
  });

  it.each(["then I'm done", 'nothing else', "that's all"])(
    'nothing joins an order with: %s',
    (end) => {
      const [list] = claimsOf(readByRules(`squat 5x5, then some lunges, ${end}`), 'written');
      expect(list?.value.only).toBe(true);
      expect(list?.value.items).toHaveLength(2);
    },
  );
});

describe('entries of a list are parts', () => {
  it.each([
    '1. jump rope 3 rounds of 2 min\n2. shadow boxing 5 x 3 min\n3. abs for 10 minutes',
    '1) corde à sauter 3 x 2 min 2) shadow 5 x 3 min 3) abdos 10 min',
  ])('%s', (text) => {
    const parts = partsOf(text);
    expect(parts.map(({ rounds, workSeconds }) => [rounds, workSeconds])).toEqual([
      [3, 120],
      [5, 180],
      [undefined, undefined],
    ]);
    expect(parts[2]?.minutes).toBe(10);
  });
});

describe('a result or a pace is no way to go', () => {
  it.each([
    ['6 x 800m @ 5k pace with 2 min jog. I run 21:30 for 5k', 1290],
    ['6 x 400 m a ritmo de 5k, mi marca es 21:40, 90 s de descanso', 1300],
    ['10 x 400 m à allure 5 km, je cours 23:00 au 5 km', 1380],
    ['8 x 400 m im 5-km-Tempo, ich laufe 22:30 auf 5 km', 1350],
  ])('%s', (text, seconds) => {
    expect(valuesOf(text, 'race')).toEqual([{ by: 'run', metres: 5000, seconds }]);
    expect(valuesOf(text, 'pace')).toEqual(['5k']);
    expect(claimsOf(readByRules(text), 'distance')).toHaveLength(1);
  });

  it('takes a time to beat for what it is', () => {
    const text = '5k time is 24:30, want to go sub 24. interval session please';
    expect(valuesOf(text, 'target')).toEqual([{ seconds: 1440, metres: 5000 }]);
    expect(claimsOf(readByRules(text), 'minutes')).toEqual([]);
  });
});

describe('what somebody can do', () => {
  it.each([
    ['can do 8 pullups and 15 dips, want 4 sets of each', [8, 15]],
    ['je fais 9 tractions max, je veux 5 séries', [9]],
    ['Ich schaffe 7 Klimmzüge, will 5 Sätze machen', [7]],
  ])('%s', (text, reps) => {
    expect(claimsOf(readByRules(text), 'ability').map(({ value }) => value.reps)).toEqual(reps);
  });

  it('knows the reps of the last heavy set', () => {
    const text = 'Deadlift: work up to a heavy triple, last one was 175. Back-offs 4x4 at 80%';
    expect(valuesOf(text, 'max')).toEqual([
      { lift: 'conventional-deadlift', kilograms: 175, reps: 3 },
    ]);
  });
});
