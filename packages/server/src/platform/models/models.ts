import type { Request } from '@cadence/domain/planner/request';
import {
  type ModelTier,
  type Provider,
  providerName,
  providers,
} from '@cadence/domain/workout/limits';
import { caller } from '../caller.ts';
import type { ModelsConfig } from '../config.ts';
import { fetchInPlace } from '../fetch-in-place.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { estimateCost, type Tokens } from './cost.ts';
import { type Failure, failureWords } from './failures.ts';
import { makePrompt, type Prompt } from './prompt.ts';
import { makeReadingPrompt } from './reading-prompt.ts';
import type { TalkTool } from './talk-tool.ts';
import type { ProviderConfig, ReadyModel } from './vendors/vendor.ts';
import { openVendor, pricesAsOf } from './vendors/vendors.ts';
import { type Outcome, withRetries } from './with-retries.ts';

export interface ProviderState {
  id: Provider;
  available: boolean;
  /** What is missing, in plain words. */
  reason: string | null;
  models: Record<ModelTier, string>;
}

export interface DraftRequest {
  provider: Provider;
  tier: ModelTier;
  request: Request;
  /** The athlete's own words. */
  userText: string;
  /** What the check found in a first draft. */
  problems?: string[];
  /** By `performance.now()`: the time limit spans all drafts of one request. */
  firstAskedAtMs?: number;
  signal: AbortSignal;
}

export type DraftReply =
  | { kind: 'ok'; draft: unknown; model: string }
  /** The reason is fit for the page. */
  | { kind: 'failed'; reason: string };

export interface TalkRequest {
  provider: Provider;
  tier: ModelTier;
  prompt: Prompt;
  tools: readonly TalkTool[];
  /** Told as it comes, unchecked. */
  onText: (text: string) => void;
  signal: AbortSignal;
}

export interface ReadRequest {
  provider: Provider;
  tier: ModelTier;
  /** The message as it was written. */
  text: string;
  /** 2026-11-15, for what is told by its date. */
  today?: string;
  signal: AbortSignal;
}

export type ReadReply =
  /** Unchecked: `claimsFromModel` says what of it may be believed. */
  { kind: 'ok'; claims: unknown } | { kind: 'failed'; reason: string };

export type TalkReply = { kind: 'ok' } | { kind: 'failed'; reason: string };

/** One call, as it counts for whoever made it. */
export interface ModelUse {
  provider: Provider;
  model: string;
  tokens: Tokens;
}

export type Providers = Record<Provider, ProviderConfig>;

/** What users have connected themselves. */
export interface Connections {
  providersOf(userId: string): Promise<Providers>;
  noteUse(userId: string, use: ModelUse): Promise<void>;
}

export interface Models {
  /** By the settings of the server alone. */
  settings: Providers;
  /** The same models, with what users have connected beside the settings. */
  withConnections(connections: Connections): Models;
  /** For whoever is calling. */
  states(): Promise<ProviderState[]>;
  /** One word from the model, to see that it can be used. */
  check(call: { provider: Provider; signal: AbortSignal }): Promise<TalkReply>;
  draftWorkout(call: DraftRequest): Promise<DraftReply>;
  /** A message in a model's words, as they come. It may ask the tools first. */
  talk(call: TalkRequest): Promise<TalkReply>;
  /** What a message says, as claims. */
  readClaims(call: ReadRequest): Promise<ReadReply>;
}

type Task = 'draft' | 'talk' | 'read' | 'check';

/** One call to a vendor, whatever it is for. */
interface ModelCall<T> {
  task: Task;
  provider: Provider;
  tier: ModelTier;
  signal: AbortSignal;
  timeoutMs: () => number;
  /** What comes before the call does not count towards its time limit. */
  prepare: () => Promise<Generate<T>>;
}

type Generate<T> = (
  ready: ReadyModel,
  signal: AbortSignal,
  onTokens: (tokens: Tokens) => void,
) => Promise<Outcome<T>>;

/** Somebody waits for the next line of a conversation: longer than this is worse than plain words. */
const talkSeconds = 30;
/** A stream that says nothing for this long has stopped. */
const silenceSeconds = 10;
/** The rules have read the message already: a better reading may not keep anybody waiting. */
const readSeconds = 6;

interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

export function isSetUp(provider: Provider, { apiKey, baseUrl }: ProviderConfig): boolean {
  return provider === 'local' ? baseUrl !== '' : apiKey !== null;
}

/** Nothing of what was asked or answered is written, and of an error only its kind. */
function logCall(
  log: Log,
  call: { task: Task; provider: Provider; tier: ModelTier; model: string },
  ended: { failure: Failure | null; tokens: Tokens; startedAt: number; retries: number },
): void {
  const { failure, tokens, startedAt, retries } = ended;
  const fields = {
    ...call,
    outcome: failure?.code ?? 'ok',
    ...(failure?.status === undefined ? {} : { status: failure.status }),
    ...(failure?.errorName === undefined ? {} : { errorName: failure.errorName }),
    inputTokens: tokens.input,
    outputTokens: tokens.output,
    costUsd: estimateCost(call.model, tokens),
    pricesAsOf,
    ms: Math.round(performance.now() - startedAt),
    retries,
  };
  if (failure && failure.code !== 'cancelled') log.warn(fields, 'model call failed');
  else log.info(fields, 'model call');
}

export function createModels(
  config: ModelsConfig,
  log: Log,
  firstWaitMs?: number,
  connections?: Connections,
): Models {
  async function providersNow(): Promise<Providers> {
    const userId = caller.getStore()?.userId;
    return connections && userId ? connections.providersOf(userId) : config.providers;
  }

  async function noteUse(use: ModelUse): Promise<void> {
    const userId = caller.getStore()?.userId;
    if (!connections || !userId) return;
    try {
      await connections.noteUse(userId, use);
    } catch (err) {
      log.warn({ err }, 'the use of a model was not counted');
    }
  }

  const wordsFor = (provider: Provider, { code }: Failure): string =>
    failureWords(code, providerName(provider));

  async function run<T>(
    call: ModelCall<T>,
    provider: ProviderConfig,
    onTokens: (tokens: Tokens) => void,
  ): Promise<{ outcome: Outcome<T>; retries: number }> {
    const open = await openVendor(call.provider);
    const ready = open(provider, provider.models[call.tier], boundedFetch(fetchInPlace));
    const generate = await call.prepare();
    return withRetries<T>((either) => generate(ready, either, onTokens), {
      timeoutMs: call.timeoutMs(),
      signal: call.signal,
      ...(firstWaitMs === undefined ? {} : { firstWaitMs }),
    });
  }

  async function runSafely<T>(
    call: ModelCall<T>,
    provider: ProviderConfig,
    onTokens: (tokens: Tokens) => void,
  ) {
    try {
      return await run(call, provider, onTokens);
    } catch (error) {
      const errorName = error instanceof Error ? error.name : typeof error;
      const failure: Failure = { code: 'unexpected', errorName };
      return { outcome: { kind: 'failed' as const, failure }, retries: 0 };
    }
  }

  async function ask<T>(
    call: ModelCall<T>,
  ): Promise<{ kind: 'ok'; value: T; model: string } | { kind: 'failed'; reason: string }> {
    const { task, provider, tier } = call;
    const settings = (await providersNow())[provider];
    if (!isSetUp(provider, settings)) {
      return { kind: 'failed', reason: wordsFor(provider, { code: 'not_set_up' }) };
    }
    const model = settings.models[tier];
    const startedAt = performance.now();
    const tokens: Tokens = { input: 0, output: 0 };
    const { outcome, retries } = await runSafely(call, settings, (used) => {
      tokens.input += used.input;
      tokens.output += used.output;
    });
    const failure = outcome.kind === 'failed' ? outcome.failure : null;
    logCall(log, { task, provider, tier, model }, { failure, tokens, startedAt, retries });
    await noteUse({ provider, model, tokens });
    if (outcome.kind === 'ok') return { kind: 'ok', value: outcome.value, model };
    return { kind: 'failed', reason: wordsFor(provider, outcome.failure) };
  }

  return {
    settings: config.providers,

    withConnections: (given) => createModels(config, log, firstWaitMs, given),

    async states() {
      const known = await providersNow();
      return providers.map((id) => {
        const provider = known[id];
        const available = isSetUp(id, provider);
        const reason = available ? null : wordsFor(id, { code: 'not_set_up' });
        return { id, available, reason, models: { ...provider.models } };
      });
    },

    async check({ provider, signal }) {
      const reply = await ask<unknown>({
        task: 'check',
        provider,
        tier: 'light',
        signal,
        timeoutMs: () => Math.min(config.timeoutSeconds, talkSeconds) * 1000,
        prepare: async () => {
          const [{ generateJson }, { checkPrompt, checkSchema }] = await Promise.all([
            import('./generate-json.ts'),
            import('./check-prompt.ts'),
          ]);
          return (ready, either, onTokens) =>
            generateJson(
              { ready, prompt: checkPrompt, signal: either, onTokens },
              checkSchema,
              'check',
            );
        },
      });
      return reply.kind === 'ok' ? { kind: 'ok' } : reply;
    },

    async draftWorkout(call) {
      const { provider, tier, request, signal, firstAskedAtMs = performance.now() } = call;
      const reply = await ask<unknown>({
        task: 'draft',
        provider,
        tier,
        signal,
        timeoutMs: () =>
          config.timeoutSeconds * 1000 - Math.ceil(performance.now() - firstAskedAtMs),
        prepare: async () => {
          const { generateDraft } = await import('./generate-draft.ts');
          const prompt = makePrompt(request, call.userText, call.problems);
          return (ready, either, onTokens) =>
            generateDraft({ ready, prompt, signal: either, onTokens }, request);
        },
      });
      return reply.kind === 'ok' ? { kind: 'ok', draft: reply.value, model: reply.model } : reply;
    },

    async talk({ provider, tier, prompt, tools, onText, signal }) {
      const limitMs = Math.min(config.timeoutSeconds, talkSeconds) * 1000;
      const silenceMs = Math.min(silenceSeconds * 1000, limitMs / 2);
      const reply = await ask<null>({
        task: 'talk',
        provider,
        tier,
        signal,
        timeoutMs: () => limitMs,
        prepare: async () => {
          const { streamAnswer } = await import('./stream-answer.ts');
          return (ready, either, onTokens) =>
            streamAnswer({ ready, prompt, tools, onText, signal: either, silenceMs, onTokens });
        },
      });
      return reply.kind === 'ok' ? { kind: 'ok' } : reply;
    },

    async readClaims({ provider, tier, text, today, signal }) {
      const reply = await ask<unknown>({
        task: 'read',
        provider,
        tier,
        signal,
        timeoutMs: () => Math.min(config.timeoutSeconds, readSeconds) * 1000,
        prepare: async () => {
          const [{ generateJson }, { claimsSchema }] = await Promise.all([
            import('./generate-json.ts'),
            import('./claims-schema.ts'),
          ]);
          const prompt = makeReadingPrompt(text, today);
          return (ready, either, onTokens) =>
            generateJson({ ready, prompt, signal: either, onTokens }, claimsSchema, 'claims');
        },
      });
      return reply.kind === 'ok' ? { kind: 'ok', claims: reply.value } : reply;
    },
  };
}
