import type { SlotRow } from '../../../planner/session/types.ts';
import { afterRun, afterRunWords, easyRun, partMetres } from '../endurance/runs.ts';
import { freshWords } from '../strength/block-strength.ts';
import type { DayPlan, ProgramPlan, WeekPlan } from '../types.ts';

/** Runs keep their key sessions; the lifts take about two fifths of the days. */
export const liftingDays = (days: number): number => Math.max(1, Math.round(days * 0.4));

const isLift = ({ work }: DayPlan): boolean => work.kind === 'lift';

interface Ease {
  /** At most so many sets of a lift, and so much of the maximum. */
  sets: number;
  percent: number;
  /** Where only the main lifts are left: the minutes that they take. */
  minutes?: number;
}

/** While the runs are cut back the lifts are too; near the race they only keep the legs awake. */
const cutBack: Ease = { sets: 2, percent: 72.5 };
const nearRace: Ease = { sets: 2, percent: 75 };
const raceWeek: Ease = { sets: 2, percent: 65, minutes: 25 };

/** Reps that stay left on easy days. */
const easyLeft = 4;

function easedRow(row: SlotRow, { sets, percent }: Ease): SlotRow {
  const few = Math.max(1, Math.min(sets, row.sets[0]));
  const { planned, dose } = row;
  const { mayGrow: _more, ...kept } = planned ?? { growth: 1 };
  return {
    ...row,
    sets: [few, few, few, few, few],
    dose:
      'rest' in dose
        ? {
            ...dose,
            rir: [easyLeft, easyLeft],
            rest: [Math.min(90, dose.rest[0]), Math.min(150, dose.rest[1])],
          }
        : dose,
    planned: {
      ...kept,
      ...(kept.percent !== undefined && { percent: Math.min(percent, kept.percent) }),
    },
  };
}

function eased(day: DayPlan, ease: Ease, words: string): DayPlan {
  const { work } = day;
  if (work.kind !== 'lift') return day;
  const rows =
    ease.minutes === undefined ? work.rows : work.rows.filter(({ role }) => role === 'primary');
  const lifts = day.title.replace(/ [@\d].*$/, '').toLowerCase();
  return {
    ...day,
    title: `${words}: ${lifts}`,
    strain: { easy: true },
    work: { ...work, rows: rows.map((row) => easedRow(row, ease)) },
    ...(ease.minutes !== undefined && { minutes: ease.minutes }),
  };
}

/** The week in which the lifts are tested: the last cut-back of the runs, two weeks off the race at least. */
function testWeekOf({ weeks }: ProgramPlan): number {
  const last = weeks.findLastIndex(({ kind }, i) => kind === 'deload' && i < weeks.length - 1);
  return last >= weeks.length / 2 ? last : -1;
}

/** In a week with runs the long one is the last; a few singles are no heavy day, but ask for a fresh one. */
const inWeek = (day: DayPlan): DayPlan => ({
  ...day,
  notes: (day.notes ?? []).map((words) => words.replace(freshWords, 'An easy day before it.')),
  strain: { fresh: true, group: 'whole', ...(day.strain.deadlift && { deadlift: true as const }) },
});

/** Beside runs so many sets of a heavy lift keep what is there. */
const mostSets = 3;

function withFewSets(day: DayPlan): DayPlan {
  const { work } = day;
  if (work.kind !== 'lift') return day;
  const few = (row: SlotRow): SlotRow => {
    const sets = Math.min(mostSets, row.sets[0]);
    return row.role === 'primary' ? { ...row, sets: [sets, sets, sets, sets, sets] } : row;
  };
  return { ...day, work: { ...work, rows: work.rows.map(few) } };
}

/** Two weeks before the race there is time for a look at the lifts. */
const checkLeft = 2;
const withCheck = (day: DayPlan): DayPlan => ({
  ...day,
  notes: [
    ...(day.notes ?? []),
    'Check today: after the sets of the first lift one triple, as heavy as leaves two. Log it: it says whether the lift has stayed.',
  ],
});

/** What the lifts are in each week of the race: they build with the runs and rest with them. */
function liftsBeside(race: ProgramPlan, lifts: ProgramPlan): DayPlan[][] {
  const builds = lifts.weeks.filter(({ kind }) => kind === 'build' || kind === 'return');
  const test = lifts.weeks.findLast(({ kind }) => kind === 'test');
  const testAt = test ? testWeekOf(race) : -1;
  const before = testAt < 0 ? race.weeks.length - 1 : testAt;
  const slots = race.weeks.filter(({ kind }, i) => kind !== 'deload' && i < before).length;
  let used = -1;
  const next = (): WeekPlan | undefined => {
    used += 1;
    // With fewer weeks the last ones stay: they are what the test is of.
    return builds[Math.max(0, Math.min(builds.length - 1, builds.length - slots + used))];
  };
  let own: readonly DayPlan[] = builds[0]?.days ?? [];
  return race.weeks.map(({ kind }, i) => {
    const left = race.weeks.length - 1 - i;
    if (i === testAt) return (test?.days ?? []).filter(({ strain }) => !strain.easy).map(inWeek);
    if (left === 0) return own.slice(0, 1).map((day) => eased(day, raceWeek, 'Primer'));
    if (kind === 'taper' || left === 1) return own.map((day) => eased(day, nearRace, 'Keep'));
    if (kind === 'deload') return own.map((day) => eased(day, cutBack, 'Easy'));
    own = (next()?.days ?? own).map(withFewSets);
    return left === checkLeft && testAt < 0 ? own.map(withCheck) : [...own];
  });
}

/** One test a week: where the lifts are tested the hard run is an easy one. */
function withoutHardRun(day: DayPlan): DayPlan {
  const { work, strain, id } = day;
  if (work.kind !== 'run' || !strain.hard || id === 'event') return day;
  const far = work.parts.reduce((sum, part) => sum + partMetres(part), 0);
  return { ...easyRun(Math.round(far / 500) * 500, { id, strides: 4 }), key: day.key };
}

/** A race and lifts in one week. */
export function raceWithLifts(race: ProgramPlan, lifts: ProgramPlan): ProgramPlan {
  const days = liftsBeside(race, lifts);
  const hasTest = lifts.weeks.some(({ kind }) => kind === 'test');
  const testAt = hasTest ? testWeekOf(race) : -1;
  const isCounted = lifts.weeks.every(({ days: own }) =>
    own.every(({ strain }) => strain.heavyLegs !== true),
  );
  const gain = isCounted
    ? lifts.end.text
    : testAt < 0
      ? 'main lifts no lower than today, by a heavy triple two weeks before it'
      : 'main lifts tested at 2–3 % above today';
  return {
    ...race,
    name: `${race.name} and ${isCounted ? lifts.name.toLowerCase() : 'strength'}`,
    end: { ...race.end, text: `${race.end.text}, ${isCounted ? 'and' : 'with'} ${gain}` },
    progress: race.progress.filter((words) => words !== afterRunWords),
    honesty: [
      ...race.honesty,
      isCounted
        ? 'Both at once: each comes a little slower than alone.'
        : 'In a race block legs get few hard sets: strength is kept and grows slowly.',
    ],
    weeks: race.weeks.map((week, i) => ({
      ...week,
      days: [
        ...week.days
          .map((day) => (i === testAt ? withoutHardRun(day) : day))
          .map(({ notes = [], ...day }) => ({
            ...day,
            notes: notes.filter((words) => words !== afterRun),
          })),
        ...(days[i] ?? []).filter(isLift).map((day) => ({
          ...day,
          id: `lift-${day.id}`,
          key: 1 as const,
        })),
      ],
    })),
  };
}
