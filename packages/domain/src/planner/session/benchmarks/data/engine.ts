import type { BenchmarkPlan } from '../types.ts';
import { intervals, move, steady, timed, way } from './parts.ts';

const easy = (minutes: number, ladder: 'RUN_BY_TIME' | 'ROW_BY_TIME' | 'RIDE') =>
  steady(minutes, 'done', timed(ladder, minutes * 60, { rpe: 3 }));

/** A mark on the rowing machine over so many metres. */
const mark = (id: string, title: string, metres: number, pace: string): BenchmarkPlan => ({
  id,
  title,
  blocks: [{ kind: 'for_time', moves: [way('ROW', metres)], score: 'time', title }],
  forms: { beginner: { share: 1, say: 'at a speed you can hold, not all-out' } },
  pace,
  ...(metres <= 2000 && { isAllOut: true as const }),
  notes: ['Drag factor 110–130.'],
});

const windowRow = (id: string, minutes: number): BenchmarkPlan => ({
  id,
  title: `${minutes}-Minute Row`,
  blocks: [
    {
      kind: 'amrap',
      minutes,
      moves: [move('ROW_BY_TIME', { seconds: minutes * 60 })],
      score: 'distance',
    },
  ],
  forms: { beginner: { share: 1, say: 'at a speed you can hold, not all-out' } },
  pace: 'The second half a touch faster than the first. Write down the metres.',
});

export const engineTests: BenchmarkPlan[] = [
  mark('row-100', '100 m Row', 100, 'Short first strokes, then all you have.'),
  mark('row-500', '500 m Row', 500, 'The first 100 m quick, then hold.'),
  mark('row-1k', '1 km Row', 1000, 'Steady to 600 m, then push.'),
  mark(
    'row-2k',
    '2 km Row',
    2000,
    'Only with four weeks of rowing behind you. Second 500 m is the slowest you allow.',
  ),
  mark('row-5k', '5 km Row', 5000, 'Start two seconds slower than you hope for.'),
  mark('row-6k', '6 km Row', 6000, 'Start two seconds slower than you hope for.'),
  mark('row-10k', '10 km Row', 10_000, 'Whole sentences for the first half.'),
  mark('row-half', 'Half Marathon Row', 21_097, 'Easy to the half, drink on the way.'),
  mark('row-full', 'Marathon Row', 42_195, 'Only after a half; drink and eat on the way.'),
  windowRow('row-1min', 1),
  windowRow('row-4min', 4),
  windowRow('row-30min', 30),
  windowRow('row-60min', 60),
  {
    id: 'row-30-r20',
    title: '30-Minute Row at 20',
    blocks: [
      {
        kind: 'amrap',
        minutes: 30,
        moves: [move('ROW_BY_TIME', { seconds: 1800, repsText: '20 strokes a minute' })],
        score: 'distance',
      },
    ],
    forms: {
      beginner: {
        blocks: [
          {
            kind: 'amrap',
            minutes: 20,
            moves: [move('ROW_BY_TIME', { seconds: 1200, repsText: '20 strokes a minute' })],
            score: 'distance',
          },
        ],
        say: '20 minutes',
      },
    },
    pace: 'Long strokes, legs first. Write down the metres.',
  },
  {
    id: 'norwegian-4x4',
    title: 'Norwegian 4 × 4',
    blocks: [
      intervals(
        { rounds: 4, work: 240, rest: 180 },
        'pace',
        timed('RUN_BY_TIME', 240, {
          rpe: 8.5,
          target: '90–95 % of your top heart rate by minute 2',
        }),
      ),
    ],
    forms: {
      beginner: {
        blocks: [
          intervals(
            { rounds: 4, work: 150, rest: 180 },
            'pace',
            timed('RUN_BY_TIME', 150, { rpe: 7 }),
          ),
        ],
        say: '4 × 2½ minutes, hard but not all-out',
      },
    },
    pace: 'The fourth as fast as the first; the three minutes between are easy, not still.',
  },
  {
    id: 'cooper-test',
    title: 'Cooper Test',
    blocks: [
      {
        kind: 'amrap',
        minutes: 12,
        moves: [move('RUN_BY_TIME', { seconds: 720 })],
        score: 'distance',
      },
    ],
    forms: { beginner: { share: 1, say: 'run and walk, not all-out' } },
    pace: 'As far as you get in twelve minutes; walking is allowed. You measure the distance yourself.',
    isAllOut: true,
  },
  {
    id: 'run-1.5-mile',
    title: '1.5 Mile Run',
    blocks: [{ kind: 'for_time', moves: [way('RUN', 2414)], score: 'time' }],
    forms: { beginner: { share: 1, say: 'at a speed you can hold, not all-out' } },
    pace: 'Only after three weeks of running. First 400 m held back.',
    isAllOut: true,
  },
  {
    id: 'run-5k',
    title: '5 km Trial',
    blocks: [{ kind: 'for_time', moves: [way('RUN', 5000)], score: 'time' }],
    forms: { beginner: { share: 1, say: 'at a speed you can hold, not all-out' } },
    pace: 'Only after three weeks of running. First kilometre the slowest.',
    isAllOut: true,
  },
  {
    id: 'beep-test',
    title: 'Beep Test',
    blocks: [
      {
        kind: 'amrap',
        minutes: 12,
        moves: [move('SHUTTLE', { seconds: 720 })],
        score: 'distance',
      },
    ],
    notes: [
      'Its beeps are not played here: this is twelve minutes of shuttles, as far as you get.',
    ],
    isAllOut: true,
  },
  {
    id: '12-3-30',
    title: '12-3-30',
    blocks: [steady(30, 'done', timed('INCLINE_WALK', 1800, { rpe: 6, target: '12 %, 4.8 km/h' }))],
    forms: {
      beginner: {
        blocks: [
          steady(20, 'done', timed('INCLINE_WALK', 1200, { rpe: 5, target: '6 %, 4.2 km/h' })),
        ],
        say: '20 minutes at 6 % and 4.2 km/h',
      },
    },
    pace: 'Do not hold on: lower the slope first.',
  },
  {
    id: 'ftp-20',
    title: 'FTP Test',
    blocks: [
      easy(10, 'RIDE'),
      intervals({ rounds: 3, work: 60, rest: 60 }, 'done', timed('RIDE', 60, { rpe: 7 })),
      steady(5, 'done', timed('RIDE', 300, { rpe: 9 })),
      easy(10, 'RIDE'),
      steady(20, 'distance', timed('RIDE', 1200, { rpe: 9 })),
    ],
    forms: { beginner: { share: 1, say: 'hard but not all-out' } },
    pace: 'Start the 20 minutes a little under what you hope for. The mean power × 0.95 is the number.',
    isAllOut: true,
  },
  {
    id: 'billat-30-30',
    title: 'Billat 30/30',
    blocks: [
      intervals(
        { rounds: 16, work: 30, rest: 0, between: 0 },
        'reps',
        timed('RUN_BY_TIME', 30, { rpe: 8.5, target: 'the speed you could hold for six minutes' }),
        timed('RUN_BY_TIME', 30, { rpe: 4, target: 'half that speed' }),
      ),
    ],
    forms: {
      beginner: {
        blocks: [
          intervals(
            { rounds: 10, work: 30, rest: 0, between: 0 },
            'reps',
            timed('RUN_BY_TIME', 30, { rpe: 7 }),
            timed('RUN_BY_TIME', 30, { rpe: 3 }),
          ),
        ],
        say: '10 of them',
      },
    },
    pace: 'Stop when two in a row are slower.',
  },
  {
    id: '10-20-30',
    title: '10-20-30',
    blocks: [
      intervals(
        { rounds: 15, work: 60, rest: 0, between: 0 },
        'pace',
        timed('RUN_BY_TIME', 30, { rpe: 3, target: 'easy' }),
        timed('RUN_BY_TIME', 20, { rpe: 6, target: 'steady' }),
        timed('RUN_BY_TIME', 10, { rpe: 8.5, target: 'fast' }),
      ),
    ],
    forms: {
      beginner: {
        blocks: [
          intervals(
            { rounds: 10, work: 60, rest: 0, between: 0 },
            'pace',
            timed('RUN_BY_TIME', 30, { rpe: 3, target: 'easy' }),
            timed('RUN_BY_TIME', 20, { rpe: 5, target: 'steady' }),
            timed('RUN_BY_TIME', 10, { rpe: 7, target: 'quick' }),
          ),
        ],
        say: '10 rounds, the fast part at 85 %',
      },
    },
    notes: ['In fives: take two easy minutes after every fifth round.'],
  },
  {
    id: 'gibala-10x1',
    title: 'Gibala 10 × 1',
    blocks: [
      intervals(
        { rounds: 10, work: 60, rest: 60 },
        'pace',
        timed('RIDE', 60, { rpe: 8, target: 'about 90 % of your top heart rate' }),
      ),
    ],
    forms: {
      beginner: {
        blocks: [
          intervals({ rounds: 6, work: 60, rest: 75 }, 'pace', timed('RIDE', 60, { rpe: 7 })),
        ],
        say: '6 of them',
      },
    },
  },
  {
    id: 'wingate',
    title: 'Sprint Intervals 30 s',
    blocks: [
      intervals({ rounds: 4, work: 30, rest: 240 }, 'reps', timed('RIDE', 30, { rpe: 9.5 })),
    ],
    forms: {
      beginner: {
        blocks: [
          intervals({ rounds: 2, work: 20, rest: 180 }, 'reps', timed('RIDE', 20, { rpe: 7 })),
        ],
        say: 'two of 20 s, quick and not all-out',
      },
    },
    from: 'intermediate',
    isAllOut: true,
  },
  {
    id: 'yasso-800',
    title: 'Yasso 800',
    blocks: [
      {
        kind: 'distance_reps',
        rounds: 10,
        restSeconds: 210,
        moves: [way('RUN', 800, { rpe: 8, target: 'minutes as your marathon has hours' })],
        score: 'pace',
      },
    ],
    forms: {
      intermediate: {
        blocks: [
          {
            kind: 'distance_reps',
            rounds: 6,
            restSeconds: 210,
            moves: [way('RUN', 800, { rpe: 8, target: 'minutes as your marathon has hours' })],
            score: 'pace',
          },
        ],
        say: '6 of them',
      },
      beginner: {
        blocks: [
          {
            kind: 'distance_reps',
            rounds: 4,
            restSeconds: 240,
            moves: [way('RUN', 400, { rpe: 7 })],
            score: 'pace',
          },
        ],
        say: '4 × 400 m',
      },
    },
    notes: ['It checks your marathon time, it does not prove it.'],
  },
];
