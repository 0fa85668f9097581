import type { decideChange, proposeChanges } from '@cadence/contract/program/change-routes';
import type { BodyOf, ReplyOf } from '@cadence/contract/route';
import { acceptChange, refuseChange, undoChange } from '@cadence/domain/program/adjust/apply';
import type { Change, News } from '@cadence/domain/program/adjust/types';
import { differencesOf } from '@cadence/domain/program/adjust/words';
import type { Program } from '@cadence/domain/program/types';
import { defined } from '@cadence/domain/workout/defined';
import { ApiError } from '../../http/errors.ts';
import { instantDaysAgo, instantOf, type ProgramDeps, todayOf } from './deps.ts';
import { replyOf } from './progress.ts';

const lookBackDays = 84;

type Told = NonNullable<BodyOf<typeof proposeChanges>['news']>;

const newsOf = (told: Told | undefined): News[] => (told ? [defined(told) as News] : []);

async function requireWhole(deps: ProgramDeps, userId: string): Promise<Program> {
  const program = await deps.store.findCurrent(userId, true);
  if (!program) throw new ApiError('NOT_FOUND');
  return program;
}

/** What log, calendar and news suggest now. */
export async function changesFor(
  deps: ProgramDeps,
  userId: string,
  program: Program,
  news: readonly News[] = [],
): Promise<Change[]> {
  const sessions = await deps.sessionsSince(userId, instantDaysAgo(deps, lookBackDays));
  const today = todayOf(deps);
  const athlete = news.length > 0 ? await deps.athleteOf(userId, today) : {};
  return deps.planner.adjustProgram(program, sessions, today, news, athlete);
}

function undoableOf({ changes = [] }: Program) {
  const last = changes.findLast(({ decision }) => decision === 'accepted');
  return last?.edits ? { id: last.id, reason: last.reason } : null;
}

export async function showChanges(
  deps: ProgramDeps,
  userId: string,
  { news }: BodyOf<typeof proposeChanges>,
): Promise<ReplyOf<typeof proposeChanges>> {
  const program = await deps.store.findCurrent(userId, true);
  if (!program) return { changes: [], undoable: null };
  const changes = await changesFor(deps, userId, program, newsOf(news));
  return {
    changes: changes.map(({ edits, ...change }) => ({
      ...change,
      differences: differencesOf(program, edits),
    })),
    undoable: undoableOf(program),
  };
}

async function decidedOn(
  deps: ProgramDeps,
  userId: string,
  program: Program,
  { id, decision, news }: BodyOf<typeof decideChange>,
): Promise<Program | null> {
  const at = instantOf(deps);
  if (decision === 'undo') return undoChange(program, id, at);
  const changes = await changesFor(deps, userId, program, newsOf(news));
  const change = changes.find((one) => one.id === id);
  if (!change) return null;
  return decision === 'accept'
    ? acceptChange(program, change, at)
    : refuseChange(program, change, at);
}

/** One decision after the other: two devices must not both put in a week. */
export function decide(
  deps: ProgramDeps,
  userId: string,
  body: BodyOf<typeof decideChange>,
): Promise<ReplyOf<typeof decideChange>> {
  return deps.inTurn(userId, async () => {
    const program = await requireWhole(deps, userId);
    const changed = await decidedOn(deps, userId, program, body);
    if (!changed) throw new ApiError('NOT_FOUND');
    await deps.store.replace(userId, changed);
    return replyOf(deps, changed);
  });
}
