import { program as programSchema } from '@cadence/contract/program/schemas';
import type { Program } from '@cadence/domain/program/types';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { asFailure } from '../../../platform/api/api.ts';
import { queryClient, seedFrom } from '../../../platform/api/query.ts';
import { todayHere } from '../../../platform/dates/local-day.ts';
import { hasNext } from './has-next.ts';
import {
  findProgress,
  hasCurrent,
  listAll,
  type MadeProgram,
  type ProgramProgress,
  type ProgramSummary,
  readOne,
} from './program-api.ts';
import { withChanges, withWaiting } from './program-outbox.ts';
import { programQueries } from './program-queries.ts';
import { hearSent, sendWaiting } from './send-waiting.ts';

/** As the server has told it: what waits to be sent is put on top when it is read. */
export interface Programs {
  programs: readonly ProgramSummary[];
  current: Program | null;
  /** Of the current one: a long program is some megabytes, and mostly nothing has changed. */
  revision: string | null;
}

const readCached = () => queryClient.getQueryData<Programs>(programQueries.programs());

function change(next: (before: Programs) => Programs): void {
  // An answer that is on its way does not know of it.
  void queryClient.cancelQueries({ queryKey: programQueries.programs() });
  queryClient.setQueryData<Programs>(programQueries.programs(), (before) => before && next(before));
}

async function readCurrent(progress: ProgramProgress) {
  const id = progress.program_id;
  const revision = progress.revision ?? null;
  const cached = readCached();
  const isSame = cached?.current?.id === id && revision !== null && cached.revision === revision;
  return { current: isSame && cached.current ? cached.current : await readOne(id), revision };
}

async function readPrograms(): Promise<Programs> {
  await sendWaiting();
  const listing = listAll();
  const find = () => findProgress(todayHere());
  // Where there is none nothing is asked about it: a browser reports each 404 as an error.
  const finding = hasNext.read()
    ? find()
    : listing.then((programs) => (hasCurrent(programs) ? find() : null));
  const [programs, progress] = await Promise.all([listing, finding]);
  const none = { current: null, revision: null };
  return { programs, ...(progress ? await readCurrent(progress) : none) };
}

export const programsQuery = () =>
  queryOptions({ queryKey: programQueries.programs(), queryFn: readPrograms });

/** As it will be once the server has heard of what waits. */
export function readCurrentProgram(): Program | null {
  const current = readCached()?.current;
  return current ? withWaiting(current) : null;
}

/** The server has just told it whole: it need not be asked for again. */
export function knowProgram({ program, revision }: MadeProgram): void {
  queryClient.setQueryData<Programs>(programQueries.programs(), (before) => ({
    programs: before?.programs ?? [],
    current: program,
    revision: revision ?? null,
  }));
}

/** What the server has taken, before it is asked anew. */
export function applyToCurrent(id: string, apply: (program: Program) => Program): void {
  change((before) =>
    before.current?.id === id
      ? { ...before, current: apply(before.current), revision: null }
      : before,
  );
}

hearSent((change) => applyToCurrent(change.programId, (one) => withChanges(one, [change])));

/** Asks the server anew; once for all who ask at the same time. */
export async function refreshPrograms(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: programQueries.programs() });
}

/** After a change that the server knows of and this page does not. */
export async function rereadPrograms(): Promise<void> {
  await queryClient.cancelQueries({ queryKey: programQueries.programs() });
  void queryClient.invalidateQueries({ queryKey: programQueries.all() });
  // Also where no page shows it now: the next one may have no connection.
  await queryClient.fetchQuery(programsQuery()).catch(asFailure);
}

/** From sight at once; which one comes in its place the server says. */
export function forgetProgram(id: string): void {
  change((before) => {
    const programs = before.programs.filter((one) => one.id !== id);
    if (before.current?.id !== id) return { ...before, programs };
    // Whether there is one is to be read in the list first: asked for without, it is a 404.
    hasNext.remove();
    return { programs, current: null, revision: null };
  });
}

// What the first edition kept for a start without a connection.
seedFrom('currentProgram', (data) => {
  const kept = z.safeParse(programSchema, data);
  if (!kept.success || readCached()) return;
  const current = kept.data as Program;
  queryClient.setQueryData<Programs>(
    programQueries.programs(),
    { programs: [], current, revision: null },
    { updatedAt: 0 },
  );
});
