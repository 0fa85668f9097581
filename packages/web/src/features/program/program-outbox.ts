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
});
export type WaitingChange = z.output<typeof waitingChange>;

/** What was changed without a connection, in order; of each session one status and one day. */
export const programOutbox = createDeviceStore<WaitingChange[]>({
  key: 'programOutbox',
  version: 1,
  schema: z.array(waitingChange),
  fallback: [],
});

const isSameThing = (one: WaitingChange, other: WaitingChange) =>
  one.workoutId === other.workoutId && (one.date === undefined) === (other.date === undefined);

export function keepForLater(change: WaitingChange): boolean {
  const others = programOutbox.read().filter((one) => !isSameThing(one, change));
  return programOutbox.write([...others, change]).ok;
}

export function waitingChangeOf(
  program: Program,
  { workoutId, week, session }: ProgramSession,
  what: Pick<WaitingChange, 'at' | 'status' | 'date'>,
): WaitingChange {
  return { programId: program.id, workoutId, week, session, ...what };
}

/** As it will be once the server has heard of what waits. */
export function withWaiting(program: Program): Program {
  const mine = programOutbox.read().filter(({ programId }) => programId === program.id);
  return mine.length === 0 ? program : applyChanges(program, mine);
}

/** How many changes would be lost if this device were cleared now. */
export function useWaitingChangeCount(): number {
  return useSyncExternalStore(programOutbox.subscribe, () => programOutbox.read().length);
}
