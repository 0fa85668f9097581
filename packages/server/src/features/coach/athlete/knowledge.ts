import { isTone, tonePreferenceId } from '@cadence/domain/coach/turn/voice/tone';
import type { CoachKnowledge } from '@cadence/domain/coach/types';
import { keptOf } from '@cadence/domain/profile/athlete';
import { athleteFacts } from '@cadence/domain/profile/athlete-facts';
import { hasHealthConsent } from '@cadence/domain/profile/facts-consent';
import type { SyncItem } from '@cadence/domain/sync/types';
import type { Identity } from '../../../http/identity.ts';
import { type CoachDeps, instantOf } from '../deps.ts';
import type { StoredFact } from './fact-store.ts';
import { isHealthSlot } from './learned.ts';

export type User = Pick<Identity, 'userId' | 'name'>;

export interface Known {
  knowledge: CoachKnowledge;
  items: SyncItem[];
  /** The latest first. */
  facts: StoredFact[];
  /** Whether facts on health may be kept. */
  isHealthAgreed: boolean;
}

const historyDays = 90;
const dayMs = 86_400_000;

const lastWords = 6;

/** The end of the conversation before this one. */
async function lastTalkOf(
  { conversations }: CoachDeps,
  userId: string,
  conversationId: string,
): Promise<CoachKnowledge['lastTalk']> {
  const latest = (await conversations.list(userId, 2)).find(({ id }) => id !== conversationId);
  const found = latest && (await conversations.find(userId, latest.id));
  if (!latest || !found) return null;
  const messages = found.messages.slice(-lastWords).map(({ type, content }) => ({ type, content }));
  return { at: latest.updatedAt, messages };
}

/** All that the coach may look at, from what is stored now. */
export async function knowledgeOf(
  deps: CoachDeps,
  { userId, name }: User,
  /** The conversation under way: the one before it is looked back on. */
  conversationId?: string,
): Promise<Known> {
  const now = instantOf(deps);
  const since = new Date(deps.now() - historyDays * dayMs).toISOString();
  const [items, sessions, learned, flags, assessment, program, lastTalk] = await Promise.all([
    deps.itemsOf(userId),
    deps.sessionsSince(userId, since),
    deps.facts.list(userId),
    deps.flags.list(userId),
    deps.assessmentOf(userId),
    deps.programOf(userId),
    conversationId === undefined ? null : lastTalkOf(deps, userId, conversationId),
  ]);
  const isHealthAgreed = hasHealthConsent(items);
  const tone = keptOf(items, 'preference').find(({ id }) => id === tonePreferenceId)?.value;
  const facts = isHealthAgreed ? learned : learned.filter(({ slot }) => !isHealthSlot(slot));
  // The id of one is its day.
  const weights = isHealthAgreed ? keptOf(items, 'body_weight') : [];
  const latest = weights.sort((one, other) => (one.id < other.id ? 1 : -1))[0];
  const knowledge: CoachKnowledge = {
    now,
    name: name.trim() || null,
    athlete: athleteFacts(items, now.slice(0, 10)),
    bodyWeightKg: latest?.value.kilograms ?? null,
    sessions,
    learned: facts,
    flags,
    assessment,
    program,
    ...(isTone(tone) && { tone }),
    lastTalk: lastTalk ?? null,
  };
  return { knowledge, items, facts, isHealthAgreed };
}
