import { stepsToPlay } from '../timer/quick.ts';
import type { TimerStep } from '../timer/types.ts';
import type { Workout } from '../workout/types.ts';

/** Of one class at once, with those who lead it. */
export const classLimits = { members: 40, open: 5, hours: 6, titleLength: 80 } as const;

/** One clock for all: nothing waits for anybody, and what is open takes as long as it may well take. */
function byTheClock(step: TimerStep): TimerStep {
  const { untilDone: _, openEnded: __, likelySeconds, ...timed } = step;
  return likelySeconds === undefined
    ? timed
    : { ...timed, duration: Math.min(step.duration, likelySeconds) };
}

/** What a class plays, the same for everybody but for the exercises. */
export const classSteps = (workout: Workout): TimerStep[] => stepsToPlay(workout).map(byTheClock);
