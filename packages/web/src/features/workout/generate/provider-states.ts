import { listProviders } from '@cadence/contract/workout/routes';
import { providerState } from '@cadence/contract/workout/schemas';
import type { ModelTier, Provider } from '@cadence/domain/workout/limits';
import { generationDefaults } from '@cadence/domain/workout/limits';
import { useEffect, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { asFailure, call } from '../../../platform/api.ts';
import { createDeviceStore } from '../../../platform/device-store.ts';
import { useIdentity } from '../../../platform/identity.ts';

export type ProviderState = z.output<typeof providerState>;

/** As the server told last, for a start without a connection. */
const known = createDeviceStore<readonly ProviderState[] | null>({
  key: 'providerStates',
  version: 1,
  schema: z.nullable(z.array(providerState)),
  fallback: null,
});

/** Null until the server has said for the first time which ones it can ask. */
export function useProviderStates(): readonly ProviderState[] | null {
  const states = useSyncExternalStore(known.subscribe, known.read);
  const isOffline = useIdentity(({ offline }) => offline);
  useEffect(() => {
    if (isOffline) return;
    const controller = new AbortController();
    const { signal } = controller;
    call(listProviders, {}, { signal }).then(
      ({ providers }) => void known.write(providers),
      (error: unknown) => {
        // The choice stays open: whoever cannot answer is stood in for.
        if (!signal.aborted) asFailure(error);
      },
    );
    return () => controller.abort();
  }, [isOffline]);
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
