import { sumSeconds } from '@cadence/domain/timer/timeline';
import type { TimerStep } from '@cadence/domain/timer/types';

/** FNV-1a, 32 bits: enough to tell one plan from its next version. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  }
  return value >>> 0;
}

/** A short text that differs when the steps do: their number, their seconds, their names and lengths. */
export function printSteps(steps: readonly TimerStep[]): string {
  const text = steps.map(({ name, duration }) => `${name}\n${duration}`).join('\n');
  return `${steps.length}-${sumSeconds(steps)}-${hash(text).toString(36)}`;
}
