import { instantOf, numberWithin, oneOf, textWithin } from '../../sync/read-fields.ts';
import { isRecord } from '../../workout/read-value.ts';
import type { StrengthRecord } from '../lifts/records.ts';
import { type TimedBest, timedBestKinds } from '../lifts/timed-best.ts';
import { sessionLimits } from '../limits.ts';
import type { Reached } from './lasting.ts';

const anyAmount = { min: 0, max: 1e9 };

export function readReached(value: unknown): Reached | null {
  if (!isRecord(value)) return null;
  const progress = numberWithin(value.progress, anyAmount);
  const unlockedAt = instantOf(value.unlockedAt);
  if (progress === null || (unlockedAt === null && value.unlockedAt !== null)) return null;
  return { progress, unlockedAt };
}

export function readStrengthRecord(value: unknown): StrengthRecord | null {
  if (!isRecord(value) || !isRecord(value.estimatedFrom)) return null;
  const lift = textWithin(value.lift, sessionLimits.textLength);
  const date = instantOf(value.date);
  const oneRepMax = numberWithin(value.oneRepMax, anyAmount);
  const weight = numberWithin(value.estimatedFrom.weight, anyAmount);
  const reps = numberWithin(value.estimatedFrom.reps, anyAmount);
  if (lift === null || date === null || !oneRepMax || !weight || !reps) return null;
  return {
    lift,
    date,
    oneRepMax,
    estimatedFrom: { weight, reps },
    lowConfidence: value.lowConfidence === true,
    previousRecord: numberWithin(value.previousRecord, anyAmount),
    improvement: numberWithin(value.improvement, anyAmount),
  };
}

export function readTimedBest(value: unknown): TimedBest | null {
  if (!isRecord(value)) return null;
  const kind = oneOf(value.kind, timedBestKinds);
  const of = textWithin(value.of, sessionLimits.textLength);
  const best = numberWithin(value.value, anyAmount);
  const date = instantOf(value.date);
  return kind && of !== null && best !== null && date !== null
    ? { kind, of, value: best, date }
    : null;
}
