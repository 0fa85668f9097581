import type { BenchmarkMove, BenchmarkPlan } from '../types.ts';
import {
  amrap,
  forTime,
  intervals,
  kg,
  loaded,
  move,
  moveReps,
  rungs,
  timed,
  way,
} from './parts.ts';

const murph = (share: number): BenchmarkMove[] => [
  way('RUN', 1600 * share),
  moveReps('PULL', 100 * share),
  moveReps('PUSH', 200 * share),
  moveReps('SQUAT', 300 * share),
  way('RUN', 1600 * share),
];
const fifty = (count: number): BenchmarkMove[] => [
  moveReps('BOX_JUMP', count, { target: '61/51 cm' }),
  moveReps('KIPPING', count),
  loaded('SWING', count, kg(16, 12)),
  moveReps('LUNGE', count),
  moveReps('TOES', count),
  loaded('PUSH_PRESS', count, kg(20, 15)),
  moveReps('BACK_EXTENSION', count),
  moveReps('WALL_BALL', count, { weight: kg(9, 6) }),
  moveReps('BURPEE', count),
  moveReps('DOUBLE_UNDER', count),
];
const seven = (rounds: number) =>
  forTime(
    45,
    rounds,
    moveReps('HANDSTAND', 7),
    loaded('THRUSTER', 7, kg(61, 43)),
    moveReps('TOES', 7),
    loaded('DEADLIFT', 7, kg(111, 75)),
    moveReps('BURPEE', 7),
    loaded('SWING', 7, kg(32, 24)),
    moveReps('PULL', 7),
  );
const murphPace =
  'Run out easy; split the middle into rounds of 5, 10 and 15, push-ups as 5 and 5 from the first.';

export const heroes: BenchmarkPlan[] = [
  {
    id: 'murph',
    title: 'Murph',
    blocks: [forTime(75, 1, ...murph(1))],
    forms: {
      intermediate: {
        title: '½ Murph',
        blocks: [forTime(45, 1, ...murph(0.5))],
        say: 'half of it, without a vest',
      },
      beginner: {
        title: '¼ Murph',
        blocks: [forTime(30, 1, ...murph(0.25))],
        say: 'a quarter, without a vest',
      },
    },
    pace: murphPace,
    notes: ['The vest of 9/6 kg waits until you have done it once without.'],
    isVolume: true,
  },
  {
    id: 'half-murph',
    title: '½ Murph',
    blocks: [forTime(45, 1, ...murph(0.5))],
    forms: {
      beginner: { title: '¼ Murph', blocks: [forTime(30, 1, ...murph(0.25))], say: 'a quarter' },
    },
    pace: murphPace,
    isVolume: true,
  },
  {
    id: 'dt',
    title: 'DT',
    blocks: [
      forTime(
        16,
        5,
        loaded('DEADLIFT', 12, kg(70, 48)),
        loaded('HANG_CLEAN', 9, kg(70, 48)),
        loaded('PUSH_JERK', 6, kg(70, 48)),
      ),
    ],
    pace: 'Put the bar down after eleven deadlifts: the twelfth starts the cleans.',
  },
  {
    id: 'jt',
    title: 'JT',
    blocks: [rungs(20, [21, 15, 9], move('HANDSTAND'), move('DIP'), move('PUSH'))],
    isVolume: true,
  },
  {
    id: 'michael',
    title: 'Michael',
    blocks: [
      forTime(35, 3, way('RUN', 800), moveReps('BACK_EXTENSION', 50), moveReps('SIT_UP', 50)),
    ],
    forms: {
      beginner: {
        blocks: [
          forTime(35, 3, way('RUN', 400), moveReps('BACK_EXTENSION', 25), moveReps('SIT_UP', 25)),
        ],
        say: '25 of each and 400 m',
      },
    },
  },
  {
    id: 'nate',
    title: 'Nate',
    blocks: [
      amrap(20, moveReps('MUSCLE_UP', 2), moveReps('HANDSTAND', 4), loaded('SWING', 8, kg(32, 24))),
    ],
  },
  {
    id: 'badger',
    title: 'Badger',
    blocks: [
      forTime(45, 3, loaded('SQUAT_CLEAN', 30, kg(43, 29)), moveReps('PULL', 30), way('RUN', 800)),
    ],
    forms: { beginner: { share: 0.5, say: '15 reps and 400 m a round' } },
    isVolume: true,
  },
  {
    id: 'kalsu',
    title: 'Kalsu',
    blocks: [
      forTime(
        40,
        1,
        loaded('THRUSTER', 100, kg(61, 43)),
        moveReps('BURPEE', 50, { repsText: '5 at the start of every minute' }),
      ),
    ],
    from: 'advanced',
    pace: 'Burpees first in every minute, then thrusters in small sets: five are enough.',
    isAllOut: true,
  },
  {
    id: 'randy',
    title: 'Randy',
    blocks: [forTime(12, 1, loaded('SNATCH', 75, kg(34, 25)))],
    pace: 'Sets of ten with one breath between them.',
  },
  {
    id: 'the-seven',
    title: 'The Seven',
    blocks: [seven(7)],
    forms: {
      intermediate: { blocks: [seven(4)], say: '4 rounds' },
      beginner: { blocks: [seven(3)], say: '3 rounds' },
    },
  },
  {
    id: 'nasty-girls',
    title: 'Nasty Girls',
    blocks: [
      forTime(
        20,
        3,
        moveReps('SQUAT', 50),
        moveReps('MUSCLE_UP', 7),
        loaded('HANG_CLEAN', 10, kg(61, 43)),
      ),
    ],
  },
  {
    id: 'fight-gone-bad',
    title: 'Fight Gone Bad',
    blocks: [
      intervals(
        { rounds: 3, work: 60, rest: 0, between: 60 },
        'reps',
        timed('WALL_BALL', 60, { weight: kg(9, 6) }),
        timed('HIGH_PULL', 60, { weight: kg(34, 25) }),
        timed('BOX_JUMP', 60, { target: '51 cm' }),
        timed('PUSH_PRESS', 60, { weight: kg(34, 25) }),
        timed('ROW_BY_TIME', 60),
      ),
    ],
    forms: {
      beginner: {
        blocks: [
          intervals(
            { rounds: 2, work: 45, rest: 15, between: 60 },
            'reps',
            timed('WALL_BALL', 45),
            timed('HIGH_PULL', 45),
            timed('BOX_JUMP', 45),
            timed('PUSH_PRESS', 45),
            timed('ROW_BY_TIME', 45),
          ),
        ],
        say: '2 rounds, 45 s on and 15 s to change',
      },
    },
    pace: 'Aim for the same number in each round; count reps, and calories on the rower.',
  },
  {
    id: 'filthy50',
    title: 'Filthy Fifty',
    blocks: [forTime(40, 1, ...fifty(50))],
    forms: {
      intermediate: {
        title: 'Filthy Thirty',
        blocks: [forTime(40, 1, ...fifty(30))],
        say: '30 of each',
      },
      beginner: {
        title: 'Filthy Twenty',
        blocks: [forTime(40, 1, ...fifty(20))],
        say: '20 of each',
      },
    },
    pace: 'Tens, with three breaths between them, from the first move.',
    isVolume: true,
  },
  {
    id: '300',
    title: '300',
    blocks: [
      forTime(
        30,
        1,
        moveReps('PULL', 25),
        loaded('DEADLIFT', 50, kg(61, 43)),
        moveReps('PUSH', 50),
        moveReps('BOX_JUMP', 50),
        moveReps('FLOOR_WIPER', 50),
        loaded('CLEAN_AND_PRESS', 50, kg(16, 12)),
        moveReps('PULL', 25),
      ),
    ],
    forms: {
      intermediate: { share: 0.5, say: 'half of each' },
      beginner: { share: 0.3, say: 'a third of each' },
    },
    isVolume: true,
  },
  {
    id: 'baseline',
    title: 'Baseline',
    blocks: [
      forTime(
        12,
        1,
        way('ROW', 500),
        moveReps('SQUAT', 40),
        moveReps('SIT_UP', 30),
        moveReps('PUSH', 20),
        moveReps('PULL', 10),
      ),
    ],
    pace: 'Row at three quarters of your best: it is done in ten minutes.',
  },
  {
    id: 'bear-complex',
    title: 'Bear Complex',
    blocks: [
      {
        kind: 'complex',
        rounds: 5,
        restBetween: 180,
        moves: [
          moveReps('CLEAN', 7),
          moveReps('FRONT_SQUAT', 7),
          moveReps('PUSH_PRESS', 7),
          moveReps('BACK_SQUAT', 7),
          moveReps('PUSH_PRESS', 7),
        ],
        score: 'load',
      },
    ],
    forms: {
      beginner: {
        blocks: [
          {
            kind: 'complex',
            rounds: 5,
            restBetween: 180,
            moves: [
              moveReps('CLEAN', 5),
              moveReps('FRONT_SQUAT', 5),
              moveReps('PUSH_PRESS', 5),
              moveReps('BACK_SQUAT', 5),
              moveReps('PUSH_PRESS', 5),
            ],
            score: 'load',
          },
        ],
        say: 'sets of five, light',
      },
    },
    notes: [
      'Seven times through all five moves makes a round: the load stays in your hands and may rise from round to round.',
    ],
  },
  {
    id: 'one-punch-man',
    title: 'One Punch Man',
    blocks: [
      forTime(
        110,
        1,
        moveReps('PUSH', 100),
        moveReps('SIT_UP', 100),
        moveReps('SQUAT', 100),
        way('RUN', 10_000),
      ),
    ],
    forms: {
      intermediate: { share: 0.5, say: 'half of it' },
      beginner: { share: 0.25, say: 'a quarter' },
    },
    isVolume: true,
  },
  {
    id: '100-burpees',
    title: '100 Burpees',
    blocks: [forTime(20, 1, moveReps('BURPEE', 100))],
    forms: { beginner: { share: 0.4, say: '40 reps' } },
    pace: 'One every eight seconds, from the first on.',
  },
  {
    id: 'hyrox',
    title: 'Hyrox',
    blocks: [
      forTime(
        120,
        1,
        way('RUN', 1000),
        way('SKI', 1000),
        way('RUN', 1000),
        way('SLED_PUSH', 50, { weight: kg(152, 102) }),
        way('RUN', 1000),
        way('SLED_PULL', 50, { weight: kg(103, 78) }),
        way('RUN', 1000),
        way('BROAD_JUMP', 80),
        way('RUN', 1000),
        way('ROW', 1000),
        way('RUN', 1000),
        way('CARRY', 200, { weight: kg(24, 16) }),
        way('RUN', 1000),
        way('BAG_LUNGE', 100, { weight: kg(20, 10) }),
        way('RUN', 1000),
        moveReps('WALL_BALL', 100, { weight: kg(6, 4) }),
      ),
    ],
    forms: {
      intermediate: { title: '½ Hyrox', share: 0.5, say: 'half of every run and station' },
      beginner: { title: '¼ Hyrox', share: 0.25, say: 'a quarter of every run and station' },
    },
    pace: 'Runs 2 to 4 within five seconds of the first.',
    notes: ['Sled weights include the sled; a rough floor makes them heavier.'],
  },
];
