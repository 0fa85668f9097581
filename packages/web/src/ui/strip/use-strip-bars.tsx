import type { TimerStep } from '@cadence/domain/timer/types';
import { useMemo } from 'react';
import { StripBars, type StripSize } from './strip-bars.tsx';
import { followOf, isMoving, type PositionSource } from './strip-follow.ts';
import {
  elapsedSeconds,
  type StripPosition,
  segmentsOf,
  summaryOf,
  totalSeconds,
} from './strip-segments.ts';

export interface StripLook {
  steps: readonly TimerStep[];
  label?: string | undefined;
  size?: StripSize | undefined;
  /** What lies ahead of it is faded. */
  position?: StripPosition | PositionSource | undefined;
  /** Steps that were passed over: faded, wherever they stand. */
  undone?: ReadonlySet<number> | undefined;
  /** 'mono' draws in the text's colour, for a page that has itself a phase's colour. */
  tone?: 'phase' | 'mono' | undefined;
}

/** What every strip is made of, whatever can be done with it. */
export function useStripBars(look: StripLook) {
  const { steps, label, size = 'md', position, undone, tone = 'phase' } = look;
  const segments = useMemo(() => segmentsOf(steps), [steps]);
  const total = totalSeconds(segments);
  const moving = position && isMoving(position) ? position : undefined;
  const at = position && isMoving(position) ? position.read() : position;
  const elapsed = at ? elapsedSeconds(segments, at) : total;
  const follow = useMemo(() => moving && followOf(moving, segments), [moving, segments]);
  const bars = (
    <StripBars
      segments={segments}
      size={size}
      mono={tone === 'mono'}
      undone={undone}
      done={total > 0 ? elapsed / total : 1}
      follow={total > 0 ? follow : undefined}
    />
  );
  const doneText = undone && `${segments.length - undone.size} of ${segments.length} done`;
  const name = [label, summaryOf(segments), doneText].filter(Boolean).join('. ');
  const picture = (
    <div role="img" aria-label={name}>
      {bars}
    </div>
  );
  const readElapsed = () => (moving ? elapsedSeconds(segments, moving.read()) : elapsed);
  return { segments, total, follow, bars, picture, readElapsed };
}
