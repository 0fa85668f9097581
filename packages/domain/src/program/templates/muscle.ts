import type { MoveKind } from '../../planner/session/data/choices.ts';
import type { SlotRow } from '../../planner/session/types.ts';
import { pct } from '../../training/percent.ts';
import type { FitnessLevel } from '../../workout/limits.ts';
import { inTurn, main, second, small } from './rows.ts';
import { easyExtras } from './strength-days.ts';
import type {
  DayPlan,
  PlanFacts,
  ProgramPlan,
  Template,
  TemplateId,
  WeekKind,
  WeekPlan,
} from './types.ts';

/** How much of it a week has: sets of the first lifts, of the others and of the small ones, reps left. */
interface Load {
  first: number;
  other: number;
  few: number;
  rir: number;
  small: number;
  kind: WeekKind;
  growth: number;
  /** A beginner's sets stay: reps grow instead. */
  moreReps: number;
  /** More reps than in the first week, where there is nothing to load. */
  reps: number;
  phase: string;
}

type Step = readonly [first: number, other: number, few: number, rir: number, small: number];

/** One kind of lift gets a set more each week: no week rises by more than a fifth. */
const ramp: readonly Step[] = [
  [3, 2, 2, 3, 2],
  [3, 3, 2, 2, 2],
  [4, 3, 2, 2, 1],
  [4, 3, 3, 1.5, 0.5],
];
const later: readonly Step[] = [
  [4, 3, 2, 2, 2],
  [4, 3, 3, 2, 1],
  [4, 4, 3, 1, 0.5],
];
const byLevel: Record<FitnessLevel, number> = { beginner: -1, intermediate: 0, advanced: 0 };
const leastRir: Record<FitnessLevel, number> = { beginner: 2, intermediate: 1, advanced: 0.5 };

/** Four or three weeks up and one easy, again and again; the last week checks. */
function loadsFor(weeks: number, level: FitnessLevel): Load[] {
  const loads: Load[] = [];
  let round = 0;
  while (loads.length < weeks) {
    const steps = round === 0 ? ramp : later;
    const own = steps.map(
      ([first, other, few, rir, small], i): Load => ({
        first: Math.max(2, first + byLevel[level]),
        other: Math.max(2, other + byLevel[level]),
        few: Math.max(2, few + byLevel[level]),
        rir: Math.max(leastRir[level], rir),
        small: Math.max(leastRir[level] - 1, small),
        kind: 'build',
        growth: 1 + 0.025 * round + 0.012 * i,
        moreReps: level === 'beginner' ? i : 0,
        reps: round * 4 + i,
        phase: `Round ${round + 1}`,
      }),
    );
    const easy: Load = {
      first: 2,
      other: 1 + (round % 2),
      few: 1,
      rir: 4,
      small: 4,
      kind: 'deload',
      growth: 1 + 0.025 * round,
      moreReps: 0,
      reps: 2 * round,
      phase: `Round ${round + 1}`,
    };
    loads.push(...own, easy);
    round += 1;
  }
  const kept = loads.slice(0, weeks);
  const last = kept.at(-1);
  if (weeks < 3 || !last) return kept.map((one) => ({ ...one, kind: 'build' as const }));
  return [
    ...kept.slice(0, -1),
    {
      first: 2,
      other: 1,
      few: 1,
      rir: 4,
      small: 4,
      kind: 'test',
      growth: 1,
      moreReps: 0,
      reps: 0,
      phase: last.phase,
    },
  ];
}

type Line = readonly [
  id: string,
  kinds: MoveKind[],
  reps: number,
  role: 'first' | 'other' | 'small',
  moves?: string,
];

interface Day {
  id: string;
  title: string;
  group: 'upper' | 'lower' | 'whole';
  lines: readonly Line[];
  archetype: 'upper' | 'lower' | 'push' | 'pull' | 'legs' | 'full_body';
  deadlift?: true;
}

const upperA: Day = {
  id: 'upper-a',
  title: 'Upper A',
  group: 'upper',
  archetype: 'upper',
  lines: [
    ['bench', ['bench'], 6, 'first', 'bench-press'],
    ['row', ['row'], 8, 'first'],
    ['press', ['press_dumbbell'], 9, 'other'],
    ['pull', ['pulldown'], 10, 'other'],
    ['side', ['lateral_raise'], 14, 'small'],
    ['triceps', ['triceps'], 12, 'small'],
    ['curl', ['curl'], 12, 'small'],
    ['rear', ['rear_delt'], 14, 'small'],
  ],
};
const upperB: Day = {
  id: 'upper-b',
  title: 'Upper B',
  group: 'upper',
  archetype: 'upper',
  lines: [
    ['press', ['press_overhead'], 8, 'first', 'overhead-press'],
    ['pull', ['pull_vertical', 'pulldown'], 8, 'first'],
    ['incline', ['press_incline'], 10, 'other'],
    ['row', ['row_supported'], 10, 'other'],
    ['fly', ['fly'], 13, 'small'],
    ['hammer', ['hammer_curl'], 12, 'small'],
    ['triceps', ['triceps_overhead'], 12, 'small'],
    ['side', ['lateral_raise'], 14, 'small'],
  ],
};
const lowerA: Day = {
  id: 'lower-a',
  title: 'Lower A',
  group: 'lower',
  archetype: 'lower',
  lines: [
    ['squat', ['squat'], 6, 'first', 'back-squat'],
    ['hinge', ['hinge_light'], 8, 'first'],
    ['single', ['single_leg'], 10, 'other'],
    ['curl', ['leg_curl'], 12, 'other'],
    ['calf', ['calf'], 12, 'small'],
    ['trunk', ['trunk_flex', 'anti_ext'], 12, 'small'],
  ],
};
const lowerB: Day = {
  id: 'lower-b',
  title: 'Lower B',
  group: 'lower',
  archetype: 'lower',
  deadlift: true,
  lines: [
    ['deadlift', ['hinge'], 6, 'first', 'conventional-deadlift'],
    ['squat', ['squat_machine', 'squat_variation'], 10, 'first'],
    ['thrust', ['hip_thrust'], 10, 'other'],
    ['extension', ['leg_extension'], 12, 'other'],
    ['calf', ['calf_seated', 'calf'], 14, 'small'],
    ['trunk', ['anti_ext'], 12, 'small'],
  ],
};
const push: Day = {
  id: 'push',
  title: 'Push',
  group: 'upper',
  archetype: 'push',
  lines: [
    ['bench', ['bench'], 6, 'first', 'bench-press'],
    ['press', ['press_dumbbell'], 9, 'first'],
    ['fly', ['fly'], 12, 'other'],
    ['side', ['lateral_raise'], 14, 'small'],
    ['triceps', ['triceps'], 12, 'small'],
  ],
};
const pull: Day = {
  id: 'pull',
  title: 'Pull',
  group: 'upper',
  archetype: 'pull',
  lines: [
    ['pull', ['pull_vertical', 'pulldown'], 8, 'first'],
    ['row', ['row'], 8, 'first'],
    ['support', ['row_supported'], 11, 'other'],
    ['rear', ['rear_delt'], 14, 'small'],
    ['curl', ['curl'], 12, 'small'],
  ],
};
const legs: Day = { ...lowerA, id: 'legs', title: 'Legs', archetype: 'legs' };
const whole = (id: string, title: string, lines: readonly Line[], deadlift?: true): Day => ({
  id,
  title,
  group: 'whole',
  archetype: 'full_body',
  lines,
  ...(deadlift && { deadlift }),
});
const wholeDays: readonly Day[] = [
  whole('whole-a', 'Whole body A', [
    ['squat', ['squat'], 6, 'first', 'back-squat'],
    ['bench', ['bench'], 8, 'first', 'bench-press'],
    ['row', ['row'], 8, 'first'],
    ['curl', ['leg_curl'], 12, 'other'],
    ['side', ['lateral_raise'], 14, 'small'],
    ['arms', ['curl'], 12, 'small'],
  ]),
  whole(
    'whole-b',
    'Whole body B',
    [
      ['deadlift', ['hinge'], 6, 'first', 'conventional-deadlift'],
      ['press', ['press_overhead'], 8, 'first', 'overhead-press'],
      ['pull', ['pull_vertical', 'pulldown'], 8, 'first'],
      ['single', ['single_leg'], 10, 'other'],
      ['triceps', ['triceps'], 12, 'small'],
      ['trunk', ['anti_ext'], 12, 'small'],
    ],
    true,
  ),
  whole('whole-c', 'Whole body C', [
    ['squat', ['squat_machine', 'squat_variation'], 10, 'first'],
    ['incline', ['press_incline'], 9, 'first'],
    ['row', ['row_supported'], 10, 'first'],
    ['hinge', ['hinge_light'], 10, 'other'],
    ['rear', ['rear_delt'], 14, 'small'],
    ['calf', ['calf'], 14, 'small'],
  ]),
];

/** A second time in the week with more reps and less weight. */
const lighter = (day: Day): Day => ({
  ...day,
  id: `${day.id}-2`,
  title: `${day.title} 2`,
  lines: day.lines.map(([id, kinds, reps, role]): Line => [id, kinds, reps + 3, role]),
});

const splits: Record<'upper-lower' | 'push-pull-legs', (days: number) => Day[]> = {
  'upper-lower': (days) =>
    days <= 3
      ? wholeDays.slice(0, days)
      : days === 4
        ? [upperA, lowerA, upperB, lowerB]
        : [upperA, lowerA, upperB, lowerB],
  'push-pull-legs': (days) => {
    const three = [push, pull, legs];
    if (days <= 3) return three.slice(0, days);
    if (days === 4) return [...three, { ...upperB, id: 'upper' }];
    if (days === 5) return [...three, { ...upperB, id: 'upper' }, { ...lowerB, id: 'lower' }];
    return [...three, lighter(push), lighter(pull), { ...lowerB, id: 'legs-2', title: 'Legs 2' }];
  },
};

function rowsOf({ lines }: Day, load: Load): SlotRow[] {
  const isTest = load.kind === 'test';
  const pairs = ['C', 'D', 'E'];
  const smalls = lines.filter(([, , , role]) => role === 'small');
  const rowOf = ([id, kinds, reps, role, moves]: Line): SlotRow => {
    const sets =
      role === 'first' ? (isTest ? 1 : load.first) : role === 'other' ? load.other : load.few;
    const what = {
      sets,
      reps: reps + load.moreReps + (isTest && role === 'first' ? 2 : 0),
      // The check: the first week's weight, as many clean reps as there are.
      rir: isTest && role === 'first' ? 1 : role === 'first' ? load.rir : load.small,
      // The weight of week 1, which left three; what is more than its reps is the gain.
      ...(isTest && role === 'first' && { percent: pct(reps + 3), isTest: true as const }),
      growth: isTest ? 1 : load.growth,
      bodyReps: reps + (reps < 8 ? 3 : 0) + load.reps,
      ...(moves && { moves: [moves] }),
    };
    if (role === 'first') return main(id, kinds, what);
    return role === 'other'
      ? second(id, kinds, { ...what, rest: '75-120' })
      : small(id, kinds, what);
  };
  const rows = lines.filter(([, , , role]) => role !== 'small').map(rowOf);
  const ends = smalls.map(rowOf);
  const paired = ends.flatMap((row, i) => {
    const letter = pairs[Math.floor(i / 2)] ?? 'F';
    const hasPartner = i % 2 === 1 || i + 1 < ends.length;
    return hasPartner ? inTurn(letter, row) : [row];
  });
  return [...rows, ...paired];
}

function dayPlan(day: Day, load: Load, place: number): DayPlan {
  const isTest = load.kind === 'test';
  const lead = day.lines[0];
  return {
    id: day.id,
    title: isTest
      ? `${day.title}: rep check`
      : `${day.title}: ${(lead?.[0] ?? '').replaceAll('-', ' ')} ${load.first}×${lead?.[2]}, ${load.rir} left`,
    focus: day.title,
    key: place < 4 ? 2 : 1,
    strain: {
      group: day.group,
      ...(day.group !== 'upper' && { heavyLegs: true as const }),
      ...(day.deadlift && { deadlift: true as const }),
    },
    work: { kind: 'lift', archetype: day.archetype, rows: rowsOf(day, load) },
    ...(isTest && {
      notes: ['First lifts with the weight of week 1: all clean reps, one left. Log them.'],
    }),
  };
}

function weekPlan(load: Load, days: readonly Day[], facts: PlanFacts): WeekPlan {
  const label =
    load.kind === 'test'
      ? 'Easy and check'
      : load.kind === 'deload'
        ? 'Deload'
        : `${load.first} sets, ${load.rir} left`;
  return {
    label,
    kind: load.kind,
    note:
      load.kind === 'test'
        ? 'An easy week with one check: the weights of week 1 for as many reps as are clean.'
        : load.kind === 'deload'
          ? 'Half the sets, four reps left: growth catches up.'
          : `${load.first} sets of the first lifts, ${load.other} of the others; stop with ${load.rir} left.`,
    phase: load.phase,
    days: [
      ...days.map((day, place) => dayPlan(day, load, place)),
      ...easyExtras(facts).slice(0, Math.max(0, facts.days - days.length)),
    ],
  };
}

const planSplit =
  (id: 'upper-lower' | 'push-pull-legs', name: string) =>
  (facts: PlanFacts): ProgramPlan => {
    const { weeks, level, days } = facts;
    const own = splits[id](days);
    const isThin = id === 'push-pull-legs' && days < 6;
    return {
      template: id as TemplateId,
      name,
      entry: 'No test. The loads of week 1 are what the last week is measured by.',
      end: {
        text: 'at least two reps more than in week 1 with the same weight, on four of six lifts',
        week: weeks,
        test: 'The first lifts of each day with the weight of week 1.',
      },
      progress: [
        'All sets at the top of the reps: the next weight. Same first lifts for a round; small moves may change.',
      ],
      fallback: 'Short of the reps twice: 7.5 % less, then up again.',
      next: 'A second round from the new weights, or blocks for strength.',
      honesty: [
        ...(isThin
          ? [
              `Push, pull, legs on ${days} days trains each muscle about once a week; upper and lower would do it twice.`,
            ]
          : []),
        ...(id === 'upper-lower' && days < 4
          ? ['On so few days each session is for the whole body: every muscle gets its turns.']
          : []),
        ...(level === 'beginner' ? ['Two reps stay left on every set in the first weeks.'] : []),
      ],
      weeks: loadsFor(weeks, level).map((load) => weekPlan(load, own, facts)),
    };
  };

export const upperLower: Template = {
  id: 'upper-lower',
  name: 'Muscle, upper and lower',
  usualWeeks: 9,
  plan: planSplit('upper-lower', 'Muscle, upper and lower'),
};
export const pushPullLegs: Template = {
  id: 'push-pull-legs',
  name: 'Muscle, push pull legs',
  usualWeeks: 9,
  plan: planSplit('push-pull-legs', 'Muscle, push pull legs'),
};
