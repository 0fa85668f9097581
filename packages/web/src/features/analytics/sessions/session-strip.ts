import type { SessionSegment, WorkoutSession } from '@cadence/domain/analytics/types';
import type { TimerStep } from '@cadence/domain/timer/types';

const names: Record<SessionSegment['type'], string> = {
  'pre-workout': 'Get Ready',
  warmup: 'Warm-up',
  exercise: 'Work',
  rest: 'Rest',
  cooldown: 'Cool-down',
  phase_transition: 'Change',
};

/** The strip of a session: all that was planned, or what was done of it. */
export function stripSteps(
  { segments }: Pick<WorkoutSession, 'segments'>,
  part: 'planned' | 'done',
): TimerStep[] {
  return segments
    .filter(({ done }) => part === 'planned' || done)
    .map(({ type, seconds }) => ({ name: names[type], type, duration: seconds }));
}
