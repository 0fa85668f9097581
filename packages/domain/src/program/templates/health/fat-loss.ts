import type { FitnessLevel } from '../../../workout/limits.ts';
import { keepDays, mobilityDay } from '../endurance/runs.ts';
import { held, inTurn, leftFor, main, small } from '../rows.ts';
import { easyExtras } from '../strength/strength-days.ts';
import type { DayPlan, PlanFacts, ProgramPlan, Template, WeekKind, WeekPlan } from '../types.ts';
import { healthWords } from './health-words.ts';

/** Three whole-body days that differ in their first lifts; the second leg move is of another kind. */
const strengthDays = [
  {
    id: 'strength-1',
    legs: ['squat'],
    press: ['bench'],
    pull: ['row'],
    other: ['hinge_paired', 'bridge'],
    deadlift: false,
  },
  {
    id: 'strength-2',
    legs: ['hinge'],
    press: ['press_overhead'],
    pull: ['pull_vertical', 'pulldown'],
    other: ['squat_machine', 'squat_variation', 'squat'],
    deadlift: true,
  },
  {
    id: 'strength-3',
    legs: ['single_leg'],
    press: ['press_incline'],
    pull: ['row_supported'],
    other: ['hinge_paired', 'bridge'],
    deadlift: false,
  },
] as const;

const restShare = (week: number, weeks: number): string => {
  const late = week / weeks > 2 / 3;
  return late ? '65-100' : week / weeks > 1 / 3 ? '75-110' : '85-120';
};

/** Those who begin gain fast at first, for half of it is skill; nobody in a deficit gains much later. */
const gains: Record<FitnessLevel, number> = { beginner: 0.7, intermediate: 0.14, advanced: 0.08 };
/** Weeks in which about two thirds of it come. */
const pace = 4;

const growthAt = (week: number, level: FitnessLevel): number =>
  1 + gains[level] * (1 - Math.exp(-(week - 1) / pace)) + 0.006 * (week - 1);

function strengthDay(place: number, week: number, kind: WeekKind, facts: PlanFacts): DayPlan {
  const { weeks, level } = facts;
  const day = strengthDays[place] ?? strengthDays[0];
  // The weeks of a test are the easy ones.
  const isEasy = kind === 'deload' || kind === 'test';
  const setsFrom = (share: number) => (isEasy ? 2 : share > 1 / 3 ? 4 : 3);
  // The first lift has its set more a week before the pairs: not everything grows at once.
  const sets = setsFrom(week / weeks);
  const pairSets = setsFrom((week - 1) / weeks);
  const lateSets = (week - 1) / weeks <= 2 / 3 ? 2 : Math.max(2, sets - 1);
  const rir = leftFor(level, week / weeks <= 1 / 3 ? 3 : 2);
  const growth = growthAt(week, level);
  const rest = restShare(week, weeks);
  const bodyReps = 7 + week;
  // Lifts are tried once, at the end; before it the weeks of a test are easy for them.
  const isTest = kind === 'test' && place === 0 && week === weeks;
  const usual = { sets, reps: 8, rir, growth, rest, bodyReps };
  const lead = isTest
    ? { ...usual, sets: 1, reps: 5, rir: 1, isTest: true as const, rest: '150-210' }
    : usual;
  return {
    id: day.id,
    ...(kind === 'build' && week > 1 && { isBrisk: true as const }),
    title: isTest ? 'Whole body: best five' : 'Whole body',
    ...(!isTest && { tells: 1 }),
    focus: 'Strength',
    key: place < 2 ? 3 : 2,
    strain: { group: 'whole', heavyLegs: true, ...(day.deadlift && { deadlift: true as const }) },
    work: {
      kind: 'lift',
      archetype: 'full_body',
      rows: [
        main('legs', day.legs, lead),
        ...inTurn(
          'B',
          small('press', day.press, { ...usual, sets: pairSets, reps: 8 }),
          small('pull', day.pull, { ...usual, sets: pairSets, reps: 9 }),
        ),
        ...inTurn(
          'C',
          small('other', day.other, {
            sets: lateSets,
            reps: 10,
            rir,
            growth,
            bodyReps,
            rest,
          }),
          small('leg', place === 2 ? ['calf'] : ['step_up_loaded', 'single_leg'], {
            sets: lateSets,
            reps: 10,
            rir,
            growth,
            bodyReps,
            rest,
          }),
        ),
        held('trunk', 'trunk', ['anti_ext', 'trunk_side'], 2, 20 + 2 * week),
      ],
    },
    ...(isTest && {
      notes: [
        'One set of five as heavy as it stays clean, one left. The weights must not have fallen: that is the muscle kept.',
      ],
    }),
  };
}

function zoneTwo(week: number, kind: WeekKind, facts: PlanFacts): DayPlan {
  const { weeks, minutes, level, isWithoutRuns } = facts;
  const long = Math.min(Math.max(20, minutes), 30 + Math.round((15 * week) / weeks));
  if (kind === 'test' || week === 1) {
    return {
      id: 'zone-2',
      title: `${isWithoutRuns ? 'Brisk walk, ' : ''}12 min ${week === 1 ? 'for distance: where you start' : 'test: how far do you get?'}`,
      focus: 'Test',
      key: 2,
      strain: { hard: true, last: true },
      work: {
        kind: 'run',
        parts: [
          { zone: level === 'beginner' ? 'walk' : 'E', seconds: level === 'beginner' ? 360 : 480 },
          // Nobody begins with all that there is.
          isWithoutRuns
            ? { zone: 'walk', seconds: 720, isGoal: true }
            : { zone: week === 1 && level === 'beginner' ? 'E' : 'T', seconds: 720, isGoal: true },
          { zone: 'walk', seconds: 300 },
        ],
        ...(isWithoutRuns && { by: 'walk' as const }),
      },
      notes: [
        isWithoutRuns
          ? 'As fast as you can walk, even all the way. Log the distance.'
          : week === 1 && level === 'beginner'
            ? 'Run, walk, or both: even, and so that you could still talk in short sentences. Log the distance.'
            : 'Run, walk, or both: even, and as far as you get. Log the distance.',
        'Measure your waist at the navel this morning, and log it with the mean weight of the week.',
      ],
    };
  }
  return {
    id: 'zone-2',
    title: `Easy aerobic ${long} min`,
    focus: 'Easy aerobic',
    key: 2,
    strain: { easy: true },
    work: { kind: 'run', parts: [{ zone: 'E', seconds: long * 60 }], by: 'bike' },
    minutes: long,
  };
}

function conditioning(week: number, kind: WeekKind, facts: PlanFacts): DayPlan {
  const { weeks, level } = facts;
  if (kind === 'deload' || week === 1) {
    const minutes = 20 + Math.min(15, week * 2) + (kind === 'deload' ? 2 : 0);
    return {
      id: 'intervals',
      title: `Easy aerobic ${minutes} min`,
      focus: 'Easy aerobic',
      key: 1,
      strain: { easy: true },
      work: { kind: 'run', parts: [{ zone: 'E', seconds: minutes * 60 }], by: 'bike' },
      minutes,
    };
  }
  const late = week / weeks > 2 / 3;
  const most = level === 'beginner' ? 10 : 12;
  const times = Math.min(most, 4 + Math.ceil((8 * week) / weeks));
  return {
    id: 'intervals',
    title: `${times} × 1 min brisk, 1 min easy`,
    focus: 'Intervals',
    key: 1,
    strain: { hard: true },
    work: {
      kind: 'run',
      parts: [
        { zone: 'E', seconds: 360 },
        { zone: 'I', seconds: 60, times, rest: late ? 55 : 60 },
        { zone: 'E', seconds: 300 + 5 * week },
      ],
      by: 'bike',
    },
  };
}

function kindOf(week: number, { weeks }: PlanFacts): WeekKind {
  if (week === weeks || week % 4 === 0) return week >= 4 || week === weeks ? 'test' : 'build';
  return 'build';
}

/** From what somebody walks now, never from a round number. */
const stepWords = (week: number): string =>
  week === 1
    ? 'Steps: count them this week as they come; the mean of the seven days is your start.'
    : `Steps: ${(Math.min(8, week - 1) * 500).toLocaleString('en')} a day above the mean of week 1, on five days of seven; at 9,000 it is enough.`;
const measureWords = 'Weigh yourself on three mornings and log the mean; the waist once.';

/** Grams that keep muscle while somebody eats less. */
const proteinPerKg = 1.6;

function foodWords({ bodyMassKg }: PlanFacts): string {
  const grams =
    bodyMassKg === undefined
      ? `${proteinPerKg} g of protein a day for each kilogram of body weight`
      : `about ${Math.round((bodyMassKg * proteinPerKg) / 5) * 5} g of protein a day`;
  return `Food decides the kilograms: ${grams}, and one habit, a plate that is half vegetables at the largest meal. A fall of 0.3–0.7 % of body weight a week is enough.`;
}

function weekPlan(week: number, facts: PlanFacts): WeekPlan {
  const kind = kindOf(week, facts);
  const at = week / facts.weeks;
  // On three days or fewer the steps are the easy hour, and every week has its intervals.
  const isTurn = facts.days <= 3 && week > 1 && kind === 'build';
  const zone = zoneTwo(week, kind, facts);
  const hard = conditioning(week, kind === 'test' ? 'deload' : kind, facts);
  const core: DayPlan[] = [
    strengthDay(0, week, kind, facts),
    isTurn ? { ...zone, key: 1 } : zone,
    strengthDay(1, week, kind, facts),
    isTurn ? { ...hard, key: 2 } : hard,
    strengthDay(2, week, kind, facts),
  ];
  const days =
    facts.days <= 5
      ? keepDays(core, facts.days)
      : [
          ...core,
          mobilityDay(Math.min(20, facts.minutes)),
          ...easyExtras(facts).slice(0, facts.days - 6),
        ];
  return {
    label: kind === 'test' ? 'Test' : at <= 1 / 3 ? 'Base' : at <= 2 / 3 ? 'Build' : 'Density',
    kind,
    note: `${stepWords(week)} ${measureWords}`,
    phase: at <= 1 / 3 ? 'Base' : at <= 2 / 3 ? 'Build' : 'Density',
    days,
  };
}

function plan(facts: PlanFacts): ProgramPlan {
  const { weeks, isWithoutRuns } = facts;
  const way = isWithoutRuns ? '12 min of brisk walking' : '12 min';
  return {
    template: 'fat-loss',
    name: 'Leaner and stronger',
    entry: 'Count your steps for three days: that is your start.',
    end: {
      text: `a smaller waist and a lower weekly mean weight than in week 1, main lifts no lower, and 5 % further in ${way}`,
      week: weeks,
      test: `Waist and the mean weight of the week, ${isWithoutRuns ? way : '12 min of running or walking'} for distance, and a best five.`,
    },
    progress: [
      'Weights must not fall: that is how you know that muscle stays.',
      '500 steps a day more each week, up to 9,000.',
      'Waist and weekly mean unchanged for three weeks: a quarter less of what is eaten between meals, or 1,000 steps more.',
    ],
    fallback: 'A bad week: the same again with one set less.',
    next: 'Then the goal that you like best: strength, muscle or a race.',
    honesty: [
      'The weights are guesses for your level; week 1 finds yours, and they must not fall after it.',
      foodWords(facts),
      healthWords,
    ],
    weeks: Array.from({ length: weeks }, (_, i) => weekPlan(i + 1, facts)),
  };
}

export const fatLoss: Template = {
  id: 'fat-loss',
  name: 'Leaner and stronger',
  usualWeeks: 12,
  plan,
};
