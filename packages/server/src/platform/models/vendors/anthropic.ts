import { createAnthropic } from '@ai-sdk/anthropic';
import type { OpenVendor } from './vendor.ts';

/** Older families refuse the setting. */
const hasEffort = /^claude-[a-z]+-[5-9]/;

export const openAnthropic: OpenVendor = ({ apiKey, baseUrl }, modelId, fetch) => ({
  model: createAnthropic({ apiKey: apiKey ?? '', baseURL: baseUrl, fetch })(modelId),
  options: { anthropic: hasEffort.test(modelId) ? { effort: 'low' } : {} },
  maxOutputTokens: 16_000,
});
