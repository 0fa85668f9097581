import type { Request } from '@cadence/domain/planner/request';
import type { Workout } from '@cadence/domain/workout/types';
import { generateText, type LanguageModelUsage, NoObjectGeneratedError, Output } from 'ai';
import { classifyError } from './classify-error.ts';
import type { Tokens } from './cost.ts';
import { draftSchema } from './draft-schema.ts';
import type { Prompt } from './prompt.ts';
import { readDraft } from './read-draft.ts';
import { readJson } from './read-json.ts';
import type { ReadyModel } from './vendor.ts';
import type { Outcome } from './with-retries.ts';

// The library writes its warnings to the console, past our log.
globalThis.AI_SDK_LOG_WARNINGS = false;

interface DraftCall {
  ready: ReadyModel;
  prompt: Prompt;
  request: Request;
  signal: AbortSignal;
  onTokens: (tokens: Tokens) => void;
}

export const toTokens = (usage: LanguageModelUsage | undefined): Tokens => ({
  input: usage?.inputTokens ?? 0,
  output: usage?.outputTokens ?? 0,
});

/** 'I'm sorry, I can't help with that' in place of JSON. */
const declining = /\b(sorry|can['’]?t|cannot|unable to)\b/i;

function readAnswer(value: unknown, text: string, request: Request): Outcome<Workout> {
  const draft = value === undefined ? null : readDraft(value, request);
  if (draft) return { kind: 'ok', value: draft };
  const declined = value === undefined && declining.test(text.slice(0, 300));
  return { kind: 'failed', failure: { code: declined ? 'declined' : 'unusable' } };
}

/** One call. Every way in which it can end is a value. */
export async function generateDraft(call: DraftCall): Promise<Outcome<Workout>> {
  const { ready, prompt, request, signal, onTokens } = call;
  try {
    const result = await generateText({
      model: ready.model,
      system: prompt.system,
      prompt: prompt.user,
      output: Output.object({ schema: draftSchema, name: 'workout' }),
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
    return readAnswer(result.output, result.text, request);
  } catch (error) {
    if (!NoObjectGeneratedError.isInstance(error)) {
      return { kind: 'failed', failure: classifyError(error) };
    }
    onTokens(toTokens(error.usage));
    if (error.finishReason === 'content-filter') {
      return { kind: 'failed', failure: { code: 'declined' } };
    }
    const text = error.text ?? '';
    return readAnswer(readJson(text), text, request);
  }
}
