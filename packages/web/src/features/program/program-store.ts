import type { Program } from '@cadence/domain/program/types';
import { create } from 'zustand';
import { asFailure } from '../../platform/api.ts';
import { failureText } from '../../platform/failure-text.ts';
import { todayHere } from '../../platform/local-day.ts';
import { onOwnerChange } from '../../platform/storage.ts';
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
import { keepCopy, readCopy } from './program-copy.ts';
import { withWaiting } from './program-outbox.ts';
import { failedTo } from './program-words.ts';
import { sendWaiting } from './send-waiting.ts';

interface Programs {
  status: 'loading' | 'ready' | 'failed';
  /** Why the server could not be asked; also where an older state is shown. */
  problem: string | null;
  programs: readonly ProgramSummary[];
  current: Program | null;
}

const unknown: Programs = { status: 'loading', problem: null, programs: [], current: null };

/** What the server has told, with the changes that are on their way to it. */
export const useProgramStore = create<Programs>(() => unknown);

const set = useProgramStore.setState;

/** Counts changes made here: an answer that was asked for before one of them is out of date. */
let changes = 0;
let loading: Promise<void> | null = null;
/** Another one whenever somebody signs in or out: what the last one asked for is of no use then. */
let visit = {};

onOwnerChange(() => {
  visit = {};
  changes += 1;
  loading = null;
  known = null;
  set(unknown, true);
});

async function read(): Promise<Pick<Programs, 'programs' | 'current'>> {
  await sendWaiting();
  const listing = listAll();
  const find = () => findProgress(todayHere());
  const finding = hasNext.read()
    ? find()
    : listing.then((programs) => (hasCurrent(programs) ? find() : null));
  const [programs, progress] = await Promise.all([listing, finding]);
  return { programs, current: progress && (await readCurrent(progress)) };
}

/** As it was read last: a long program is some megabytes, and mostly nothing has changed. */
let known: { revision: string; program: Program } | null = null;

/** The server has just told it whole: it need not be asked for again. */
export function knowProgram({ program, revision }: MadeProgram): void {
  if (revision !== undefined) known = { revision, program };
}

async function readCurrent({ program_id: id, revision }: ProgramProgress): Promise<Program> {
  if (known && known.revision === revision && known.program.id === id) return known.program;
  const asked = visit;
  const program = await readOne(id);
  if (revision !== undefined && visit === asked) known = { revision, program };
  return program;
}

const hearers = new Set<(program: Program) => void>();

/** The current program whenever the server has just told it: what is shown may be older. */
export function onProgramTold(hear: (program: Program) => void): () => void {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}

async function load(during: object): Promise<void> {
  const asked = changes;
  const isCurrent = () => visit === during;
  try {
    const found = await read();
    if (!isCurrent()) return;
    if (asked !== changes) return await load(during);
    // A change may have come to wait while the server was asked.
    const current = found.current && withWaiting(found.current);
    set({ ...found, current, status: 'ready', problem: null });
    if (current) for (const hear of hearers) hear(current);
    keepCopy(found.current, todayHere());
  } catch (error) {
    const problem = `${failedTo.fetch}. ${failureText(asFailure(error))}`;
    if (!isCurrent()) return;
    const copy = readCopy();
    const current = useProgramStore.getState().current ?? (copy && withWaiting(copy));
    set({ status: current ? 'ready' : 'failed', problem, current });
  }
}

/** Asks the server anew; once for all who ask at the same time. */
export function refreshPrograms(): Promise<void> {
  if (loading) return loading;
  const began = load(visit).finally(() => {
    if (loading === began) loading = null;
  });
  loading = began;
  return began;
}

/** After a change that the server knows of and this page does not. */
export function rereadPrograms(): Promise<void> {
  changes += 1;
  return refreshPrograms();
}

/** Until it is known which one comes in its place. */
export function forgetCurrent(): void {
  changes += 1;
  // Whether there is one is to be read in the list first: asked for without, it is a 404.
  hasNext.remove();
  set({ current: null, status: 'loading' });
}

/** As it will be once the server has heard of it. */
export function showCurrent(current: Program | null): void {
  changes += 1;
  set({ current });
}

export function showPrograms(programs: readonly ProgramSummary[]): void {
  changes += 1;
  set({ programs });
}
