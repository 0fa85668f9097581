import type { Provider } from '@cadence/domain/workout/limits';

/** What a model says in one call: pieces of text, then perhaps a wish for a tool. */
export interface Streamed {
  pieces: readonly string[];
  tool?: { name: string; input: object };
}

interface Asked {
  path: string;
  body: Record<string, unknown>;
}

/** One event of a stream, as its vendor names it. */
export interface Frame {
  event?: string;
  data: object | string;
}

const typed = (data: { type: string } & Record<string, unknown>): Frame => ({
  event: data.type,
  data,
});

const response = (status: string) => ({
  id: 'resp_1',
  object: 'response',
  created_at: 1_772_000_000,
  model: 'the-model',
  status,
  incomplete_details: null,
  output: [],
});
const usage = { input_tokens: 5000, output_tokens: 1000, total_tokens: 6000 };

function responsesFrames({ pieces, tool }: Streamed): Frame[] {
  const message = { type: 'message', id: 'msg_1', role: 'assistant' };
  const place = { item_id: 'msg_1', output_index: 0, content_index: 0 };
  const text = pieces.join('');
  const part = { type: 'output_text', text, annotations: [], logprobs: [] };
  const done = { ...message, status: 'completed', content: [part] };
  const begun = { ...message, status: 'in_progress', content: [] };
  const words = [
    typed({ type: 'response.output_item.added', output_index: 0, item: begun }),
    ...pieces.map((delta) => typed({ type: 'response.output_text.delta', ...place, delta })),
    typed({ type: 'response.output_text.done', ...place, text }),
    typed({ type: 'response.output_item.done', output_index: 0, item: done }),
  ];
  const call = tool && { type: 'function_call', id: 'fc_1', call_id: 'call_1', name: tool.name };
  const given = JSON.stringify(tool?.input);
  const asking = call
    ? [
        typed({
          type: 'response.output_item.added',
          output_index: 1,
          item: { ...call, arguments: '', status: 'in_progress' },
        }),
        typed({
          type: 'response.function_call_arguments.delta',
          item_id: 'fc_1',
          output_index: 1,
          delta: given,
        }),
        typed({
          type: 'response.function_call_arguments.done',
          item_id: 'fc_1',
          output_index: 1,
          arguments: given,
        }),
        typed({
          type: 'response.output_item.done',
          output_index: 1,
          item: { ...call, arguments: given, status: 'completed' },
        }),
      ]
    : [];
  return [
    typed({ type: 'response.created', response: response('in_progress') }),
    ...(text === '' ? [] : words),
    ...asking,
    typed({ type: 'response.completed', response: { ...response('completed'), usage } }),
  ];
}

function anthropicFrames({ pieces, tool }: Streamed): Frame[] {
  const block = (index: number, content_block: object, deltas: object[]) => [
    typed({ type: 'content_block_start', index, content_block }),
    ...deltas.map((delta) => typed({ type: 'content_block_delta', index, delta })),
    typed({ type: 'content_block_stop', index }),
  ];
  const message = {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'the-model',
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage: { input_tokens: 5000, output_tokens: 1 },
  };
  const texts = pieces.map((text) => ({ type: 'text_delta', text }));
  const partial_json = JSON.stringify(tool?.input);
  return [
    typed({ type: 'message_start', message }),
    ...(pieces.length === 0 ? [] : block(0, { type: 'text', text: '' }, texts)),
    ...(tool
      ? block(1, { type: 'tool_use', id: 'toolu_1', name: tool.name, input: {} }, [
          { type: 'input_json_delta', partial_json },
        ])
      : []),
    typed({
      type: 'message_delta',
      delta: { stop_reason: tool ? 'tool_use' : 'end_turn', stop_sequence: null },
      usage: { output_tokens: 1000 },
    }),
    typed({ type: 'message_stop' }),
  ];
}

function geminiFrames({ pieces, tool }: Streamed): Frame[] {
  const chunk = (parts: object[], finishReason?: string): Frame => ({
    data: {
      candidates: [{ content: { parts, role: 'model' }, finishReason, index: 0 }],
      usageMetadata: { promptTokenCount: 5000, candidatesTokenCount: 1000, totalTokenCount: 6000 },
      modelVersion: 'the-model',
    },
  });
  const asking = tool ? [{ functionCall: { name: tool.name, args: tool.input } }] : [];
  return [...pieces.map((text) => chunk([{ text }])), chunk(asking, 'STOP')];
}

function chatFrames({ pieces, tool }: Streamed): Frame[] {
  const chunk = (delta: object, finish_reason: string | null = null): Frame => ({
    data: {
      id: 'chatcmpl-1',
      object: 'chat.completion.chunk',
      created: 1_772_000_000,
      model: 'the-model',
      choices: [{ index: 0, delta, finish_reason }],
    },
  });
  const called = tool && { name: tool.name, arguments: JSON.stringify(tool.input) };
  const asking = { tool_calls: [{ index: 0, id: 'call_1', type: 'function', function: called }] };
  return [
    chunk({ role: 'assistant', content: '' }),
    ...pieces.map((content) => chunk({ content })),
    ...(tool ? [chunk(asking)] : []),
    chunk({}, tool ? 'tool_calls' : 'stop'),
    { data: '[DONE]' },
  ];
}

export const streamFrames: Record<Provider, (said: Streamed) => Frame[]> = {
  openai: responsesFrames,
  grok: responsesFrames,
  anthropic: anthropicFrames,
  gemini: geminiFrames,
  local: chatFrames,
};

export const isStreamed = ({ path, body }: Asked): boolean =>
  body.stream === true || path.includes(':streamGenerateContent');

const paths: Record<Provider, RegExp> = {
  openai: /^\/v1\/responses$/,
  grok: /^\/v1\/responses$/,
  anthropic: /^\/v1\/messages$/,
  gemini: /^\/v1beta\/models\/[\w.-]+:streamGenerateContent\?alt=sse$/,
  local: /^\/v1\/chat\/completions$/,
};

/** What is wrong with a streamed call: the wrong place, or tools that it does not bring along. */
export function findStreamFault(provider: Provider, { path, body }: Asked): string | null {
  if (!paths[provider].test(path)) return `Not found: ${path}`;
  if (!Array.isArray(body.tools) || body.tools.length === 0) return 'There are no tools';
  const keeps = provider === 'openai' || provider === 'grok';
  return keeps && body.store !== false ? 'Zero data retention: store must be false.' : null;
}
