import { applyChanges } from '@cadence/domain/program/change-progress';
import { type Program, type ProgramSession, sessionStates } from '@cadence/domain/program/types';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { createDeviceStore } from '../../platform/device-store.ts';

const waitingChange = z.object({
  programId: z.string(),
  workoutId: z.string(),
  week: z.number(),
  session: z.number(),
  /** When it was made: of two devices the later one stays. */
  at: z.string(),
  status: z.exactOptional(z.enum(sessionStates)),
  date: z.exactOptional(z.string()),
  /** Goes on from that session. */
  jump: z.exactOptional(z.literal(true)),
});
export type WaitingChange = z.output<typeof waitingChange>;

/** What was changed without a connection, in order; of each session one status and one day, and one jump. */
export const programOutbox = createDeviceStore<WaitingChange[]>({
  key: 'programOutbox',
  version: 1,
  schema: z.array(waitingChange),
  fallback: [],
});

/** What a later change of the same thing takes the place of. */
function nameOf({ programId, workoutId, date, jump }: WaitingChange): string {
  if (jump) return `jump ${programId}`;
  return `${date === undefined ? 'status' : 'day'} ${workoutId}`;
}

export function keepForLater(...changes: WaitingChange[]): boolean {
  const names = new Set(changes.map(nameOf));
  const others = programOutbox.read().filter((one) => !names.has(nameOf(one)));
  return programOutbox.write([...others, ...changes]).ok;
}

const isSame = (one: WaitingChange, other: WaitingChange) =>
  one.at === other.at && nameOf(one) === nameOf(other);

/** A change of the same thing that was made while this one was on its way stays. */
export function forgetSent(sent: WaitingChange): void {
  programOutbox.write(programOutbox.read().filter((one) => !isSame(one, sent)));
}

export function waitingChangeOf(
  program: Program,
  { workoutId, week, session }: ProgramSession,
  what: Pick<WaitingChange, 'at' | 'status' | 'date' | 'jump'>,
): WaitingChange {
  return { programId: program.id, workoutId, week, session, ...what };
}

/** As it will be once the server has heard of what waits. */
export function withWaiting(program: Program): Program {
  const mine = programOutbox.read().filter(({ programId }) => programId === program.id);
  if (mine.length === 0) return program;
  const jump = mine.findLast((one) => one.jump);
  const pointer = jump ? { week: jump.week, session: jump.session } : program.pointer;
  return { ...applyChanges(program, mine), pointer };
}

/** How many changes would be lost if this device were cleared now. */
export function useWaitingChangeCount(): number {
  return useSyncExternalStore(programOutbox.subscribe, () => programOutbox.read().length);
}

/** Whether any of these has still to be sent, whatever else waits. */
export function useIsWaiting(changes: readonly WaitingChange[]): boolean {
  return useSyncExternalStore(programOutbox.subscribe, () =>
    programOutbox.read().some((one) => changes.some((change) => isSame(one, change))),
  );
}
