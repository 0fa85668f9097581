import { adaptSession, restoreSession } from '@cadence/contract/coach/adapt-routes';
import {
  acknowledgeFeature,
  analyzeGoal,
  availableFeatures,
  deleteConversation,
  editFact,
  forgetFact,
  listConversations,
  loadInTimer,
  makeWorkout,
  profileState,
  readConversation,
  readGoal,
  refineGoal,
  sendMessage,
  startConversation,
  unlockFeature,
} from '@cadence/contract/coach/routes';
import type { ProgramProposal } from '@cadence/contract/coach/schemas';
import {
  createProgram,
  listUpcoming,
  moveProgramSession,
  skipWorkout,
  takeWeekOff,
  updateSession,
} from '@cadence/contract/program/routes';
import type { ReplyOf, RequestOf, Route } from '@cadence/contract/route';
import { call, callReading } from '../../platform/api/api.ts';
import type { Removal } from './knowledge/removal-outbox.ts';

export type Conversation = ReplyOf<typeof readConversation>;
export type Message = Conversation['messages'][number];
export type Summary = ReplyOf<typeof listConversations>['conversations'][number];
export type GoalAnalysis = ReplyOf<typeof readGoal>;
type ProfileState = ReplyOf<typeof profileState>;
export type LearnedFact = ProfileState['learned'][number];
export type Feature = ReplyOf<typeof availableFeatures>['features'][number];

/** Spec §9: 10 recent conversations. */
export const recentConversations = 10;
/** Spec §9: the last 30 messages are sent along. */
const previousLimit = 30;
/** An answer may take a model and a workout to be made. */
const answerLimitMs = 90_000;

/** Under the same key the server does it once, however often it is asked. */
function callOnce<R extends Route>(
  route: R,
  request: RequestOf<R>,
  key: string,
): Promise<ReplyOf<R>> {
  const headers = { Accept: 'application/json', 'Idempotency-Key': key };
  const read = async (response: Response) => ({ response, text: await response.text() });
  return callReading(route, request, { headers, read }, { timeLimitMs: answerLimitMs });
}

type StartWords = Omit<RequestOf<typeof startConversation>['body'], 'userId'>;

export async function start(userId: string, words: StartWords, key: string): Promise<Conversation> {
  const body = { userId, ...words };
  return (await callOnce(startConversation, { body }, key)).conversation;
}

/** The program that a card offers, once however often it is pressed. */
export async function makeProgram(body: Record<string, unknown>, key: string): Promise<void> {
  await callOnce(createProgram, { body: body as RequestOf<typeof createProgram>['body'] }, key);
}

interface Saying {
  conversationId: string;
  text: string;
  previous: readonly Message[];
  key: string;
}

export async function say(
  userId: string,
  { conversationId, text, previous, key }: Saying,
): Promise<Conversation> {
  const previousMessages = previous
    .slice(-previousLimit)
    .map(({ type, content }) => ({ type, content }));
  const body = { userId, message: text, previousMessages };
  return (await callOnce(sendMessage, { params: { id: conversationId }, body }, key)).conversation;
}

/** With `after` only what came since that message, where the server still has it. */
export const readOne = (
  id: string,
  { signal, after }: { signal?: AbortSignal; after?: string } = {},
): Promise<Conversation> =>
  call(
    readConversation,
    { params: { id }, query: after === undefined ? {} : { after } },
    signal ? { signal } : {},
  );

export async function listRecent(search: string, signal: AbortSignal): Promise<Summary[]> {
  const query = { limit: recentConversations, ...(search && { search }) };
  return (await call(listConversations, { query }, { signal })).conversations;
}

export const analyze = (userId: string, goalStatement: string): Promise<GoalAnalysis> =>
  call(analyzeGoal, { body: { userId, goalStatement } }, { timeLimitMs: answerLimitMs });

export const refine = (userId: string, id: string, refinement: string): Promise<GoalAnalysis> =>
  call(
    refineGoal,
    { params: { id }, body: { userId, refinement } },
    { timeLimitMs: answerLimitMs },
  );

export const findGoal = (id: string): Promise<GoalAnalysis> => call(readGoal, { params: { id } });

export const readKnowledge = (userId: string): Promise<ProfileState> =>
  call(profileState, { body: { userId } });

export const correct = (id: string, value: string): Promise<LearnedFact> =>
  call(editFact, { params: { id }, body: { value } });

const removing = { fact: forgetFact, conversation: deleteConversation };

export const sendRemoval = ({ kind, id }: Pick<Removal, 'kind' | 'id'>): Promise<void> =>
  call(removing[kind], { params: { id } }, { keepalive: true });

export async function listFeatures(userId: string): Promise<Feature[]> {
  return (await call(availableFeatures, { query: { userId } })).features;
}

export async function acknowledge(userId: string, id: string): Promise<Feature[]> {
  return (await call(acknowledgeFeature, { params: { id }, body: { userId } })).features;
}

export async function unlock(userId: string, featureId: string): Promise<Feature[]> {
  return (await call(unlockFeature, { body: { userId, featureId } })).features;
}

export const prepareTimer = (userId: string, workoutId: string) =>
  call(loadInTimer, { body: { userId, workoutId } });

/** Made anew from the words that asked for it, and told in the conversation. */
export const remake = (userId: string, message: string, conversationId: string) =>
  call(makeWorkout, { body: { userId, message, conversationId } }, { timeLimitMs: answerLimitMs });

export interface SessionDay {
  week: number;
  session: number;
  /** ISO date. */
  date: string;
}

export async function applyProposal(proposal: ProgramProposal): Promise<void> {
  switch (proposal.kind) {
    case 'skip_next':
      await call(skipWorkout, { body: { workout_id: proposal.workoutId } });
      return;
    case 'move_next': {
      const { week, session, to: date } = proposal;
      await call(moveProgramSession, { body: { week, session, date } });
      return;
    }
    case 'adapt_next':
      await call(adaptSession, { body: { workoutId: proposal.workoutId } });
      return;
    case 'week_off':
      await call(takeWeekOff, { body: {} });
  }
}

/** As far as any program goes. */
const allWeeks = 24;

/** Where the open sessions stand now, so that they can go back there. */
export async function openDays(): Promise<SessionDay[]> {
  const { sessions } = await call(listUpcoming, { query: { weeks: allWeeks } });
  return sessions.map(({ week, session, date }) => ({ week, session, date }));
}

export async function undoProposal(
  proposal: ProgramProposal,
  before: readonly SessionDay[],
): Promise<void> {
  if (proposal.kind === 'week_off') {
    for (const body of before) await call(moveProgramSession, { body });
    return;
  }
  if (proposal.kind === 'skip_next') {
    const body = { workout_id: proposal.workoutId, completed: false };
    await call(updateSession, { body });
    return;
  }
  if (proposal.kind === 'adapt_next') {
    await call(restoreSession, { body: { workoutId: proposal.workoutId } });
    return;
  }
  const { week, session, from: date } = proposal;
  await call(moveProgramSession, { body: { week, session, date } });
}
