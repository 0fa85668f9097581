import type { SlotRow } from '../../../planner/session/types.ts';
import { easyHour, keepDays, mobilityDay } from '../endurance/runs.ts';
import { stretch } from '../fit/stretch.ts';
import { held, line, small } from '../rows.ts';
import type { DayPlan, PlanFacts, ProgramPlan, Template, WeekKind, WeekPlan } from '../types.ts';
import { planPushUps } from './pull-up-ladder.ts';

/** Hands from high to low. */
const heights = ['a wall', '90 cm', '75 cm', '60 cm', '45 cm', '30 cm', '15 cm', 'the floor'];

interface Step {
  sets: number;
  reps: number;
  /** Rungs further down than the first. */
  down: number;
  /** Slow ones on the floor: sets, reps, seconds down. */
  negatives?: [number, number, number];
  release?: [number, number];
  plank: number;
  kind: WeekKind;
}

const steps: readonly Step[] = [
  { sets: 3, reps: 6, down: 0, plank: 20, kind: 'build' },
  { sets: 3, reps: 8, down: 0, plank: 25, kind: 'build' },
  { sets: 4, reps: 6, down: 1, negatives: [2, 3, 3], plank: 25, kind: 'build' },
  { sets: 4, reps: 7, down: 2, negatives: [2, 3, 4], plank: 30, kind: 'build' },
  { sets: 4, reps: 8, down: 2, negatives: [2, 3, 5], plank: 40, kind: 'build' },
  { sets: 4, reps: 4, down: 4, negatives: [3, 3, 5], release: [3, 3], plank: 40, kind: 'build' },
  { sets: 4, reps: 6, down: 5, negatives: [3, 3, 5], release: [3, 3], plank: 30, kind: 'taper' },
  { sets: 1, reps: 1, down: 7, plank: 20, kind: 'test' },
];

const heightOf = (first: number, { down }: Step): string =>
  heights[Math.min(heights.length - 1, first + down)] ?? 'the floor';
const movesAt = (height: string): string[] =>
  height === 'a wall'
    ? ['wall-push-up', 'incline-push-up']
    : height === 'the floor'
      ? ['push-up', 'knee-push-up', 'incline-push-up']
      : ['incline-push-up', 'box-incline-push-up', 'knee-push-up', 'wall-push-up'];

function rowsOf(step: Step, height: string, again: number, place: number): SlotRow[] {
  const { sets, reps, negatives, release, plank } = step;
  return [
    line('skill', 'push', ['push_gentle'], {
      sets: sets,
      reps: reps + again,
      rir: 2,
      rest: '90-120',
      keepsReps: true,
      moves: movesAt(height),
    }),
    ...(negatives
      ? [
          line('skill', 'lower', ['push_up_hard'], {
            sets: negatives[0],
            reps: negatives[1] + again,
            rir: 1,
            rest: '90-120',
            keepsReps: true,
            tempo: `${negatives[2]}-0-0-0`,
            moves: ['push-up', 'knee-push-up'],
          }),
        ]
      : []),
    ...(release
      ? [
          line('skill', 'release', ['push_up_hard'], {
            sets: release[0],
            reps: release[1] + again,
            rir: 2,
            rest: '75-90',
            keepsReps: true,
            moves: ['knee-push-up', 'hand-release-push-up'],
          }),
        ]
      : []),
    small('row', ['row_supported', 'row'], {
      sets: 3,
      reps: 8 + (place % 3),
      rir: 2,
      bodyReps: 8 + (place % 3),
      rest: '60-75',
    }),
    held('trunk', 'plank', ['anti_ext'], 3, plank + 3 * again, {
      moves: ['forearm-plank', 'high-plank'],
    }),
  ];
}

function weekFor(index: number, again: number, first: number, facts: PlanFacts): WeekPlan {
  const step = steps[index] as Step;
  const height = heightOf(first, step);
  const isTest = step.kind === 'test';
  const own = [0, 1, 2].map((place): DayPlan => {
    const isTry = isTest && place === 2;
    const easy = isTest && place < 2 ? ({ ...step, sets: 2, reps: 4, down: 4 } as Step) : step;
    const at = heightOf(first, easy);
    return {
      id: `push-${place + 1}`,
      title: isTry
        ? 'Push-up test: one, then all you have'
        : `Push-ups ${easy.sets} × ${easy.reps + again}, hands on ${at}`,
      focus: 'Push-up',
      key: place === 2 ? 3 : 2,
      strain: { group: 'skill', ...(isTry && { last: true as const }) },
      work: { kind: 'lift', archetype: 'skill', rows: rowsOf(easy, at, again, place) },
      notes: [
        ...(step.negatives ? ['On the floor: lower slowly, knees down to come up again.'] : []),
        `Hands on ${at}. Three sets of eight with one or two left: one step lower.`,
      ],
    };
  });
  const extras = [
    mobilityDay(Math.min(20, facts.minutes)),
    easyHour(Math.min(40, facts.minutes)),
    mobilityDay(Math.min(25, facts.minutes), 'mobility-2'),
    easyHour(Math.min(30, facts.minutes), 'aerobic-2'),
  ];
  return {
    label: isTest ? 'Test' : step.negatives ? 'Lower and slower' : 'Find the height',
    kind: step.kind,
    note: isTest
      ? 'Two easy days, then the test.'
      : `Hands on ${height}: ${step.sets} × ${step.reps + again}.`,
    phase: index < 2 ? 'Height' : index < 5 ? 'Negatives' : 'Floor',
    days: facts.days < 3 ? keepDays(own, facts.days) : [...own, ...extras.slice(0, facts.days - 3)],
  };
}

function plan(facts: PlanFacts): ProgramPlan {
  const { abilities, weeks, level } = facts;
  const knows = abilities.get('incline-push-up')?.reps ?? abilities.get('knee-push-up')?.reps ?? 0;
  const first = knows >= 6 || level !== 'beginner' ? 2 : 0;
  const placed = stretch(steps.length, weeks, 0, (at) => steps[at]?.kind === 'build');
  const isShort = weeks < steps.length - 2;
  return {
    template: 'push-up',
    name: 'First push-up',
    entry: 'Six clean push-ups at some height with two left; that height is the start.',
    end: {
      text: isShort
        ? 'clean sets two steps lower than now'
        : '1 full push-up: chest to a fist from the floor, body straight',
      week: weeks,
      test: 'One on the floor, then as many as stay clean.',
    },
    progress: ['Three sets of eight with one or two left: hands one step lower.'],
    fallback: 'Fewer than six at a height twice: one step up again.',
    next: 'Then three sets of your best less one, up to ten.',
    honesty: [
      ...(isShort
        ? [`${weeks} weeks are short: about ${steps.length} usually bring the first one.`]
        : []),
      ...(knows === 0 ? [`I took it that you begin with your hands on ${heights[first]}.`] : []),
    ],
    weeks: placed.map(({ row, again }) => weekFor(row, again, first, facts)),
  };
}

/** Who does so many already is beyond the first one. */
const isBeyond = 3;

export const pushUp: Template = {
  id: 'push-up',
  name: 'Push-ups',
  usualWeeks: 8,
  plan: (facts) =>
    (facts.abilities.get('push-up')?.reps ?? 0) >= isBeyond ||
    ((facts.target.reps ?? 0) > isBeyond && facts.level !== 'beginner')
      ? planPushUps(facts)
      : plan(facts),
};
