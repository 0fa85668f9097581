import { generateText, type LanguageModelUsage, NoObjectGeneratedError, Output } from 'ai';
import type * as z from 'zod/mini';
import { classifyError } from './classify-error.ts';
import type { Tokens } from './cost.ts';
import type { Prompt } from './prompt.ts';
import { readJson } from './read-json.ts';
import type { ReadyModel } from './vendors/vendor.ts';
import type { Outcome } from './with-retries.ts';

// The library writes its warnings to the console, past our log.
globalThis.AI_SDK_LOG_WARNINGS = false;

export interface JsonCall {
  ready: ReadyModel;
  prompt: Prompt;
  signal: AbortSignal;
  onTokens: (tokens: Tokens) => void;
}

export const toTokens = (usage: LanguageModelUsage | undefined): Tokens => ({
  input: usage?.inputTokens ?? 0,
  output: usage?.outputTokens ?? 0,
});

/** 'I'm sorry, I can't help with that' in place of JSON. */
const declining = /\b(sorry|can['’]?t|cannot|unable to)\b/i;

function readAnswer(value: unknown, text: string): Outcome<unknown> {
  if (value !== undefined) return { kind: 'ok', value };
  const declined = declining.test(text.slice(0, 300));
  return { kind: 'failed', failure: { code: declined ? 'declined' : 'unusable' } };
}

/**
 * One call for an answer of this shape. What came may still be of another one, or cut off: whoever
 * asked reads it with care. Every way in which it can end is a value.
 */
export async function generateJson(
  { ready, prompt, signal, onTokens }: JsonCall,
  schema: z.ZodMiniObject,
  name: string,
): Promise<Outcome<unknown>> {
  try {
    const result = await generateText({
      model: ready.model,
      system: prompt.system,
      prompt: prompt.user,
      output: Output.object({ schema, name }),
      providerOptions: ready.options,
      maxOutputTokens: ready.maxOutputTokens,
      maxRetries: 0,
      abortSignal: signal,
    });
    onTokens(toTokens(result.totalUsage));
    if (result.finishReason === 'content-filter') {
      return { kind: 'failed', failure: { code: 'declined' } };
    }
    if (result.text === '') return { kind: 'failed', failure: { code: 'unusable' } };
    return readAnswer(result.output, result.text);
  } catch (error) {
    if (!NoObjectGeneratedError.isInstance(error)) {
      return { kind: 'failed', failure: classifyError(error) };
    }
    onTokens(toTokens(error.usage));
    if (error.finishReason === 'content-filter') {
      return { kind: 'failed', failure: { code: 'declined' } };
    }
    const text = error.text ?? '';
    return readAnswer(readJson(text), text);
  }
}
