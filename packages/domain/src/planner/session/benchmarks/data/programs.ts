import type { FitnessLevel } from '../../../../workout/limits.ts';
import type { LadderId } from './ladders.ts';

/** One set or several alike of a lift in a program. */
export interface ProgramSet {
  sets: number;
  reps: number;
  /** Percent of `of`; without it by reps in reserve. */
  percent?: number;
  rir?: number;
  /** As many as clean reps allow, one left. */
  isOpen?: true;
  tempo?: string;
}

export interface ProgramLift {
  ladder: LadderId;
  sets: ProgramSet[];
  /** Week by week, where they differ. */
  weeks?: ProgramSet[][];
  restSeconds: number;
}

/** Today's session of a program: its days in turn, in its first week unless told. */
export interface StrengthProgram {
  id: string;
  title: string;
  /** What percentages are of: the maximum, nine tenths of it, the best five, the best ten. */
  of: 'max' | 'training_max' | 'five' | 'ten';
  days: { name: string; lifts: ProgramLift[] }[];
  from?: FitnessLevel;
  rule: string;
}

/** '5@65 5@75 5+@85', '5x5', '3x10 r2'. */
function read(text: string): ProgramSet[] {
  return text.split(' ').map((one) => {
    const [, sets, reps, open, percent] = one.match(/^(?:(\d+)x)?(\d+)(\+)?(?:@([\d.]+))?$/) ?? [];
    return {
      sets: Number(sets ?? 1),
      reps: Number(reps),
      ...(percent !== undefined && { percent: Number(percent) }),
      ...(open && { isOpen: true as const }),
    };
  });
}

const lift = (ladder: LadderId, sets: string, restSeconds: number, rir?: number): ProgramLift => ({
  ladder,
  sets: read(sets).map((one) => ({ ...one, ...(rir !== undefined && { rir }) })),
  restSeconds,
});

const day = (name: string, ...lifts: ProgramLift[]) => ({ name, lifts });

const waves = ['5@65 5@75 5+@85', '3@70 3@80 3+@90', '5@75 3@85 1+@95', '5@40 5@50 5@60'];
const mains = [
  ['squat', 'BACK_SQUAT', 'LIGHT_HINGE'],
  ['bench', 'BENCH', 'BARBELL_ROW'],
  ['deadlift', 'DEADLIFT', 'LUNGE'],
  ['press', 'PRESS', 'PULL'],
] as const;

export const programs: StrengthProgram[] = [
  {
    id: '5-3-1',
    title: '5/3/1',
    of: 'training_max',
    days: mains.map(([name, main, helper]) =>
      day(
        name,
        { ...lift(main, waves[0] ?? '', 180), weeks: waves.map(read) },
        lift(main, '5x5@55', 90),
        lift(helper, '3x10', 75, 3),
      ),
    ),
    rule: 'Four weeks to a cycle. Percentages are of nine tenths of your maximum; stop the + set with one rep left.',
  },
  {
    id: 'stronglifts-5x5',
    title: 'StrongLifts A',
    of: 'max',
    days: [
      day(
        'A',
        lift('BACK_SQUAT', '5x5', 150, 3),
        lift('BENCH', '5x5', 120, 3),
        lift('BARBELL_ROW', '5x5', 120, 3),
      ),
    ],
    rule: 'Add 2.5 kg next time; three misses in a row: a tenth less.',
  },
  {
    id: 'stronglifts-b',
    title: 'StrongLifts B',
    of: 'max',
    days: [
      day(
        'B',
        lift('BACK_SQUAT', '5x5', 150, 3),
        lift('PRESS', '5x5', 120, 3),
        lift('DEADLIFT', '1x5', 180, 3),
      ),
    ],
    rule: 'Add 2.5 kg next time, 5 kg on the deadlift; three misses in a row: a tenth less.',
  },
  {
    id: 'starting-strength',
    title: 'Starting Strength A',
    of: 'max',
    days: [
      day(
        'A',
        lift('BACK_SQUAT', '3x5', 210, 2),
        lift('PRESS', '3x5', 180, 2),
        lift('DEADLIFT', '1x5', 240, 2),
      ),
    ],
    rule: 'Add weight every session as long as all reps are there.',
  },
  {
    id: 'starting-strength-b',
    title: 'Starting Strength B',
    of: 'max',
    days: [
      day(
        'B',
        lift('BACK_SQUAT', '3x5', 210, 2),
        lift('BENCH', '3x5', 180, 2),
        lift('DEADLIFT', '1x5', 240, 2),
      ),
    ],
    rule: 'Add weight every session as long as all reps are there.',
  },
  {
    id: 'gzclp',
    title: 'GZCLP Day 1',
    of: 'five',
    days: [
      day(
        '1',
        lift('BACK_SQUAT', '4x3@85 3+@85', 210),
        lift('BENCH', '3x10@65', 120),
        lift('BARBELL_ROW', '2x15 15+', 75, 3),
      ),
    ],
    rule: 'Start below your best five. 5×3 stalls: 6×2, then 10×1.',
  },
  {
    id: 'texas-method',
    title: 'Texas Method: Monday',
    of: 'five',
    days: [
      day(
        'Monday',
        lift('BACK_SQUAT', '5x5@90', 240),
        lift('BENCH', '5x5@90', 210),
        lift('DEADLIFT', '1x5@90', 240),
      ),
    ],
    from: 'intermediate',
    rule: '90 % of Friday’s five. Wednesday light, Friday one new five.',
  },
  {
    id: 'madcow-5x5',
    title: 'Madcow: Monday',
    of: 'five',
    days: [
      day(
        'Monday',
        lift('BACK_SQUAT', '5@50 5@63 5@75 5@88 5@100', 180),
        lift('BENCH', '5@50 5@63 5@75 5@88 5@100', 150),
        lift('BARBELL_ROW', '5@50 5@63 5@75 5@88 5@100', 150),
      ),
    ],
    from: 'intermediate',
    rule: 'The top five is your best five of now; 2.5 % more each week.',
  },
  {
    id: 'smolov',
    title: 'Smolov Jr: Day 1',
    of: 'max',
    days: [day('1', lift('BENCH', '6x6@70', 180))],
    from: 'advanced',
    rule: 'Three weeks of four days: 6×6, 7×5, 8×4, 10×3. Here for the bench press.',
  },
  {
    id: 'german-volume-training',
    title: 'German Volume Training',
    of: 'max',
    days: [
      day(
        'squat',
        {
          ladder: 'BACK_SQUAT',
          restSeconds: 75,
          sets: [{ sets: 10, reps: 10, percent: 60, tempo: '4-0-2-0' }],
        },
        lift('LIGHT_HINGE', '3x10', 75, 3),
      ),
      day(
        'bench',
        {
          ladder: 'BENCH',
          restSeconds: 75,
          sets: [{ sets: 10, reps: 10, percent: 60, tempo: '4-0-2-0' }],
        },
        lift('BARBELL_ROW', '3x10', 75, 3),
      ),
    ],
    from: 'intermediate',
    rule: 'Five or six sets have worked as well as ten: stop there if the reps slow down.',
  },
  {
    id: '20-rep-squat',
    title: '20-Rep Squat',
    of: 'ten',
    days: [
      day(
        'squat',
        lift('BACK_SQUAT', '20@100', 300),
        lift('PRESS', '3x8', 120, 2),
        lift('BARBELL_ROW', '3x8', 120, 2),
      ),
    ],
    from: 'intermediate',
    rule: 'One set of 20 with what you can squat ten times: breathe between reps, bar on your back. Add 2.5 kg next time.',
  },
  {
    id: 'greyskull-lp',
    title: 'Greyskull LP: Day 1',
    of: 'max',
    days: [
      day(
        '1',
        lift('BENCH', '2x5 5+', 150, 2),
        lift('BARBELL_ROW', '2x6', 120, 2),
        lift('BACK_SQUAT', '2x5 5+', 180, 2),
      ),
    ],
    rule: 'Add weight each time; ten or more on the + set: add twice as much.',
  },
  {
    id: 'crossfit-total',
    title: 'CrossFit Total',
    of: 'max',
    days: [
      day(
        'total',
        lift('BACK_SQUAT', '1@90 1@96 1@100', 240),
        lift('PRESS', '1@90 1@96 1@100', 240),
        lift('DEADLIFT', '1@90 1@96 1@100', 240),
      ),
    ],
    from: 'advanced',
    rule: 'The best of three singles in each lift, added up. The first is one you are sure of.',
  },
  {
    id: 'armstrong-pull-ups',
    title: 'Armstrong Pull-Ups: Day 1',
    of: 'max',
    days: [day('1', lift('PULL', '4+ 4+ 3+ 3+ 3+', 90, 0), lift('PUSH', '10+ 8+ 8+', 90, 0))],
    from: 'intermediate',
    rule: 'Five sets of as many clean pull-ups as you can, 90 s between them; three of push-ups.',
  },
  {
    id: 'fighter-pull-ups',
    title: 'Fighter Pull-Ups: Day 1',
    of: 'max',
    days: [day('1', lift('PULL', '5 4 3 2 1', 90, 1))],
    from: 'intermediate',
    rule: 'Tomorrow one rep more on a late set: 5-4-3-2-2. Five days on, one off.',
  },
  {
    id: 'grease-the-groove',
    title: 'Grease the Groove',
    of: 'max',
    days: [day('1', lift('PULL', '5x3', 120, 4))],
    rule: 'Its sets belong over a whole day, never close to your limit; here they come with long rests.',
  },
];
