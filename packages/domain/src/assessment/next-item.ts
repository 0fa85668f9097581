import type { SafetyTag } from '../reading/vocabulary.ts';
import { type Goal, injuryRegions } from '../reading/vocabulary.ts';
import { whereItHurts } from './data/questions.ts';
import { adaptiveItems, structuredItems } from './items.ts';
import type { ByDimension } from './profile.ts';
import {
  type AssessmentPhase,
  type AssessmentState,
  type Dimension,
  dimensions,
  type Item,
  type ItemAnswer,
  type KnownAthlete,
} from './types.ts';

/** Enough is known. */
const sureEnough = 0.7;
const maxAdaptiveItems = 12;

/** What each goal turns on; the rest counts a little. */
const keyDimensions: Record<Goal, readonly Dimension[]> = {
  strength: ['strength', 'experience', 'recovery'],
  hypertrophy: ['strength', 'muscular_endurance', 'recovery'],
  power: ['power', 'strength', 'mobility'],
  endurance: ['cardio', 'muscular_endurance', 'consistency'],
  hiit: ['cardio', 'muscular_endurance', 'recovery'],
  mobility: ['mobility', 'balance', 'consistency'],
  general: ['cardio', 'muscular_endurance', 'consistency'],
};

export function keyDimensionsOf(goal: Goal): readonly Dimension[] {
  return keyDimensions[goal];
}

const answerTo = (state: AssessmentState, itemId: string): ItemAnswer | undefined =>
  state.given.findLast((given) => given.itemId === itemId)?.answer;

export function goalOf(state: AssessmentState): Goal {
  const told = answerTo(state, 'goal');
  return typeof told === 'string' && told in keyDimensions ? (told as Goal) : 'general';
}

const screenIds = structuredItems.filter(({ kind }) => kind === 'screen').map(({ id }) => id);

/** One yes, or one left out: tests that go to the limit are not for today. */
export function isScreenedClear(state: AssessmentState): boolean {
  return screenIds.every((id) => answerTo(state, id) === false);
}

const isActive = (state: AssessmentState, { trainedDays }: KnownAthlete) =>
  trainedDays >= 4 || Number(answerTo(state, 'days_a_week') ?? 0) >= 2;

const hasHurt = (state: AssessmentState) => answerTo(state, 'screen_joints') === true;

/** As told here and in the profile. A problem that is nowhere in particular may be anywhere. */
function tagsOf(state: AssessmentState, { tags }: KnownAthlete): readonly string[] {
  if (!hasHurt(state)) return tags;
  const told = answerTo(state, whereItHurts.id);
  return [...tags, ...(Array.isArray(told) && told.length > 0 ? told : injuryRegions)];
}

function mayOffer(item: Item, state: AssessmentState, athlete: KnownAthlete): boolean {
  if (item.demanding && !(isScreenedClear(state) && isActive(state, athlete))) return false;
  // A heart that gives signs is for a doctor, before any test at all.
  if (item.kind === 'test' && answerTo(state, 'screen_symptoms') !== false) return false;
  const tags = tagsOf(state, athlete);
  return !item.notWith?.some((tag: SafetyTag) => tags.includes(tag));
}

/** Expected gain for what matters, by the second it takes. */
function worthOf(item: Item, key: readonly Dimension[], confidence: ByDimension): number {
  const gain = dimensions.reduce((sum, dimension) => {
    const weight = key.includes(dimension) ? 1 : 0.25;
    return sum + (1 - confidence[dimension]) * weight * (item.informs[dimension] ?? 0);
  }, 0);
  return gain / item.seconds;
}

export interface NextItem {
  phase: AssessmentPhase;
  item: Item | null;
}

export function nextItem(
  state: AssessmentState,
  athlete: KnownAthlete,
  confidence: ByDimension,
): NextItem {
  if (state.submittedAt !== null) return { phase: 'complete', item: null };
  const asked = new Set(state.given.map(({ itemId }) => itemId));
  if (hasHurt(state) && !asked.has(whereItHurts.id)) {
    return { phase: 'structured', item: whereItHurts };
  }
  const structured = structuredItems.find(({ id }) => !asked.has(id));
  if (structured) return { phase: 'structured', item: structured };
  const key = keyDimensions[goalOf(state)];
  const isSure = key.every((dimension) => confidence[dimension] >= sureEnough);
  const adaptiveAsked = adaptiveItems.filter(({ id }) => asked.has(id)).length;
  if (isSure || adaptiveAsked >= maxAdaptiveItems) return { phase: 'complete', item: null };
  const [best] = adaptiveItems
    .filter((item) => !asked.has(item.id) && mayOffer(item, state, athlete))
    .map((item) => ({ item, worth: worthOf(item, key, confidence) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth);
  return best ? { phase: 'adaptive', item: best.item } : { phase: 'complete', item: null };
}

/** 0–1. */
export function assessmentProgress(state: AssessmentState, confidence: ByDimension): number {
  const asked = new Set(state.given.map(({ itemId }) => itemId));
  const structuredDone = structuredItems.filter(({ id }) => asked.has(id)).length;
  const structuredShare = structuredDone / structuredItems.length;
  if (structuredShare < 1) return structuredShare * 0.6;
  const key = keyDimensions[goalOf(state)];
  const sure =
    key.reduce((sum, dimension) => sum + Math.min(1, confidence[dimension] / sureEnough), 0) /
    key.length;
  const items = adaptiveItems.filter(({ id }) => asked.has(id)).length / maxAdaptiveItems;
  return 0.6 + 0.4 * Math.max(sure, items);
}
