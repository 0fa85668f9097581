import type {
  jumpToSession,
  moveProgramSession,
  readCurrentProgress,
  skipWorkout,
  takeWeekOff,
  updateSession,
} from '@cadence/contract/program/routes';
import type { BodyOf, ReplyOf } from '@cadence/contract/route';
import { isDoneForGood } from '@cadence/domain/analytics/completion';
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import {
  applyChanges,
  jumpTo,
  markSession,
  moveSession,
  type SessionChange,
  takeWeekOff as shiftWeek,
  skipCurrent,
} from '@cadence/domain/program/change-progress';
import { missedSessions, progressOf, whatComesNext } from '@cadence/domain/program/progress';
import type { Program, ProgramSession } from '@cadence/domain/program/types';
import { ApiError } from '../../http/errors.ts';
import { changeInstant, type ProgramDeps, requireCurrent, requireNamed, todayOf } from './deps.ts';
import { revisionOf } from './revision.ts';

type ProgressReply = ReplyOf<typeof readCurrentProgress>;

export function lineOf({ week, session, date, title, focus, status, workoutId }: ProgramSession) {
  return { week, session, date, title, focus, status, workout_id: workoutId };
}

export function replyOf(
  deps: ProgramDeps,
  program: Program,
  today: string = todayOf(deps),
): ProgressReply {
  const progress = progressOf(program);
  return {
    program_id: program.id,
    program_name: program.programName,
    total_weeks: program.totalWeeks,
    current_week: progress.currentWeek,
    current_session: progress.currentSession,
    current_phase: progress.currentPhase,
    completed_sessions: progress.completedSessions,
    skipped_sessions: progress.skippedSessions,
    total_sessions: progress.totalSessions,
    completion_percentage: progress.completionPercentage,
    next_session: progress.next && lineOf(progress.next),
    missed_sessions: missedSessions(program, today).map(lineOf),
    revision: revisionOf(program),
    finished: whatComesNext(program),
  };
}

/** Stores the change, then answers with the stored program. */
async function change(
  deps: ProgramDeps,
  userId: string,
  program: Program,
  changes: readonly SessionChange[],
): Promise<ProgressReply> {
  await deps.store.change(userId, program.id, changes);
  const stored = await deps.store.find(userId, program.id, false);
  return replyOf(deps, stored ?? applyChanges(program, changes));
}

/** The workout may be one of any program of the user, not only of the current one. */
export async function tickSession(
  deps: ProgramDeps,
  userId: string,
  body: BodyOf<typeof updateSession>,
): Promise<ProgressReply> {
  const program = await deps.store.findByWorkout(userId, body.workout_id);
  const status = body.completed ? 'completed' : 'planned';
  const at = changeInstant(deps, body.changed_at);
  const changed = program && markSession(program, body.workout_id, status, at);
  if (!program || !changed) throw new ApiError('NOT_FOUND');
  return change(deps, userId, program, [changed]);
}

/** Marks a program's session as done when its workout was trained to its end, or nearly. */
export async function recordTraining(
  deps: ProgramDeps,
  userId: string,
  session: WorkoutSession,
): Promise<void> {
  const { workoutId, updatedAt } = session;
  if (workoutId === undefined || !isDoneForGood(session)) return;
  const program = await deps.store.findByWorkout(userId, workoutId);
  const at = changeInstant(deps, updatedAt);
  const changed = program && markSession(program, workoutId, 'completed', at);
  if (program && changed) await deps.store.change(userId, program.id, [changed]);
}

/** A device that is behind names the session: it must not skip another one in its place. */
export async function skipNext(
  deps: ProgramDeps,
  userId: string,
  body: BodyOf<typeof skipWorkout>,
): Promise<ProgressReply> {
  const at = changeInstant(deps, body?.changed_at);
  const named = body?.workout_id;
  const program =
    named === undefined
      ? await requireCurrent(deps, userId)
      : await deps.store.findByWorkout(userId, named);
  const changed =
    program &&
    (named === undefined ? skipCurrent(program, at) : markSession(program, named, 'skipped', at));
  if (!program || !changed) throw new ApiError('NOT_FOUND');
  return change(deps, userId, program, [changed]);
}

export async function goTo(
  deps: ProgramDeps,
  userId: string,
  { week, session, program_id, changed_at }: BodyOf<typeof jumpToSession>,
): Promise<ProgressReply> {
  const program = await requireNamed(deps, userId, program_id);
  const pointer = jumpTo(program, week, session);
  if (!pointer) throw new ApiError('NOT_FOUND');
  await deps.store.setPointer(userId, program.id, pointer, changeInstant(deps, changed_at));
  return replyOf(deps, await requireNamed(deps, userId, program.id));
}

export async function moveTo(
  deps: ProgramDeps,
  userId: string,
  { week, session, date, program_id, changed_at }: BodyOf<typeof moveProgramSession>,
): Promise<ReplyOf<typeof moveProgramSession>> {
  const program = await requireNamed(deps, userId, program_id);
  const moved = moveSession(program, { week, session }, date, changeInstant(deps, changed_at));
  switch (moved.kind) {
    case 'unknown':
      throw new ApiError('NOT_FOUND');
    case 'closed':
      throw new ApiError('SESSION_CLOSED');
    case 'out_of_range': {
      const message = 'Choose a day within the time of the program';
      throw new ApiError('VALIDATION_ERROR', { details: { fields: [{ path: 'date', message }] } });
    }
    case 'moved':
      return {
        ...(await change(deps, userId, program, [moved.change])),
        note: moved.note,
      };
  }
}

export async function restAWeek(
  deps: ProgramDeps,
  userId: string,
  { from, changed_at }: BodyOf<typeof takeWeekOff>,
): Promise<ProgressReply> {
  const program = await requireCurrent(deps, userId);
  const at = changeInstant(deps, changed_at);
  return change(deps, userId, program, shiftWeek(program, from ?? todayOf(deps), at));
}
