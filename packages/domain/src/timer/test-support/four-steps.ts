import { start, timerAt } from '../timer.ts';
import { newTimer } from '../timer-state.ts';
import type { TimerStep } from '../types.ts';

export const steps: TimerStep[] = [
  { name: 'Get Ready', duration: 60, type: 'pre-workout' },
  { name: 'Squat', duration: 40, type: 'exercise', repBased: true },
  { name: 'Rest', duration: 20, type: 'rest' },
  { name: 'Row', duration: 30, type: 'exercise' },
];
export const t0 = 1_780_000_000_000;
/** So many seconds after the start. */
export const at = (seconds: number) => t0 + seconds * 1000;
export const running = start(steps, newTimer(), t0);
export const read = (state = running, seconds = 0) => timerAt(steps, state, at(seconds));
