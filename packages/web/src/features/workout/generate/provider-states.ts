import { listProviders } from '@cadence/contract/workout/routes';
import type { providerState } from '@cadence/contract/workout/schemas';
import type { ModelTier, Provider } from '@cadence/domain/workout/limits';
import { generationDefaults, providerName } from '@cadence/domain/workout/limits';
import { useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '../../../platform/api/api.ts';
import { queryClient } from '../../../platform/api/query.ts';
import { workoutQueries } from '../workout-queries.ts';

export type ProviderState = z.output<typeof providerState>;

/** Null until the server has said for the first time which ones it can ask. */
export function useProviderStates(): readonly ProviderState[] | null {
  const { data } = useQuery(
    {
      queryKey: workoutQueries.providers,
      queryFn: async ({ signal }) => (await call(listProviders, {}, { signal })).providers,
    },
    queryClient,
  );
  // Where nobody answers the choice stays open: whoever cannot be asked is stood in for.
  return data ?? null;
}

/** The specification's default, unless this server has nobody at all to ask. */
export function providerFor(
  chosen: Provider | null,
  states: readonly ProviderState[] | null,
): Provider {
  if (chosen !== null) return chosen;
  const nobody = states?.every(({ id, available }) => id === 'local' || !available) ?? false;
  return nobody ? 'local' : generationDefaults.provider;
}

export const coachName = (provider: Provider): string =>
  provider === 'local' ? 'Local model' : providerName(provider);

const tierNames: Record<ModelTier, string> = { advanced: 'Advanced', light: 'Light' };

/** 'OpenAI · Advanced'; without a model of its own the local one is the built-in planner. */
export function coachLabel(
  provider: Provider,
  tier: ModelTier,
  states: readonly ProviderState[] | null,
): string {
  if (provider !== 'local') return `${coachName(provider)} · ${tierNames[tier]}`;
  const hasModel = states?.some(({ id, available }) => id === 'local' && available) ?? false;
  return hasModel ? coachName('local') : 'Built-in';
}
