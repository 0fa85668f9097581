import { type ProviderName, readProviderName } from '@cadence/contract/workout/provider-names';
import type { Claim } from '@cadence/domain/reading/claims';
import type { WorkoutDeps } from './deps.ts';

interface Wish {
  userId: string;
  text: string;
  provider: ProviderName;
  /** 2026-11-15. */
  today: string;
  signal: AbortSignal;
}

export interface ReadByModel {
  claims: Claim[];
  /** One of the hour's calls was taken: it pays for the first draft, too. */
  isCounted: boolean;
}

export const nothingRead: ReadByModel = { claims: [], isCounted: false };

/**
 * What the model that was asked for reads in a wish; nothing where there is none or it fails, which
 * is in its own log. Only for words in which the rules have found no sign of danger.
 */
export async function readByModel(
  { models, modelCalls, planner }: Pick<WorkoutDeps, 'models' | 'modelCalls' | 'planner'>,
  { userId, text, provider: name, today, signal }: Wish,
): Promise<ReadByModel> {
  const { provider, tier } = readProviderName(name);
  const states = await models.states();
  const isSetUp = states.some(({ id, available }) => id === provider && available);
  if (!isSetUp || !(await modelCalls.take(userId))) return nothingRead;
  const answer = await models.readClaims({ provider, tier, text, today, signal });
  if (answer.kind === 'failed') return { claims: [], isCounted: true };
  return { claims: await planner.claimsFromModel(answer.claims, text), isCounted: true };
}
