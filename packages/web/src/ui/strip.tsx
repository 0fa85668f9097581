import type { TimerStep } from '@cadence/domain/timer/types';
import { useMemo } from 'react';
import { StripBars, type StripSize } from './strip-bars.tsx';
import { StripExplorer } from './strip-explorer.tsx';
import { followOf, isMoving, type PositionSource } from './strip-follow.ts';
import { StripLegend } from './strip-legend.tsx';
import { StripSeeker } from './strip-seeker.tsx';
import {
  elapsedSeconds,
  type StripPosition,
  segmentsOf,
  summaryOf,
  totalSeconds,
} from './strip-segments.ts';

interface StripProps {
  steps: readonly TimerStep[];
  label?: string | undefined;
  size?: StripSize | undefined;
  /** What lies ahead of it is faded. */
  position?: StripPosition | PositionSource | undefined;
  onSeek?: ((seconds: number) => void) | undefined;
  decorative?: boolean | undefined;
  legend?: boolean | undefined;
  /** 'mono' draws in the text's colour, for a page that has itself a phase's colour. */
  tone?: 'phase' | 'mono' | undefined;
  /** Lets people look at single steps. Off for the small size: lists would be full of tab stops. */
  explore?: boolean | undefined;
}

export function Strip({
  steps,
  label,
  size = 'md',
  position,
  onSeek,
  decorative = false,
  legend = false,
  tone = 'phase',
  explore = size !== 'sm',
}: StripProps) {
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
      done={total > 0 ? elapsed / total : 1}
      follow={total > 0 ? follow : undefined}
    />
  );

  function content() {
    if (decorative) return <div aria-hidden="true">{bars}</div>;
    if (onSeek && total > 0) {
      return (
        <StripSeeker
          segments={segments}
          elapsed={() => (moving ? elapsedSeconds(segments, moving.read()) : elapsed)}
          follow={follow}
          label={label}
          onSeek={onSeek}
        >
          {bars}
        </StripSeeker>
      );
    }
    const name = [label, summaryOf(segments)].filter(Boolean).join('. ');
    const picture = (
      <div role="img" aria-label={name}>
        {bars}
      </div>
    );
    if (!explore || total === 0) return picture;
    return (
      <StripExplorer segments={segments} label={label}>
        {picture}
      </StripExplorer>
    );
  }

  return (
    <div className="w-full min-w-0">
      {content()}
      {legend && <StripLegend segments={segments} />}
    </div>
  );
}
