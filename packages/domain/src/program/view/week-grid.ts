import type { WorkoutSession } from '../../analytics/types.ts';
import { exerciseById } from '../../exercise/library.ts';
import type { Exercise } from '../../workout/types.ts';
import type { Program, ProgramSession } from '../types.ts';

/** How a number of this week stands to the one of the week before. */
export type GridChange =
  | { readonly kind: 'new' | 'same' }
  | { readonly kind: 'kg' | 'reps' | 'sets'; readonly by: number };

/** One lift of one session, as a coach writes it: 5 × 5, 95 kg, 80 %. */
export interface GridCell {
  readonly exerciseId: string;
  readonly name: string;
  readonly sets: number;
  /** '5', '8–10' or '30 s'. */
  readonly reps: string;
  readonly kg: number | null;
  readonly percent: number | null;
  readonly rpe: number | null;
  readonly change: GridChange;
  /** What was lifted, where the session has been trained. */
  readonly done: DoneLift | null;
}

/** The heaviest sets of a lift as they were logged. */
export interface DoneLift {
  readonly sets: number;
  readonly reps: number;
  readonly kg: number | null;
}

export interface GridRow {
  readonly session: ProgramSession;
  /** In the order of the grid's columns; null where the session does not have the lift. */
  readonly cells: readonly (GridCell | null)[];
  /** Lifts that have no column of their own. */
  readonly others: readonly GridCell[];
}

export interface GridColumn {
  readonly exerciseId: string;
  readonly name: string;
  readonly hardSets: number;
  readonly change: GridChange;
}

export interface WeekGrid {
  readonly columns: readonly GridColumn[];
  readonly rows: readonly GridRow[];
}

const maxColumns = 6;

/** The sets that count: no warm-up and no ramp sets. */
function workItems({ workout }: ProgramSession): Exercise[] {
  return workout.workout.filter(
    ({ type, role, exerciseId, sets, distanceMeters }) =>
      type === 'exercise' &&
      role !== 'ramp' &&
      exerciseId !== undefined &&
      sets !== undefined &&
      distanceMeters === undefined,
  );
}

const heaviest = (items: readonly Exercise[]): Exercise | undefined =>
  items.reduce<Exercise | undefined>((best, item) => {
    const kg = (of: Exercise | undefined) => (typeof of?.weight === 'number' ? of.weight : 0);
    return best === undefined || kg(item) > kg(best) ? item : best;
  }, undefined);

function repsText({ reps, repsText, duration }: Exercise): string {
  if (repsText !== undefined) return repsText;
  if (reps !== undefined) return String(reps);
  return duration === undefined ? '' : `${duration} s`;
}

type Lift = Omit<GridCell, 'change' | 'done'>;

/** Each lift of a session once, told by its heaviest line. */
function liftsOf(session: ProgramSession): Lift[] {
  const items = workItems(session);
  const ids = [...new Set(items.flatMap(({ exerciseId }) => exerciseId ?? []))];
  return ids.flatMap((exerciseId) => {
    const own = items.filter((item) => item.exerciseId === exerciseId);
    const top = heaviest(own);
    if (!top) return [];
    const alike = own.filter(({ weight, reps }) => weight === top.weight && reps === top.reps);
    return [
      {
        exerciseId,
        name: exerciseById(exerciseId)?.name ?? top.name,
        sets: alike.reduce((sum, { sets = 1 }) => sum + sets, 0),
        reps: repsText(top),
        kg: typeof top.weight === 'number' ? top.weight : null,
        percent: top.setScheme?.weightPercentage ?? null,
        rpe: top.rpe ?? null,
      },
    ];
  });
}

function changeOf(now: Lift, before: Lift | undefined): GridChange {
  if (!before) return { kind: 'new' };
  if (now.kg !== null && before.kg !== null && now.kg !== before.kg) {
    return { kind: 'kg', by: now.kg - before.kg };
  }
  const reps = Number(now.reps) - Number(before.reps);
  if (Number.isFinite(reps) && reps !== 0) return { kind: 'reps', by: reps };
  if (now.sets !== before.sets) return { kind: 'sets', by: now.sets - before.sets };
  return { kind: 'same' };
}

/** The same place of the week before, by the template's name for it or by its number. */
function lastWeekOf(program: Program, week: number, session: number) {
  const at = (number: number) => program.weeks.find((one) => one.week === number);
  const slot = at(week)?.plan?.slots[session - 1]?.id;
  const before = at(week - 1);
  const index = before?.plan?.slots.findIndex(({ id }) => id === slot) ?? -1;
  return before?.sessions[index >= 0 && slot !== undefined ? index : session - 1];
}

/** Which lifts get a column: those with a percentage first, then those that come first. */
function columnIds(sessions: readonly (readonly Lift[])[]): string[] {
  const scores = new Map<string, number>();
  for (const lifts of sessions) {
    lifts.forEach(({ exerciseId, percent }, index) => {
      const score = (percent === null ? 0 : 4) + Math.max(0, 3 - index);
      scores.set(exerciseId, (scores.get(exerciseId) ?? 0) + score);
    });
  }
  const ranked = [...scores].sort(([, a], [, b]) => b - a).slice(0, maxColumns);
  return ranked.map(([id]) => id);
}

const setsOf = (sessions: readonly ProgramSession[], exerciseId: string): number =>
  sessions
    .flatMap(workItems)
    .filter((item) => item.exerciseId === exerciseId)
    .reduce((sum, { sets = 1 }) => sum + sets, 0);

/** What the log has of a lift in a session: the sets with its heaviest weight. */
function doneOf(
  log: readonly WorkoutSession[],
  workoutId: string,
  exerciseId: string,
): DoneLift | null {
  const sets = log
    .filter((one) => one.workoutId === workoutId)
    .flatMap(({ exercises }) => exercises)
    .filter((one) => one.exerciseId === exerciseId)
    .flatMap(({ actual }) => actual.sets)
    .filter(({ reps = 0 }) => reps > 0);
  if (sets.length === 0) return null;
  const kg = Math.max(0, ...sets.map(({ weight = 0 }) => weight));
  const top = sets.filter(({ weight = 0 }) => weight === kg);
  return {
    sets: top.length,
    reps: Math.min(...top.map(({ reps = 0 }) => reps)),
    kg: kg > 0 ? kg : null,
  };
}

/** A week as sessions × lifts, with what changed since the week before and what was done. */
export function weekGrid(
  program: Program,
  week: number,
  log: readonly WorkoutSession[] = [],
): WeekGrid {
  const sessions = program.weeks.find((one) => one.week === week)?.sessions ?? [];
  const before = program.weeks.find((one) => one.week === week - 1)?.sessions ?? [];
  const lifts = sessions.map(liftsOf);
  const ids = columnIds(lifts);
  const rows = sessions.map((session, index): GridRow => {
    const last = lastWeekOf(program, week, index + 1);
    const lastLifts = last ? liftsOf(last) : [];
    const cells = (lifts[index] ?? []).map((lift): GridCell => {
      const same = lastLifts.find(({ exerciseId }) => exerciseId === lift.exerciseId);
      return {
        ...lift,
        change: changeOf(lift, same),
        done: doneOf(log, session.workoutId, lift.exerciseId),
      };
    });
    return {
      session,
      cells: ids.map((id) => cells.find(({ exerciseId }) => exerciseId === id) ?? null),
      others: cells.filter(({ exerciseId }) => !ids.includes(exerciseId)),
    };
  });
  const columns = ids.map((exerciseId): GridColumn => {
    const hardSets = setsOf(sessions, exerciseId);
    const lastSets = setsOf(before, exerciseId);
    const by = hardSets - lastSets;
    const change: GridChange =
      before.length === 0 || lastSets === 0
        ? { kind: 'new' }
        : by === 0
          ? { kind: 'same' }
          : { kind: 'sets', by };
    return { exerciseId, name: exerciseById(exerciseId)?.name ?? exerciseId, hardSets, change };
  });
  return { columns, rows };
}
