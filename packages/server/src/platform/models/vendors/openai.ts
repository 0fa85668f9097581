import { createOpenAI } from '@ai-sdk/openai';
import type { OpenVendor } from './vendor.ts';

export const openOpenai: OpenVendor = ({ apiKey, baseUrl }, modelId, fetch) => ({
  model: createOpenAI({ apiKey: apiKey ?? '', baseURL: baseUrl, fetch })(modelId),
  // Nothing about a person's body is to be kept there. Little thinking: somebody is waiting.
  options: { openai: { store: false, reasoningEffort: 'low' } },
  maxOutputTokens: 16_000,
});
