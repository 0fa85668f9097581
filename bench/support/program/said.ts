import type { Request } from '../../../packages/domain/src/planner/request.ts';
import type { Program, ProgramSession } from '../../../packages/domain/src/program/types.ts';
import type { Case } from './cases.ts';
import { dayNumber, hardLegSets, linesOf, metres, runLines, sessionsOf, setsOf } from './view.ts';

/** Null where it holds, else what is wrong; undefined where it does not apply. */
export type Check = (
  program: Program,
  given: Case,
  requests: ReadonlyMap<string, Request>,
) => string | null | undefined;

const counted = /(\d+)×(\d+)\+?(?! ?(?:s|m|min|km)\b)/g;
const left = /(\d+(?:\.\d)?) left/g;

/** A title tells sets, reps and reserve that stand in the session. */
export const titles: Check = (program) => {
  for (const session of sessionsOf(program)) {
    const lines = linesOf(session);
    for (const [words, sets, reps] of session.title.matchAll(counted)) {
      const isThere = lines.some(
        ({ item, times }) => times === Number(sets) && item.reps === Number(reps),
      );
      if (!isThere) return `${session.title}: no line has ${words}`;
    }
    for (const [words, count] of session.title.matchAll(left)) {
      if (!lines.some(({ item }) => item.rir === Number(count)))
        return `${session.title}: no line has ${words}`;
    }
  }
  return null;
};

const lifted: readonly string[] = [
  'linear',
  'five-by-five',
  'block-strength',
  'undulating-strength',
  'five-three-one',
  'upper-lower',
  'push-pull-legs',
  'fat-loss',
  'minimal',
  'comeback',
];

/** A test of lifts goes as far as one rep from the limit. */
export const nearLimit: Check = (program, { goal, weeks }) => {
  if (!lifted.includes(goal.template) || weeks < 4) return undefined;
  const end = program.weeks.at(-1);
  if (end?.plan?.kind !== 'test') return undefined;
  const lines = end.sessions.flatMap(setsOf);
  const isHard = lines.some(({ item }) => (item.rir ?? 10 - (item.rpe ?? 0)) <= 1);
  return isHard ? null : 'nothing in the test week comes within one rep of the limit';
};

const slowest = 4;

/** Only a negative is lowered for longer than a few seconds. */
export const tempo: Check = (program) => {
  for (const session of sessionsOf(program)) {
    for (const { item } of linesOf(session)) {
      const down = Number(item.tempo?.split('-')[0] ?? 0);
      const isSlow = down > slowest && item.role !== 'skill';
      if (isSlow) return `${session.title}: ${item.name} at ${item.tempo}`;
    }
  }
  return null;
};

const isHard = (session: ProgramSession): boolean =>
  hardLegSets(session) >= 4 ||
  runLines(session).some(
    ({ item, times }) => (item.rpe ?? 0) >= 7 && times * (item.duration ?? 0) >= 600,
  );

/** Nothing hard for legs or breath within two days before a race, and no heavy legs before a trial. */
export const freshLegs: Check = (program) => {
  const all = sessionsOf(program);
  for (const race of all) {
    const isRace = race.focus === 'The day';
    if (!isRace && !/trial/.test(race.title)) continue;
    for (const one of all) {
      const gap = dayNumber(race.date) - dayNumber(one.date);
      const isNear = gap >= 1 && gap <= 2;
      if (isNear && isRace && isHard(one)) return `${one.title} ${gap} days before ${race.title}`;
      if (isNear && !isRace && hardLegSets(one) >= 6)
        return `${one.title} ${gap} days before ${race.title}`;
    }
  }
  return null;
};

const races: readonly string[] = ['run-5k', 'run-10k', 'half-marathon', 'marathon'];
const easyShare = 0.75;

/** About four fifths of the running are easy, trial and race aside. */
export const mostlyEasy: Check = (program, { goal, weeks, days }) => {
  if (!races.includes(goal.template) || weeks < 8 || days < 3) return undefined;
  let hard = 0;
  let all = 0;
  for (const session of sessionsOf(program)) {
    if (session.focus === 'The day' || session.focus === 'Test') continue;
    for (const { item, times } of runLines(session)) {
      const seconds = times * (item.duration ?? 0);
      all += seconds;
      if ((item.rpe ?? 0) >= 6) hard += seconds;
    }
    for (const item of session.workout.workout) {
      if (item.type === 'warmup' || item.type === 'cooldown') all += item.duration ?? 0;
    }
  }
  const share = 1 - hard / Math.max(1, all);
  return share >= easyShare ? null : `${Math.round(100 * share)} % easy`;
};

/** A plan for running runs: most of its key days are on foot. */
export const runs: Check = (program, { goal, days }) => {
  if (goal.kind !== 'run') return undefined;
  const all = sessionsOf(program);
  const onFoot = all.filter((one) => runLines(one).length > 0).length;
  const least = Math.min(3, days) / days;
  return onFoot / all.length >= least * 0.5
    ? null
    : `${onFoot} of ${all.length} sessions have a run`;
};

/** The whole race: eight kilometres on foot, and every station in full. */
export function wholeHyrox(finish: ProgramSession): string | null {
  const lines = linesOf(finish);
  const far =
    metres(finish) -
    finish.workout.workout.reduce(
      (sum, { type, distanceMeters = 0 }) => sum + (type === 'warmup' ? distanceMeters : 0),
      0,
    );
  if (far < 8000) return `${far} m of running on the day`;
  const ergs = lines.filter(({ item }) => /row|ski/i.test(item.name));
  const full = ergs.filter(({ item }) => (item.distanceMeters ?? 0) >= 1000).length;
  return full >= 2 ? null : `${full} of two thousand-metre stations in full`;
}
