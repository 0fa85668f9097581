import { type CSSProperties, memo, useLayoutEffect, useRef } from 'react';
import { phaseFills } from './phase-fills.ts';
import type { Follow } from './strip-follow.ts';
import { type Segment, totalSeconds } from './strip-segments.ts';

export type StripSize = 'xs' | 'sm' | 'md' | 'lg';

const sizes: Record<StripSize, string> = {
  xs: 'h-2 rounded-[3px]',
  sm: 'h-2 rounded-[3px]',
  md: 'h-5 rounded-[7px]',
  lg: 'h-[34px] rounded-lg',
};

interface StripBarsProps {
  segments: readonly Segment[];
  size: StripSize;
  mono: boolean;
  done: number;
  undone?: ReadonlySet<number> | undefined;
  /** Instead of what is done when it is drawn. */
  follow?: Follow | undefined;
}

/** Of the whole strip: less than a pixel on a phone, and a running timer draws it less often. */
const smallestMove = 1 / 400;

function shownOf(done: number): number {
  return done >= 1 ? 1 : Math.floor(Math.max(0, done) / smallestMove) * smallestMove;
}

export function StripBars({ segments, size, mono, done, undone, follow }: StripBarsProps) {
  if (follow) return <Followed segments={segments} size={size} mono={mono} follow={follow} />;
  const shown = shownOf(done);
  return <Frame segments={segments} size={size} mono={mono} shown={shown} undone={undone} />;
}

interface FrameProps {
  segments: readonly Segment[];
  size: StripSize;
  mono: boolean;
  shown: number;
  undone?: ReadonlySet<number> | undefined;
}

/**
 * What is played lies over the faded whole, in a window that slides along: moving it takes no
 * layout. The bars inside slide the other way, and so stand still.
 */
function Frame({ segments, size, mono, shown, undone }: FrameProps) {
  const bars = <Bars segments={segments} mono={mono} undone={undone} />;
  if (shown === 1) return <div className={`flex overflow-hidden ${sizes[size]}`}>{bars}</div>;
  const ahead = aheadOf(shown);
  return (
    <div className={`relative overflow-hidden ${sizes[size]}`}>
      <div className={`flex h-full ${mono ? 'opacity-28' : 'opacity-34'}`}>{bars}</div>
      <div
        className="absolute inset-0 overflow-hidden"
        style={{ transform: `translateX(-${ahead}%)` }}
      >
        <div className="flex h-full" style={{ transform: `translateX(${ahead}%)` }}>
          {bars}
        </div>
      </div>
    </div>
  );
}

const aheadOf = (shown: number) => (100 * (1 - shown)).toFixed(3);

interface FollowedProps {
  segments: readonly Segment[];
  size: StripSize;
  mono: boolean;
  follow: Follow;
}

/** The same frame, moved without being drawn again. */
const Followed = memo(function Followed({ segments, size, mono, follow }: FollowedProps) {
  const window = useRef<HTMLDivElement>(null);
  const played = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const total = totalSeconds(segments);
    let written = '';
    return follow((elapsed) => {
      const ahead = aheadOf(shownOf(elapsed / total));
      if (ahead === written || !window.current || !played.current) return;
      written = ahead;
      window.current.style.transform = `translateX(-${ahead}%)`;
      played.current.style.transform = `translateX(${ahead}%)`;
    });
  }, [segments, follow]);
  const bars = <Bars segments={segments} mono={mono} />;
  return (
    <div className={`relative overflow-hidden ${sizes[size]}`}>
      <div className={`flex h-full ${mono ? 'opacity-28' : 'opacity-34'}`}>{bars}</div>
      <div ref={window} className="absolute inset-0 overflow-hidden">
        <div ref={played} className="flex h-full">
          {bars}
        </div>
      </div>
    </div>
  );
});

interface BarsProps {
  segments: readonly Segment[];
  mono: boolean;
  undone?: ReadonlySet<number> | undefined;
}

/** Kept from drawing again while only the position moves: there can be hundreds. */
const Bars = memo(function Bars({ segments, mono, undone }: BarsProps) {
  const least = `${50 / segments.length}%`;
  if (segments.length === 0) return <span className="flex-1 bg-ink/9" />;
  return segments.map(({ index, phase, seconds }) => (
    <span
      key={index}
      className={`strip-segment ${mono ? 'bg-current' : phaseFills[phase]} ${undone?.has(index) ? 'opacity-34' : ''}`}
      style={{ flexGrow: seconds, '--least': least } as CSSProperties}
    />
  ));
});
