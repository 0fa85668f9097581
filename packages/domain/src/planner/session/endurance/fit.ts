import { buildTimerSteps } from '../../../timer/build-steps.ts';
import { sumLikelySeconds } from '../../../timer/timeline.ts';
import { clamp } from '../../../workout/read-value.ts';
import type { Block, Exercise, Workout } from '../../../workout/types.ts';

/** A session as it is played. */
export interface LaidEffort {
  warmup: Exercise[];
  blocks: Block[];
  cooldown: Exercise[];
}

/** What the clock makes of it, with the introduction and all that stands between the blocks. */
export function playedSeconds({ warmup, blocks, cooldown }: LaidEffort): number {
  const workout: Workout = {
    source: 'ai',
    workout: [...warmup, ...cooldown],
    play: { blocks },
  };
  return sumLikelySeconds(buildTimerSteps(workout));
}

const rounds = 4;

/** Laid out with as many easy seconds as make the total; `lay` must give back every one of them. */
export function layToFit(
  totalSeconds: number,
  easy: { guess: number; least: number; most: number },
  lay: (easySeconds: number) => LaidEffort,
): { laid: LaidEffort; isExact: boolean } {
  const clampEasy = (seconds: number) => clamp(seconds, { min: easy.least, max: easy.most });
  let seconds = clampEasy(easy.guess);
  // Another part more or less moves the total by the moment between parts.
  for (let round = 0; round < rounds; round++) {
    const missing = totalSeconds - playedSeconds(lay(seconds));
    if (missing === 0) break;
    seconds = clampEasy(seconds + missing);
  }
  const laid = lay(seconds);
  return { laid, isExact: playedSeconds(laid) === totalSeconds };
}
