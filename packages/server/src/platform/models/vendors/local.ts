import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { OpenVendor } from './vendor.ts';

/** Ollama, llama.cpp and others that speak the same chat and take a JSON schema. */
export const openLocal: OpenVendor = ({ baseUrl }, modelId, fetch) => {
  const open = createOpenAICompatible({
    name: 'local',
    baseURL: baseUrl,
    supportsStructuredOutputs: true,
    fetch,
  });
  return { model: open(modelId), options: {}, maxOutputTokens: 6000 };
};
