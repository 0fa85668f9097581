import type { generateText, LanguageModel } from 'ai';
import type { ProviderConfig } from '../config.ts';

export type Fetch = typeof globalThis.fetch;

/** A model of one vendor, and what this vendor must be told with each call. */
export interface ReadyModel {
  model: LanguageModel;
  options: NonNullable<Parameters<typeof generateText>[0]['providerOptions']>;
  maxOutputTokens: number;
}

/** Makes a vendor's model ready by its id. */
export type OpenVendor = (config: ProviderConfig, modelId: string, fetch: Fetch) => ReadyModel;
