import { createGoogleGenerativeAI } from '@ai-sdk/google';
import type { OpenVendor } from './vendor.ts';

/** Older families count thinking in tokens instead. */
const hasThinkingLevel = /^gemini-[3-9]/;

export const openGemini: OpenVendor = ({ apiKey, baseUrl }, modelId, fetch) => ({
  model: createGoogleGenerativeAI({ apiKey: apiKey ?? '', baseURL: baseUrl, fetch })(modelId),
  options: {
    google: hasThinkingLevel.test(modelId) ? { thinkingConfig: { thinkingLevel: 'low' } } : {},
  },
  maxOutputTokens: 16_000,
});
