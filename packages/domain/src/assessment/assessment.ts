import { itemById } from './items.ts';
import { assessmentProgress, nextItem } from './next-item.ts';
import { type ByDimension, confidenceOf, scoresOf } from './profile.ts';
import { readAnswer } from './read-answer.ts';
import { evidenceOf } from './scoring.ts';
import type { AssessmentPhase, AssessmentState, Item, KnownAthlete } from './types.ts';

export interface AssessmentView {
  phase: AssessmentPhase;
  item: Item | null;
  /** 0–1. */
  progress: number;
  confidence: ByDimension;
  profile: ByDimension;
}

export function startAssessment(sessionId: string, now: string): AssessmentState {
  return { sessionId, startedAt: now, given: [], submittedAt: null };
}

/** Everything the page shows, worked out from the answers. */
export function viewAssessment(
  state: AssessmentState,
  athlete: KnownAthlete,
  nowMs: number,
): AssessmentView {
  const evidence = evidenceOf(state, athlete);
  const confidence = confidenceOf(evidence, nowMs);
  const { phase, item } = nextItem(state, athlete, confidence);
  const progress = phase === 'complete' ? 1 : assessmentProgress(state, confidence);
  return { phase, item, progress, confidence, profile: scoresOf(evidence, nowMs) };
}

export type Answered = { ok: true; state: AssessmentState } | { ok: false; message: string };

/** The same item may be answered again: the later answer counts. */
export function giveAnswer(
  state: AssessmentState,
  itemId: string,
  given: unknown,
  now: string,
): Answered {
  if (state.submittedAt !== null) return { ok: false, message: 'This assessment has ended' };
  const item = itemById(itemId);
  if (!item) return { ok: false, message: 'There is no such question' };
  const read = readAnswer(item, given);
  if (!read.ok) return read;
  const others = state.given.filter((one) => one.itemId !== itemId);
  return {
    ok: true,
    state: { ...state, given: [...others, { itemId, answer: read.answer, at: now }] },
  };
}
