import type { SlotRow } from '../../planner/session/types.ts';
import { carried, held, line, main, small } from './rows.ts';
import { keepDays, mobilityDay, walkDay } from './runs.ts';
import { stretch } from './stretch.ts';
import type {
  DayPlan,
  LineWords,
  PlanFacts,
  ProgramPlan,
  Template,
  WeekKind,
  WeekPlan,
} from './types.ts';

interface SeniorStep {
  /** Of the stand, and of row and push. */
  sets: number;
  few: number;
  reps: number;
  rir: number;
  balance: number;
  fast: boolean;
  kind: WeekKind;
  phase: string;
}

const seniorSteps: readonly SeniorStep[] = [
  { sets: 2, few: 2, reps: 10, rir: 4, balance: 15, fast: false, kind: 'build', phase: 'Learn' },
  { sets: 2, few: 2, reps: 10, rir: 4, balance: 18, fast: false, kind: 'build', phase: 'Learn' },
  { sets: 2, few: 2, reps: 11, rir: 3, balance: 20, fast: false, kind: 'build', phase: 'Build' },
  { sets: 3, few: 2, reps: 10, rir: 3, balance: 22, fast: false, kind: 'build', phase: 'Build' },
  { sets: 3, few: 3, reps: 11, rir: 3, balance: 25, fast: false, kind: 'build', phase: 'Build' },
  { sets: 2, few: 2, reps: 8, rir: 4, balance: 20, fast: false, kind: 'deload', phase: 'Build' },
  { sets: 3, few: 3, reps: 8, rir: 3, balance: 25, fast: true, kind: 'build', phase: 'Stronger' },
  { sets: 3, few: 3, reps: 8, rir: 3, balance: 28, fast: true, kind: 'build', phase: 'Stronger' },
  { sets: 3, few: 3, reps: 9, rir: 3, balance: 30, fast: true, kind: 'build', phase: 'Stronger' },
  { sets: 3, few: 3, reps: 7, rir: 3, balance: 30, fast: true, kind: 'build', phase: 'Heavier' },
  { sets: 3, few: 3, reps: 6, rir: 3, balance: 30, fast: true, kind: 'build', phase: 'Heavier' },
  { sets: 2, few: 2, reps: 8, rir: 3, balance: 30, fast: false, kind: 'test', phase: 'Heavier' },
];
const seniorTests =
  'Test first: chair stands in 30 s, then how long you stand on one leg. Log both.';
const walkTest = 'On this day or a free one: how far do you walk in 6 min? Log it.';

/** How the tests are done; what they find is logged. */
const testWords: readonly LineWords[] = [
  {
    moves: ['sit-to-stand'],
    note: 'As many as you can in 30 s, arms crossed, from a firm chair. Log the number.',
    rpe: 8,
  },
  {
    moves: ['single-leg-stand', 'supported-single-leg-stand'],
    note: 'As long as you stand, a wall within reach, each leg once. Log the seconds.',
    rpe: 6,
  },
];

const fastWords: readonly LineWords[] = [
  { moves: ['sit-to-stand', 'squat-to-calf-raise'], note: 'Quick up, slow down.', rpe: 6 },
];

const testRows: readonly SlotRow[] = [
  line('skill', 'chair', ['fast_stand'], {
    sets: 1,
    reps: 8,
    rir: 2,
    rest: '90-90',
    keepsReps: true,
    isOpen: true,
    moves: ['sit-to-stand'],
  }),
  held('skill', 'one-leg', ['balance_one_leg'], 1, 30, {
    rest: '30-60',
    moves: ['single-leg-stand', 'supported-single-leg-stand'],
  }),
];

function seniorRows(
  step: SeniorStep,
  index: number,
  again: number,
  place: number,
  isTest: boolean,
): SlotRow[] {
  const growth = 1 + 0.07 * index + 0.01 * again;
  const what = {
    sets: step.sets,
    reps: step.reps + again,
    rir: step.rir,
    growth,
    rest: '90-120',
    bodyReps: 8 + Math.floor(index / 2) + again,
  };
  return [
    ...(isTest ? testRows : []),
    // Where there is one, a press for the legs carries more than the hands can hold.
    main('stand', ['box_squat'], { ...what, ...(place === 2 && { moves: ['leg-press'] }) }),
    ...(step.fast
      ? [
          line('secondary', 'fast', ['fast_stand'], {
            sets: 2,
            reps: 6,
            rir: 4,
            rest: '60-60',
            bodyReps: 6,
            keepsReps: true,
            moves: ['sit-to-stand', 'squat-to-calf-raise'],
          }),
        ]
      : []),
    small('hinge', ['hinge_light'], {
      ...what,
      sets: 2,
      moves: ['dumbbell-romanian-deadlift'],
    }),
    small('row', ['row_supported'], { ...what, sets: step.few }),
    small('push', place === 2 ? ['push_gentle'] : ['press_eye_level', 'push_gentle'], {
      ...what,
      sets: step.few,
    }),
    small('calf', ['calf_gentle'], { ...what, sets: 2 }),
    held('accessory', 'balance', ['balance_stand'], 2, step.balance, { rest: '20-30' }),
    ...(isTest
      ? []
      : [held('accessory', 'one-leg', ['balance_one_leg'], 2, step.balance, { rest: '20-30' })]),
    ...(index >= 9 && step.kind === 'build'
      ? [
          small('step', ['step_up'], { ...what, sets: 2 }),
          carried('carry', ['carry'], 2, 30, { growth, rest: '45-60' }),
        ]
      : []),
  ];
}

function planSenior(facts: PlanFacts): ProgramPlan {
  const { weeks } = facts;
  const placed = stretch(seniorSteps.length, weeks, 0, (at) => seniorSteps[at]?.kind === 'build');
  return {
    template: 'senior',
    name: 'Strong and steady',
    entry: 'Three tests in week 1: chair stands in 30 s, standing on one leg, a 6 min walk.',
    end: {
      text: 'three or four chair stands more in 30 s, ten seconds more on one leg, and half as much again on the leg move as in week 1',
      week: weeks,
      test: 'The tests of week 1 again.',
    },
    progress: [
      'Twelve reps with three left: the next weight; for a push, hands lower; for calves, one leg. Half a minute steady: eyes closed or slow turns of the head, a wall within reach.',
    ],
    fallback: 'A bad week, or a cold: the same again.',
    next: 'Twelve weeks more from the new weights.',
    honesty: [
      'Chest pain, a new dizziness or a joint replaced lately: ask your doctor before week 1.',
      'The weights are careful guesses: the first set of each day says if they go up.',
    ],
    weeks: placed.map(({ row, again }, at): WeekPlan => {
      const step = seniorSteps[row] as SeniorStep;
      const isTest = at === 0 || step.kind !== 'build';
      const testPlace = step.kind === 'test' ? Math.min(3, facts.days) : 1;
      const walkPlace = testPlace === 1 ? Math.min(2, facts.days) : testPlace - 1;
      const strength = (place: number): DayPlan => ({
        id: `strength-${place}`,
        title:
          isTest && place === testPlace
            ? 'Tests, then strength and balance'
            : `Strength ${step.sets} sets, ${step.rir} left, and balance ${step.balance} s`,
        focus: 'Strength and balance',
        key: place === 1 ? 3 : 2,
        strain: {
          group: 'whole',
          ...(step.kind === 'test' && place === testPlace && { last: true as const }),
        },
        work: {
          kind: 'lift',
          archetype: 'senior',
          rows: seniorRows(step, row, again, place, isTest && place === testPlace),
        },
        ...(isTest && {
          notes: [
            ...(place === testPlace ? [seniorTests] : []),
            ...(place === walkPlace ? [walkTest] : []),
          ],
        }),
        ...(isTest && place === testPlace
          ? { lines: testWords }
          : step.fast && { lines: fastWords }),
        minutes: Math.min(facts.minutes, 40),
      });
      const core = [strength(1), strength(2), strength(3)];
      const extras = [
        walkDay('walk-1', Math.min(40, 20 + at)),
        mobilityDay(Math.min(20, facts.minutes)),
        walkDay('walk-2', Math.min(35, 15 + at)),
        mobilityDay(15, 'mobility-2'),
      ];
      return {
        label:
          step.kind === 'test' ? 'Test' : step.kind === 'deload' ? 'Test and easy' : step.phase,
        kind: step.kind,
        note: isTest
          ? `${seniorTests} On another day a 6 min walk.`
          : `${step.sets} sets, ${step.rir} left; balance ${step.balance} s.`,
        phase: step.phase,
        days:
          facts.days < 3
            ? keepDays(core, facts.days)
            : [...core, ...extras.slice(0, facts.days - 3)],
      };
    }),
  };
}

export const senior: Template = {
  id: 'senior',
  name: 'Strong and steady',
  usualWeeks: 12,
  plan: planSenior,
};
