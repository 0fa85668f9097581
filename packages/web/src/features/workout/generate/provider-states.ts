import { listProviders } from '@cadence/contract/workout/routes';
import type { providerState } from '@cadence/contract/workout/schemas';
import type { ModelTier, Provider } from '@cadence/domain/workout/limits';
import { generationDefaults } from '@cadence/domain/workout/limits';
import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { asFailure, call } from '../../../platform/api.ts';

export type ProviderState = z.output<typeof providerState>;

/** Null until the server has said which ones it can ask, and where it cannot be asked. */
export function useProviderStates(): readonly ProviderState[] | null {
  const [states, setStates] = useState<readonly ProviderState[] | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    call(listProviders, {}, { signal }).then(
      ({ providers }) => setStates(providers),
      (error: unknown) => {
        // The choice stays open: whoever cannot answer is stood in for.
        if (!signal.aborted) asFailure(error);
      },
    );
    return () => controller.abort();
  }, []);
  return states;
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

export const providerNames: Record<Provider, string> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  gemini: 'Gemini',
  grok: 'Grok',
  local: 'Local model',
};

const tierNames: Record<ModelTier, string> = { advanced: 'Advanced', light: 'Light' };

/** 'OpenAI · Advanced'; without a model of its own the local one is the built-in planner. */
export function coachLabel(
  provider: Provider,
  tier: ModelTier,
  states: readonly ProviderState[] | null,
): string {
  if (provider !== 'local') return `${providerNames[provider]} · ${tierNames[tier]}`;
  const hasModel = states?.some(({ id, available }) => id === 'local' && available) ?? false;
  return hasModel ? providerNames.local : 'Built-in';
}
