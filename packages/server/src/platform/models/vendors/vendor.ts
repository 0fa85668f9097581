import type { ModelTier } from '@cadence/domain/workout/limits';
import type { generateText, LanguageModel } from 'ai';

export type TierModels = Record<ModelTier, string>;

/** By the settings, or as a user has connected it. */
export interface ProviderConfig {
  apiKey: string | null;
  /** Empty where no server is known. */
  baseUrl: string;
  models: TierModels;
}

export type Fetch = typeof globalThis.fetch;

/** A model of one vendor, and what this vendor must be told with each call. */
export interface ReadyModel {
  model: LanguageModel;
  options: NonNullable<Parameters<typeof generateText>[0]['providerOptions']>;
  maxOutputTokens: number;
}

/** Makes a vendor's model ready by its id. */
export type OpenVendor = (config: ProviderConfig, modelId: string, fetch: Fetch) => ReadyModel;
