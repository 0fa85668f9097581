import { findSchemaFault } from './strict-schema.ts';
import type { SeenCall, VendorWire } from './vendor-server.ts';

interface ChatBody {
  model?: string;
  messages?: { role: string; content: string }[];
  response_format?: { type?: string; json_schema?: { schema?: unknown } };
}

const bodyOf = (call: SeenCall) => call.body as ChatBody;

function findFault(call: SeenCall): string | null {
  const { model, messages, response_format } = bodyOf(call);
  if (call.path !== '/v1/chat/completions') return `Not found: ${call.path}`;
  if (!model || !messages?.length) return 'model and messages are required';
  if (response_format?.type !== 'json_schema') return 'response_format must be json_schema';
  return findSchemaFault(response_format.json_schema?.schema);
}

function completion(content: string, finishReason: string): object {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_772_000_000,
    model: 'the-model',
    system_fingerprint: 'fp_local',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finishReason }],
    usage: { prompt_tokens: 5000, completion_tokens: 1000, total_tokens: 6000 },
  };
}

export const localWire: VendorWire = {
  provider: 'local',
  basePath: '/v1',
  keyOf: () => null,
  findFault,
  promptOf: (call) => {
    const textOf = (role: string) =>
      (bodyOf(call).messages ?? [])
        .filter((message) => message.role === role)
        .map(({ content }) => content)
        .join('\n');
    return { system: textOf('system'), user: textOf('user') };
  },
  answer: (text) => completion(text, 'stop'),
  cutOff: (text) => completion(text, 'length'),
  refusal: () => completion('I cannot help with this request.', 'stop'),
  error: (_status, message) => ({ error: { message, type: 'api_error', param: null, code: null } }),
  wrongKey: () => ({
    status: 401,
    body: { error: { message: 'unauthorized', type: 'invalid_request_error', code: null } },
  }),
};
