import { applyChanges } from '@cadence/domain/program/change-progress';
import type { Program, ProgramSession, SessionState } from '@cadence/domain/program/types';
import { queue, rowsOfKind, useOutboxRows } from '../../../platform/outbox/outbox.ts';

/** A change of the current program that the server has not confirmed yet. */
export interface WaitingChange {
  programId: string;
  workoutId: string;
  week: number;
  session: number;
  /** When it was made: of two devices the later one stays. */
  at: string;
  status?: SessionState;
  date?: string;
  /** Goes on from that session. */
  jump?: true;
}

/** What a later change of the same thing takes the place of. */
function nameOf({ programId, workoutId, date, jump }: WaitingChange): string {
  if (jump) return `jump ${programId}`;
  return `${date === undefined ? 'status' : 'day'} ${workoutId}`;
}

/** Of each session one status and one day wait, and of each program one jump. */
export function keepForLater(...changes: readonly WaitingChange[]): void {
  queue(
    ...changes.map((payload) => ({ kind: 'program' as const, entity: nameOf(payload), payload })),
  );
}

const isSame = (one: WaitingChange, other: WaitingChange) =>
  one.at === other.at && nameOf(one) === nameOf(other);

const readWaiting = () => rowsOfKind<WaitingChange>('program').map(({ payload }) => payload);

export function waitingChangeOf(
  program: Program,
  { workoutId, week, session }: ProgramSession,
  what: Pick<WaitingChange, 'at' | 'status' | 'date' | 'jump'>,
): WaitingChange {
  return { programId: program.id, workoutId, week, session, ...what };
}

/** As it will be once the server has heard of what waits. */
export function withWaiting(program: Program): Program {
  return withChanges(program, readWaiting());
}

export function withChanges(program: Program, changes: readonly WaitingChange[]): Program {
  const mine = changes.filter(({ programId }) => programId === program.id);
  if (mine.length === 0) return program;
  const jump = mine.findLast((one) => one.jump);
  const pointer = jump ? { week: jump.week, session: jump.session } : program.pointer;
  return { ...applyChanges(program, mine), pointer };
}

/** Whether any of these has still to be sent, whatever else waits. */
export function useIsWaiting(changes: readonly WaitingChange[]): boolean {
  return useOutboxRows<WaitingChange>('program').some(({ payload }) =>
    changes.some((change) => isSame(payload, change)),
  );
}
