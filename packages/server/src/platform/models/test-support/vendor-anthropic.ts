import { countUnions, findSchemaFault } from './strict-schema.ts';
import type { SeenCall, VendorWire } from './vendor-server.ts';

interface MessagesBody {
  model?: string;
  max_tokens?: number;
  system?: { text?: string }[] | string;
  messages?: { role: string; content: { text?: string }[] | string }[];
  output_config?: { format?: { type?: string; schema?: unknown } };
}

const bodyOf = (call: SeenCall) => call.body as MessagesBody;
const textOf = (content: { text?: string }[] | string | undefined): string =>
  typeof content === 'string' ? content : (content ?? []).map(({ text }) => text ?? '').join('\n');

const maxUnions = 16;

function findFault(call: SeenCall): string | null {
  const { model, max_tokens, messages, output_config } = bodyOf(call);
  if (call.path !== '/v1/messages') return `No such path: ${call.path}`;
  if (!call.headers['anthropic-version']) return 'anthropic-version: header is required';
  if (!model || !max_tokens || !messages?.length) return 'model, max_tokens, messages: required';
  const format = output_config?.format;
  if (format?.type !== 'json_schema') return 'output_config.format: json_schema expected';
  if (countUnions(format.schema) > maxUnions) return 'Schema has too many union types.';
  return findSchemaFault(format.schema);
}

function message(text: string | null, stopReason: string): object {
  return {
    id: 'msg_0123456789',
    type: 'message',
    role: 'assistant',
    model: 'the-model',
    content: text === null ? [] : [{ type: 'text', text }],
    stop_reason: stopReason,
    stop_sequence: null,
    usage: {
      input_tokens: 5000,
      cache_creation_input_tokens: 0,
      cache_read_input_tokens: 0,
      output_tokens: 1000,
    },
  };
}

const errorBody = (type: string, message: string) => ({ type: 'error', error: { type, message } });

export const anthropicWire: VendorWire = {
  provider: 'anthropic',
  basePath: '/v1',
  keyOf: ({ headers }) => String(headers['x-api-key'] ?? '') || null,
  findFault,
  promptOf: (call) => ({
    system: textOf(bodyOf(call).system),
    user: (bodyOf(call).messages ?? []).map(({ content }) => textOf(content)).join('\n'),
  }),
  answer: (text) => message(text, 'end_turn'),
  cutOff: (text) => message(text, 'max_tokens'),
  refusal: () => message(null, 'refusal'),
  error: (status, text) => errorBody(status === 429 ? 'rate_limit_error' : 'api_error', text),
  wrongKey: (key) => ({
    status: 401,
    body: errorBody('authentication_error', `invalid x-api-key ${key}`),
  }),
};
