import type { acceptProposal, readProposal } from '@cadence/contract/program/routes';
import type { ReplyOf } from '@cadence/contract/route';
import { applyProposal, type Proposal, proposeChange } from '@cadence/domain/program/adapt';
import { currentSession } from '@cadence/domain/program/progress';
import type { Program, ProgramSession } from '@cadence/domain/program/types';
import { ApiError } from '../../http/errors.ts';
import { instantDaysAgo, instantOf, type ProgramDeps, requireCurrent } from './deps.ts';

const lookBackDays = 84;

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

function previewOf({ workoutId, week, session, date, title, workout }: ProgramSession) {
  return { workout_id: workoutId, week, session, date, title, workout };
}

export async function previewNext(deps: ProgramDeps, userId: string) {
  const program = await requireCurrent(deps, userId);
  const next = await nextWithWorkout(deps, userId, program);
  if (!next) throw new ApiError('NOT_FOUND');
  return previewOf(next);
}

async function proposeFor(deps: ProgramDeps, userId: string, program: Program) {
  const next = await nextWithWorkout(deps, userId, program);
  if (!next) return null;
  const weeks = program.weeks.map((week) => ({
    ...week,
    sessions: week.sessions.map((one) => (one.workoutId === next.workoutId ? next : one)),
  }));
  const sessions = await deps.sessionsSince(userId, instantDaysAgo(deps, lookBackDays));
  const proposal = proposeChange({ ...program, weeks }, sessions, deps.now());
  return proposal && { next, proposal };
}

function wireOf({ workoutId, changes, restartAt, ...rest }: Proposal) {
  return {
    ...rest,
    workout_id: workoutId,
    restart_at: restartAt,
    changes: changes.map(({ exerciseId, ...change }) => ({ exercise_id: exerciseId, ...change })),
  };
}

export async function showProposal(
  deps: ProgramDeps,
  userId: string,
): Promise<ReplyOf<typeof readProposal>> {
  const program = await deps.store.findCurrent(userId, false);
  const found = program && (await proposeFor(deps, userId, program));
  return { proposal: found && wireOf(found.proposal) };
}

/** Only what was looked at: another session's proposal is not applied in its place. */
export async function takeOverProposal(
  deps: ProgramDeps,
  userId: string,
  workoutId: string,
): Promise<ReplyOf<typeof acceptProposal>> {
  const program = await requireCurrent(deps, userId);
  const found = await proposeFor(deps, userId, program);
  if (found?.proposal.workoutId !== workoutId) throw new ApiError('NOT_FOUND');
  const { next, proposal } = found;
  const accepted = applyProposal(next, proposal);
  await deps.store.setWorkout(userId, workoutId, accepted.workout, instantOf(deps));
  if (!proposal.restartAt) return previewOf(accepted);
  await deps.store.setPointer(userId, program.id, proposal.restartAt, instantOf(deps));
  return previewNext(deps, userId);
}
