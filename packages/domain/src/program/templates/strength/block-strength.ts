import { listWords } from '../../../planner/receipts/words.ts';
import type { SlotRow } from '../../../planner/session/types.ts';
import { main, second } from '../rows.ts';
import type { DayPlan, PlanFacts, ProgramPlan, Template, WeekKind, WeekPlan } from '../types.ts';
import { type DayLifts, daysForLift, liftForecast, targetLift, testGain } from './lift-target.ts';
import {
  around,
  bodyGrowth,
  easyExtras,
  type LiftName,
  mainLifts,
  strainOf,
} from './strength-days.ts';

/** Sets, reps, percent of the maximum, reps left. */
export type BlockDose = readonly [sets: number, reps: number, percent: number, rir: number];

interface Week {
  main: BlockDose;
  volume: BlockDose;
  pull: BlockDose;
  helpers: readonly [sets: number, reps: number, rir: number];
  kind: WeekKind;
}

const week = (
  mainDose: BlockDose,
  volume: BlockDose,
  pull: BlockDose,
  helpers: Week['helpers'],
  kind: WeekKind = 'build',
): Week => ({ main: mainDose, volume, pull, helpers, kind });

const base: readonly Week[] = [
  week([4, 10, 62.5, 4], [3, 10, 57.5, 5], [3, 8, 62.5, 4], [3, 12, 3]),
  week([4, 10, 65, 4], [3, 10, 60, 5], [3, 8, 65, 4], [3, 12, 3]),
  week([4, 10, 67.5, 3], [4, 10, 60, 4], [3, 8, 67.5, 4], [3, 12, 2]),
  week([3, 6, 57.5, 6], [2, 6, 55, 6], [2, 5, 60, 6], [2, 10, 4], 'deload'),
];
const volume: readonly Week[] = [
  week([4, 8, 70, 4], [4, 8, 62.5, 5], [3, 6, 70, 5], [3, 10, 3]),
  week([4, 8, 72.5, 3], [4, 8, 65, 5], [3, 6, 72.5, 4], [3, 11, 2]),
  week([4, 8, 75, 2], [4, 8, 67.5, 4], [4, 6, 75, 4], [4, 11, 2]),
  week([3, 5, 62.5, 6], [2, 5, 60, 6], [2, 4, 65, 6], [2, 10, 4], 'deload'),
];
const strength: readonly Week[] = [
  week([5, 5, 77.5, 4], [4, 6, 70, 5], [4, 4, 77.5, 4], [3, 9, 2]),
  week([5, 5, 80, 3], [4, 6, 72.5, 4], [4, 4, 80, 3], [3, 9, 2]),
  week([5, 5, 82.5, 2], [4, 6, 75, 3], [4, 3, 82.5, 3], [3, 8, 1.5]),
  week([3, 4, 67.5, 6], [2, 5, 62.5, 6], [2, 3, 67.5, 6], [2, 8, 4], 'deload'),
];
const peak: readonly Week[] = [
  week([5, 3, 85, 3], [4, 4, 75, 4], [4, 2, 85, 3], [3, 7, 2]),
  week([4, 3, 87.5, 2], [3, 4, 77.5, 4], [3, 2, 87.5, 2], [2, 7, 2]),
  week([3, 2, 91, 1.5], [3, 3, 77.5, 4], [2, 1, 90, 2], [2, 6, 2]),
  week([3, 2, 75, 5], [2, 3, 65, 6], [2, 2, 70, 6], [1, 8, 4], 'test'),
];

interface Block {
  name: string;
  weeks: readonly Week[];
  growth: number;
}

/** Blocks by how many there are; a second round is planned from a maximum that has grown. */
function blocksFor(count: number): Block[] {
  const of = (name: string, weeks: readonly Week[], growth = 1): Block => ({ name, weeks, growth });
  const last = (growth: number) => of('Peak', peak, growth);
  switch (count) {
    case 1:
      return [last(1)];
    case 2:
      return [of('Strength', strength), last(1)];
    case 3:
      return [of('Volume', volume), of('Strength', strength), last(1)];
    case 4:
      return [of('Base', base), of('Volume', volume), of('Strength', strength), last(1)];
    case 5:
      return [
        of('Base', base),
        of('Volume', volume),
        of('Strength', strength),
        of('Strength 2', strength, 1.025),
        last(1.03),
      ];
    default:
      return [
        of('Base', base),
        of('Volume', volume),
        of('Strength', strength),
        of('Volume 2', volume, 1.03),
        of('Strength 2', strength, 1.03),
        last(1.03),
      ];
  }
}

export interface Placed extends Week {
  block: string;
  growth: number;
}

/** The last block is whole; the first is cut short where the weeks do not make whole ones. */
function weeksFor(count: number): Placed[] {
  const blocks = blocksFor(Math.ceil(count / 4));
  const all = blocks.map(({ name, weeks, growth }) =>
    weeks.map((one): Placed => ({ ...one, block: name, growth })),
  );
  const over = all.flat().length - count;
  const [first = [], ...rest] = all;
  const isOnly = rest.length === 0;
  // Of a single block the way to the test stays; of a first one its beginning.
  const kept = isOnly ? first.slice(over) : first.slice(0, first.length - over);
  return [...kept, ...rest.flat()];
}

const mainsOf: Record<number, readonly { main: LiftName[]; volume: LiftName[] }[]> = {
  1: [{ main: ['squat', 'bench', 'deadlift'], volume: [] }],
  2: [
    { main: ['squat', 'bench'], volume: [] },
    { main: ['deadlift', 'press'], volume: ['bench'] },
  ],
  3: [
    { main: ['squat'], volume: ['bench'] },
    { main: ['bench', 'deadlift'], volume: [] },
    { main: ['press'], volume: ['squat'] },
  ],
  4: [
    { main: ['squat'], volume: ['bench'] },
    { main: ['bench'], volume: [] },
    { main: ['deadlift'], volume: ['squat'] },
    { main: ['press'], volume: [] },
  ],
};

/** Once a week and for less than this there is time for two lifts: they take turns. */
const turnMinutes = 45;
const hasTurns = ({ days, minutes }: PlanFacts): boolean => days === 1 && minutes < turnMinutes;
const turns: readonly { main: LiftName[]; volume: LiftName[] }[] = [
  { main: ['squat', 'bench'], volume: [] },
  { main: ['deadlift', 'press'], volume: [] },
];

function daysOf(facts: PlanFacts, at: number): readonly DayLifts[] {
  const lift = targetLift(facts);
  if (lift && !hasTurns(facts)) return daysForLift(lift, Math.min(4, facts.days));
  if (!hasTurns(facts)) return mainsOf[Math.min(4, facts.days)] ?? [];
  return turns.slice(at % 2, (at % 2) + 1);
}

/** What is tested: nobody is asked for the best of a lift that was not trained all along. */
const testedIn = (facts: PlanFacts): LiftName[] =>
  hasTurns(facts) ? ['squat', 'bench'] : ['squat', 'bench', 'deadlift'];

export const helpersOf: Record<LiftName, Parameters<typeof around>[0]> = {
  squat: 'squat',
  bench: 'bench',
  deadlift: 'deadlift',
  press: 'press',
  row: 'bench',
};

function liftRow(
  lift: LiftName,
  [sets, reps, percent, rir]: BlockDose,
  growth: number,
  role: 'main' | 'volume',
  at: number,
  isNamed?: boolean,
): SlotRow {
  const { kinds, moves } = mainLifts[lift];
  const what = { sets, reps, rir, percent, growth, moves, bodyReps: reps + 3 + bodyGrowth(at, 12) };
  return role === 'main'
    ? main(lift, kinds, { ...what, ...(isNamed && { isNamed: true as const }) })
    : second(`${lift}-volume`, kinds, what);
}

/** Up to a best in steps, the last only where the one before was clean. */
function testRows(
  lift: LiftName,
  growth: number,
  mayTestSingles: boolean,
  isShort: boolean,
): SlotRow[] {
  const { kinds, moves } = mainLifts[lift];
  const steps: BlockDose[] = [
    [1, 1, 90, 4],
    [1, 1, 95, 2],
    [1, 1, 100, 1],
    [1, 1, 102.5, 0.5],
  ];
  // Who trains little has few heavy tries in them.
  const singles = isShort ? steps.filter(([, , percent]) => percent !== 95) : steps;
  const triples: BlockDose[] = [
    [1, 3, 80, 4],
    [1, 3, 86, 2],
    [1, 3, 91, 1],
  ];
  return (mayTestSingles ? singles : triples).map(([sets, reps, percent, rir], i) =>
    main(i === 0 ? lift : `${lift}-${i + 1}`, kinds, {
      sets,
      reps,
      rir,
      percent,
      growth,
      isTest: true,
      rest: '240-300',
      bodyReps: 12 + i,
      ...(i === 0 ? { moves } : { follows: lift, isStep: true as const }),
    }),
  );
}

const words = (names: readonly LiftName[]) =>
  names
    .map((one, i) => (i === 0 ? mainLifts[one].words : mainLifts[one].words.toLowerCase()))
    .join(' and ');

export function trainingDay(
  { main: mains, volume: volumes }: { main: LiftName[]; volume: LiftName[] },
  placed: Placed,
  place: number,
  at: number,
  hasBar: boolean,
): DayPlan {
  const [lead = 'squat'] = mains;
  const [, , percent] = lead === 'deadlift' ? placed.pull : placed.main;
  const rows = [
    ...mains.map((lift) =>
      liftRow(
        lift,
        lift === 'deadlift' ? placed.pull : placed.main,
        placed.growth,
        'main',
        at,
        // All three in one short session share what time there is.
        mains.length < 3 || undefined,
      ),
    ),
    ...volumes.map((lift) => liftRow(lift, placed.volume, placed.growth, 'volume', at)),
  ];
  const [helperSets, helperReps, rir] = placed.helpers;
  const helpers = around(mains.length > 1 ? 'whole' : helpersOf[lead], {
    sets: helperSets,
    reps: helperReps,
    rir,
    growth: 1 + 0.008 * at,
    bodyReps: 8 + Math.floor(at / 2),
  });
  const tail = volumes.length > 0 ? ` · ${words(volumes).toLowerCase()} volume` : '';
  return {
    id: `day-${place + 1}`,
    title: `${words(mains)}${hasBar ? ` @${percent} %` : ''}${tail}`,
    tells: 1,
    focus: 'Strength',
    key: place < 2 ? 3 : 2,
    strain: strainOf([...mains, ...volumes]),
    work: { kind: 'lift', archetype: 'max_strength', rows: [...rows, ...helpers] },
  };
}

/** A week of its own keeps them; beside runs nobody does. */
export const freshWords = 'Two easy days before it.';

export function testDays(
  placed: Placed,
  days: number,
  facts: PlanFacts,
  tested: readonly LiftName[] = testedIn(facts),
): DayPlan[] {
  const { mayTestSingles } = facts;
  const how = mayTestSingles ? 'best single' : 'best three';
  const day = (id: string, names: LiftName[]): DayPlan => ({
    id,
    title: `Test: ${words(names).toLowerCase()}, ${how}`,
    focus: 'Test',
    key: 3,
    strain: { ...strainOf(names), last: true },
    // Long rests are part of a test.
    minutes: Math.max(facts.minutes, 25 + 20 * names.length),
    work: {
      kind: 'lift',
      archetype: 'heavy_singles',
      rows: names.flatMap((lift) =>
        testRows(lift, placed.growth + testGain(lift, facts), mayTestSingles, days === 1),
      ),
    },
    notes: [
      `${freshWords} The last step only if the one before was 9 of 10 or less, and clean.`,
      'What you log here is the next plan’s maximum.',
    ],
  });
  const light: DayPlan = {
    ...trainingDay({ main: ['squat', 'bench'], volume: [] }, placed, 0, 0, facts.hasBar),
    id: 'light',
    title: 'Light squat and bench',
    key: 1,
    strain: { easy: true },
  };
  if (facts.isMeet) {
    const meet = day('meet', [...tested]);
    return [
      ...(days > 1 ? [light] : []),
      {
        ...meet,
        title: `Meet: ${words(tested).toLowerCase()}`,
        focus: 'The day',
        notes: [
          'Openers at 90 %: you could do three of them. Second tries 95–97 %, third by how that moved.',
          'Nothing heavy in the four days before; eat and sleep as always.',
        ],
      },
    ];
  }
  if (days === 1) return [day('test', [...tested])];
  const isPulled = tested.includes('deadlift');
  const tests = isPulled
    ? [day('test-1', ['squat', 'bench']), day('test-2', ['deadlift'])]
    : [day('test-1', ['squat']), day('test-2', ['bench'])];
  return days === 2 ? tests : [light, ...tests];
}

function weekPlan(placed: Placed, at: number, facts: PlanFacts): WeekPlan {
  const days = Math.min(4, facts.days);
  const isTest = placed.kind === 'test';
  const own = isTest
    ? testDays(placed, days, facts)
    : daysOf(facts, at).map((day, place) => trainingDay(day, placed, place, at, facts.hasBar));
  const [sets, reps, percent] = placed.main;
  const count = isTest && facts.isMeet ? 0 : Math.max(0, facts.days - own.length);
  return {
    label: isTest
      ? 'Test'
      : placed.kind === 'deload'
        ? 'Deload'
        : `${placed.block} ${sets}×${reps}`,
    kind: placed.kind,
    note: isTest
      ? 'Two easy days, then your best. Loads of the next plan come from it.'
      : placed.kind === 'deload'
        ? `Easy: ${sets}×${reps} @${percent} %. The last hard sets set your maximum anew.`
        : `Main lifts ${sets}×${reps} @${percent} %.`,
    phase: placed.block,
    days: [...own, ...easyExtras(facts).slice(0, count)],
  };
}

/** 'squat, bench and deadlift'. */
export const testedWords = (tested: readonly LiftName[]): string =>
  listWords(tested.map((lift) => mainLifts[lift].words.toLowerCase()));

export function planBlocks(facts: PlanFacts): ProgramPlan {
  const { weeks, knownMaxima, mayTestSingles } = facts;
  const tested = testedWords(testedIn(facts));
  const placed = weeksFor(weeks);
  const growth = placed.at(-1)?.growth ?? 1;
  const aim = liftForecast(facts, growth);
  return {
    template: 'block-strength',
    name: 'Strength in blocks',
    entry: 'A maximum, or recent heavy sets, on squat, bench and deadlift.',
    end: {
      text:
        aim?.end ??
        (facts.isMeet
          ? `squat, bench and deadlift at the meet, likely ${Math.round((growth - 1) * 100 + 2)}–${Math.round((growth - 1) * 100 + 5)} % above today`
          : null) ??
        `a tested ${mayTestSingles ? 'single' : 'triple'} on ${tested}, likely ${Math.round((growth - 1) * 100 + 2)}–${Math.round((growth - 1) * 100 + 5)} % above today`,
      week: weeks,
      test: mayTestSingles
        ? `${facts.days === 1 ? '90, 100' : '90, 95, 100'} and 102.5 % of the maximum expected by then, one each; each only after a clean one.`
        : 'Three reps with one left.',
    },
    progress: [
      'Percentages are of today’s maximum; after weeks 4 and 8 it is set anew by what you logged.',
      'Each block is heavier than the one before it.',
    ],
    fallback: 'Two key sessions failed: one week back with 5 % less.',
    next: 'A light week, then the next round from the tested maxima.',
    honesty: [
      ...(aim?.said ?? []),
      ...(knownMaxima.size > 0
        ? []
        : ['No maxima told: the first week’s loads are guesses, and what you log corrects them.']),
    ],
    weeks: placed.map((one, i) => weekPlan(one, i, facts)),
  };
}

export const blockStrength: Template = {
  id: 'block-strength',
  name: 'Strength in blocks',
  usualWeeks: 12,
  plan: planBlocks,
};
