import { randomBytes } from 'node:crypto';
import type { BodyOf, ReplyOf } from '@cadence/contract/route';
import type { makeShare, readShared } from '@cadence/contract/share/routes';
import { bareContent } from '@cadence/domain/share/shareable';
import { shareLimits } from '@cadence/domain/share/types';
import { dayMs } from '@cadence/domain/workout/durations';
import { ApiError } from '../../http/errors.ts';
import type { Granted } from '../../http/grants.ts';
import { hashOf } from '../../platform/hash.ts';
import { newId } from '../../platform/ids.ts';
import type { ShareDeps } from './deps.ts';
import type { Share, ShareLine, ShareStore } from './store.ts';

const instantOf = (nowMs: number): string => new Date(nowMs).toISOString();

const shown = ({ id, kind, title, created_at, expires_at }: ShareLine) => ({
  id,
  kind,
  title,
  made_at: created_at,
  ends_at: expires_at,
});

/** 256 random bits and nothing else; only their hash is kept, so nobody can read a link back. */
export async function addShare(
  { store, now }: ShareDeps,
  userId: string,
  { title, content, days }: BodyOf<typeof makeShare>,
): Promise<ReplyOf<typeof makeShare>> {
  const nowMs = now();
  const token = randomBytes(32).toString('base64url');
  const line: ShareLine = {
    id: newId(nowMs),
    kind: content.kind,
    title,
    created_at: instantOf(nowMs),
    expires_at: instantOf(nowMs + days * dayMs),
  };
  const secret = { hash: hashOf(token), content: bareContent(content), most: shareLimits.count };
  if (!(await store.add(userId, line, secret))) throw new ApiError('TOO_MANY_SHARES');
  return { token, share: shown(line) };
}

export async function showShares({ store, now }: ShareDeps, userId: string) {
  return { shares: (await store.list(userId, instantOf(now()))).map(shown) };
}

export async function endShare({ store }: ShareDeps, userId: string, id: string): Promise<void> {
  if (!(await store.remove(userId, id))) throw new ApiError('NOT_FOUND');
}

/** The grant behind a link. */
export const openShare =
  (store: ShareStore, now: () => number) =>
  (token: string): Promise<Granted | null> =>
    store.findByHash(hashOf(token), instantOf(now()));

/** It may have ended since the grant was looked up. */
export async function findShared(
  { store, now }: ShareDeps,
  { ownerId, id }: Granted,
): Promise<Share> {
  const share = await store.find(ownerId, id, instantOf(now()));
  if (!share) throw new ApiError('NOT_FOUND');
  return share;
}

export async function showShared(
  deps: ShareDeps,
  granted: Granted,
): Promise<ReplyOf<typeof readShared>> {
  const { title, expiresAt, content } = await findShared(deps, granted);
  return { title, ends_at: expiresAt, content };
}
