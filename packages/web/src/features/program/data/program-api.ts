import { adaptSession, restoreSession } from '@cadence/contract/coach/adapt-routes';
import {
  createProgram,
  deleteCalendarLink,
  deleteProgram,
  jumpToSession,
  listPrograms,
  listUpcoming,
  makeCalendarLink,
  makeCurrent,
  moveProgramSession,
  previewWorkout,
  readCurrentProgress,
  readEnhancedDetails,
  readProgram,
  readProgressions,
  readProposal,
  readWeekVariations,
  restoreProgram,
  skipWorkout,
  takeWeekOff,
  updateSession,
} from '@cadence/contract/program/routes';
import type { ReplyOf, RequestOf } from '@cadence/contract/route';
import type { Program } from '@cadence/domain/program/types';
import { asWhole, call, callReading } from '../../../platform/api/api.ts';
import { ApiFailure } from '../../../platform/api/api-failure.ts';

export type ProgramSummary = ReplyOf<typeof listPrograms>['programs'][number];
export type ProgramProgress = ReplyOf<typeof readCurrentProgress>;
export type SessionLine = ReplyOf<typeof listUpcoming>['sessions'][number];
export type Preview = ReplyOf<typeof previewWorkout>;
export type SessionProposal = NonNullable<ReplyOf<typeof readProposal>['proposal']>;
export type EnhancedDetails = ReplyOf<typeof readEnhancedDetails>;
export type Progressions = ReplyOf<typeof readProgressions>;
export type WeekVariations = ReplyOf<typeof readWeekVariations>;
export type ProgramBody = RequestOf<typeof createProgram>['body'];
export type MadeProgram = ReplyOf<typeof createProgram>;
type JumpBody = RequestOf<typeof jumpToSession>['body'];
type MoveBody = RequestOf<typeof moveProgramSession>['body'];

/** The longest program takes the server some seconds, on a small machine more. */
const buildLimitMs = 120_000;

/** Spec §7: a 404 means there is none. */
async function orNone<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

export const findProgress = (today: string): Promise<ProgramProgress | null> =>
  orNone(call(readCurrentProgress, { query: { today } }));

export const findPreview = (): Promise<Preview | null> => orNone(call(previewWorkout, {}));

export async function findProposal(): Promise<SessionProposal | null> {
  return (await call(readProposal, {})).proposal;
}

/** Spec §7: of the coming two weeks. */
export async function listUpcomingSessions(today: string): Promise<SessionLine[]> {
  return (await call(listUpcoming, { query: { weeks: 2, today } })).sessions;
}

export async function listAll(): Promise<ProgramSummary[]> {
  return (await call(listPrograms, {})).programs;
}

/** Where there is none nothing is asked about it: a browser reports each 404 as an error. */
export const hasCurrent = (programs: readonly ProgramSummary[]): boolean =>
  programs.some(({ isCurrent }) => isCurrent);

export async function readOne(id: string): Promise<Program> {
  return (await call(readProgram, { params: { id } })).program;
}

/** Under the same key the server makes it once, however often it is asked. */
export async function create(
  body: ProgramBody,
  key: string,
  signal: AbortSignal,
): Promise<MadeProgram> {
  const manner = { ...asWhole, headers: { ...asWhole.headers, 'Idempotency-Key': key } };
  const options = { signal, timeLimitMs: buildLimitMs };
  return callReading(createProgram, { body }, manner, options);
}

export const remove = (id: string): Promise<void> => call(deleteProgram, { params: { id } });

export const restore = (id: string) => call(restoreProgram, { params: { id } });

export const choose = (id: string) => call(makeCurrent, { params: { id } });

/** Without an instant it is the server's own now. */
const changedAt = (at: string | undefined) => (at === undefined ? {} : { changed_at: at });

export const tick = (workoutId: string, completed: boolean, at?: string) =>
  call(updateSession, { body: { workout_id: workoutId, completed, ...changedAt(at) } });

/** This one, also where another device has gone on meanwhile. */
export const skip = (workoutId: string, at?: string) =>
  call(skipWorkout, { body: { workout_id: workoutId, ...changedAt(at) } });

export const jump = (body: JumpBody) => call(jumpToSession, { body });

export const move = (body: MoveBody) => call(moveProgramSession, { body });

export const restAWeek = (from: string) => call(takeWeekOff, { body: { from } });

/** What the session was is kept, so that it can be put back from any device. */
export const accept = (workoutId: string) => call(adaptSession, { body: { workoutId } });

export const putBack = (workoutId: string) => call(restoreSession, { body: { workoutId } });

export const readDetails = (userId: string, weekNumber: number, phaseName: string) =>
  call(readEnhancedDetails, {
    params: { product: 'program' },
    body: { userId, weekNumber, phaseName },
  });

export const readSteps = (exerciseId: string): Promise<Progressions> =>
  call(readProgressions, { params: { id: exerciseId } });

export const readVariations = (phaseId: string, week: number): Promise<WeekVariations> =>
  call(readWeekVariations, { params: { phaseId, week } });

export async function makeLink(): Promise<string> {
  return (await call(makeCalendarLink, {})).url;
}

export const endLink = (): Promise<void> => call(deleteCalendarLink, {});
