import { describe, expect, test } from 'vitest';
import { buildTimerSteps } from '../../timer/build-steps.ts';
import type { Tap, TapKind } from '../../timer/taps.ts';
import { normaliseWorkout } from '../../workout/normalise.ts';
import type { Block, Exercise } from '../../workout/types.ts';
import { sessionFrom } from '../session.ts';
import type { LoggedSet, SessionScore } from '../types.ts';
import { bestScore, compareScores } from './compare-scores.ts';
import { makeScore } from './make-score.ts';
import { readScores } from './read-score.ts';
import { scoreText } from './score-text.ts';

const move = (name: string, fields: Partial<Exercise> = {}): Exercise => ({
  name,
  type: 'exercise',
  ...fields,
});

interface Run {
  /** Step of the block's work, kind, second, line. */
  taps?: [number, TapKind, number, number?][];
  /** How many of its steps were passed. */
  passed?: number;
  sets?: Record<number, LoggedSet>;
  extraReps?: number;
  scaled?: string;
}

/** What a run of one block leaves behind; steps are counted within the block. */
function scoreOf(draft: Partial<Block>, { taps = [], passed, sets = {}, ...said }: Run = {}) {
  const workout = normaliseWorkout({ play: { blocks: [draft] } });
  const block = workout.play?.blocks[0];
  const steps = buildTimerSteps(workout).slice(1);
  const run = {
    steps,
    taps: taps.map(
      ([step, kind, at, item]): Tap => ({
        step,
        kind,
        atMs: at * 1000,
        ...(item !== undefined && { item }),
      }),
    ),
    isDone: (index: number) => index < (passed ?? steps.length),
    sets: Object.fromEntries(Object.entries(sets)),
  };
  return block ? makeScore(block, 0, run, said) : null;
}

const cindy: Partial<Block> = {
  kind: 'amrap',
  minutes: 20,
  items: [move('Pull-up', { reps: 5 }), move('Push-up', { reps: 10 }), move('Squat', { reps: 15 })],
};
const fran: Partial<Block> = {
  kind: 'for_time',
  ladder: [21, 15, 9],
  capSeconds: 600,
  items: [move('Thruster', { weight: 43 }), move('Pull-up')],
};
const chipper: Partial<Block> = {
  kind: 'chipper',
  items: [
    move('Row', { calories: 60 }),
    move('Wall ball', { reps: 40 }),
    move('Burpee', { reps: 30 }),
  ],
};
const repeats: Partial<Block> = {
  kind: 'distance_reps',
  rounds: 2,
  items: [move('Run', { distanceMeters: 400 })],
};
const deathBy: Partial<Block> = { kind: 'death_by', items: [move('Burpee')] };

describe('a score', () => {
  test.each<[string, Partial<Block>, Run, string | null]>([
    [
      'rounds and what came after',
      cindy,
      {
        taps: [
          [0, 'count', 100],
          [0, 'count', 210],
        ],
        extraReps: 7,
      },
      '2 rounds + 7 reps',
    ],
    ['one round', cindy, { taps: [[0, 'count', 100]] }, '1 round'],
    ['nothing done', cindy, { passed: 0 }, null],
    [
      'a time',
      fran,
      {
        taps: [
          [0, 'count', 200],
          [0, 'count', 380],
          [0, 'finish', 522.9],
        ],
      },
      '8:42',
    ],
    [
      'all rounds tapped',
      fran,
      {
        taps: [
          [0, 'count', 200],
          [0, 'count', 380],
          [0, 'count', 500],
        ],
      },
      '8:20',
    ],
    [
      'the cap',
      fran,
      {
        taps: [
          [0, 'count', 200],
          [0, 'count', 400],
        ],
        extraReps: 6,
      },
      'cap, 12 reps left',
    ],
    [
      'a chipper at the cap',
      chipper,
      {
        taps: [
          [0, 'item', 300, 0],
          [0, 'item', 500, 1],
        ],
      },
      'cap, 30 reps left',
    ],
    ['a chipper', chipper, { taps: [[0, 'finish', 754]] }, '12:34'],
    [
      'minutes kept',
      deathBy,
      { taps: [[11, 'missed', 50]], passed: 11, extraReps: 8 },
      '11 minutes + 8 reps',
    ],
    [
      'repeats',
      repeats,
      {
        taps: [
          [0, 'finish', 95.2],
          [2, 'finish', 97],
        ],
      },
      '1:36 on average',
    ],
    [
      'a load',
      { kind: 'sets', items: [move('Squat', { reps: 5, sets: 2 })] },
      { sets: { 0: { weight: 100, reps: 5 }, 2: { weight: 102.5, reps: 4 } } },
      '102.5 kg',
    ],
    [
      'good tries',
      { kind: 'skill', items: [move('Handstand')] },
      {
        taps: [
          [0, 'count', 60],
          [0, 'count', 90],
        ],
      },
      '2 reps',
    ],
    ['a hold', { kind: 'hold', items: [move('Plank', { duration: 75 })] }, {}, '1:15'],
    [
      'a distance',
      { kind: 'steady', items: [move('Run', { distanceMeters: 5200 })] },
      {},
      '5.2 km',
    ],
    [
      'Tabata by its lowest',
      { kind: 'tabata', items: [move('Squat')] },
      { sets: { 0: { reps: 14 }, 2: { reps: 11 } } },
      '11 reps',
    ],
    ['a circuit', { kind: 'circuit', items: [move('Squat', { duration: 30 })] }, {}, 'done'],
  ])('of %s', (_, block, run, text) => {
    const score = scoreOf(block, run);
    expect(score && scoreText(score)).toBe(text);
    if (score) expect(readScores(JSON.parse(JSON.stringify([score])))).toEqual([score]);
  });

  test('keeps splits, loads, cap and scaling', () => {
    const run: Run = {
      taps: [
        [0, 'count', 200],
        [0, 'finish', 500],
      ],
      scaled: 'ring rows',
    };
    expect(scoreOf(fran, run)).toMatchObject({
      splits: [200, 300],
      loads: 'Thruster 43 kg',
      cap: 600,
      scaled: 'ring rows',
    });
  });
});

describe('scores compare', () => {
  const score = (fields: Partial<SessionScore>): SessionScore => ({
    kind: 'time',
    value: 500,
    block: 0,
    format: 'for_time',
    title: 'Fran',
    ...fields,
  });
  const rounds = (count: number, reps: number) =>
    score({ kind: 'rounds', format: 'amrap', value: count, rounds: count, reps, repsPlanned: 30 });

  test.each([
    ['rounds by all their reps', rounds(11, 7), rounds(11, 6)],
    ['more rounds', rounds(12, 0), rounds(11, 29)],
    ['the faster', score({ value: 480 }), score({ value: 500 })],
    [
      'any finish before a cap',
      score({ value: 599 }),
      score({ value: 600, capped: true, reps: 89 }),
    ],
    ['capped by reps', score({ capped: true, reps: 80 }), score({ capped: true, reps: 70 })],
    ['the longer hold', score({ format: 'hold', value: 90 }), score({ format: 'hold', value: 60 })],
    [
      'minutes, then reps',
      score({ kind: 'minutes', format: 'death_by', value: 11, reps: 8 }),
      score({ kind: 'minutes', format: 'death_by', value: 11, reps: 2 }),
    ],
  ])('%s', (_, better, worse) => {
    expect(compareScores(better, worse)).toBeGreaterThan(0);
    expect(compareScores(worse, better)).toBeLessThan(0);
    expect(bestScore([worse, better, better], better)).toBe(better);
  });

  test('only within the same scaling', () => {
    expect(compareScores(score({ scaled: 'rows' }), score({}))).toBeNull();
    expect(bestScore([score({ scaled: 'rows' })], score({}))).toBeNull();
  });
});

test('a session carries the scores of its blocks, and repeats that logged themselves', () => {
  const workout = normaliseWorkout({
    benchmark: { id: 'cindy', scaled: 'rows' },
    play: { blocks: [cindy, repeats] },
  });
  const steps = buildTimerSteps(workout);
  const session = sessionFrom({
    workout,
    steps,
    log: {
      sessionId: 'a',
      startedAtMs: 0,
      skippedSteps: [],
      sets: {},
      extraReps: { 0: 3 },
    },
    end: {
      stepIndex: steps.length,
      complete: true,
      activeSeconds: 1500,
      atMs: 1_500_000,
      taps: [
        { step: 1, kind: 'count', atMs: 90_000 },
        { step: 3, kind: 'finish', atMs: 95_000 },
        { step: 5, kind: 'finish', atMs: 97_000 },
      ],
    },
    givenUp: false,
  });
  expect(session.benchmark).toBe('cindy');
  expect(session.scores?.map((score) => scoreText(score))).toEqual([
    '1 round + 3 reps',
    '1:36 on average',
  ]);
  expect(session.scores?.[0]?.scaled).toBe('rows');
  expect(session.exercises.find(({ name }) => name === 'Run')?.actual.sets).toEqual([
    { seconds: 95, distanceMeters: 400 },
    { seconds: 97, distanceMeters: 400 },
  ]);
});
