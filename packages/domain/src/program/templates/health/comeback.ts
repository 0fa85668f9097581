import type { SlotRow } from '../../../planner/session/types.ts';
import { pct } from '../../../training/percent.ts';
import { returnWeek, returnWeeks } from '../../../training/return.ts';
import { timeOff } from '../../../training/strength/time-off.ts';
import { held, main, second, small } from '../rows.ts';
import { easyExtras, type LiftName, mainLifts, strainOf } from '../strength/strength-days.ts';
import type { DayPlan, PlanFacts, ProgramPlan, Template, WeekKind, WeekPlan } from '../types.ts';

interface Dose {
  sets: number;
  reps: number;
  rir: number;
  growth: number;
  kind: WeekKind;
}

/** On so long a way there is a week to rest before the check. */
const longWay = 8;

/** Weeks back in: sets and reserve by the length of the break, then fives, then a check. */
function dosesFor({ breakDays, weeks }: PlanFacts): Dose[] {
  const ramp = Math.min(returnWeeks(breakDays), Math.max(1, weeks - 1));
  return Array.from({ length: weeks }, (_, i): Dose => {
    // The week before the check is an easy one, however long the way back.
    const isEased = weeks >= longWay && i === weeks - 2;
    const back = i < ramp && !isEased ? returnWeek(breakDays, i + 1) : null;
    const beyond = i - ramp;
    if (i === weeks - 1 && weeks > 2 && !back)
      return {
        sets: 1,
        reps: 5,
        rir: 1,
        growth: 1 + 0.006 * Math.max(0, beyond),
        kind: 'test',
      };
    if (back) {
      const rir = Math.ceil(back.rir ?? 3 + back.moreRir);
      const reps = rir >= 4 ? 8 : rir >= 3 ? 6 : 5;
      return {
        sets: Math.max(2, Math.round(5 * back.sets)),
        reps,
        rir,
        growth: 1,
        kind: 'return',
      };
    }
    // The last week before the check is an easy one, where there was a week of full sets.
    const isBefore = isEased || (i === weeks - 2 && beyond > 0);
    const isEasy = isBefore || (beyond > 0 && (beyond + 1) % 5 === 0);
    return isEasy
      ? { sets: 2, reps: 5, rir: 5, growth: 1 + 0.005 * Math.max(0, beyond), kind: 'deload' }
      : {
          sets: [5, 4, 6][Math.floor(beyond / 4) % 3] ?? 5,
          reps: [5, 4, 6, 3][beyond % 4] ?? 5,
          rir: 2,
          growth: 1 + 0.006 * beyond,
          kind: 'build',
        };
  });
}

/** Squat and bench on two days, pull and press between them. */
const plans: readonly [LiftName[], LiftName[]] = [
  ['squat', 'bench'],
  ['deadlift', 'press'],
];

/** What comes back within the weeks of the ramp and a few more; the rest takes longer. */
const regained = 0.96;

/**
 * Most of what time took returns, week by week. A told maximum is taken as lower from the start,
 * and so is what is guessed from it; where none is told, the first guess is.
 */
function shareLeft(at: number, { knownMaxima, breakDays }: PlanFacts): number {
  const { factor } = timeOff(breakDays);
  const share = Math.min(1, at / (returnWeeks(breakDays) + 2));
  const now = factor + Math.max(0, regained - factor) * share;
  return knownMaxima.size > 0 ? now / factor : now;
}

/** Without a weight the reps come in waves of so many weeks, each a rep above the one before. */
const wave = 4;
const firstReps = 8;
const fullReps = 11;

function bodyRepsAt(at: number, { breakDays }: PlanFacts): number {
  const beyond = at - returnWeeks(breakDays);
  return beyond < 0
    ? Math.min(fullReps, firstReps + at)
    : fullReps + (beyond % wave) + Math.floor(beyond / wave);
}

const longSession = 60;

/** Sets and reps of one lift in a week. */
function countOf(
  lift: LiftName,
  { sets, reps, kind }: Dose,
  { minutes }: PlanFacts,
): [sets: number, reps: number] {
  // Soreness comes from what is lowered under load: the pull has few sets at first.
  if (lift === 'deadlift') return [Math.min(sets, kind === 'build' ? 3 : 2), Math.min(6, reps)];
  // In a short session the second lift has fewer sets, so that there is time to pull.
  const isSecond = lift !== 'squat' && minutes < longSession;
  return [isSecond ? Math.min(sets, 3) : sets, reps];
}

function liftRows(lift: LiftName, dose: Dose, at: number, facts: PlanFacts): SlotRow[] {
  const { rir, kind } = dose;
  const growth = dose.growth * shareLeft(at, facts);
  const { kinds, moves } = mainLifts[lift];
  const [count, own] = countOf(lift, dose, facts);
  const first = main(lift, kinds, {
    sets: count,
    reps: own,
    rir,
    percent: pct(own + rir),
    growth,
    moves,
    bodyReps: bodyRepsAt(at, facts),
    ...(kind === 'test' && { isTest: true as const }),
  });
  if (kind !== 'test') return [first];
  return [
    first,
    main(`${lift}-back`, kinds, {
      sets: 3,
      reps: 5,
      rir: 4,
      percent: pct(5 + rir) * 0.9,
      growth,
      follows: lift,
    }),
  ];
}

/** The best five is asked once of each lift; a third day of that week is light. */
const lightDay = (dose: Dose): Dose => ({
  sets: 3,
  reps: 5,
  rir: 4,
  growth: dose.growth,
  kind: 'deload',
});

function dayPlan(place: number, week: Dose, at: number, facts: PlanFacts): DayPlan {
  const dose = week.kind === 'test' && place === 2 ? lightDay(week) : week;
  const own = plans[place === 1 ? 1 : 0];
  const sets = dose.kind === 'return' ? 2 : 3;
  const helper = {
    sets,
    reps: 10,
    rir: Math.max(2, dose.rir),
    growth: 1 + 0.01 * at,
    bodyReps: 8 + Math.floor(at / 2),
  };
  const [first = 'squat', next = 'bench'] = own;
  const isTest = dose.kind === 'test';
  // A third day comes back with less: the sets of a week rise by half at most.
  const isThirdBack = dose.kind === 'return' && place === 2 && at === 1;
  return {
    id: `day-${place + 1}`,
    title: isTest
      ? `Check: best five, ${mainLifts[first].words.toLowerCase()} and ${mainLifts[next].words.toLowerCase()}`
      : dose.kind === 'return'
        ? 'Back in'
        : dose.kind === 'deload'
          ? 'Light'
          : 'Whole body',
    ...(!isTest && { tells: 2 }),
    focus: 'Strength',
    key: place === 0 ? 3 : 2,
    strain: { ...strainOf(own), group: 'whole' },
    work: {
      kind: 'lift',
      archetype: 'full_body',
      rows: [
        ...own.flatMap((lift) => liftRows(lift, dose, at, facts)),
        second('row', ['row_supported', 'row'], { ...helper, rest: '60-90' }),
        small('curl', ['leg_curl'], isThirdBack ? { ...helper, sets: 1 } : helper),
        ...(isThirdBack ? [] : [held('trunk', 'trunk', ['anti_ext'], 2, 20 + 3 * at)]),
      ],
    },
    notes: [
      isTest
        ? 'One set of five with one left; then three lighter ones. The next plan starts from it.'
        : 'Soreness, not strength, is the limit: leave the reps in the bank.',
    ],
  };
}

function plan(facts: PlanFacts): ProgramPlan {
  const { weeks, breakDays } = facts;
  const doses = dosesFor(facts);
  const ramp = returnWeeks(breakDays);
  return {
    template: 'comeback',
    name: 'Back in',
    entry: `${Math.round(breakDays / 7)} weeks off; what you lifted then, less what time took.`,
    end: {
      text:
        weeks > ramp
          ? 'full sets again, and a best five with one left'
          : `${Math.round((returnWeek(breakDays, weeks)?.sets ?? 1) * 100)} % of your old sets`,
      week: weeks,
      test: 'One set of five with one left in the last week.',
    },
    progress: [
      'A week that felt as planned and left no soreness beyond three days: the next. Else it comes again.',
    ],
    fallback: 'Sore for more than three days: the same week again.',
    next: 'Then your old plan, or adding weight at every session.',
    honesty: [
      `${Math.round(breakDays / 7)} weeks off: the loads begin at about ${Math.round(100 * timeOff(breakDays).factor)} % of what you could do then. Strength comes back faster than it was built; tendons need the weeks.`,
      ...(weeks > ramp
        ? []
        : [`After such a break it takes ${ramp} weeks to be back at full sets.`]),
    ],
    weeks: doses.map((dose, i): WeekPlan => {
      const most = returnWeek(breakDays, i + 1)?.mostDays ?? 3;
      const isFirst = dose.kind === 'return' && i === 0 && breakDays > 56;
      const count = Math.min(3, facts.days, isFirst ? Math.min(2, most) : most);
      const own = Array.from({ length: count }, (_, place) => dayPlan(place, dose, i, facts));
      return {
        label:
          dose.kind === 'test'
            ? 'Check'
            : dose.kind === 'return'
              ? 'Back in'
              : dose.kind === 'deload'
                ? 'Deload'
                : 'Fives',
        kind: dose.kind,
        note:
          dose.kind === 'test'
            ? 'A best five, one left.'
            : `${dose.sets}×${dose.reps}, ${dose.rir} left on every set.`,
        phase: dose.kind === 'return' ? 'Back in' : 'Build',
        days: [...own, ...easyExtras(facts).slice(0, Math.max(0, facts.days - count))],
      };
    }),
  };
}

export const comeback: Template = { id: 'comeback', name: 'Back in', usualWeeks: 6, plan };
