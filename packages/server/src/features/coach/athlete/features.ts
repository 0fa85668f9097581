import type { availableFeatures } from '@cadence/contract/coach/routes';
import type { ReplyOf } from '@cadence/contract/route';
import { coachFeatures } from '@cadence/domain/coach/features';
import { ApiError } from '../../../http/errors.ts';
import { type CoachDeps, instantOf } from '../deps.ts';
import { knowledgeOf, type User } from './knowledge.ts';

type Features = ReplyOf<typeof availableFeatures>['features'];

/** What was unlocked once stays so, whatever has been forgotten since. */
export async function listFeatures(deps: CoachDeps, user: User): Promise<Features> {
  const { knowledge } = await knowledgeOf(deps, user);
  const stored = await deps.features.list(user.userId);
  const acknowledged = stored.filter((one) => one.isAcknowledged).map(({ id }) => id);
  const kept = new Set(stored.map(({ id }) => id));
  return coachFeatures(knowledge, acknowledged).map((feature) =>
    kept.has(feature.id)
      ? { ...feature, unlocked: true, acknowledged: acknowledged.includes(feature.id) }
      : feature,
  );
}

/** Stores what has been earned and tells of each the first time. */
export async function unlockEarned(deps: CoachDeps, user: User): Promise<void> {
  for (const feature of await listFeatures(deps, user)) {
    if (!feature.unlocked) continue;
    const isNew = await deps.features.unlock(user.userId, feature.id, instantOf(deps));
    if (isNew) deps.bus.publish(user.userId, { type: 'feature_unlock', feature });
  }
}

async function requireFeature(deps: CoachDeps, user: User, id: string) {
  const feature = (await listFeatures(deps, user)).find((one) => one.id === id);
  if (!feature) throw new ApiError('NOT_FOUND');
  return feature;
}

/** One whose requirement is not met stays locked: the list says what it takes. */
export async function unlockFeature(deps: CoachDeps, user: User, id: string): Promise<Features> {
  await requireFeature(deps, user, id);
  await unlockEarned(deps, user);
  return listFeatures(deps, user);
}

export async function acknowledgeFeature(
  deps: CoachDeps,
  user: User,
  id: string,
): Promise<Features> {
  const feature = await requireFeature(deps, user, id);
  if (!feature.unlocked) throw new ApiError('NOT_FOUND');
  await unlockEarned(deps, user);
  await deps.features.acknowledge(user.userId, id, instantOf(deps));
  return listFeatures(deps, user);
}
