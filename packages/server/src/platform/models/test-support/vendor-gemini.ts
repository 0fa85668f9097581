import type { SeenCall, VendorWire } from './vendor-server.ts';

interface GenerateBody {
  systemInstruction?: { parts: { text: string }[] };
  contents?: { role: string; parts: { text: string }[] }[];
  generationConfig?: { responseMimeType?: string; responseSchema?: unknown };
}

const bodyOf = (call: SeenCall) => call.body as GenerateBody;
const textOf = (parts: { text: string }[] | undefined) =>
  (parts ?? []).map(({ text }) => text).join('\n');

function findFault(call: SeenCall): string | null {
  const { contents, generationConfig } = bodyOf(call);
  if (!/^\/v1beta\/models\/[\w.-]+:generateContent$/.test(call.path))
    return `Not found: ${call.path}`;
  if (!contents?.length) return 'contents is not specified';
  if (generationConfig?.responseMimeType !== 'application/json') return 'JSON was not asked for';
  return generationConfig.responseSchema ? null : 'There is no schema';
}

function reply(text: string | null, finishReason: string): object {
  return {
    candidates: [
      {
        ...(text === null ? {} : { content: { parts: [{ text }], role: 'model' } }),
        finishReason,
        index: 0,
      },
    ],
    usageMetadata: { promptTokenCount: 5000, candidatesTokenCount: 1000, totalTokenCount: 6000 },
    modelVersion: 'the-model',
    responseId: 'r0123456789',
  };
}

const statusNames: Record<number, string> = {
  400: 'INVALID_ARGUMENT',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
};

export const geminiWire: VendorWire = {
  provider: 'gemini',
  basePath: '/v1beta',
  keyOf: ({ headers }) => String(headers['x-goog-api-key'] ?? '') || null,
  findFault,
  promptOf: (call) => ({
    system: textOf(bodyOf(call).systemInstruction?.parts),
    user: (bodyOf(call).contents ?? []).map(({ parts }) => textOf(parts)).join('\n'),
  }),
  answer: (text) => reply(text, 'STOP'),
  cutOff: (text) => reply(text, 'MAX_TOKENS'),
  refusal: () => reply(null, 'PROHIBITED_CONTENT'),
  error: (status, message) => ({
    error: { code: status, message, status: statusNames[status] ?? 'UNKNOWN' },
  }),
  wrongKey: (key) => ({
    status: 400,
    body: {
      error: {
        code: 400,
        message: `API key not valid: ${key}. Please pass a valid API key.`,
        status: 'INVALID_ARGUMENT',
        details: [
          {
            '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
            reason: 'API_KEY_INVALID',
            domain: 'googleapis.com',
          },
        ],
      },
    },
  }),
};
