import type { SlotRow } from '../../../planner/session/types.ts';
import { pct } from '../../../training/percent.ts';
import { held, main, second, small } from '../rows.ts';
import type { DayPlan, PlanFacts, ProgramPlan, Template, WeekKind, WeekPlan } from '../types.ts';
import { bodyGrowth, easyExtras, type LiftName, mainLifts, strainOf } from './strength-days.ts';

interface Scheme {
  id: 'linear' | 'five-by-five';
  name: string;
  /** Sets of five on squat and press; on the deadlift. */
  sets: number;
  pulls: number;
  row: [sets: number, reps: number];
}

const novice: Scheme = { id: 'linear', name: 'Linear strength', sets: 3, pulls: 2, row: [3, 8] };
const fives: Scheme = { id: 'five-by-five', name: '5×5 strength', sets: 5, pulls: 1, row: [5, 5] };

/** How far strength comes in time: half of a beginner's first gain is skill. */
const gains = {
  beginner: { found: { lower: 0.72, upper: 0.52 }, known: { lower: 0.24, upper: 0.18 } },
  intermediate: { found: { lower: 0.22, upper: 0.16 }, known: { lower: 0.12, upper: 0.1 } },
  advanced: { found: { lower: 0.12, upper: 0.09 }, known: { lower: 0.07, upper: 0.06 } },
} as const;

/** Weeks in which about two thirds of the gain are made. */
const pace = 3.2;

/** Who begins under a bar adds at every session for weeks: an empty bar is no measure of them. */
const underBar = { gain: { lower: 1.2, upper: 0.75 }, pace: 5 } as const;
const youngUnder = 55;

const addsFast = ({ level, hasBar, age = 0 }: PlanFacts): boolean =>
  level === 'beginner' && hasBar && age < youngUnder;

function growthAt(week: number, lift: LiftName, facts: PlanFacts): number {
  const { level, knownMaxima } = facts;
  const half = lift === 'squat' || lift === 'deadlift' ? 'lower' : 'upper';
  const isKnown = knownMaxima.has(mainLifts[lift].moves[0]);
  const isFast = !isKnown && addsFast(facts);
  const gain = isFast ? underBar.gain[half] : gains[level][isKnown ? 'known' : 'found'][half];
  // Where strength is known it grows evenly; where it is found it comes fast at first.
  const share = isKnown
    ? (week - 1) / 14
    : 1 - Math.exp(-(week - 1) / (isFast ? underBar.pace : pace));
  // What comes after the first gains comes slowly.
  const late = isKnown ? 0 : 0.006 * (week - 1);
  return 1 + gain * share + late;
}

const deloadEvery = { beginner: 9, intermediate: 6, advanced: 5 } as const;

function kindOf(week: number, { weeks, level }: PlanFacts): WeekKind {
  if (week === weeks && weeks > 2) return 'test';
  return week % deloadEvery[level] === 0 && week < weeks ? 'deload' : 'build';
}

/** First all of the reserve, then less of it. */
function reserveAt(week: number): number {
  if (week === 1) return 4;
  return week < 4 ? 3.5 : week < 7 ? 3 : 2.5;
}

const deloadShare = 0.85;

interface Day {
  name: string;
  lifts: LiftName[];
}

const dayA: Day = { name: 'A', lifts: ['squat', 'bench', 'row'] };
const dayB: Day = { name: 'B', lifts: ['squat', 'press', 'deadlift'] };

function liftRow(
  lift: LiftName,
  week: number,
  part: number,
  kind: WeekKind,
  scheme: Scheme,
  facts: PlanFacts,
): SlotRow {
  const { kinds, moves } = mainLifts[lift];
  const rir = kind === 'test' ? 1 : kind === 'deload' ? 4 : reserveAt(week);
  const isRow = lift === 'row';
  const reps = isRow ? scheme.row[1] : 5;
  const sets = isRow ? scheme.row[0] : lift === 'deadlift' ? scheme.pulls : scheme.sets;
  const few = kind === 'test' ? (isRow ? 2 : 1) : kind === 'deload' ? Math.min(2, sets) : sets;
  const share = pct(reps + (kind === 'deload' ? reserveAt(week) : rir));
  const what = {
    sets: few,
    reps,
    rir,
    percent: kind === 'deload' ? share * deloadShare : share,
    growth: growthAt(week + part, lift, facts),
    bodyReps: kind === 'deload' ? 8 : 8 + bodyGrowth(week - 1, 6) + Math.round(part),
    moves,
    ...(kind === 'test' && !isRow && { isTest: true as const }),
  };
  return (isRow ? second : main)(lift, kinds, what);
}

/** After the test set a lighter one: the day is no day off. */
function backOff(lift: LiftName, week: number, facts: PlanFacts): SlotRow {
  return main(`${lift}-back`, mainLifts[lift].kinds, {
    sets: 1,
    reps: 5,
    rir: 4,
    percent: 70,
    growth: growthAt(week, lift, facts),
    follows: lift,
  });
}

function dayPlan(
  { name, lifts: own }: Day,
  place: number,
  week: number,
  scheme: Scheme,
  facts: PlanFacts,
  kind: WeekKind = kindOf(week, facts),
): DayPlan {
  const part = place / 3;
  const isTest = kind === 'test';
  const rows = own.flatMap((lift) => {
    const row = liftRow(lift, week, part, kind, scheme, facts);
    return isTest && lift !== 'row' ? [row, backOff(lift, week, facts)] : [row];
  });
  const pull = small('pull', ['pulldown'], {
    sets: kind === 'deload' ? 2 : 3,
    reps: 8,
    rir: kind === 'build' ? 2 : 3,
    growth: 1 + 0.012 * week,
    bodyReps: 6 + Math.floor(week / 2),
  });
  const trunk = held('trunk', 'trunk', ['anti_ext'], 2, 20 + Math.min(25, 2 * week));
  const [first, next] = own.map((lift) => mainLifts[lift].words);
  return {
    id: `${name.toLowerCase()}-${place + 1}`,
    title: isTest
      ? `Test: best five, ${first?.toLowerCase()} and ${next?.toLowerCase()}`
      : `${first}, ${next?.toLowerCase()}${own.includes('deadlift') ? ', deadlift' : ''}`,
    ...(!isTest && { tells: 1 }),
    focus: 'Strength',
    key: place === 0 ? 3 : 2,
    strain: { ...strainOf(own), ...(isTest && place > 0 && { last: true as const }) },
    work: {
      kind: 'lift',
      archetype: 'five_by_five',
      // A test is the work of its day.
      rows: isTest ? rows : [...rows, ...(name === 'B' ? [pull] : []), trunk],
    },
    ...(isTest && {
      notes: ['One set of five as heavy as it stays clean. Stop with one left. Log it.'],
    }),
  };
}

/** Each lift is tested once; with three days the first of them is light. */
function testWeek(week: number, count: number, scheme: Scheme, facts: PlanFacts): DayPlan[] {
  if (count === 1) {
    const all: Day = { name: 'A', lifts: ['squat', 'bench', 'deadlift'] };
    return [dayPlan(all, 0, week, scheme, facts)];
  }
  const tests = [
    dayPlan(dayA, 1, week, scheme, facts),
    dayPlan({ name: 'B', lifts: ['deadlift', 'press'] }, 2, week, scheme, facts),
  ];
  if (count === 2) return tests;
  const few: Day = { name: 'A', lifts: ['squat', 'bench'] };
  const light = dayPlan(few, 0, week, scheme, facts, 'deload');
  return [{ ...light, key: 1, strain: { easy: true } }, ...tests];
}

function weekFor(week: number, scheme: Scheme, facts: PlanFacts): WeekPlan {
  const kind = kindOf(week, facts);
  const count = Math.min(3, facts.days);
  // A and B in turn over the weeks: ABA, then BAB.
  const order = Array.from({ length: count }, (_, i) => ((week - 1) * count + i) % 2);
  const days =
    kind === 'test'
      ? testWeek(week, count, scheme, facts)
      : order.map((which, place) => dayPlan(which === 0 ? dayA : dayB, place, week, scheme, facts));
  const extras = easyExtras(facts).slice(0, Math.max(0, facts.days - 3));
  return {
    label:
      kind === 'test'
        ? 'Test'
        : kind === 'deload'
          ? 'Deload'
          : week === 1
            ? 'Find your loads'
            : 'Add',
    kind,
    note:
      kind === 'test'
        ? 'The best five on each lift; your planning maxima come from it.'
        : kind === 'deload'
          ? 'Two sets, 15 % lighter. Then on from where you were.'
          : week === 1
            ? 'Four reps left on every set: this week finds the weights.'
            : 'A little more than last time on every lift.',
    phase: week <= 4 ? 'Learn and add' : week <= 8 ? 'Add' : 'Heavier',
    days: [...days, ...extras],
  };
}

const planScheme =
  (scheme: Scheme) =>
  (facts: PlanFacts): ProgramPlan => {
    const { weeks, level, knownMaxima } = facts;
    const isKnown = [...knownMaxima].length > 0;
    const percent = (lift: LiftName) => Math.round((growthAt(weeks, lift, facts) - 1) * 100);
    return {
      template: scheme.id,
      name: scheme.name,
      entry: 'No test. The first week finds the weights.',
      end: {
        text: `a planning maximum on squat, bench, press and deadlift, about ${percent('bench')}–${percent('squat')} % above week 1`,
        week: weeks,
        test: 'The best five with one left on squat, bench and deadlift in the last week.',
      },
      progress: [
        'All sets done with four left: +5 kg legs, +2.5 kg arms. Two or three left: half of it. Fewer: the same again.',
      ],
      fallback: 'First miss: the same again. Second: 10 % less and build up.',
      next:
        level === 'beginner' ? 'Then twelve weeks in blocks.' : 'Then blocks from the new maxima.',
      honesty: [
        ...(isKnown
          ? []
          : ['No maxima told: week 1 finds them, and all later loads move with what you log.']),
        ...(level === 'beginner'
          ? []
          : ['Adding at every session runs out sooner for you: after a stall, change to blocks.']),
      ],
      weeks: Array.from({ length: weeks }, (_, i) => weekFor(i + 1, scheme, facts)),
    };
  };

export const linear: Template = {
  id: 'linear',
  name: novice.name,
  usualWeeks: 12,
  plan: planScheme(novice),
};
export const fiveByFive: Template = {
  id: 'five-by-five',
  name: fives.name,
  usualWeeks: 12,
  plan: planScheme(fives),
};
