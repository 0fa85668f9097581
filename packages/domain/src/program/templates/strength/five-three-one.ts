import { countText } from '../../../workout/words.ts';
import { leftFor, main, second } from '../rows.ts';
import type { DayPlan, PlanFacts, ProgramPlan, Template, WeekKind, WeekPlan } from '../types.ts';
import { helpersOf, planBlocks } from './block-strength.ts';
import { around, easyExtras, type LiftName, mainLifts, strainOf } from './strength-days.ts';

/** Percent of the training maximum, nine tenths of the best. */
const sets531: readonly (readonly (readonly [reps: number, percent: number])[])[] = [
  [
    [5, 65],
    [5, 75],
    [5, 85],
  ],
  [
    [3, 70],
    [3, 80],
    [3, 90],
  ],
  [
    [5, 75],
    [3, 85],
    [1, 95],
  ],
  [
    [5, 40],
    [5, 50],
    [5, 60],
  ],
];
const trainingShare = 0.9;
const order531: readonly LiftName[] = ['squat', 'bench', 'deadlift', 'press'];

const leastForVolume = 40;
const enoughForAll = 60;

function day531(
  lift: LiftName,
  week: number,
  place: number,
  isTest: boolean,
  { minutes, level }: PlanFacts,
): DayPlan {
  const { kinds, moves, words: name } = mainLifts[lift];
  const cycle = Math.floor(week / 4);
  const growth = 1 + 0.025 * cycle;
  const isDeload = week % 4 === 3 && !isTest;
  const left = isTest ? 1 : leftFor(level, 1);
  const own = isTest
    ? ([
        [5, 70],
        [3, 85],
        [3, 100],
      ] as const)
    : (sets531[week % 4] ?? []);
  const rows = own.map(([reps, percent], i) =>
    main(i === 0 ? lift : `${lift}-${i + 1}`, kinds, {
      sets: 1,
      reps,
      rir: isDeload ? 5 : i === own.length - 1 ? left : 4,
      percent: percent * trainingShare,
      growth,
      ...(isTest && { isTest: true as const }),
      rest: isDeload ? '90-150' : '150-240',
      bodyReps: 10 + i + (week % 4),
      ...(i === 0 ? { moves } : { follows: lift, isStep: true as const }),
      ...(i === own.length - 1 && !isDeload && { isOpen: true as const }),
    }),
  );
  // Much of the same lift, light: five tens where there is time for them.
  const isFull = !isDeload && !isTest && minutes >= leastForVolume;
  const volume = isFull
    ? [
        second(`${lift}-volume`, kinds, {
          sets: minutes >= enoughForAll ? 5 : 3,
          reps: 10,
          rir: 4,
          percent: (50 + 2.5 * cycle) * trainingShare,
          growth,
          rest: '60-90',
          bodyReps: 10,
          follows: lift,
        }),
      ]
    : [];
  const helpers = around(helpersOf[lift], {
    sets: isDeload || isTest ? 2 : 3,
    reps: 10 + (week % 2),
    rir: isDeload ? 4 : 2,
    growth: 1 + 0.008 * week,
    bodyReps: 8 + Math.floor(week / 2),
    // The volume of the day is in the lift itself.
    ...(isFull && { isFixed: true as const }),
  });
  return {
    id: lift,
    title: isTest
      ? `${name}: test the training maximum`
      : `${name} ${own.map(([reps, percent], i) => `${reps}${i === own.length - 1 && !isDeload ? '+' : ''}@${percent}`).join(', ')} %`,
    focus: 'Strength',
    key: place < 2 ? 3 : 2,
    strain: strainOf([lift]),
    work: { kind: 'lift', archetype: 'max_strength', rows: [...rows, ...volume, ...helpers] },
    notes: isDeload
      ? ['Easy week: no extra reps.']
      : [
          `Percentages are of the training maximum, nine tenths of your best. In the last set do all clean reps and stop with ${countText(left, 'rep')} left. Log them.`,
        ],
  };
}

function plan531(facts: PlanFacts): ProgramPlan {
  const { weeks } = facts;
  const count = Math.min(4, facts.days);
  return {
    ...planBlocks(facts),
    template: 'five-three-one',
    name: '5/3/1',
    honesty: [
      'The training maximum is nine tenths of what you told. Five sets of ten at half of it are added where there is time.',
      ...(facts.knownMaxima.size > 0
        ? []
        : ['No maxima told: the first cycle’s loads are guesses, and its open sets correct them.']),
    ],
    end: {
      text: 'three clean reps with the training maximum on all four lifts, 2.5 % up every four weeks',
      week: weeks,
      test: 'Three to five reps at the training maximum.',
    },
    progress: [
      'After every four weeks the training maximum goes up by 2.5 %: about 2.5 kg for arms, 2.5–5 kg for legs. The last set decides: fewer reps than written, the same again.',
    ],
    weeks: Array.from({ length: weeks }, (_, i): WeekPlan => {
      const isTest = i === weeks - 1 && weeks > 2;
      const kind: WeekKind = isTest ? 'test' : i % 4 === 3 ? 'deload' : 'build';
      // With fewer days the lifts go on in turn.
      const own = Array.from(
        { length: count },
        (_, place) => order531[(i * count + place) % 4] ?? 'squat',
      );
      const days = own.map((lift, place) => day531(lift, i, place, isTest, facts));
      return {
        label: isTest
          ? 'Test'
          : kind === 'deload'
            ? 'Deload'
            : `Cycle ${Math.floor(i / 4) + 1}, ${['fives', 'threes', '5/3/1'][i % 4]}`,
        kind,
        note: isTest
          ? 'Three to five reps at the training maximum tell if it stands.'
          : kind === 'deload'
            ? 'Light fives.'
            : 'The last set is open: all clean reps that leave the written reserve.',
        phase: `Cycle ${Math.floor(i / 4) + 1}`,
        days: [...days, ...easyExtras(facts).slice(0, Math.max(0, facts.days - count))],
      };
    }),
  };
}

export const fiveThreeOne: Template = {
  id: 'five-three-one',
  name: '5/3/1',
  usualWeeks: 12,
  plan: plan531,
};
