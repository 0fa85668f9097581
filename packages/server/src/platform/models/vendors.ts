import type { Provider } from '@cadence/domain/workout/limits';
import type { OpenVendor } from './vendor.ts';

interface Vendor {
  /** As it stands within a sentence. */
  name: string;
  /** The libraries take a third of a second to load: not before the first call. */
  load: () => Promise<OpenVendor>;
}

export const vendors: Record<Provider, Vendor> = {
  openai: {
    name: 'OpenAI',
    load: async () => (await import('./openai.ts')).openOpenai,
  },
  anthropic: {
    name: 'Anthropic',
    load: async () => (await import('./anthropic.ts')).openAnthropic,
  },
  gemini: {
    name: 'Gemini',
    load: async () => (await import('./gemini.ts')).openGemini,
  },
  grok: {
    name: 'Grok',
    load: async () => (await import('./grok.ts')).openGrok,
  },
  local: {
    name: 'the local model',
    load: async () => (await import('./local.ts')).openLocal,
  },
};
