import type { BenchmarkPlan } from '../types.ts';
import type { LadderId } from './ladders.ts';
import { intervals, kg, loaded, move, moveReps, rungs, timed } from './parts.ts';

const tabata = (...ladders: LadderId[]) => ({
  kind: 'tabata' as const,
  moves: ladders.map((ladder) => move(ladder, { seconds: 20 })),
  score: 'reps' as const,
});

const sevenMinutes: LadderId[] = [
  'JACK',
  'WALL_SIT',
  'PUSH',
  'CRUNCH',
  'STEP_UP',
  'SQUAT',
  'CHAIR_DIP',
  'PLANK',
  'HIGH_KNEES',
  'LUNGE_IN_PLACE',
  'CLOSE_PUSH',
  'SIDE_PLANK',
];

const swingLadder = rungs(12, [10, 15, 25, 50], move('SWING', { weight: kg(24, 16) }));

/** By the clock, or otherwise known by a name of their own. */
export const clocked: BenchmarkPlan[] = [
  {
    id: 'tabata-something-else',
    title: 'Tabata Something Else',
    blocks: [
      intervals({ rounds: 8, work: 20, rest: 10 }, 'reps', timed('PULL', 20)),
      intervals({ rounds: 8, work: 20, rest: 10 }, 'reps', timed('PUSH', 20)),
      intervals({ rounds: 8, work: 20, rest: 10 }, 'reps', timed('SIT_UP', 20)),
      intervals({ rounds: 8, work: 20, rest: 10 }, 'reps', timed('SQUAT', 20)),
    ],
    forms: { beginner: { share: 1, say: '' } },
    pace: 'The number of the first interval is the one you keep.',
  },
  {
    id: 'tabata-this',
    title: 'Tabata This',
    blocks: [tabata('ROW_BY_TIME', 'SQUAT', 'PULL', 'PUSH', 'SIT_UP')],
    forms: {
      beginner: {
        blocks: [tabata('ROW_BY_TIME', 'SQUAT', 'PUSH')],
        say: 'three of its five moves',
      },
    },
    pace: 'The lowest count of each move is the score.',
  },
  {
    id: 'death-by',
    title: 'Death by',
    blocks: [
      { kind: 'death_by', capMinutes: 20, moves: [moveReps('BURPEE', 1)], score: 'minutes' },
    ],
    forms: {
      beginner: {
        blocks: [
          {
            kind: 'death_by',
            capMinutes: 20,
            everySeconds: 120,
            moves: [moveReps('BURPEE', 1)],
            score: 'minutes',
          },
        ],
        say: 'one rep more every second minute',
      },
    },
    pace: 'Slow reps in the first minutes cost nothing. It ends with the first minute you miss.',
  },
  {
    id: '7-minute',
    title: '7-Minute Workout',
    blocks: [
      intervals(
        { rounds: 1, work: 30, rest: 10 },
        'rounds',
        ...sevenMinutes.map((one) => timed(one, 30)),
      ),
    ],
    forms: { beginner: { share: 1, say: '' } },
  },
  {
    id: 'simple-and-sinister',
    title: 'Simple and Sinister',
    blocks: [
      {
        kind: 'sets',
        title: 'Swings',
        restSeconds: 30,
        moves: [moveReps('ONE_ARM_SWING', 10, { sets: 10, weight: kg(32, 24) })],
        score: 'load',
      },
      {
        kind: 'sets',
        title: 'Get-ups',
        restSeconds: 45,
        moves: [moveReps('GET_UP', 2, { sets: 5, weight: kg(32, 16) })],
        score: 'load',
      },
    ],
    forms: { beginner: { share: 1, say: 'a bell of 16/8 kg, rest until you can talk' } },
    pace: 'Rest until you can speak a sentence. The goal: swings in 5, get-ups in 10 minutes.',
  },
  {
    id: 'kettlebell-snatch-test',
    title: 'Kettlebell Snatch Test',
    blocks: [
      {
        kind: 'for_time',
        capMinutes: 5,
        moves: [loaded('KETTLEBELL_SNATCH', 100, kg(24, 16))],
        score: 'reps',
      },
    ],
    forms: {
      intermediate: {
        blocks: [
          {
            kind: 'every',
            everySeconds: 60,
            minutes: 10,
            moves: [loaded('SWING', 10, kg(24, 16))],
            score: 'minutes',
          },
        ],
        say: '10 × 10 swings, one set a minute',
      },
      beginner: {
        blocks: [
          {
            kind: 'every',
            everySeconds: 60,
            minutes: 10,
            moves: [loaded('SWING', 10, kg(16, 8))],
            score: 'minutes',
          },
        ],
        say: '10 × 10 swings, one set a minute',
      },
    },
    from: 'advanced',
    isAllOut: true,
  },
  {
    id: 'ten-thousand-swings',
    title: '10,000 Swings: One Session',
    blocks: Array.from({ length: 5 }, (_, i) => ({
      ...swingLadder,
      title: `Hundred ${i + 1} of 5`,
    })),
    forms: {
      beginner: {
        blocks: Array.from({ length: 2 }, (_, i) => ({
          ...swingLadder,
          title: `Hundred ${i + 1} of 2`,
        })),
        say: '200 swings',
      },
    },
    pace: 'After the 10, 15 and 25: one, two and three strict presses or goblet squats, then rest.',
    isVolume: true,
  },
  {
    id: 'rite-of-passage',
    title: 'Rite of Passage: One Day',
    blocks: [
      {
        kind: 'ladder',
        title: 'Ladders 1 to 3',
        ladder: [1, 2, 3, 1, 2, 3, 1, 2, 3],
        restBetween: 45,
        moves: [move('CLEAN_AND_PRESS')],
        score: 'reps',
      },
      intervals({ rounds: 6, work: 30, rest: 30 }, 'reps', timed('SWING', 30)),
    ],
    pace: 'A bell you can press five to eight times. One more rung each week, up to five ladders of five.',
  },
  {
    id: 'armor-building-complex',
    title: 'Armor Building Complex',
    blocks: [
      {
        kind: 'emom',
        minutes: 20,
        moves: [
          moveReps('DOUBLE_CLEAN', 2, { group: 'A' }),
          moveReps('DOUBLE_PRESS', 2, { group: 'A' }),
          moveReps('DOUBLE_FRONT_SQUAT', 3, { group: 'A' }),
        ],
        score: 'minutes',
      },
    ],
    forms: {
      beginner: {
        blocks: [
          {
            kind: 'every',
            everySeconds: 120,
            minutes: 20,
            moves: [
              moveReps('DOUBLE_CLEAN', 2, { group: 'A' }),
              moveReps('DOUBLE_PRESS', 2, { group: 'A' }),
              moveReps('DOUBLE_FRONT_SQUAT', 3, { group: 'A' }),
            ],
            score: 'minutes',
          },
        ],
        say: 'every second minute',
      },
    },
  },
  {
    id: 'deck-of-cards',
    title: 'Deck of Cards',
    blocks: [
      rungs(
        45,
        [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 11],
        move('PUSH'),
        move('SQUAT'),
        move('SIT_UP'),
        move('LUNGE_IN_PLACE'),
      ),
    ],
    notes: ['The cards come in order here, one suit a move; shuffle a real deck if you have one.'],
  },
  {
    id: 'bring-sally-up',
    title: 'Bring Sally Up',
    blocks: [{ kind: 'steady', minutes: 3.5, moves: [timed('PUSH', 210)], score: 'time' }],
    forms: { beginner: { share: 1, say: '' } },
    notes: ['The song is not played here: start it with the first rep.'],
  },
  {
    id: 'pull-up-ladder',
    title: 'Daily Ladder',
    blocks: [
      {
        kind: 'ladder',
        ladder: [1, 2, 3, 4, 5, 4, 3, 2, 1],
        restBetween: 45,
        moves: [move('PULL')],
        score: 'reps',
      },
    ],
  },
  {
    id: 'sun-salutations',
    title: 'Sun Salutations',
    blocks: [
      {
        kind: 'rounds',
        rounds: 8,
        restBetween: 15,
        moves: [timed('SUN', 60, { rpe: 4 })],
        score: 'done',
      },
    ],
    forms: { beginner: { share: 1, say: '' } },
  },
  {
    id: 'mcgill-big-three',
    title: 'McGill Big Three',
    blocks: [
      {
        kind: 'ladder',
        title: 'Ten-second holds 6-4-2',
        ladder: [6, 4, 2],
        restSeconds: 10,
        restBetween: 20,
        moves: [move('CURL_UP'), move('BIRD_DOG')],
        score: 'done',
      },
      {
        kind: 'intervals',
        title: 'Side plank, ten-second holds',
        rounds: 3,
        restSeconds: 20,
        moves: [timed('SIDE_PLANK', 40)],
        score: 'done',
      },
    ],
    forms: { beginner: { share: 1, say: '' } },
    pace: 'Hold each rep for ten seconds. Nothing may hurt.',
  },
  {
    id: 'fifa-11',
    title: 'FIFA 11+',
    blocks: [
      intervals(
        { rounds: 2, work: 40, rest: 10 },
        'done',
        timed('EASY_RUN', 40, { rpe: 4 }),
        timed('SIDE_STEP', 40, { rpe: 5 }),
        timed('KNEE_LIFTS', 40, { rpe: 5 }),
      ),
      {
        kind: 'rounds',
        title: 'Strength, jumps, balance',
        rounds: 2,
        restBetween: 20,
        moves: [
          timed('PLANK', 30),
          timed('SIDE_PLANK', 20),
          moveReps('NORDIC', 5),
          timed('ONE_LEG', 25),
          moveReps('SQUAT', 12),
          moveReps('JUMP', 8),
        ],
        score: 'done',
      },
      intervals({ rounds: 2, work: 45, rest: 15 }, 'done', timed('EASY_RUN', 45, { rpe: 6 })),
    ],
    forms: { beginner: { share: 1, say: '' } },
    notes: ['A warm-up for a match or a training, not a session of its own.'],
  },
  {
    id: 'hundred-push-ups',
    title: 'Hundred Push-Ups: One Day',
    blocks: [
      {
        kind: 'sets',
        restSeconds: 90,
        moves: [
          moveReps('PUSH', 8, { sets: 4 }),
          moveReps('PUSH', 10, { sets: 1, repsText: 'max, one left' }),
        ],
        score: 'reps',
      },
    ],
    pace: 'Four sets at half of your best, the last as many as clean reps allow.',
  },
];
