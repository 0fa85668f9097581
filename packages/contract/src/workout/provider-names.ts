import { type ModelTier, type Provider, providers } from '@cadence/domain/workout/limits';

/** Spec §7: the names under which the light models are asked for. */
const lightNames = {
  gemini: 'gemini-flash',
  openai: 'openai-mini',
  anthropic: 'anthropic-haiku',
  grok: 'grok-mini',
} as const satisfies Partial<Record<Provider, string>>;

type LightName = (typeof lightNames)[keyof typeof lightNames];

export type ProviderName = Provider | LightName;

export const providerNames = [
  ...providers,
  ...Object.values(lightNames),
] as const satisfies readonly ProviderName[];

/** The local provider has one name for both tiers. */
export function nameProvider(provider: Provider, tier: ModelTier): ProviderName {
  return tier === 'light' && provider !== 'local' ? lightNames[provider] : provider;
}

export function readProviderName(name: ProviderName): { provider: Provider; tier: ModelTier } {
  for (const provider of providers) {
    if (provider !== 'local' && lightNames[provider] === name) return { provider, tier: 'light' };
    if (provider === name) return { provider, tier: 'advanced' };
  }
  throw new Error(`No provider has the name ${name}`);
}
