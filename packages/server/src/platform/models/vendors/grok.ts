import { createXai } from '@ai-sdk/xai';
import type { OpenVendor } from './vendor.ts';

const hasEffort = /^grok-(4\.[3-9]|[5-9])(?!.*non-reasoning)/;

export const openGrok: OpenVendor = ({ apiKey, baseUrl }, modelId, fetch) => ({
  model: createXai({ apiKey: apiKey ?? '', baseURL: baseUrl, fetch }).responses(modelId),
  // Nothing about a person's body is to be kept there. Little thinking: somebody is waiting.
  options: {
    xai: { store: false, ...(hasEffort.test(modelId) ? { reasoningEffort: 'low' } : {}) },
  },
  maxOutputTokens: 16_000,
});
