import type { Provider } from '@cadence/domain/workout/limits';
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

interface Vendor {
  /** As it stands within a sentence. */
  name: string;
  /** The setting without which it cannot be asked. */
  needs: string;
  /** The libraries take a third of a second to load: not before the first call. */
  load: () => Promise<OpenVendor>;
}

export const vendors: Record<Provider, Vendor> = {
  openai: {
    name: 'OpenAI',
    needs: 'OPENAI_API_KEY',
    load: async () => (await import('./openai.ts')).openOpenai,
  },
  anthropic: {
    name: 'Anthropic',
    needs: 'ANTHROPIC_API_KEY',
    load: async () => (await import('./anthropic.ts')).openAnthropic,
  },
  gemini: {
    name: 'Gemini',
    needs: 'GEMINI_API_KEY',
    load: async () => (await import('./gemini.ts')).openGemini,
  },
  grok: {
    name: 'Grok',
    needs: 'GROK_API_KEY',
    load: async () => (await import('./grok.ts')).openGrok,
  },
  local: {
    name: 'the local model',
    needs: 'LOCAL_MODEL_URL',
    load: async () => (await import('./local.ts')).openLocal,
  },
};
