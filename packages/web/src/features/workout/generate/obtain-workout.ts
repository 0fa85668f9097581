import { generationProgress } from '@cadence/contract/workout/events';
import { generate } from '@cadence/contract/workout/routes';
import type { Alarm } from '@cadence/domain/planner/legal/safety';
import type { TrainingHistory } from '@cadence/domain/planner/request';
import * as z from 'zod/mini';
import { asFailure } from '../../../platform/api/api.ts';
import { type ApiFailure, networkFailure } from '../../../platform/api/api-failure.ts';
import { callWithProgress } from '../../../platform/api/call-with-progress.ts';
import { useIdentity } from '../../../platform/identity.ts';
import { areItemsSent, whenItemsSent } from '../../../platform/items/items-sent.ts';
import { newId } from '../../../platform/new-id.ts';
import { areSignsTold, whenSignsTold } from '../safety/safety-sync.ts';
import type { Asked, Generation } from './generation.ts';
import { describeFailure, type GenerationFailure, nothingFits } from './generation-failure.ts';
import { loadPlanner } from './load-planner.ts';

export type Progress = z.output<typeof generationProgress>;

export type Outcome =
  | ({ kind: 'made' } & Generation & { asked: Asked })
  | { kind: 'failed'; failure: GenerationFailure };

export interface Wish {
  asked: Asked;
  userId: string;
  history: TrainingHistory;
  /** One for each press of the button. */
  key: string;
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
}

/** The server itself gives up on a model before that. */
const wholeLimitMs = 240_000;
/** The server speaks at once. One that stays silent so long is not there. */
const silenceMs = 20_000;
const silenceWhenOfflineMs = 4000;

async function askServer({ asked, userId, key, signal, onProgress }: Wish): Promise<Outcome> {
  const silent = new AbortController();
  const patienceMs = useIdentity.getState().offline ? silenceWhenOfflineMs : silenceMs;
  const timer = setTimeout(() => silent.abort(), patienceMs);
  const hear = (event: unknown) => {
    clearTimeout(timer);
    const progress = z.safeParse(generationProgress, event);
    if (progress.success) onProgress(progress.data);
  };
  const body = { ...asked, user_id: userId };
  try {
    const reply = await callWithProgress(
      generate,
      { body },
      {
        idempotencyKey: key,
        onProgress: hear,
        signal: AbortSignal.any([signal, silent.signal]),
        timeLimitMs: wholeLimitMs,
      },
    );
    return { kind: 'made', asked, reply, builtHere: false };
  } catch (error) {
    if (silent.signal.aborted && !signal.aborted) throw networkFailure();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

const plannerOrNull = () =>
  loadPlanner().catch((error: unknown) => {
    console.warn('The planner could not be loaded.', error);
    return null;
  });

/** The same planner in the browser. */
export async function buildHere({ asked, userId, history, onProgress }: Wish): Promise<Outcome> {
  onProgress({ type: 'progress', stage: 'choosing', words: 'Choosing exercises on this device' });
  const planner = await plannerOrNull();
  if (!planner) return { kind: 'failed', failure: describeFailure(networkFailure()) };
  const nowMs = Date.now();
  const planned = planner.planHere(asked, { id: newId(nowMs), userId, nowMs, history });
  if (planned.kind === 'unsafe') return { kind: 'failed', failure: planned.alarm };
  if (planned.kind === 'nothing-fits') return { kind: 'failed', failure: nothingFits };
  return { kind: 'made', asked, reply: planned.reply, builtHere: true };
}

/** What the words of a wish tell of danger, judged without asking anybody. */
export async function judgeHere(asked: Asked, history: TrainingHistory): Promise<Alarm | null> {
  const planner = await plannerOrNull();
  return planner?.alarmIn(asked, history) ?? null;
}

/** No answer at all, or one from a server that is just going down or coming up. */
const isUnreachable = ({ status }: ApiFailure) => [0, 502, 503, 504].includes(status);

/** As long as a wish may wait for what was just told in the profile to reach the server. */
const toldLimitMs = 3000;

/** From the server, or made here where it cannot be reached. */
export async function obtainWorkout(wish: Wish): Promise<Outcome> {
  // A server that has not heard of an injury yet would plan without it; this device knows it.
  if (!areItemsSent() && !(await whenItemsSent(toldLimitMs))) return buildHere(wish);
  // Nor is what was just settled here asked about again.
  if (!areSignsTold() && !(await whenSignsTold(toldLimitMs))) return buildHere(wish);
  try {
    return await askServer(wish);
  } catch (error) {
    const failure = asFailure(error);
    if (isUnreachable(failure)) return buildHere(wish);
    return { kind: 'failed', failure: describeFailure(failure) };
  }
}
