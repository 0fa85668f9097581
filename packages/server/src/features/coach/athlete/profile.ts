import type { learnProfile, profileState } from '@cadence/contract/coach/routes';
import type { ReplyOf } from '@cadence/contract/route';
import type { CoachKnowledge } from '@cadence/domain/coach/types';
import { profileCompletion } from '@cadence/domain/profile/completion';
import type { CoachDeps } from '../deps.ts';
import { unlockEarned } from './features.ts';
import { knowledgeOf, type User } from './knowledge.ts';
import { storeLearned } from './learned.ts';

/** Spec §9, chat history. */
const recentUpdates = 20;

const profileOf = ({ name, athlete, bodyWeightKg }: CoachKnowledge) => ({
  name,
  ...athlete,
  ...(bodyWeightKg ? { bodyWeightKg } : {}),
});

export async function learnFromMessage(
  deps: CoachDeps,
  user: User,
  message: string,
): Promise<ReplyOf<typeof learnProfile>> {
  const { knowledge, isHealthAgreed } = await knowledgeOf(deps, user);
  const { learned } = await deps.planner.readMessage(message, { messages: [] }, knowledge);
  const stored = await storeLearned(deps, user.userId, learned, isHealthAgreed);
  await unlockEarned(deps, user);
  return { learned: stored, profile: profileOf(knowledge) };
}

export async function showState(
  deps: CoachDeps,
  user: User,
): Promise<ReplyOf<typeof profileState>> {
  const { knowledge, items, facts } = await knowledgeOf(deps, user);
  const rows = profileCompletion(items);
  const missing = rows.filter(({ done }) => !done).map(({ name }) => name);
  return {
    profile: profileOf(knowledge),
    learned: facts,
    completion: Math.round((100 * (rows.length - missing.length)) / rows.length),
    missing,
    updates: facts.slice(0, recentUpdates),
  };
}
