import type { SlotRow } from '../../../planner/session/types.ts';
import { balanceSteps, harderStands } from '../data/senior-balance.ts';
import { keepDays, mobilityDay, walkDay } from '../endurance/runs.ts';
import { stretch } from '../fit/stretch.ts';
import { carried, held, inTurn, line, main, second, small } from '../rows.ts';
import type {
  DayPlan,
  LineWords,
  PlanFacts,
  ProgramPlan,
  Template,
  WeekKind,
  WeekPlan,
} from '../types.ts';

interface SeniorStep {
  sets: number;
  reps: number;
  rir: number;
  fast: boolean;
  kind: WeekKind;
  phase: string;
}

const seniorSteps: readonly SeniorStep[] = [
  { sets: 2, reps: 10, rir: 4, fast: false, kind: 'build', phase: 'Learn' },
  { sets: 2, reps: 10, rir: 4, fast: false, kind: 'build', phase: 'Learn' },
  { sets: 2, reps: 11, rir: 3, fast: false, kind: 'build', phase: 'Build' },
  { sets: 3, reps: 10, rir: 3, fast: false, kind: 'build', phase: 'Build' },
  { sets: 3, reps: 11, rir: 3, fast: false, kind: 'build', phase: 'Build' },
  { sets: 2, reps: 8, rir: 4, fast: false, kind: 'deload', phase: 'Build' },
  { sets: 3, reps: 8, rir: 3, fast: true, kind: 'build', phase: 'Stronger' },
  { sets: 3, reps: 8, rir: 3, fast: true, kind: 'build', phase: 'Stronger' },
  { sets: 3, reps: 9, rir: 3, fast: true, kind: 'build', phase: 'Stronger' },
  { sets: 3, reps: 7, rir: 3, fast: true, kind: 'build', phase: 'Heavier' },
  { sets: 3, reps: 6, rir: 3, fast: true, kind: 'build', phase: 'Heavier' },
  { sets: 2, reps: 8, rir: 3, fast: false, kind: 'test', phase: 'Heavier' },
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

const getUpWords: LineWords = {
  moves: ['floor-get-up'],
  note: 'Down and up again with a chair beside you: knee first, then the hands on the seat.',
  rpe: 6,
};

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

/** The moves that carry the legs. */
const standMoves = [
  'dumbbell-box-squat',
  'goblet-box-squat',
  'barbell-box-squat',
  'leg-press',
  'sit-to-stand',
];

/** Balance is what the day is for: it comes first, and nothing else takes its minutes. */
function balanceRows({ phase, kind }: SeniorStep, again: number): SlotRow[] {
  const step = balanceSteps[phase] ?? balanceSteps.Learn;
  if (!step) return [];
  const few = kind === 'deload' ? 1 : 0;
  return [
    held('skill', 'balance', ['balance_stand'], step.sets - few, step.seconds + 2 * again, {
      rest: '20-30',
      moves: step.stand,
      isNamed: true,
    }),
    held(
      'skill',
      'balance-2',
      ['balance_one_leg'],
      Math.max(1, step.secondSets - few),
      step.secondSeconds + 2 * again,
      { rest: '20-30', moves: step.second, isNamed: true },
    ),
  ];
}

/** Down to the floor and up again, for those who have been there. */
const getUpRow = (): SlotRow =>
  line('skill', 'get-up', ['fast_stand'], {
    sets: 1,
    reps: 2,
    rir: 4,
    rest: '60-60',
    keepsReps: true,
    moves: ['floor-get-up'],
  });

interface SeniorDay {
  step: SeniorStep;
  index: number;
  again: number;
  place: number;
  isTest: boolean;
  facts: PlanFacts;
}

function seniorRows({ step, index, again, place, isTest, facts }: SeniorDay): SlotRow[] {
  const growth = 1 + 0.05 * index + 0.01 * again;
  const reps = Math.min(12, step.reps + again);
  const what = {
    sets: step.sets,
    reps,
    rir: step.rir,
    growth,
    rest: '60-90',
    bodyReps: reps,
    ...(facts.isLightKit && { keepsReps: true as const }),
  };
  const harder = facts.isLightKit ? harderStands[step.phase] : undefined;
  const isLate = index >= 9 && step.kind === 'build';
  return [
    ...(isTest ? testRows : []),
    ...(isTest ? balanceRows(step, again).slice(0, 1) : balanceRows(step, again)),
    ...(facts.hasFallen && place === 1 && !isTest ? [getUpRow()] : []),
    // Where there is one, a press for the legs carries more than the hands can hold.
    main('stand', ['box_squat'], {
      ...what,
      isNamed: true,
      ...(harder?.tempo && { tempo: harder.tempo }),
      ...(place === 2 && { moves: ['leg-press'] }),
    }),
    ...(step.fast
      ? [
          line('secondary', 'fast', ['fast_stand'], {
            sets: 2,
            reps: 6,
            rir: 4,
            rest: '45-60',
            bodyReps: 6,
            keepsReps: true,
            moves: ['sit-to-stand', 'squat-to-calf-raise'],
          }),
        ]
      : []),
    ...(isLate ? [second('step', ['step_up'], { ...what, sets: 2, reps: 8, bodyReps: 8 })] : []),
    ...inTurn(
      'D',
      small('calf', ['calf_gentle'], { ...what, sets: 2 }),
      small('row', ['row_supported'], { ...what, sets: 2 }),
    ),
    small('push', ['push_gentle'], {
      ...what,
      sets: 2,
      moves: ['incline-push-up', 'wall-push-up', 'machine-chest-press'],
    }),
    small('hinge', ['hinge_light'], { ...what, sets: 2, moves: ['dumbbell-romanian-deadlift'] }),
    ...(isLate ? [carried('carry', ['carry'], 2, 30, { growth, rest: '45-60' })] : []),
  ];
}

/** How the lines of a day are done; what counts reps in reserve says so itself. */
function wordsFor({ step, isTest, facts }: SeniorDay): LineWords[] {
  const harder = facts.isLightKit ? harderStands[step.phase] : undefined;
  const balance = balanceSteps[step.phase]?.words ?? [];
  return [
    ...(isTest ? testWords : balance),
    ...(isTest ? [] : [getUpWords]),
    ...(step.fast && !isTest ? fastWords : []),
    ...(harder ? [{ moves: standMoves, note: harder.note, rpe: harder.rpe }] : []),
  ];
}

function planSenior(facts: PlanFacts): ProgramPlan {
  const { weeks, hasFallen, isLightKit } = facts;
  const placed = stretch(seniorSteps.length, weeks, 0, (at) => seniorSteps[at]?.kind === 'build');
  return {
    template: 'senior',
    name: 'Strong and steady',
    entry: 'Three tests in week 1: chair stands in 30 s, standing on one leg, a 6 min walk.',
    end: {
      text: `three or four chair stands more in 30 s, ten seconds more on one leg, and ${isLightKit ? 'standing up mostly by one leg' : 'half as much again on the leg move as in week 1'}`,
      week: weeks,
      test: 'The tests of week 1 again.',
    },
    progress: [
      isLightKit
        ? 'Legs: reps up to twelve, then the harder way that the week tells: slower, then mostly one leg, then a lower seat. Pushes: hands lower. Calves: one leg.'
        : 'Twelve reps with three left: the next weight. Pushes: hands lower. Calves: one leg.',
      'Balance: every day of the plan, first. All sets steady without a hand: the next step.',
    ],
    fallback: 'A bad week, or a cold: the same again.',
    next: 'Twelve weeks more from the new weights.',
    honesty: [
      ...(hasFallen
        ? [
            'You fell, or feel unsteady: balance comes first in every session, and you practise getting up from the floor. Why is it so? Dizzy on standing up, new medicine, thin bones or poor sight: tell your doctor before week 1.',
          ]
        : []),
      'Chest pain, a new dizziness or a joint replaced lately: ask your doctor before week 1.',
      'The weights are careful guesses: the first set of each day says if they go up.',
    ],
    weeks: placed.map(({ row, again }, at): WeekPlan => {
      const step = seniorSteps[row] as SeniorStep;
      const isTest = at === 0 || step.kind !== 'build';
      const testPlace = step.kind === 'test' ? Math.min(3, facts.days) : 1;
      const walkPlace = testPlace === 1 ? Math.min(2, facts.days) : testPlace - 1;
      const strength = (place: number): DayPlan => {
        const day: SeniorDay = {
          step,
          index: row,
          again,
          place,
          isTest: isTest && place === testPlace,
          facts,
        };
        return {
          id: `strength-${place}`,
          title:
            isTest && place === testPlace
              ? 'Tests, then strength and balance'
              : `Balance, then strength for the legs`,
          focus: 'Strength and balance',
          key: place === 1 ? 3 : 2,
          strain: {
            group: 'whole',
            ...(step.kind === 'test' && place === testPlace && { last: true as const }),
          },
          work: {
            kind: 'lift',
            archetype: 'senior',
            rows: seniorRows(day),
          },
          ...(isTest && {
            notes: [
              ...(place === testPlace ? [seniorTests] : []),
              ...(place === walkPlace ? [walkTest] : []),
            ],
          }),
          lines: wordsFor(day),
          minutes: Math.min(facts.minutes, 40),
        };
      };
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
          : `${step.sets} sets for the legs; balance: ${balanceSteps[step.phase]?.words[0]?.note ?? ''}`,
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
