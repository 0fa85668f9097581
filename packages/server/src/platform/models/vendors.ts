import type { Provider } from '@cadence/domain/workout/limits';
import type { OpenVendor } from './vendor.ts';

/** The libraries take a third of a second to load: not before the first call. */
export const vendors: Record<Provider, () => Promise<OpenVendor>> = {
  openai: async () => (await import('./openai.ts')).openOpenai,
  anthropic: async () => (await import('./anthropic.ts')).openAnthropic,
  gemini: async () => (await import('./gemini.ts')).openGemini,
  grok: async () => (await import('./grok.ts')).openGrok,
  local: async () => (await import('./local.ts')).openLocal,
};
