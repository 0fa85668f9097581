import { countdownSeconds } from '@cadence/domain/timer/constants';
import { changesSides } from '@cadence/domain/timer/steps/sides';
import type { TimerReading } from '@cadence/domain/timer/timer';
import type { TimerStep } from '@cadence/domain/timer/types';
import { lookOf } from '../phase-look.ts';
import { lengthText, plainName, previewText, workText } from '../step-words.ts';

const lastSeconds = countdownSeconds[0];

function sayStep(steps: readonly TimerStep[], { step, stepIndex }: TimerReading): string {
  if (!step) return '';
  const next = steps[stepIndex + 1];
  const { word } = lookOf(step.type);
  const name = plainName(step);
  // The introduction is named like its phase.
  const ownName = name.toLowerCase() === word.toLowerCase() ? '' : name;
  const what = step.type === 'rest' ? [] : [ownName, workText(step)];
  // A block that begins without a step of its own says what it is.
  const before = steps[stepIndex - 1];
  const isFirst = step.type === 'exercise' && step.block !== before?.block;
  const block = isFirst && step.phase !== name ? step.phase : undefined;
  const parts = [word, block, ...what, lengthText(step)];
  return `${parts.filter(Boolean).join(', ')}. ${next ? `Next: ${previewText(next)}.` : 'The last step.'}`;
}

/** What a screen reader is told between two readings, or nothing. */
export function announcement(
  steps: readonly TimerStep[],
  before: TimerReading | null,
  now: TimerReading,
): string | null {
  if (now.status === 'not-started' || now.complete) return null;
  const begins = before === null || before.status === 'not-started';
  if (begins || before.stepIndex !== now.stepIndex) return sayStep(steps, now);
  const lengthMs = now.stepElapsedMs + now.remainingMs;
  const passes = (ms: number) => before.stepElapsedMs < ms && now.stepElapsedMs >= ms;
  const isHalf = passes(lengthMs / 2);
  // Before the seconds left, on which it falls in a short step: those are heard as well.
  if (isHalf && changesSides(now.step)) return 'Switch sides.';
  if (passes(lengthMs - lastSeconds * 1000)) return `${lastSeconds} seconds left.`;
  const hasHalf = now.step?.type === 'exercise' && !now.step.openEnded;
  return hasHalf && isHalf && lengthMs / 2 > lastSeconds * 1000 ? 'Halfway.' : null;
}
