import { buildTimerSteps } from '../../../timer/build-steps.ts';
import { sumLikelySeconds } from '../../../timer/timeline.ts';
import type { Block, Exercise, Workout } from '../../../workout/types.ts';

/** A session as it is played. */
export interface Laid {
  warmup: Exercise[];
  blocks: Block[];
  cooldown: Exercise[];
}

/** What the clock makes of it, with the introduction and all that stands between the blocks. */
export function playedSeconds({ warmup, blocks, cooldown }: Laid): number {
  const workout: Workout = {
    source: 'ai',
    workout: [...warmup, ...cooldown],
    play: { blocks },
  };
  return sumLikelySeconds(buildTimerSteps(workout));
}

/** Laid out with as many easy seconds as make the total; `lay` must give back every one of them. */
export function layToFit(
  totalSeconds: number,
  easy: { guess: number; least: number; most: number },
  lay: (easySeconds: number) => Laid,
): { laid: Laid; isExact: boolean } {
  const missing = totalSeconds - playedSeconds(lay(easy.guess));
  const wanted = easy.guess + missing;
  const seconds = Math.min(easy.most, Math.max(easy.least, wanted));
  return { laid: lay(seconds), isExact: seconds === wanted };
}
