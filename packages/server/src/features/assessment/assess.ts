import type { adaptAssessment } from '@cadence/contract/assessment/routes';
import type { BodyOf, ReplyOf } from '@cadence/contract/route';
import { giveAnswer, startAssessment, viewAssessment } from '@cadence/domain/assessment/assessment';
import { type AssessmentResult, resultOf } from '@cadence/domain/assessment/result';
import type { AssessmentState, Item, KnownAthlete } from '@cadence/domain/assessment/types';
import { ApiError } from '../../http/errors.ts';
import { newId } from '../../platform/ids.ts';
import type { AssessmentStore } from './store.ts';

export interface AssessmentDeps {
  store: AssessmentStore;
  /** What profile and sessions say of the user. */
  athleteOf: (userId: string) => Promise<KnownAthlete>;
  /** Told of each step, for the user's other tabs. */
  onProgress: (userId: string, view: Pick<View, 'sessionId' | 'phase' | 'progress'>) => void;
  now: () => number;
}

type View = ReplyOf<typeof adaptAssessment>;

/** What the page needs of an item; what it tells is nobody's business but the domain's. */
function questionOf(item: Item): NonNullable<View['question']> {
  const { id, kind, prompt, help = null, input, steps = [], timerSeconds } = item;
  const shown = { id, kind, prompt, help, input: copyInput(input), steps: [...steps] };
  return timerSeconds === undefined ? shown : { ...shown, timerSeconds };
}

function copyInput(input: Item['input']): NonNullable<View['question']>['input'] {
  return 'options' in input ? { ...input, options: [...input.options] } : { ...input };
}

function shown(state: AssessmentState, athlete: KnownAthlete, nowMs: number): View {
  const { phase, item, progress, confidence, profile } = viewAssessment(state, athlete, nowMs);
  return {
    sessionId: state.sessionId,
    phase,
    question: item && questionOf(item),
    progress,
    confidence,
    profile,
    answered: state.given.length,
  };
}

async function findState(
  { store, now }: AssessmentDeps,
  userId: string,
  sessionId: string | null | undefined,
): Promise<AssessmentState> {
  if (sessionId) {
    const stored = await store.find(userId, sessionId);
    if (!stored) throw new ApiError('NOT_FOUND');
    return stored.state;
  }
  const underWay = await store.findUnderWay(userId);
  return underWay?.state ?? startAssessment(newId(now()), new Date(now()).toISOString());
}

/** Every answer is stored before the next question is given, so that nothing is asked twice. */
export async function goOn(
  deps: AssessmentDeps,
  userId: string,
  { sessionId, answer }: BodyOf<typeof adaptAssessment>,
): Promise<View> {
  const nowMs = deps.now();
  let state = await findState(deps, userId, sessionId);
  if (answer) {
    const given = giveAnswer(state, answer.itemId, answer.value, new Date(nowMs).toISOString());
    if (!given.ok) {
      const fields = [{ path: 'answer.value', message: given.message }];
      throw new ApiError('VALIDATION_ERROR', { details: { fields } });
    }
    state = given.state;
  }
  await deps.store.put(userId, { state, result: null });
  const view = shown(state, await deps.athleteOf(userId), nowMs);
  deps.onProgress(userId, view);
  return view;
}

/** Sent twice, the first result stands. */
export async function submit(
  deps: AssessmentDeps,
  userId: string,
  sessionId: string,
): Promise<AssessmentResult> {
  const stored = await deps.store.find(userId, sessionId);
  if (!stored) throw new ApiError('NOT_FOUND');
  if (stored.result) return stored.result;
  const submittedAt = new Date(deps.now()).toISOString();
  const result = resultOf(stored.state, await deps.athleteOf(userId), submittedAt);
  await deps.store.put(userId, { state: { ...stored.state, submittedAt }, result });
  return result;
}
