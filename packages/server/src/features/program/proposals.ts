import type { acceptProposal, readProposal } from '@cadence/contract/program/routes';
import type { ReplyOf } from '@cadence/contract/route';
import { acceptChange } from '@cadence/domain/program/adjust/apply';
import { type NextProposal, proposalFor } from '@cadence/domain/program/adjust/next-session';
import { currentSession } from '@cadence/domain/program/progress';
import type { Program, ProgramSession } from '@cadence/domain/program/types';
import { ApiError } from '../../http/errors.ts';
import { changesFor } from './change-program.ts';
import { instantOf, type ProgramDeps, requireCurrent } from './deps.ts';

/** The next session with its workout; null when the program has ended. */
async function nextWithWorkout(
  deps: ProgramDeps,
  userId: string,
  program: Program,
): Promise<ProgramSession | null> {
  const next = currentSession(program);
  const workout = next && (await deps.store.workoutOf(userId, next.workoutId));
  return next && workout ? { ...next, workout } : null;
}

function previewOf({ totalWeeks }: Program, next: ProgramSession) {
  const { workoutId, week, session, date, title, workout } = next;
  return { workout_id: workoutId, week, total_weeks: totalWeeks, session, date, title, workout };
}

export async function previewNext(deps: ProgramDeps, userId: string) {
  const program = await requireCurrent(deps, userId);
  const next = await nextWithWorkout(deps, userId, program);
  if (!next) throw new ApiError('NOT_FOUND');
  return previewOf(program, next);
}

async function proposeFor(deps: ProgramDeps, userId: string, program: Program) {
  return proposalFor(program, await changesFor(deps, userId, program));
}

function wireOf({ next, lines, summary }: NextProposal) {
  const { week, session, workoutId } = next;
  return {
    week,
    session,
    workout_id: workoutId,
    changes: lines.map(({ exerciseId, ...line }) => ({ exercise_id: exerciseId, ...line })),
    restart_at: null,
    summary,
  };
}

export async function showProposal(
  deps: ProgramDeps,
  userId: string,
): Promise<ReplyOf<typeof readProposal>> {
  const program = await deps.store.findCurrent(userId, true);
  const found = program && (await proposeFor(deps, userId, program));
  return { proposal: found ? wireOf(found) : null };
}

/** Only what was looked at: another session's proposal is not applied in its place. */
export function takeOverProposal(
  deps: ProgramDeps,
  userId: string,
  workoutId: string,
): Promise<ReplyOf<typeof acceptProposal>> {
  return deps.inTurn(userId, async () => {
    const program = await deps.store.findCurrent(userId, true);
    const found = program && (await proposeFor(deps, userId, program));
    if (!program || found?.next.workoutId !== workoutId) throw new ApiError('NOT_FOUND');
    const at = instantOf(deps);
    const changed = found.changes.reduce((now, change) => acceptChange(now, change, at), program);
    await deps.store.replace(userId, changed);
    return previewNext(deps, userId);
  });
}
