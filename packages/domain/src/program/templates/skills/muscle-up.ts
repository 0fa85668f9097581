import type { MoveKind } from '../../../planner/session/data/choices.ts';
import type { SlotRow } from '../../../planner/session/types.ts';
import { type OverStep, overSteps } from '../data/muscle-up.ts';
import { easyHour, keepDays, mobilityDay } from '../endurance/runs.ts';
import { stretch } from '../fit/stretch.ts';
import { held, line, second } from '../rows.ts';
import { legsDay } from '../strength/strength-days.ts';
import type { DayPlan, LineWords, PlanFacts, ProgramPlan, Template, WeekPlan } from '../types.ts';

/** Before so many the pull has to grow, not the turn. */
export const leastPulls = 6;
const usualPulls = 8;
const usualDips = 10;

const over = ['bar-muscle-up', 'ring-muscle-up'];
const high = ['chest-to-bar-pull-up', 'explosive-pull-up', 'pull-up'];
const turn = ['ring-muscle-up-transition', 'straight-bar-dip', 'ring-dip', 'parallel-bar-dip'];
const dips = ['straight-bar-dip', 'ring-dip', 'parallel-bar-dip', 'close-grip-push-up'];
const heavy = ['weighted-pull-up', 'chest-to-bar-pull-up', 'pull-up'];

const words: readonly LineWords[] = [
  {
    moves: over,
    note: 'One try, then three minutes. No kick from a pull that is not high.',
    rpe: 9,
  },
  {
    moves: high.slice(0, 2),
    note: 'Fast, to the ribs. Lower than the first: end the set.',
    rpe: 8,
  },
  { moves: turn.slice(0, 1), note: 'Feet help as little as they can; false grip held.', rpe: 7 },
];

function practice(
  id: string,
  moves: readonly string[],
  [sets, reps]: readonly [number, number],
  rest: string,
  kind: MoveKind = 'pull_vertical',
): SlotRow {
  return line('skill', id, [kind], {
    sets,
    reps,
    rir: 3,
    rest,
    keepsReps: true,
    isNamed: true,
    moves,
  });
}

function strong({ heavy: [sets, reps, growth], dip }: OverStep, again: number): SlotRow[] {
  return [
    line('secondary', 'heavy', ['pull_vertical'], {
      sets,
      reps,
      rir: 2,
      growth: growth + 0.01 * again,
      rest: '150-180',
      bodyReps: reps + 2,
      moves: heavy,
    }),
    second('dip', ['dip'], {
      sets: dip[0],
      reps: dip[1] + again,
      rir: 2,
      rest: '90-120',
      bodyReps: dip[1] + again,
      keepsReps: true,
      moves: dips,
    }),
  ];
}

function rowsOf(step: OverStep, again: number, place: number, bestPulls: number): SlotRow[] {
  const isEasy = step.kind !== 'build';
  const hollow = held('trunk', 'hollow', ['hollow'], isEasy ? 2 : 3, 20 + 2 * again);
  const ring = second('row', ['row'], {
    sets: isEasy ? 2 : 3,
    reps: 8 + again,
    rir: 2,
    bodyReps: 8 + again,
    rest: '60-90',
    moves: ['ring-row', 'inverted-row', 'suspension-row'],
  });
  if (place === 1) {
    const many = Math.max(3, Math.round(bestPulls * 0.6)) + Math.min(2, again);
    return [
      practice('many', ['pull-up', 'chin-up'], [isEasy ? 2 : 4, many], '120-150'),
      ...strong(step, again).slice(1),
      ring,
      hollow,
    ];
  }
  const tries =
    step.tries !== undefined && place === 2
      ? [practice('tries', [...over, ...high], [step.tries, 1], '180-180')]
      : [];
  const isTest = step.kind === 'test' && place === 2;
  return [
    ...tries,
    ...(isTest ? [] : [practice('high', high, step.high, '105-135')]),
    ...(isTest ? [] : [practice('turn', turn, step.turn, '105-120', 'dip')]),
    ...(isTest ? [] : place === 0 ? strong(step, again) : [ring]),
    hollow,
  ];
}

const dose = ([sets, reps]: readonly [number, number]): string => `${sets} × ${reps}`;

/** Over the bar, or over the rings where there is none. */
const triesWith = ({ kit }: PlanFacts): string[] =>
  kit.has('pull_up_bar') ? ['bar-muscle-up'] : kit.has('rings') ? ['ring-muscle-up'] : [];

function dayOf(
  step: OverStep,
  again: number,
  place: number,
  bestPulls: number,
  facts: PlanFacts,
): DayPlan {
  const isTest = step.kind === 'test' && place === 2;
  const titles = [
    `High pulls ${dose(step.high)}, turns ${dose(step.turn)}`,
    'Pulls and dips, many',
    step.tries ? `Tries ${step.tries} × 1, high pulls` : `Turns ${dose(step.turn)}, high pulls`,
  ];
  return {
    id: `over-${place + 1}`,
    title: isTest
      ? 'Muscle-up test: up to five tries'
      : `${titles[place]}${step.kind === 'build' ? '' : ', easy'}`,
    focus: isTest ? 'Test' : 'Muscle-up',
    key: place === 1 ? 1 : place === 0 ? 3 : 2,
    strain: { group: 'skill', ...(isTest && { last: true as const }) },
    work: { kind: 'lift', archetype: 'skill', rows: rowsOf(step, again, place, bestPulls) },
    lines: words,
    ...(step.tries && place === 2 && { ledUpTo: triesWith(facts) }),
    ...(step.tries &&
      place === 2 && {
        notes: [
          'Tries only when the chest clears the bar on three of three pulls. Else: high pulls.',
        ],
      }),
  };
}

function weekFor(index: number, again: number, facts: PlanFacts, pulls: number): WeekPlan {
  const step = overSteps[index] as OverStep;
  const own = [0, 1, 2].map((place) => dayOf(step, again, place, pulls, facts));
  const extras = [
    legsDay(index + again, facts.minutes),
    mobilityDay(Math.min(20, facts.minutes)),
    easyHour(Math.min(40, facts.minutes)),
    mobilityDay(Math.min(25, facts.minutes), 'mobility-2'),
  ];
  const isTest = step.kind === 'test';
  return {
    label: isTest ? 'Test' : step.kind === 'deload' ? 'Easy' : step.phase,
    kind: step.kind,
    note: isTest
      ? 'Two easy days, then the tries.'
      : `High pulls ${dose(step.high)}, turns ${dose(step.turn)}, heavy pulls ${step.heavy[0]} × ${step.heavy[1]}.`,
    phase: step.phase,
    days:
      facts.days < 3
        ? keepDays(
            isTest ? own.map((day) => (day.strain.last ? { ...day, key: 3 as const } : day)) : own,
            facts.days,
          )
        : [...own, ...extras.slice(0, facts.days - 3)],
  };
}

function plan(facts: PlanFacts): ProgramPlan {
  const { weeks, abilities } = facts;
  const told = abilities.get('pull-up')?.reps;
  const dipsNow = abilities.get('parallel-bar-dip')?.reps ?? abilities.get('ring-dip')?.reps;
  const pulls = told ?? usualPulls;
  const isReady = pulls >= usualPulls && (dipsNow ?? usualDips) >= usualDips;
  const isShort = weeks < overSteps.length;
  const placed = stretch(
    overSteps.length,
    weeks,
    isReady ? 4 : 0,
    (at) => overSteps[at]?.kind === 'build',
  );
  return {
    template: 'muscle-up',
    name: 'Muscle-up',
    entry: `${usualPulls} strict pull-ups and ${usualDips} dips; wrists and elbows without pain.`,
    end: {
      text:
        isReady && !isShort
          ? 'one muscle-up, strict or with a small kick; at the least the chest over the bar three times of three'
          : 'the chest over the bar three times of three, and the turn with the feet helping',
      week: weeks,
      test: 'Up to five tries, three minutes apart, on the last day.',
    },
    progress: [
      'Tries begin when the chest clears the bar on three of three. A heavy pull that was clean twice: 1.25 kg more.',
    ],
    fallback: 'Elbows that ache: no turns and no tries for a week, half the pulls.',
    next: 'Then a second one in a row, or the strict one on rings.',
    honesty: [
      'It takes most people longer than twelve weeks; the height of the pull says how far you are.',
      ...(told === undefined
        ? [
            `I took it that you can do ${usualPulls} pull-ups and ${usualDips} dips. Fewer: those first.`,
          ]
        : []),
    ],
    weeks: placed.map(({ row, again }) => weekFor(row, again, facts, pulls)),
  };
}

export const muscleUp: Template = { id: 'muscle-up', name: 'Muscle-up', usualWeeks: 12, plan };
