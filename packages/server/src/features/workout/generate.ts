import type { Claim } from '@cadence/domain/reading/claims';
import { ApiError, Cancelled } from '../../http/errors.ts';
import { hashOf } from '../../platform/hash.ts';
import type { WorkoutDeps } from './deps.ts';
import { type GenerationBody, type GenerationReply, makeWorkout } from './make-workout.ts';
import type { createRunning, Waiter } from './running.ts';
import type { Answer, FirstStatus } from './store.ts';

export interface GenerateDeps extends WorkoutDeps {
  running: ReturnType<typeof createRunning<Answer>>;
  storedAs: FirstStatus;
}

function hashBody({ user_id: _, ...asked }: GenerationBody): string {
  return hashOf(JSON.stringify(asked));
}

/** Makes and stores it, unless everybody who wanted it has gone meanwhile. */
async function makeAndStore(
  deps: GenerateDeps,
  userId: string,
  body: GenerationBody,
  waiter: Waiter,
  keyed: Omit<Answer, 'reply'> | null,
  claims?: readonly Claim[],
): Promise<{ reply: GenerationReply; isStored: boolean }> {
  const { reply, stored } = await makeWorkout(deps, userId, body, waiter, claims);
  if (waiter.signal.aborted) throw new Cancelled();
  const answer = keyed && { ...keyed, reply };
  const { addGenerated } = deps.store;
  const made = { ...stored, status: deps.storedAs };
  const isStored = await addGenerated(userId, made, answer, deps.now(), body.replaces);
  return { reply, isStored };
}

async function answerFor(
  deps: GenerateDeps,
  userId: string,
  body: GenerationBody,
  waiter: Waiter,
  keyed: Omit<Answer, 'reply'>,
): Promise<Answer> {
  const find = () => deps.store.findAnswer(userId, keyed.key, deps.now());
  const known = await find();
  if (known) return known;
  const { reply, isStored } = await makeAndStore(deps, userId, body, waiter, keyed);
  return (isStored ? null : await find()) ?? { ...keyed, reply };
}

/** The same workout once for the same key, however often and from wherever it is asked for. */
export async function generateWorkout(
  deps: GenerateDeps,
  userId: string,
  body: GenerationBody,
  key: string | null,
  waiter: Waiter,
  /** What was told in a conversation: then the text is not read again. */
  claims?: readonly Claim[],
): Promise<GenerationReply> {
  if (body.user_preferences === '') throw new ApiError('PREFERENCES_REQUIRED');
  if (key === null) return (await makeAndStore(deps, userId, body, waiter, null, claims)).reply;
  const bodyHash = hashBody(body);
  const answer = await deps.running.join(`${userId} ${key}`, bodyHash, waiter, (signal, progress) =>
    answerFor(deps, userId, body, { signal, progress }, { key, bodyHash }),
  );
  if (answer?.bodyHash !== bodyHash) throw new ApiError('IDEMPOTENCY_CONFLICT');
  return answer.reply as GenerationReply;
}
