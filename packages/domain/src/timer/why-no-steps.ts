import { normaliseWorkout } from '../workout/normalise.ts';
import { isRecord } from '../workout/read-value.ts';
import { buildTimerSteps } from './build-steps.ts';

export interface NoSteps {
  reason: 'not-a-workout' | 'no-exercises' | 'only-rests' | 'only-left-out';
  message: string;
}

const messages: Record<NoSteps['reason'], string> = {
  'not-a-workout': 'This workout could not be read.',
  'no-exercises': 'This workout has no exercises yet.',
  'only-rests': 'This workout has rests but no exercises.',
  'only-left-out': 'This workout has only warm-up or cool-down items, which its format leaves out.',
};

function findReason(draft: unknown): NoSteps['reason'] {
  if (!isRecord(draft)) return 'not-a-workout';
  const { workout } = normaliseWorkout(draft);
  if (workout.length === 0) return 'no-exercises';
  return workout.every(({ type }) => type === 'rest') ? 'only-rests' : 'only-left-out';
}

/** Null when there is something to play. */
export function whyNoSteps(workout: unknown): NoSteps | null {
  if (buildTimerSteps(workout).length > 0) return null;
  const reason = findReason(workout);
  return { reason, message: messages[reason] };
}
