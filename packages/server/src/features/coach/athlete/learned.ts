import type { LearnedFact, LearnedSlot } from '@cadence/domain/coach/types';
import { ApiError } from '../../../http/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { type CoachDeps, instantOf } from '../deps.ts';
import type { StoredFact } from './fact-store.ts';

/** Kept only while the user agrees to it, as injuries in the profile are. */
const healthSlots: readonly LearnedSlot[] = ['injury'];

export const isHealthSlot = (slot: LearnedSlot): boolean => healthSlots.includes(slot);

type LearningDeps = Pick<CoachDeps, 'facts' | 'bus' | 'now'>;

/** Stored first, then told from what is stored. */
export async function storeLearned(
  deps: LearningDeps,
  userId: string,
  learned: readonly LearnedFact[],
  isHealthAgreed: boolean,
): Promise<StoredFact[]> {
  const allowed = learned.filter(({ slot }) => isHealthAgreed || !isHealthSlot(slot));
  const facts = allowed.map((fact) => ({ ...fact, id: newId(deps.now()) }));
  const stored = await deps.facts.learn(userId, facts, instantOf(deps));
  if (stored.length > 0) {
    deps.bus.publish(userId, { type: 'profile_update', learned: stored, forgotten: [] });
  }
  return stored;
}

export async function editFact(
  deps: LearningDeps,
  userId: string,
  id: string,
  value: string,
): Promise<StoredFact> {
  const fact = await deps.facts.edit(userId, id, value, instantOf(deps));
  if (!fact) throw new ApiError('NOT_FOUND');
  deps.bus.publish(userId, { type: 'profile_update', learned: [fact], forgotten: [] });
  return fact;
}

export async function forgetFact(deps: LearningDeps, userId: string, id: string): Promise<void> {
  if (!(await deps.facts.remove(userId, id))) throw new ApiError('NOT_FOUND');
  deps.bus.publish(userId, { type: 'profile_update', learned: [], forgotten: [id] });
}

/** The user no longer agrees to it. */
export async function forgetHealth(deps: LearningDeps, userId: string): Promise<void> {
  const forgotten = await deps.facts.removeSlots(userId, healthSlots);
  if (forgotten.length === 0) return;
  deps.bus.publish(userId, { type: 'profile_update', learned: [], forgotten });
}
