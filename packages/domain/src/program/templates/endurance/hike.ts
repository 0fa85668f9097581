import type { SlotRow } from '../../../planner/session/types.ts';
import { healthWords } from '../health/health-words.ts';
import { held, inTurn, main, second, small } from '../rows.ts';
import type { DayPlan, PlanFacts, ProgramPlan, Template, WeekKind, WeekPlan } from '../types.ts';
import { keepDays, mobilityDay, walkDay } from './runs.ts';

/** Minutes of a walk that nobody who sets out has to learn, and of a long day. */
const firstWalk = { beginner: 50, intermediate: 70, advanced: 90 } as const;
const longDay = { least: 120, usual: 240, most: 300 } as const;
/** Up and down takes a quarter of an hour for each kilometre. */
const minutesPerKm = 15;
const growth = 1.12;
const fives = (minutes: number): number => Math.round(minutes / 5) * 5;

const easyEvery = 4;
const seniorFrom = 65;

function kindOf(week: number, { weeks }: PlanFacts): WeekKind {
  if (week === weeks && weeks > 2) return 'test';
  return week % easyEvery === 0 && week < weeks - 1 ? 'deload' : 'build';
}

const goalMinutes = ({ target }: PlanFacts): number => {
  const own = target.metres === undefined ? longDay.usual : (target.metres / 1000) * minutesPerKm;
  return fives(Math.min(longDay.most, Math.max(longDay.least, own)));
};

/** The longest walk of each week: a good tenth more, and less in easy weeks. */
function longWalks(facts: PlanFacts): number[] {
  const most = goalMinutes(facts);
  const first = Math.min(most, Math.max(firstWalk[facts.level], facts.minutes));
  let longest = first;
  return Array.from({ length: facts.weeks }, (_, i) => {
    const kind = kindOf(i + 1, facts);
    if (kind === 'test') return fives(longest * 0.45);
    if (kind === 'deload') return fives(longest * 0.7);
    if (i > 0) longest = Math.min(most, longest * growth);
    return fives(longest);
  });
}

/** Up steps, down them slowly, calves and what carries a pack. */
function strengthRows(week: number, kind: WeekKind, place: number, facts: PlanFacts): SlotRow[] {
  const isEasy = kind !== 'build';
  const sets = isEasy ? 2 : 3;
  const what = {
    sets,
    reps: 8 + (week % 3),
    rir: 3,
    growth: 1 + 0.02 * week,
    bodyReps: 8 + Math.floor(week / 2),
  };
  const isSenior = (facts.age ?? 0) >= seniorFrom;
  const steady = held('skill', 'balance', ['balance_one_leg'], 2, 15 + Math.min(15, week), {
    rest: '20-30',
  });
  const lead =
    place === 1
      ? main('legs', isSenior ? ['box_squat'] : ['squat', 'squat_machine'], what)
      : main('hinge', ['hinge_light', 'hinge'], what);
  return [
    ...(isSenior || facts.hasFallen ? [steady] : []),
    lead,
    second('steps', ['step_up_loaded', 'single_leg'], { ...what, rest: '60-90' }),
    ...inTurn(
      'C',
      small('row', ['row_supported', 'row'], what),
      small('calf', isSenior ? ['calf_gentle'] : ['calf'], {
        ...what,
        reps: 12,
        bodyReps: 12 + week,
      }),
    ),
    held('trunk', 'trunk', ['anti_ext', 'trunk_side'], 2, 20 + Math.min(25, 2 * week)),
  ];
}

function strengthDay(week: number, kind: WeekKind, place: 1 | 2, facts: PlanFacts): DayPlan {
  return {
    id: `strength-${place}`,
    title: place === 1 ? 'Legs up the hill' : 'Legs down the hill',
    focus: 'Strength',
    key: place === 1 ? 3 : 1,
    strain: { group: 'whole', ...(kind === 'build' && { heavyLegs: true as const }) },
    work: { kind: 'lift', archetype: 'full_body', rows: strengthRows(week, kind, place, facts) },
    notes: [
      'Step up with the whole foot, and lower yourself for three seconds: the way down is what makes legs sore.',
    ],
  };
}

function hillDay(week: number, kind: WeekKind): DayPlan {
  const times = kind === 'build' ? Math.min(10, 4 + Math.floor(week / 2)) : 4;
  return {
    id: 'hills',
    title: `${times} × 3 min uphill or on stairs`,
    focus: 'Hills',
    key: 2,
    strain: kind === 'build' ? { hard: true } : { easy: true },
    work: {
      kind: 'run',
      by: 'walk',
      parts: [
        { zone: 'walk', seconds: 480 },
        { zone: 'T', seconds: 180, times, rest: 120, isUphill: true },
        { zone: 'walk', seconds: 300 },
      ],
    },
    notes: [
      'A hill, a staircase or a belt on an incline. Up: short sentences only. Down: slowly, short steps.',
    ],
  };
}

const packFrom = 4;
const packShare = (week: number): number => Math.min(6, 2 + Math.floor(week / 3));

function longDayOf(minutes: number, week: number, kind: WeekKind, facts: PlanFacts): DayPlan {
  const pack =
    week >= packFrom && (facts.age ?? 0) < seniorFrom
      ? [`In the boots and with the pack of the trip: about ${packShare(week)} kg in it.`]
      : week >= packFrom
        ? ['In the boots of the trip, with a light pack.']
        : [];
  const sore = facts.grumbles.length > 0 || facts.isSore;
  return {
    ...walkDay('long', minutes),
    title: `Long walk ${minutes} min${week >= packFrom ? ', hills where there are some' : ''}`,
    focus: 'Long walk',
    key: 3,
    strain: { long: true, ...(kind === 'test' && { last: true as const }) },
    notes: [
      ...pack,
      ...(minutes >= 90 ? ['Something to drink and to eat every 45 min.'] : []),
      ...(sore
        ? [
            'Poles and short steps on the way down. Above 3 of 10, or worse next morning: the same length again, flatter.',
          ]
        : []),
    ],
  };
}

function weekPlan(week: number, minutes: number, facts: PlanFacts): WeekPlan {
  const kind = kindOf(week, facts);
  const core = [
    strengthDay(week, kind, 1, facts),
    hillDay(week, kind),
    longDayOf(minutes, week, kind, facts),
    strengthDay(week, kind, 2, facts),
  ];
  const extras = [
    walkDay('easy', Math.min(60, 30 + week)),
    mobilityDay(Math.min(20, facts.minutes)),
    walkDay('easy-2', Math.min(45, 20 + week)),
  ];
  const isShort = facts.days < 3;
  return {
    label: kind === 'test' ? 'Before you go' : kind === 'deload' ? 'Easy' : 'Build',
    kind,
    note:
      kind === 'test'
        ? 'Little, and rested: a short walk with everything that you carry. Does all of it fit, and do the feet?'
        : `Longest walk ${minutes} min.`,
    phase: week <= facts.weeks / 3 ? 'Base' : week <= (2 * facts.weeks) / 3 ? 'Hills' : 'Long days',
    days: isShort
      ? keepDays([core[0], core[2]] as DayPlan[], facts.days)
      : facts.days === 3
        ? core.slice(0, 3)
        : [...core, ...extras.slice(0, facts.days - 4)],
  };
}

function plan(facts: PlanFacts): ProgramPlan {
  const { weeks } = facts;
  const walks = longWalks(facts);
  const longest = Math.max(...walks);
  const wished = goalMinutes(facts);
  return {
    template: 'hike',
    name: 'Ready to hike',
    entry: 'You walk for three quarters of an hour without trouble.',
    end: {
      text: `${longest} min on your feet with hills, and fresh enough for another day`,
      week: weeks,
      test: 'A short walk with all of the kit, a week after the longest one: nothing rubs, nothing aches.',
    },
    progress: [
      'The longest walk grows by about a tenth a week; every fourth week is shorter.',
      'Hills: one climb more every second week. The pack comes in from week 4, a little heavier each time.',
    ],
    fallback:
      'Knees or feet worse the next morning: the same walk again, flatter. A week missed: the last one again.',
    next: 'Then the trip. After it two easy weeks, then hills again.',
    honesty: [
      ...(longest < wished * 0.98
        ? [
            `${weeks} weeks lead to walks of ${longest} min; your days may be longer: plan the first ones short.`,
          ]
        : []),
      healthWords,
    ],
    weeks: walks.map((minutes, i) => weekPlan(i + 1, minutes, facts)),
  };
}

export const hike: Template = { id: 'hike', name: 'Ready to hike', usualWeeks: 12, plan };
