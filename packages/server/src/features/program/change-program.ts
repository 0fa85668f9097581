import type { decideChange, proposeChanges } from '@cadence/contract/program/change-routes';
import type { BodyOf, ReplyOf } from '@cadence/contract/route';
import { acceptChange, refuseChange, undoChange } from '@cadence/domain/program/adjust/apply';
import type { Change, News } from '@cadence/domain/program/adjust/types';
import { differencesOf } from '@cadence/domain/program/adjust/words';
import type { Program } from '@cadence/domain/program/types';
import { defined } from '@cadence/domain/workout/defined';
import { ApiError } from '../../http/errors.ts';
import { refuseAlarm } from '../../http/refuse-alarm.ts';
import { coachChanges, wishIdOf } from './coach-changes.ts';
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
  const coached = await coachChanges(deps, userId, program);
  return {
    changes: [
      ...coached.map(({ change: { edits: _, ...change }, proposedBy, differences }) => ({
        ...change,
        proposed_by: proposedBy,
        differences,
      })),
      ...changes.map(({ edits, ...change }) => ({
        ...change,
        differences: differencesOf(program, edits),
      })),
    ],
    undoable: undoableOf(program),
  };
}

/** What is accepted passes the gate that a new program passes. */
async function decidedOnWish(
  deps: ProgramDeps,
  userId: string,
  program: Program,
  { id, decision }: { id: string; decision: 'accept' | 'refuse' },
): Promise<Program | null> {
  const found = (await coachChanges(deps, userId, program)).find(({ change }) => change.id === id);
  if (!found) return null;
  const { change, accepted } = found;
  const at = instantOf(deps);
  if (decision === 'refuse') return refuseChange(program, change, at);
  const sign = await deps.standingSign(userId, program.wish.cleared ?? []);
  if (sign) refuseAlarm(sign);
  return acceptChange(program, { ...change, reason: accepted }, at);
}

async function decidedOn(
  deps: ProgramDeps,
  userId: string,
  program: Program,
  { id, decision, news }: BodyOf<typeof decideChange>,
): Promise<Program | null> {
  const at = instantOf(deps);
  if (decision === 'undo') return undoChange(program, id, at);
  if (wishIdOf(id) !== null) return decidedOnWish(deps, userId, program, { id, decision });
  const changes = await changesFor(deps, userId, program, newsOf(news));
  const change = changes.find((one) => one.id === id);
  if (!change) return null;
  return decision === 'accept'
    ? acceptChange(program, change, at)
    : refuseChange(program, change, at);
}

const stateAfter = { accept: 'accepted', refuse: 'refused', undo: 'undone' } as const;

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
    const wishId = wishIdOf(body.id);
    if (wishId) await deps.coachWishes.settle(userId, wishId, stateAfter[body.decision]);
    return replyOf(deps, changed);
  });
}
