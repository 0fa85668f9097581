import type { LoggedSet, WorkoutSession } from '../../analytics/types.ts';
import { exerciseById } from '../../exercise/library.ts';
import { pct } from '../../training/percent.ts';
import { rirOf } from '../../training/rir.ts';
import type { Exercise } from '../../workout/types.ts';
import { daysBetween } from '../calendar/days.ts';
import { allSessions } from '../progress.ts';
import type { Program, ProgramSession, ProgramWeek } from '../types.ts';
import { workItems } from '../weeks/volume.ts';

/** A session of the program that was trained, with what was planned for it. */
export interface Done {
  log: WorkoutSession;
  planned: ProgramSession;
  week: ProgramWeek;
}

/** Newest first. */
export function doneSessions(program: Program, log: readonly WorkoutSession[]): Done[] {
  const byId = new Map(
    program.weeks.flatMap((week) =>
      week.sessions.map((planned) => [planned.workoutId, { planned, week }] as const),
    ),
  );
  return log
    .toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date))
    .flatMap((one) => {
      const found = byId.get(one.workoutId ?? '');
      return found ? [{ log: one, ...found }] : [];
    });
}

export const openSessions = (program: Program): ProgramSession[] =>
  allSessions(program).filter(({ status }) => status === 'planned');

export const slotKeyOf = (program: Program, { week, session }: ProgramSession): number =>
  program.weeks.find((one) => one.week === week)?.plan?.slots[session - 1]?.key ?? 1;

/** Days since anything was trained; since the start where nothing was. */
export function daysAway(program: Program, log: readonly WorkoutSession[], today: string): number {
  const days = log
    .map(({ date }) => daysBetween(date.slice(0, 10), today))
    .filter((one) => one >= 0);
  const last = days.length > 0 ? Math.min(...days) : daysBetween(program.startDate, today);
  return Math.max(0, last);
}

/** How one lift went on one day, beside what was planned. */
export interface LiftExposure {
  logId: string;
  weekKind: string;
  planned: { kg: number; reps: number; rir: number; isGuess: boolean };
  /** A set at the planned weight fell short of its reps. */
  missed: boolean;
  /** Points of effort above the plan; null where nobody noted any. */
  over: number | null;
  /** What the best set says of the maximum, by what the plan took it for. */
  ratio: number;
  notes: string;
}

const mostReps = 12;

/** Its weight was not known when the program was made. */
export const isGuess = ({ loadNote = '' }: Exercise): boolean =>
  /first guess|find your weight|estimated/i.test(loadNote);

export function ratioOf(
  sets: readonly LoggedSet[],
  { kg, reps, rir }: Pick<LiftExposure['planned'], 'kg' | 'reps' | 'rir'>,
  missed: boolean,
): number {
  const plan = kg / (pct(reps + rir) / 100);
  const shown = sets.map((set) => {
    const done = set.reps ?? reps;
    if (done > mostReps || done < 1) return 0;
    const left = set.failed ? 0 : (rirOf(set) ?? (missed ? 0 : rir));
    return (set.weight ?? 0) / (pct(done + left) / 100);
  });
  return Math.max(0, ...shown) / plan;
}

function plannedItem({ workout }: ProgramSession, exerciseId: string): Exercise | undefined {
  return workItems(workout)
    .filter((item) => item.exerciseId === exerciseId && typeof item.weight === 'number')
    .toSorted((a, b) => Number(b.weight) - Number(a.weight))[0];
}

/** Newest first. */
export function exposuresOf(done: readonly Done[], exerciseId: string): LiftExposure[] {
  return done.flatMap(({ log, planned, week }): LiftExposure[] => {
    const item = plannedItem(planned, exerciseId);
    const own = log.exercises.filter((one) => one.exerciseId === exerciseId);
    const kg = typeof item?.weight === 'number' ? item.weight : 0;
    const sets = own
      .flatMap(({ actual }) => actual.sets)
      .filter(({ role, weight = 0 }) => role !== 'ramp' && weight >= kg * 0.7);
    if (!item || kg === 0 || sets.length === 0) return [];
    const reps = item.reps ?? 8;
    const rir = item.rir ?? 2;
    const missed = sets.some(
      (set) =>
        set.failed || ((set.weight ?? 0) >= kg * 0.98 && set.reps !== undefined && set.reps < reps),
    );
    const efforts = sets.flatMap((set) => {
      const left = rirOf(set);
      return left === null ? [] : [10 - left];
    });
    const effort =
      efforts.length === 0 ? null : efforts.reduce((sum, one) => sum + one, 0) / efforts.length;
    const target = { kg, reps, rir, isGuess: isGuess(item) };
    return [
      {
        logId: log.id,
        weekKind: week.plan?.kind ?? 'build',
        planned: target,
        missed,
        over: effort === null ? null : effort - (10 - rir),
        ratio: ratioOf(sets, target, missed),
        notes: log.notes,
      },
    ];
  });
}

export const nameOf = (exerciseId: string): string => exerciseById(exerciseId)?.name ?? exerciseId;
