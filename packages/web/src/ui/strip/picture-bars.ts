import type { TimerStep } from '@cadence/domain/timer/types';
import { type Phase, segmentsOf, totalSeconds } from './strip-segments.ts';

/** The strip of a picture that is drawn outside the page. */
export const bar = { height: 56, gap: 3, radius: 14 } as const;

/** The same as the strip on the page has. */
export const tokens: Record<Phase, string> = {
  intro: '--intro-bar',
  warm: '--warm',
  work: '--work',
  rest: '--rest',
  cool: '--cool',
  shift: '--shift',
};

interface Bar {
  phase: Phase;
  x: number;
  width: number;
}

/** Side by side over the whole width, in proportion to their seconds. */
export function barsOf(steps: readonly TimerStep[], width: number): Bar[] {
  const segments = segmentsOf(steps).filter(({ seconds }) => seconds > 0);
  const total = totalSeconds(segmentsOf(steps));
  const gap = Math.min(bar.gap, (width / Math.max(1, segments.length)) * 0.2);
  const room = width - gap * Math.max(0, segments.length - 1);
  return segments.map(({ phase, seconds, startSeconds }, index) => ({
    phase,
    x: (startSeconds / total) * room + index * gap,
    width: (seconds / total) * room,
  }));
}
