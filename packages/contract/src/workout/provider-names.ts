import {
  type ModelTier,
  type Provider,
  providers,
  type Vendor,
  vendorIds,
  vendorWords,
} from '@cadence/domain/workout/limits';

type LightName = (typeof vendorWords)[Vendor]['lightName'];

export type ProviderName = Provider | LightName;

export const providerNames: readonly ProviderName[] = [
  ...providers,
  ...vendorIds.map((vendor) => vendorWords[vendor].lightName),
];

/** The local provider has one name for both tiers. */
export function nameProvider(provider: Provider, tier: ModelTier): ProviderName {
  return tier === 'light' && provider !== 'local' ? vendorWords[provider].lightName : provider;
}

export function readProviderName(name: ProviderName): { provider: Provider; tier: ModelTier } {
  for (const vendor of vendorIds) {
    if (vendorWords[vendor].lightName === name) return { provider: vendor, tier: 'light' };
  }
  const provider = providers.find((one) => one === name);
  if (!provider) throw new Error(`No provider has the name ${name}`);
  return { provider, tier: 'advanced' };
}
