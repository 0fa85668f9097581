import type { MoveKind } from '../../../planner/session/data/choices.ts';
import { pct } from '../../../training/percent.ts';
import { inTurn, small } from '../rows.ts';
import type { DayPlan, PlanFacts, ProgramPlan, Template, WeekKind, WeekPlan } from '../types.ts';
import { easyExtras } from './strength-days.ts';

interface ShortDay {
  id: string;
  title: string;
  kinds: readonly [MoveKind[], MoveKind[], MoveKind[]];
}

/** Three moves in turn, two days that complete each other. */
const days: readonly [ShortDay, ShortDay] = [
  {
    id: 'day-1',
    title: 'Squat, push, pull',
    kinds: [['squat'], ['bench', 'press_paired'], ['row_one_arm', 'row']],
  },
  {
    id: 'day-2',
    title: 'Hinge, press, row',
    kinds: [['hinge_light'], ['press_dumbbell', 'press_overhead'], ['pulldown', 'row_supported']],
  },
];

/** From the bottom of the reps to the top, then heavier. */
const repsOf = (week: number): number => [8, 9, 10, 11, 12][(week - 1) % 5] ?? 8;

function kindOf(week: number, weeks: number): WeekKind {
  if (week === weeks || (week === 6 && weeks > 8)) return 'test';
  return week % 9 === 0 ? 'deload' : 'build';
}

function dayPlan(place: number, week: number, kind: WeekKind): DayPlan {
  const day = days[place % 2 === 0 ? 0 : 1];
  const isTest = kind === 'test';
  const reps = isTest ? 8 : repsOf(week);
  const sets = kind === 'deload' || (isTest && week === 6) ? 2 : 3;
  const round = Math.floor((week - 1) / 5);
  const growth = isTest ? 1 : 1 + 0.06 * round;
  const what = {
    sets,
    reps,
    rir: isTest ? 1 : kind === 'deload' ? 4 : 2,
    growth,
    rest: isTest ? '90-90' : `${75 - 3 * round}-${75 - 3 * round}`,
    bodyReps: isTest ? 9 : 7 + week,
    // The weight of week 1, which left two of as many.
    ...(isTest && { isTest: true as const, isOpen: true as const, percent: pct(reps + 2) }),
  };
  const rows = inTurn('A', ...day.kinds.map((kinds, i) => small(`move-${i + 1}`, kinds, what)));
  return {
    id: `${day.id}-${Math.floor(place / 2) + 1}`,
    title: isTest ? `${day.title}: rep test` : `${day.title}: ${sets} rounds of ${reps}`,
    focus: 'Whole body',
    key: place < 2 ? 3 : 1,
    strain: { group: 'whole' },
    work: { kind: 'lift', archetype: 'full_body', rows },
    ...(isTest && {
      notes: ['The weight of week 1: in the last round all clean reps, one left. Log them.'],
    }),
  };
}

function plan(facts: PlanFacts): ProgramPlan {
  const { weeks } = facts;
  const count = Math.min(facts.days, 3);
  return {
    template: 'minimal',
    name: 'Two short sessions',
    entry: 'No test. Week 1 is the measure.',
    end: {
      text: '15–25 % more weight, or four reps more, on four of six moves',
      week: weeks,
      test: 'All clean reps with the weight of week 1.',
    },
    progress: ['Twelve in every round: the next weight, and eight again.'],
    fallback: 'Fewer than six twice: one weight less.',
    next: 'A third day brings more than longer sessions.',
    honesty: ['So little keeps you strong and builds slowly.'],
    weeks: Array.from({ length: weeks }, (_, i): WeekPlan => {
      const week = i + 1;
      const kind = kindOf(week, weeks);
      const own = Array.from({ length: count }, (_, place) =>
        dayPlan(place + (count === 1 ? i : 0), week, kind),
      );
      return {
        label:
          kind === 'test' ? 'Rep test' : kind === 'deload' ? 'Easy' : `Rounds of ${repsOf(week)}`,
        kind,
        note:
          kind === 'test'
            ? 'The weight of week 1, for reps.'
            : `Three moves in turn, ${repsOf(week)} each, two left.`,
        phase: week <= weeks / 2 ? 'First half' : 'Second half',
        days: [...own, ...easyExtras(facts).slice(0, facts.days - count)],
      };
    }),
  };
}

export const minimal: Template = {
  id: 'minimal',
  name: 'Two short sessions',
  usualWeeks: 12,
  plan,
};
