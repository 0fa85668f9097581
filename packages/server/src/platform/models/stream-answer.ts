import { stepCountIs, streamText, type ToolSet, tool } from 'ai';
import { classifyError } from './classify-error.ts';
import type { Tokens } from './cost.ts';
import type { Failure } from './failures.ts';
import { toTokens } from './generate-json.ts';
import type { Prompt } from './prompt.ts';
import type { TalkTool } from './talk-tool.ts';
import type { ReadyModel } from './vendors/vendor.ts';
import type { Outcome } from './with-retries.ts';

interface StreamCall {
  ready: ReadyModel;
  prompt: Prompt;
  tools: readonly TalkTool[];
  onText: (text: string) => void;
  signal: AbortSignal;
  /** For so long nothing may come while no tool is at work. */
  silenceMs: number;
  onTokens: (tokens: Tokens) => void;
}

/** A look, a deed and an answer, and one to spare: a model that goes on asking is not answering. */
const maxSteps = 4;

function toolSet(
  tools: readonly TalkTool[],
  { onUse, onDone }: { onUse: () => void; onDone: () => void },
): ToolSet {
  return Object.fromEntries(
    tools.map(({ name, description, input, run }) => [
      name,
      tool({
        description,
        inputSchema: input,
        execute: (given) => {
          onUse();
          return run(given).finally(onDone);
        },
      }),
    ]),
  );
}

/** Ends a stream that has gone quiet: somebody waits, and there is another answer. */
function createSilence(limitMs: number) {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let toolsAtWork = 0;
  const hear = () => {
    clearTimeout(timer);
    if (toolsAtWork === 0) timer = setTimeout(() => ending.abort(), limitMs).unref();
  };
  return {
    signal: ending.signal,
    hear,
    toolBegins: () => {
      toolsAtWork += 1;
      hear();
    },
    toolEnds: () => {
      toolsAtWork -= 1;
      hear();
    },
    end: () => clearTimeout(timer),
  };
}

/** A stream that ends without saying why has broken off. */
function failureOf(finishReason: string): Failure | null {
  if (finishReason === 'stop' || finishReason === 'tool-calls') return null;
  return { code: finishReason === 'content-filter' ? 'declined' : 'unusable' };
}

/** One answer, over as many calls as its tools take. Every way in which it can end is a value. */
export async function streamAnswer(call: StreamCall): Promise<Outcome<null>> {
  const { ready, prompt, tools, onText, signal, silenceMs, onTokens } = call;
  const silence = createSilence(silenceMs);
  let hasText = false;
  let isUsed = false;
  let failure: Failure | null = null;
  const say = (text: string) => {
    hasText ||= text.trim() !== '';
    onText(text);
  };
  silence.hear();
  try {
    const { fullStream } = streamText({
      model: ready.model,
      system: prompt.system,
      prompt: prompt.user,
      tools: toolSet(tools, {
        onUse: () => {
          isUsed = true;
          silence.toolBegins();
        },
        onDone: silence.toolEnds,
      }),
      stopWhen: stepCountIs(maxSteps),
      providerOptions: ready.options,
      maxOutputTokens: ready.maxOutputTokens,
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, silence.signal]),
      // Read from the stream below; without this the library writes it to the console.
      onError: () => {},
    });
    for await (const part of fullStream) {
      silence.hear();
      if (part.type === 'text-start' && hasText) say(' ');
      if (part.type === 'text-delta') say(part.text);
      if (part.type === 'error') failure ??= classifyError(part.error);
      if (part.type === 'abort') {
        failure ??= { code: silence.signal.aborted ? 'too_slow' : 'cancelled' };
      }
      if (part.type === 'finish-step') {
        onTokens(toTokens(part.usage));
        failure ??= failureOf(part.finishReason);
      }
    }
  } catch (error) {
    failure ??= silence.signal.aborted ? { code: 'too_slow' } : classifyError(error);
  } finally {
    silence.end();
  }
  failure ??= hasText ? null : { code: 'unusable' };
  if (failure === null) return { kind: 'ok', value: null };
  // What was heard or done once is not to be heard or done twice.
  const { retry, ...final } = failure;
  return { kind: 'failed', failure: hasText || isUsed || !retry ? final : { ...final, retry } };
}
