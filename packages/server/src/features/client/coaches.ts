import { randomBytes } from 'node:crypto';
import type { inviteCoach, listClients, listCoaches } from '@cadence/contract/client/routes';
import { type ClientRight, clientLimits } from '@cadence/contract/client/schemas';
import type { ReplyOf } from '@cadence/contract/route';
import { dayMs } from '@cadence/domain/workout/durations';
import { ApiError } from '../../http/errors.ts';
import type { Asked, Granted } from '../../http/grants.ts';
import { hashOf } from '../../platform/hash.ts';
import { newId } from '../../platform/ids.ts';
import type { ClientDeps } from './deps.ts';
import type { ClientStore, CommentRow, GrantRow } from './store.ts';

const codeDays = 7;
const namelessCoach = 'Your coach';
const namelessAthlete = 'Your athlete';
const instantOf = (ms: number): string => new Date(ms).toISOString();
export const rightsOf = (rights: string) => rights.split(' ') as ClientRight[];

const shown = ({ id, coach_name, rights, created_at, expires_at }: GrantRow) => ({
  id,
  coach_name,
  rights: rightsOf(rights),
  made_at: created_at,
  code_ends_at: expires_at,
});

const shownComment = ({ id, coach_name, text, created_at }: CommentRow) => ({
  id,
  coach_name,
  text,
  written_at: created_at,
});

/** 128 random bits, of which only the hash is kept; it works once, within a week. */
export async function invite(
  { store, now }: ClientDeps,
  userId: string,
  rights: readonly ClientRight[],
): Promise<ReplyOf<typeof inviteCoach>> {
  const nowMs = now();
  // Codes that are over count no more.
  await store.listGrants(userId, instantOf(nowMs));
  const code = randomBytes(16)
    .toString('hex')
    .toUpperCase()
    .replace(/(.{4})(?=.)/g, '$1-');
  const row: GrantRow = {
    user_id: userId,
    id: newId(nowMs),
    hash: hashOf(plain(code)),
    coach: null,
    coach_name: null,
    rights: [...new Set(rights)].join(' '),
    created_at: instantOf(nowMs),
    expires_at: instantOf(nowMs + codeDays * dayMs),
  };
  if (!(await store.addGrant(row, clientLimits.coaches))) throw new ApiError('TOO_MANY_COACHES');
  return { code, coach: shown(row) };
}

/** However it was typed. */
const plain = (code: string): string => code.toUpperCase().replace(/[^0-9A-F]/g, '');

export async function showCoaches(
  { store, now }: ClientDeps,
  userId: string,
): Promise<ReplyOf<typeof listCoaches>> {
  return {
    coaches: (await store.listGrants(userId, instantOf(now()))).map(shown),
    comments: (await store.listComments(userId)).map(shownComment),
  };
}

export async function setRights(
  { store }: ClientDeps,
  userId: string,
  id: string,
  rights: readonly ClientRight[],
) {
  const row = await store.setRights(userId, id, [...new Set(rights)].join(' '));
  if (!row) throw new ApiError('NOT_FOUND');
  return { coach: shown(row) };
}

export async function accept(deps: ClientDeps, coachId: string, code: string, address: string) {
  const { store, nameOf, now } = deps;
  await deps.takeAttempt(address, coachId);
  const hash = hashOf(plain(code));
  const found = await store.findByHash(hash);
  const at = instantOf(now());
  const isOver = !found || (found.expires_at ?? '') <= at || found.user_id === coachId;
  if (isOver) throw new ApiError('CODE_UNKNOWN');
  if ((await store.listClients(coachId)).length >= clientLimits.clients) {
    throw new ApiError('TOO_MANY_COACHES');
  }
  const { user_id: athleteId, id: grantId } = found;
  const coachName = await nameOf(coachId, namelessCoach);
  const name = await nameOf(athleteId, namelessAthlete);
  const coach = { id: coachId, name: coachName };
  if (!(await store.accept({ athleteId, grantId }, coach, { name, at }))) {
    throw new ApiError('CODE_UNKNOWN');
  }
  const grant = await store.findGrant(athleteId, coachId);
  if (!grant) throw new ApiError('CODE_UNKNOWN');
  return { client: { athlete_id: athleteId, name, rights: rightsOf(grant.rights), since: at } };
}

/** Those who still allow something; the others are forgotten. */
export async function showClients(
  { store }: ClientDeps,
  coachId: string,
): Promise<ReplyOf<typeof listClients>> {
  const clients: ReplyOf<typeof listClients>['clients'] = [];
  for (const { athlete, name, created_at } of await store.listClients(coachId)) {
    const grant = await store.findGrant(athlete, coachId);
    if (!grant) await store.removeClient(coachId, athlete);
    else {
      clients.push({
        athlete_id: athlete,
        name,
        rights: rightsOf(grant.rights),
        since: created_at,
      });
    }
  }
  return { clients };
}

/** The grant behind every route of a client: this coach, this athlete, these rights, now. */
export const openClient =
  (store: ClientStore) =>
  async ({ params, user }: Asked, needed: readonly ClientRight[] = []): Promise<Granted | null> => {
    const { athleteId } = params;
    if (!user || !athleteId) return null;
    const grant = await store.findGrant(athleteId, user.userId);
    const allowed = grant ? rightsOf(grant.rights) : [];
    if (!grant || needed.some((right) => !allowed.includes(right))) return null;
    return { ownerId: athleteId, id: grant.id };
  };

export async function leave({ store }: ClientDeps, coachId: string, granted: Granted) {
  await store.removeGrant(granted.ownerId, granted.id);
  await store.removeClient(coachId, granted.ownerId);
}

export async function comment(
  { store, nameOf, now }: ClientDeps,
  coachId: string,
  { ownerId }: Granted,
  text: string,
) {
  const row: CommentRow = {
    user_id: ownerId,
    id: newId(now()),
    coach: coachId,
    coach_name: await nameOf(coachId, namelessCoach),
    text,
    created_at: instantOf(now()),
  };
  if (!(await store.addComment(row, clientLimits.comments))) {
    throw new ApiError('TOO_MANY_COMMENTS');
  }
  return { comment: shownComment(row) };
}
