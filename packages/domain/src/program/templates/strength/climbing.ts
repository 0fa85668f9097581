import type { SlotRow } from '../../../planner/session/types.ts';
import { keepDays, mobilityDay } from '../endurance/runs.ts';
import { held, inTurn, line, main, second, small } from '../rows.ts';
import type { DayPlan, PlanFacts, ProgramPlan, Template, WeekKind, WeekPlan } from '../types.ts';

/** Sets, reps and reserve of the heavy pull in the four weeks of a block. */
const block: readonly (readonly [sets: number, reps: number, rir: number, kind: WeekKind])[] = [
  [4, 6, 3, 'build'],
  [4, 5, 2, 'build'],
  [5, 4, 2, 'build'],
  [2, 5, 4, 'deload'],
];

const perBlock = 0.04;
const perWeek = 0.012;

interface At {
  week: number;
  kind: WeekKind;
  sets: number;
  reps: number;
  rir: number;
  growth: number;
}

function atOf(week: number, weeks: number): At {
  const place = (week - 1) % block.length;
  const [sets = 4, reps = 5, rir = 2, kind = 'build'] = block[place] ?? [];
  const growth = 1 + perBlock * Math.floor((week - 1) / block.length) + perWeek * place;
  if (week === weeks && weeks > 2) return { week, kind: 'test', sets: 1, reps: 3, rir: 1, growth };
  // No easy week right before the test: the test week is one.
  const isLate = kind === 'deload' && week === weeks - 1;
  return { week, kind: isLate ? 'build' : kind, sets: isLate ? 3 : sets, reps, rir, growth };
}

const heavyPull = ['weighted-pull-up', 'pull-up', 'band-assisted-pull-up', 'foot-assisted-pull-up'];

function fingers({ kind, week }: At, { kit, level }: PlanFacts): SlotRow[] {
  // Fingers take years: nobody hangs at the limit in the first of them.
  if (!kit.has('hangboard') || level === 'beginner' || kind === 'test') return [];
  return [
    held('skill', 'fingers', ['max_hang'], kind === 'build' ? 4 : 2, 7 + Math.min(3, week % 4), {
      moves: ['max-hang', 'repeater-hang', 'dead-hang'],
      rest: '180-180',
    }),
  ];
}

function rowsOf(place: number, at: At, facts: PlanFacts): SlotRow[] {
  const { sets, reps, rir, growth, kind, week } = at;
  const few = kind === 'build' ? 3 : 2;
  const bodyReps = 6 + Math.min(6, Math.floor(week / 2));
  const what = { sets: few, reps: 8, rir: 2, growth, bodyReps };
  const guard = { sets: 2, reps: 12, rir: 3, growth, bodyReps: bodyReps + 4 };
  const isPull = place % 2 === 0;
  const isTest = kind === 'test' && isPull;
  const pull = line('primary', 'pull', ['pull_vertical'], {
    sets,
    reps,
    rir,
    growth,
    bodyReps: reps + 2,
    rest: '150-180',
    isNamed: true,
    moves: heavyPull,
    ...(isTest && { isTest: true as const }),
  });
  return isPull
    ? [
        ...fingers(at, facts),
        pull,
        main('legs', ['single_leg', 'squat'], { ...what, rest: '90-120' }),
        ...inTurn(
          'C',
          small('press', ['push_up_hard', 'press_paired'], what),
          small('rotate', ['external_rotation'], guard),
        ),
        ...inTurn(
          'D',
          small('extend', ['finger_extensor'], { ...guard, reps: 15 }),
          held('trunk', 'hollow', ['hollow'], few, 20 + Math.min(20, week * 2)),
        ),
      ]
    : [
        main('hinge', ['hinge'], { ...what, sets: few, reps: 5, rir: 3 }),
        second('row', ['row_one_arm', 'row'], { ...what, isNamed: true }),
        second('press', ['press_dumbbell', 'press_overhead'], what),
        ...inTurn(
          'C',
          small('rear', ['rear_delt'], guard),
          small('rotate', ['external_rotation'], guard),
        ),
        held('trunk', 'trunk', ['anti_ext'], few, 20 + Math.min(25, week * 2)),
      ];
}

const titles: Partial<Record<WeekKind, string>> = { test: 'Test: heavy pull of three' };

function dayOf(place: number, at: At, facts: PlanFacts): DayPlan {
  const isPull = place % 2 === 0;
  const own = isPull ? 'Heavy pull, one leg at a time, push' : 'Hinge, row and press';
  const title = isPull ? (titles[at.kind] ?? own) : own;
  return {
    id: `climb-${place + 1}`,
    title: at.kind === 'deload' ? `${title}, easy` : title,
    ...(at.kind !== 'test' && { tells: 1 }),
    focus: 'Strength for climbing',
    key: isPull ? 3 : 2,
    strain: {
      group: 'whole',
      ...(!isPull && { deadlift: true as const }),
      ...(at.kind === 'test' && isPull && { last: true as const }),
    },
    work: { kind: 'lift', archetype: 'sport', rows: rowsOf(place, at, facts) },
    notes: [
      'Not on the day before you climb hard; on a climbing day after it. A finger that hurts: no hangs, the rest stays.',
    ],
  };
}

function weekFor(week: number, facts: PlanFacts): WeekPlan {
  const at = atOf(week, facts.weeks);
  const count = Math.min(3, facts.days);
  const own = Array.from({ length: count }, (_, place) => dayOf(place, at, facts));
  // The test comes once.
  const days = at.kind === 'test' ? own.filter((_, place) => place < 2).toReversed() : own;
  const extras = [
    mobilityDay(Math.min(20, facts.minutes)),
    mobilityDay(Math.min(25, facts.minutes), 'mobility-2'),
  ];
  const name = `${at.sets}×${at.reps}`;
  return {
    label: at.kind === 'test' ? 'Test' : at.kind === 'deload' ? 'Easy' : `Pull ${name}`,
    kind: at.kind,
    note:
      at.kind === 'test'
        ? 'An easy week, then the heaviest clean three.'
        : `Heavy pull ${name}, ${at.rir} left; what climbing leaves out stays in.`,
    phase: `Block ${Math.floor((week - 1) / block.length) + 1}`,
    days: keepDays([...days, ...extras], Math.max(days.length, Math.min(facts.days, 5))),
  };
}

function plan(facts: PlanFacts): ProgramPlan {
  const { weeks, kit, level } = facts;
  const gain = Math.round((atOf(weeks, weeks).growth - 1) * 100);
  return {
    template: 'climbing',
    name: 'Strength for climbing',
    entry: 'You climb already; fingers, elbows and shoulders without pain.',
    end: {
      text: `a heavy pull of three about ${Math.max(2, gain)} % above week 1, counted with your body, and presses and shoulders no lower`,
      week: weeks,
      test: 'The heaviest clean three, fresh, in the last week.',
    },
    progress: [
      'All sets of the heavy pull clean: 1.25–2.5 kg more. Presses and shoulders: a rep more, then the next weight.',
    ],
    fallback: 'Elbows or fingers that ache for two days: half the pulls for a week, no hangs.',
    next: 'A light week, then the next block; or lock-offs and boards with your coach.',
    honesty: [
      'Most of climbing is learnt on the wall: this is two or three short days beside it, and the wall goes first.',
      ...(kit.has('hangboard') && level !== 'beginner'
        ? []
        : ['No hangs at the limit here: they ask for a board and two years of climbing.']),
    ],
    weeks: Array.from({ length: weeks }, (_, i) => weekFor(i + 1, facts)),
  };
}

export const climbing: Template = {
  id: 'climbing',
  name: 'Strength for climbing',
  usualWeeks: 8,
  plan,
};
