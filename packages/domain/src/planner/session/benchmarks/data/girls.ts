import type { BenchmarkPlan } from '../types.ts';
import { amrap, down, forTime, kg, loaded, move, moveReps, ofBody, rungs, way } from './parts.ts';

const cindyRound = [moveReps('PULL', 5), moveReps('PUSH', 10), moveReps('SQUAT', 15)];
const threeSixNine = [moveReps('PULL', 3), moveReps('PUSH', 6), moveReps('SQUAT', 9)];
const light = amrap(12, moveReps('EASY_PULL', 5), moveReps('EASY_PUSH', 5), moveReps('SQUAT', 10));

export const girls: BenchmarkPlan[] = [
  {
    id: 'cindy',
    title: 'Cindy',
    blocks: [amrap(20, ...cindyRound)],
    forms: {
      beginner: { blocks: [light], say: '12 minutes of 5 rows, 5 incline push-ups and 10 squats' },
    },
    pace: 'First five rounds at the same speed, about 80 s each; break the push-ups before they fail.',
  },
  {
    id: 'chelsea',
    title: 'Chelsea',
    blocks: [
      {
        kind: 'emom',
        minutes: 30,
        moves: cindyRound.map((one) => ({ ...one, group: 'A' })),
        score: 'minutes',
      },
    ],
    forms: {
      beginner: {
        blocks: [
          {
            kind: 'emom',
            minutes: 15,
            moves: threeSixNine.map((one) => ({ ...one, group: 'A' })),
            score: 'minutes',
          },
        ],
        say: '15 minutes of 3, 6 and 9',
      },
    },
    pace: 'Two missed minutes: drop the clock and go on as rounds at your own speed.',
    isVolume: true,
  },
  {
    id: 'mary',
    title: 'Mary',
    blocks: [amrap(20, moveReps('HANDSTAND', 5), moveReps('PISTOL', 10), moveReps('PULL', 15))],
    forms: {
      beginner: { blocks: [light], say: '12 minutes of Cindy with rows and incline push-ups' },
    },
    pace: 'Small sets from the first round: 15 pull-ups as 5, 5 and 5.',
  },
  {
    id: 'angie',
    title: 'Angie',
    blocks: [
      forTime(
        30,
        1,
        moveReps('PULL', 100),
        moveReps('PUSH', 100),
        moveReps('SIT_UP', 100),
        moveReps('SQUAT', 100),
      ),
    ],
    forms: {
      intermediate: { share: 0.5, say: '50 of each' },
      beginner: { share: 0.25, say: '25 of each' },
    },
    pace: 'Sets of five to ten from the start, short breaks.',
    isVolume: true,
  },
  {
    id: 'barbara',
    title: 'Barbara',
    blocks: [
      {
        kind: 'for_time',
        rounds: 5,
        restBetween: 180,
        moves: [
          moveReps('PULL', 20),
          moveReps('PUSH', 30),
          moveReps('SIT_UP', 40),
          moveReps('SQUAT', 50),
        ],
        score: 'time',
      },
    ],
    forms: {
      intermediate: { share: 0.5, say: '10, 15, 20 and 25 a round' },
      beginner: {
        blocks: [
          {
            kind: 'for_time',
            rounds: 3,
            restBetween: 180,
            moves: [
              moveReps('PULL', 10),
              moveReps('PUSH', 15),
              moveReps('SIT_UP', 20),
              moveReps('SQUAT', 25),
            ],
            score: 'time',
          },
        ],
        say: '3 rounds of 10, 15, 20 and 25',
      },
    },
    pace: 'Rest exactly three minutes; the last round should not be much slower than the first.',
    isVolume: true,
  },
  {
    id: 'annie',
    title: 'Annie',
    blocks: [rungs(14, [50, 40, 30, 20, 10], move('DOUBLE_UNDER'), move('SIT_UP'))],
    forms: {
      beginner: {
        blocks: [rungs(14, [30, 20, 10], move('DOUBLE_UNDER'), move('SIT_UP'))],
        say: '30-20-10',
      },
    },
  },
  {
    id: 'fran',
    title: 'Fran',
    blocks: [rungs(10, [21, 15, 9], move('THRUSTER', { weight: kg(43, 29) }), move('PULL'))],
    forms: {
      beginner: {
        blocks: [rungs(10, [15, 12, 9], move('THRUSTER', { weight: kg(43, 29) }), move('PULL'))],
        say: '15-12-9',
      },
    },
    pace: 'Break the 21 on purpose: 11 and 10, then 8 and 7.',
    isAllOut: true,
  },
  {
    id: 'diane',
    title: 'Diane',
    blocks: [rungs(12, [21, 15, 9], move('DEADLIFT', { weight: kg(102, 70) }), move('HANDSTAND'))],
    pace: 'Put the bar down before your back does.',
    isAllOut: true,
  },
  {
    id: 'elizabeth',
    title: 'Elizabeth',
    blocks: [rungs(14, [21, 15, 9], move('CLEAN', { weight: kg(61, 43) }), move('DIP'))],
    isAllOut: true,
  },
  {
    id: 'grace',
    title: 'Grace',
    blocks: [forTime(9, 1, loaded('CLEAN_AND_JERK', 30, kg(61, 43)))],
    forms: {
      beginner: {
        blocks: [forTime(9, 1, loaded('CLEAN_AND_JERK', 20, kg(61, 43)))],
        say: '20 reps',
      },
    },
    pace: 'Quick singles: drop, breathe once, go.',
    isAllOut: true,
  },
  {
    id: 'isabel',
    title: 'Isabel',
    blocks: [forTime(9, 1, loaded('SNATCH', 30, kg(61, 43)))],
    forms: { beginner: { share: 1, say: '15 on each side with a light bell' } },
    pace: 'Quick singles from the first rep.',
    isAllOut: true,
  },
  {
    id: 'helen',
    title: 'Helen',
    blocks: [
      forTime(16, 3, way('RUN', 400), loaded('SWING', 21, kg(24, 16)), moveReps('PULL', 12)),
    ],
    forms: {
      beginner: {
        blocks: [
          forTime(16, 2, way('RUN', 200), loaded('SWING', 15, kg(24, 16)), moveReps('PULL', 8)),
        ],
        say: '2 rounds of 200 m, 15 and 8',
      },
    },
    pace: 'The first run at a speed you can hold three times.',
  },
  {
    id: 'jackie',
    title: 'Jackie',
    blocks: [
      forTime(15, 1, way('ROW', 1000), loaded('THRUSTER', 50, kg(20, 15)), moveReps('PULL', 30)),
    ],
    pace: 'Row the first 800 m easy: the thrusters decide.',
  },
  {
    id: 'karen',
    title: 'Karen',
    blocks: [
      forTime(14, 1, moveReps('WALL_BALL', 150, { weight: kg(9, 6), target: 'to 3.05/2.75 m' })),
    ],
    forms: { beginner: { share: 0.5, say: '75 reps' } },
    pace: 'Sets of 15 with three breaths between them.',
  },
  {
    id: 'linda',
    title: 'Linda',
    blocks: [
      rungs(
        30,
        down(10),
        move('DEADLIFT', { weight: ofBody(1.5, 1, 65) }),
        move('BENCH', { weight: ofBody(1, 0.7, 65) }),
        move('CLEAN', { weight: ofBody(0.75, 0.5, 55) }),
      ),
    ],
  },
  {
    id: 'nancy',
    title: 'Nancy',
    blocks: [forTime(22, 5, way('RUN', 400), loaded('OVERHEAD_SQUAT', 15, kg(43, 29)))],
  },
  {
    id: 'eva',
    title: 'Eva',
    blocks: [
      forTime(50, 5, way('RUN', 800), loaded('SWING', 30, kg(32, 24)), moveReps('PULL', 30)),
    ],
    forms: {
      beginner: {
        blocks: [
          forTime(50, 3, way('RUN', 400), loaded('SWING', 15, kg(24, 16)), moveReps('PULL', 15)),
        ],
        say: '3 rounds of half of each',
      },
    },
    isVolume: true,
  },
  {
    id: 'kelly',
    title: 'Kelly',
    blocks: [
      forTime(
        35,
        5,
        way('RUN', 400),
        moveReps('BOX_JUMP', 30, { target: '61/51 cm' }),
        moveReps('WALL_BALL', 30, { weight: kg(9, 6) }),
      ),
    ],
    forms: {
      beginner: {
        blocks: [
          forTime(35, 3, way('RUN', 200), moveReps('BOX_JUMP', 15), moveReps('WALL_BALL', 15)),
        ],
        say: '3 rounds of half of each',
      },
    },
  },
  {
    id: 'lynne',
    title: 'Lynne',
    blocks: [
      {
        kind: 'superset',
        rounds: 5,
        restSeconds: 30,
        restBetween: 180,
        moves: [
          move('BENCH', { reps: 10, repsText: 'max', weight: ofBody(1, 0.7, 70) }),
          move('PULL', { reps: 8, repsText: 'max' }),
        ],
        score: 'reps',
      },
    ],
    pace: 'Stop each set one rep before the one that would fail.',
  },
  {
    id: 'nicole',
    title: 'Nicole',
    blocks: [
      {
        kind: 'amrap',
        minutes: 20,
        moves: [way('RUN', 400), moveReps('PULL', 10, { repsText: 'max in one go' })],
        score: 'reps',
      },
    ],
  },
  {
    id: 'amanda',
    title: 'Amanda',
    blocks: [rungs(12, [9, 7, 5], move('MUSCLE_UP'), move('SQUAT_SNATCH', { weight: kg(61, 43) }))],
  },
];
