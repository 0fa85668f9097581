import { runGates } from '../../../packages/domain/src/planner/check/gates.ts';
import { makeSubject } from '../../../packages/domain/src/planner/check/subject.ts';
import type {
  Program,
  ProgramSession,
  ProgramWeek,
} from '../../../packages/domain/src/program/types.ts';
import {
  type Check,
  freshLegs,
  mostlyEasy,
  nearLimit,
  runs,
  tempo,
  titles,
  wholeHyrox,
} from './said.ts';
import {
  dayNumber,
  deadliftDays,
  hardLegSets,
  linesOf,
  longestRun,
  metres,
  runLines,
  sessionsOf,
  setCount,
  setsOf,
  signature,
  topLoad,
} from './view.ts';
import { careSaid, forecast, wordsKept } from './words.ts';

const last = (program: Program): ProgramWeek => program.weeks.at(-1) as ProgramWeek;
const said = ({ departures = [] }: Program, words: RegExp): boolean =>
  words.test(departures.join(' '));
const isEasy = ({ plan }: ProgramWeek): boolean =>
  ['deload', 'test', 'taper', 'event', 'return'].includes(plan?.kind ?? '');
const isFoot = (program: Program): boolean =>
  sessionsOf(program).some((one) => runLines(one).length > 0);

const raceKm: Record<string, { race: number; least: number }> = {
  'run-5k': { race: 5, least: 4.5 },
  'run-10k': { race: 10, least: 8 },
  'half-marathon': { race: 21.097, least: 16 },
  marathon: { race: 42.195, least: 28 },
};

/** Where a program of this length leads, by goal. */
const endState: Check = (program, { goal, weeks }) => {
  const end = last(program);
  const finish = end.sessions.at(-1) as ProgramSession;
  if (!program.course?.end.text || program.course.end.week !== program.totalWeeks)
    return 'no end state';
  const race = raceKm[goal.template];
  if (race) {
    const day = end.sessions.map(metres).toSorted((a, b) => b - a)[0] ?? 0;
    if (Math.abs(day / 1000 - race.race) > 0.2)
      return `last week's longest is ${day} m, not ${race.race} km`;
    const before =
      Math.max(0, ...program.weeks.slice(0, -1).flatMap(({ sessions }) => sessions.map(metres))) /
      1000;
    return before >= race.least * 0.97 || said(program, /longest run|3:15/)
      ? null
      : `longest run ${before} km and nothing said`;
  }
  switch (goal.template) {
    case 'couch-to-5k': {
      const most = Math.max(...end.sessions.map(longestRun)) / 60;
      return most >= 30 || (weeks < 9 && said(program, /weeks lead to/))
        ? null
        : `ends at ${most} min`;
    }
    case 'pull-up': {
      const by5 = program.weeks
        .slice(0, Math.max(5, Math.ceil((weeks * 5) / 12)))
        .some(({ sessions }) =>
          sessions.some((one) =>
            setsOf(one).some(({ item }) => item.exerciseId === 'negative-pull-up'),
          ),
        );
      const tries = linesOf(finish)
        .concat(end.sessions.flatMap(linesOf))
        .some(({ item }) => ['pull-up', 'chin-up'].includes(item.exerciseId ?? ''));
      if (weeks >= 12 && !by5) return 'no negatives in the first half';
      return tries ? null : 'no try of a pull-up in the last week';
    }
    case 'push-up':
      return end.sessions.some((one) =>
        linesOf(one).some(({ item }) => /push-up/.test(item.exerciseId ?? '')),
      )
        ? null
        : 'no push-up in the last week';
    case 'kettlebell': {
      const swings = Math.max(
        0,
        ...end.sessions.map((one) =>
          setsOf(one)
            .filter(({ item }) => /swing/.test(item.exerciseId ?? ''))
            .reduce((sum, { item, times }) => sum + times * (item.reps ?? 0), 0),
        ),
      );
      const hasBells = sessionsOf(program).some((one) =>
        setsOf(one).some(({ item }) => /swing/.test(item.exerciseId ?? '')),
      );
      return !hasBells || swings >= 100 ? null : `${swings} swings in the last week`;
    }
    case 'hyrox': {
      const stations = linesOf(finish).filter(
        ({ item }) => !/(^|-)run$/.test(item.exerciseId ?? ''),
      ).length;
      if (stations < 7) return `${stations} stations on the day`;
      return runLines(finish).length > 0 ? wholeHyrox(finish) : null;
    }
    default:
      return null;
  }
};

/** No run more than a tenth longer than the longest before it; a kilometre below ten. */
const singleRun: Check = (program, { goal }) => {
  if (!raceKm[goal.template]) return undefined;
  const told = Number(/long run (\d+)/.exec(goal.words)?.[1] ?? 0) * 1000;
  let longest = told || Math.max(...(program.weeks[0]?.sessions.map(metres) ?? [0]));
  for (const week of program.weeks) {
    for (const one of week.sessions) {
      if (one.focus === 'The day' || one.focus === 'Test') continue;
      const far = metres(one);
      const most = Math.max(longest * 1.1, longest < 10_000 ? longest + 1000 : 0);
      if (far > most + 250) return `week ${week.week}: ${far} m after ${longest} m`;
    }
    longest = Math.max(
      longest,
      ...week.sessions.filter(({ focus }) => focus !== 'The day').map(metres),
    );
  }
  return null;
};

/** A set more of each of a few lifts is always allowed. */
const fewSets = 6;

/** Hard sets of a week: a fifth more than before at most, or a few. */
const weeklyRise: Check = (program, { goal }) => {
  if (goal.kind === 'run' || goal.template === 'mobility') return undefined;
  let before: number | null = null;
  for (const week of program.weeks) {
    if (isEasy(week) && week.plan?.kind !== 'return') continue;
    const sets = setCount(week, goal.kind === 'skill');
    // On one day a week runs and lifts take turns: a week of runs is no week of few sets.
    if (sets === 0) continue;
    // The way back from a break has its own steps, from two days in the first week to three.
    const step = week.plan?.kind === 'return' ? 1.5 : 1.2;
    if (before !== null && sets > Math.max(before * step, before + fewSets))
      return `week ${week.week}: ${sets} sets after ${before}`;
    before = Math.max(before ?? 0, sets);
  }
  return null;
};

/** A beginner's legs may add 5 kg at every session: the step of two, rounded to the plates. */
const stepFor = (level: string, id: string): number =>
  level === 'beginner' && /squat|deadlift/.test(id) ? 7.5 : 5;

/** A main lift rises week by week within reason; a beginner's found weights rise fast at first. */
const loadRise: Check = (program, { level, goal }) => {
  if (goal.kind !== 'lift') return undefined;
  const ids = new Set(
    program.phases.flatMap(({ mainLifts }) => mainLifts.map(({ exerciseId }) => exerciseId)),
  );
  for (const id of ids) {
    let before: number | null = null;
    for (const week of program.weeks) {
      const top = topLoad(week, id);
      if (top === null || isEasy(week)) continue;
      const most: number =
        before === null
          ? top
          : Math.max(before * (level === 'beginner' ? 1.3 : 1.2), before + stepFor(level, id));
      if (top > most + 0.01) return `${id} week ${week.week}: ${top} after ${before}`;
      before = top;
    }
  }
  return null;
};

/** Less in the last weeks before a race, and before a test of strength. */
const taper: Check = (program, { goal, weeks }) => {
  if (weeks < 4) return undefined;
  if (raceKm[goal.template]) {
    const totals = program.weeks.map(({ sessions }) =>
      sessions
        .filter(({ focus }) => focus !== 'The day')
        .reduce((sum, one) => sum + metres(one), 0),
    );
    const peak = Math.max(...totals.slice(0, -1));
    const end = totals.at(-1) ?? 0;
    if (end > peak * 0.5) return `race week ${end} m of ${peak} m`;
    const [third = 0, second = 0] = totals.slice(-3, -1);
    const falls = goal.template !== 'marathon' || weeks < 12 || (third > second && second > end);
    return falls ? null : `the last weeks go ${third}, ${second}, ${end} m`;
  }
  if (
    ['block-strength', 'undulating-strength', 'five-three-one', 'linear', 'five-by-five'].includes(
      goal.template,
    )
  ) {
    const counts = program.weeks.map((week) => setCount(week));
    const end = counts.at(-1) ?? 0;
    const most = Math.max(...counts.slice(0, -1));
    return end <= most * 0.8 ? null : `test week has ${end} sets of ${most}`;
  }
  return undefined;
};

const longestBuild: Record<string, number> = { beginner: 10, intermediate: 6, advanced: 5 };

/** An easy week comes often enough. */
const deload: Check = (program, { goal, level }) => {
  if (goal.kind === 'gentle' || goal.template === 'couch-to-5k') return undefined;
  const most =
    goal.kind === 'run'
      ? 3
      : Math.max(
          longestBuild[level] ?? 6,
          goal.template === 'minimal' || goal.kind === 'skill' ? 10 : 0,
        );
  let row = 0;
  for (const week of program.weeks) {
    row = isEasy(week) ? 0 : row + 1;
    if (row > most) return `${row} weeks without an easy one (week ${week.week})`;
  }
  return null;
};

/** The last week shows it: a test, a race or a check, and its result can be logged. */
const test: Check = (program, { weeks }) => {
  if (weeks < 3) return undefined;
  const { plan, sessions } = last(program);
  if (!['test', 'event'].includes(plan?.kind ?? '')) return `last week is ${plan?.kind}`;
  return sessions.length > 0 ? null : 'nothing in the last week';
};

/** A test of strength is heavier than anything before it. */
const realTest: Check = (program, { goal, weeks, days }) => {
  if (
    !['block-strength', 'undulating-strength', 'linear', 'five-by-five'].includes(goal.template) ||
    weeks < 4 ||
    days < 2
  )
    return undefined;
  const ids = ['back-squat', 'bench-press', 'conventional-deadlift'];
  for (const id of ids) {
    const end = topLoad(last(program), id);
    if (end === null) continue;
    const before = Math.max(0, ...program.weeks.slice(0, -1).map((week) => topLoad(week, id) ?? 0));
    if (end < before) return `${id}: test ${end}, before ${before}`;
  }
  return null;
};

const identical: Check = (program) => {
  const seen = new Map<string, number>();
  for (const week of program.weeks) {
    const key = signature(week);
    const other = seen.get(key);
    if (other !== undefined) return `weeks ${other} and ${week.week} are the same`;
    seen.set(key, week.week);
  }
  return null;
};

const deadlift: Check = (program) => {
  const bad = program.weeks.find((week) => deadliftDays(week) > 2);
  return bad ? `week ${bad.week}: ${deadliftDays(bad)} days` : null;
};

const isHardRun = (session: ProgramSession): boolean =>
  runLines(session).length > 0 &&
  (metres(session) >= 8000 && session.focus === 'Long run'
    ? true
    : runLines(session).some(
        ({ item, times }) => (item.rpe ?? 0) >= 7 && times * (item.duration ?? 0) >= 300,
      ));

/** No heavy legs on the day before a hard or a long run. */
const placement: Check = (program) => {
  if (!isFoot(program)) return undefined;
  const all = sessionsOf(program).toSorted((a, b) => a.date.localeCompare(b.date));
  for (const [i, one] of all.entries()) {
    const next = all[i + 1];
    if (!next || dayNumber(next.date) - dayNumber(one.date) !== 1) continue;
    if (hardLegSets(one) >= 6 && isHardRun(next))
      return `${one.title} on ${one.date}, then ${next.title}`;
  }
  return null;
};

const safety = ['H1', 'H3', 'H4', 'H5', 'H6'];

const gates: Check = (program, _given, requests) => {
  for (const { workout, workoutId, title } of sessionsOf(program)) {
    const request = requests.get(workoutId);
    if (!request) return `${title} has no request`;
    const failed = runGates(makeSubject(workout, request)).find(
      ({ id, passed }) => !passed && safety.includes(id),
    );
    if (failed) return `${title}: ${failed.id} ${failed.problems[0]?.words}`;
  }
  return null;
};

/** Every line of a lifting day says how much: kilograms, reps in reserve, or a time. */
const dosed: Check = (program) => {
  for (const session of sessionsOf(program)) {
    for (const { item } of linesOf(session)) {
      const isSaid =
        item.reps !== undefined || item.duration !== undefined || item.distanceMeters !== undefined;
      if (!isSaid) return `${session.title}: ${item.name} has no dose`;
    }
  }
  return null;
};

const isWanted: Check = (program, { goal }) =>
  program.course?.template === goal.template ? null : `chose ${program.course?.template}`;

export const checks: Record<string, Check> = {
  'goal chooses its template': isWanted,
  'end state reached, or said what is': endState,
  'no run a tenth longer than before': singleRun,
  'weekly sets rise within limits': weeklyRise,
  'loads rise within limits': loadRise,
  'taper before race and test': taper,
  'easy weeks often enough': deload,
  'a test, race or check at the end': test,
  'tests are heavier than training': realTest,
  'no two weeks alike': identical,
  'deadlift at most twice a week': deadlift,
  'no heavy legs before hard or long runs': placement,
  'titles tell what is done': titles,
  'tests come within a rep of the limit': nearLimit,
  'nothing is lowered for long': tempo,
  'fresh legs before race and trial': freshLegs,
  'four fifths of the running easy': mostlyEasy,
  'a running plan runs': runs,
  'every line has its dose': dosed,
  'safety gates of every session': gates,
  'care is said beside what asks for it': careSaid,
  'words that sessions keep': wordsKept,
  'the day is paced as forecast': forecast,
};
