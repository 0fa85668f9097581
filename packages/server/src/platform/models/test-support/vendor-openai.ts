import { findSchemaFault } from './strict-schema.ts';
import type { SeenCall, VendorWire } from './vendor-server.ts';

interface ResponsesBody {
  model?: string;
  store?: boolean;
  stream?: boolean;
  input?: { role: string; content: string | { text?: string }[] }[];
  text?: { format?: { type?: string; strict?: boolean; schema?: unknown } };
}

const bodyOf = (call: SeenCall) => call.body as ResponsesBody;

export function bearerOf({ headers }: SeenCall): string | null {
  return /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? null;
}

/** Both vendors with a Responses API take the same call. */
export function findResponsesFault(call: SeenCall): string | null {
  const { model, store, stream, input, text } = bodyOf(call);
  if (call.path !== '/v1/responses') return `Invalid URL (POST ${call.path})`;
  if (!model) return 'you must provide a model parameter';
  if (store !== false) return 'Zero data retention: store must be false.';
  if (stream) return 'Streaming is not served here.';
  if (!Array.isArray(input)) return 'Missing required parameter: input.';
  const format = text?.format;
  if (format?.type !== 'json_schema' || format.strict !== true)
    return 'text.format must be strict.';
  return findSchemaFault(format.schema);
}

export function responsesPrompt(call: SeenCall): { system: string; user: string } {
  const input = bodyOf(call).input ?? [];
  const textOf = (roles: string[]) =>
    input
      .filter(({ role }) => roles.includes(role))
      .flatMap(({ content }) =>
        typeof content === 'string' ? content : content.map(({ text }) => text ?? ''),
      )
      .join('\n');
  return { system: textOf(['system', 'developer']), user: textOf(['user']) };
}

export function responsesAnswer(
  content: object[],
  ending: { status: string; incomplete_details: object | null },
): object {
  return {
    id: 'resp_0123456789',
    object: 'response',
    created_at: 1_772_000_000,
    model: 'the-model',
    error: null,
    ...ending,
    output: [
      { type: 'message', id: 'msg_0123456789', status: 'completed', role: 'assistant', content },
    ],
    usage: {
      input_tokens: 5000,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: 1000,
      output_tokens_details: { reasoning_tokens: 100 },
      total_tokens: 6000,
    },
  };
}

export const completed = { status: 'completed', incomplete_details: null };
export const incomplete = {
  status: 'incomplete',
  incomplete_details: { reason: 'max_output_tokens' },
};
export const outputText = (text: string) => [
  { type: 'output_text', text, annotations: [], logprobs: [] },
];

export const openaiWire: VendorWire = {
  provider: 'openai',
  basePath: '/v1',
  keyOf: bearerOf,
  findFault: findResponsesFault,
  promptOf: responsesPrompt,
  answer: (text) => responsesAnswer(outputText(text), completed),
  cutOff: (text) => responsesAnswer(outputText(text), incomplete),
  refusal: () => responsesAnswer([{ type: 'refusal', refusal: 'I will not.' }], completed),
  error: (status, message) => ({
    error: { message, type: status < 500 ? 'invalid_request_error' : 'server_error', code: null },
  }),
  wrongKey: (key) => ({
    status: 401,
    body: {
      error: {
        message: `Incorrect API key provided: ${key}.`,
        type: 'invalid_request_error',
        param: null,
        code: 'invalid_api_key',
      },
    },
  }),
};
