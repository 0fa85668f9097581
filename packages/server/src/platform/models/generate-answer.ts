import { generateText, NoObjectGeneratedError, Output } from 'ai';
import * as z from 'zod/mini';
import { classifyError } from './classify-error.ts';
import type { Tokens } from './cost.ts';
import { toTokens } from './generate-draft.ts';
import type { Prompt } from './prompt.ts';
import type { ReadyModel } from './vendor.ts';
import type { Outcome } from './with-retries.ts';

interface AnswerCall {
  ready: ReadyModel;
  prompt: Prompt;
  signal: AbortSignal;
  onTokens: (tokens: Tokens) => void;
}

const answerSchema = z.object({ answer: z.string() });

/** One call. Every way in which it can end is a value. */
export async function generateAnswer(call: AnswerCall): Promise<Outcome<string>> {
  const { ready, prompt, signal, onTokens } = call;
  try {
    const result = await generateText({
      model: ready.model,
      system: prompt.system,
      prompt: prompt.user,
      output: Output.object({ schema: answerSchema, name: 'answer' }),
      providerOptions: ready.options,
      maxOutputTokens: ready.maxOutputTokens,
      maxRetries: 0,
      abortSignal: signal,
    });
    onTokens(toTokens(result.totalUsage));
    if (result.finishReason === 'content-filter') {
      return { kind: 'failed', failure: { code: 'declined' } };
    }
    return { kind: 'ok', value: result.output.answer };
  } catch (error) {
    if (!NoObjectGeneratedError.isInstance(error)) {
      return { kind: 'failed', failure: classifyError(error) };
    }
    onTokens(toTokens(error.usage));
    return { kind: 'failed', failure: { code: 'unusable' } };
  }
}
