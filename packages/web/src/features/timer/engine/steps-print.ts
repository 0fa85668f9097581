import { sumSeconds } from '@cadence/domain/timer/timeline';
import type { TimerStep } from '@cadence/domain/timer/types';
import { hashText } from '@cadence/domain/workout/hash-text';

/** A short text that differs when the steps do: their number, their seconds, their names and lengths. */
export function printSteps(steps: readonly TimerStep[]): string {
  const text = steps.map(({ name, duration }) => `${name}\n${duration}`).join('\n');
  return `${steps.length}-${sumSeconds(steps)}-${hashText(text).toString(36)}`;
}
