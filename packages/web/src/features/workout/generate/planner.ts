import { exerciseById } from '@cadence/domain/exercise/library';
import { equipmentIds } from '@cadence/domain/exercise/types';
import { check } from '@cadence/domain/planner/check/check';
import { isServable } from '@cadence/domain/planner/check/report';
import { addItem } from '@cadence/domain/planner/edit/edit';
import type { Alarm } from '@cadence/domain/planner/legal/safety';
import { plan } from '@cadence/domain/planner/plan';
import { missedWishes } from '@cadence/domain/planner/receipts/departures';
import {
  adaptationSummary,
  type Receipt,
  receiptsFor,
} from '@cadence/domain/planner/receipts/receipts';
import type { Request, TrainingHistory, Understanding } from '@cadence/domain/planner/request';
import { variationSeed } from '@cadence/domain/planner/seeded';
import { equipmentCatalogue } from '@cadence/domain/profile/equipment';
import { stepsToPlay } from '@cadence/domain/timer/quick';
import type { Workout } from '@cadence/domain/workout/types';
import { readItems } from '../../../platform/items/item-store.ts';
import type { Asked, Generated } from './generation.ts';
import { patternWords } from './pattern-words.ts';
import { readAsked } from './read-asked.ts';

interface Here {
  id: string;
  userId: string;
  nowMs: number;
  history: TrainingHistory;
}

export type PlannedHere =
  | { kind: 'planned'; reply: Generated }
  | { kind: 'unsafe'; alarm: Extract<Understanding, { kind: 'stop' | 'hold' }> }
  | { kind: 'nothing-fits' };

/** Whether the words tell of danger. */
export function alarmIn(asked: Asked, history: TrainingHistory): Alarm | null {
  const understanding = readAsked(asked, history, readItems());
  return understanding.kind === 'request' ? null : understanding;
}

/** A workout without the server: the same planner, the same checks. */
export function planHere(asked: Asked, { id, userId, nowMs, history }: Here): PlannedHere {
  const understanding = readAsked(asked, history, readItems());
  if (understanding.kind !== 'request') return { kind: 'unsafe', alarm: understanding };
  const { request, chips, question, asksAbout } = understanding;
  const date = new Date(nowMs).toISOString();
  const drafted = plan(request, date, variationSeed(userId, asked.variation));
  const report = check(drafted, request);
  if (!isServable(report)) return { kind: 'nothing-fits' };
  const workout = { ...drafted, id, userId, generatedAt: date, provider: 'local' };
  return {
    kind: 'planned',
    reply: {
      workout,
      workout_id: id,
      intelligence_applied: false,
      adaptation_summary: adaptationSummary(request, workout, []),
      stored_with_context: false,
      provider_requested: asked.provider,
      provider_used: 'local',
      fallback_reason: null,
      checks: receiptsFor(request, workout, report, []),
      chips,
      question,
      asks_about: asksAbout,
    },
  };
}

/** What still holds after the user has changed it. */
export function checkEdited(workout: Workout, request: Request): Receipt[] {
  return receiptsFor(request, workout, check(workout, request), []);
}

export interface LeftOut {
  names: string[];
  /** How long it is with them. */
  minutes: number;
  /** The same with them in it. */
  workout: Workout;
}

/** What was asked for by name, did not fit, and nothing speaks against; null where there is none. */
export function leftOutOf(workout: Workout, request: Request): LeftOut | null {
  const missed = missedWishes(request, [workout]).filter(({ reason }) => reason === null);
  const names: string[] = [];
  let longer = workout;
  for (const { id, name } of missed) {
    const exercise = exerciseById(id);
    const next = exercise ? addItem(longer, exercise, request) : longer;
    if (next === longer) continue;
    names.push(name);
    longer = next;
  }
  if (names.length === 0 || !isServable(check(longer, request))) return null;
  const seconds = stepsToPlay(longer).reduce((sum, step) => sum + step.duration, 0);
  return { names, minutes: Math.round(seconds / 60), workout: longer };
}

interface Traits {
  /** 'Kettlebells', 'Bodyweight'. */
  kit: string[];
  /** 'Hinge', 'Pull', 'Carry': the most frequent first, at most three. */
  patterns: string[];
}

/** What its exercises need and train, as far as the library knows them. */
export function traitsOf({ workout }: Workout): Traits {
  const known = workout
    .filter(({ type }) => type === 'exercise')
    .flatMap(({ exerciseId }) => exerciseById(exerciseId ?? '') ?? []);
  const used = new Set(known.flatMap(({ equipment }) => equipment));
  const kit = equipmentIds.filter((id) => used.has(id) && id !== 'bodyweight' && id !== 'yoga_mat');
  const counts = new Map<string, number>();
  for (const { patterns } of known) {
    const words = patternWords[patterns[0]];
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  return {
    kit: (kit.length > 0 ? kit : (['bodyweight'] as const)).map(
      (id) => equipmentCatalogue[id].name,
    ),
    patterns: [...counts]
      .sort(([, a], [, b]) => b - a)
      .slice(0, 3)
      .map(([words]) => words),
  };
}
