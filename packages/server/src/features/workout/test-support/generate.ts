import type { RequestOf } from '@cadence/contract/route';
import { generate } from '@cadence/contract/workout/routes';
import type { Provider } from '@cadence/domain/workout/limits';
import { readConfig } from '../../../platform/config.ts';
import type {
  DraftReply,
  DraftRequest,
  Models,
  ReadReply,
  ReadRequest,
} from '../../../platform/models/models.ts';
import { type Account, request, type TestApp } from '../../../test-support/app.ts';

type Body = RequestOf<typeof generate>['body'];

/** Asks for a workout, without a word about how: the planner's, half an hour. */
export function askFor(
  { app }: TestApp,
  { id, token }: Account,
  body: Partial<Body> = {},
  headers: Record<string, string> = {},
) {
  const asked = {
    user_preferences: 'a full body workout',
    provider: 'local',
    user_id: id,
  } as const;
  return request(app, generate, { body: { ...asked, ...body } }, token, headers);
}

/** Every provider set up, and each draft answered by the test itself. */
export function answeringModels(
  answer: (call: DraftRequest) => DraftReply | Promise<DraftReply>,
  read: (call: ReadRequest) => ReadReply = () => ({ kind: 'failed', reason: 'Nobody reads.' }),
): Models & { calls: DraftRequest[]; readings: ReadRequest[] } {
  const ids: Provider[] = ['openai', 'anthropic', 'gemini', 'grok', 'local'];
  const calls: DraftRequest[] = [];
  const readings: ReadRequest[] = [];
  const models: Models & { calls: DraftRequest[]; readings: ReadRequest[] } = {
    calls,
    readings,
    settings: readConfig({}).models.providers,
    withConnections: () => models,
    check: async () => ({ kind: 'ok' }),
    states: async () =>
      ids.map((id) => ({
        id,
        available: true,
        reason: null,
        models: { advanced: 'big', light: 'small' },
      })),
    draftWorkout: async (call) => {
      calls.push(call);
      return answer(call);
    },
    readClaims: async (call) => {
      readings.push(call);
      return read(call);
    },
    talk: async () => ({ kind: 'failed', reason: 'Nobody asked for words.' }),
  };
  return models;
}

/** A promise that the test itself opens. */
export function makeGate<T = void>(): { opened: Promise<T>; open: (value: T) => void } {
  let open: (value: T) => void = () => {};
  const opened = new Promise<T>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
