import type { TimerStep } from '@cadence/domain/timer/types';
import { type CSSProperties, memo, type ReactNode, useMemo } from 'react';
import { phaseFills } from './phase-fills.ts';
import { StripExplorer } from './strip-explorer.tsx';
import { StripLegend } from './strip-legend.tsx';
import {
  elapsedSeconds,
  type Segment,
  type StripPosition,
  segmentsOf,
  summaryOf,
  totalSeconds,
} from './strip-segments.ts';
import { StripSlider } from './strip-slider.tsx';

type Size = 'sm' | 'md' | 'lg';

interface StripProps {
  steps: readonly TimerStep[];
  label?: string | undefined;
  size?: Size | undefined;
  /** What lies ahead of it is faded. */
  position?: StripPosition | undefined;
  onSeek?: ((seconds: number) => void) | undefined;
  decorative?: boolean | undefined;
  legend?: boolean | undefined;
  /** 'mono' draws in the text's colour, for a page that has itself a phase's colour. */
  tone?: 'phase' | 'mono' | undefined;
  /** Lets people look at single steps. Off for the small size: lists would be full of tab stops. */
  explore?: boolean | undefined;
}

const sizes: Record<Size, string> = {
  sm: 'h-2 rounded-[3px]',
  md: 'h-5 rounded-[7px]',
  lg: 'h-[34px] rounded-lg',
};

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
  const elapsed = position ? elapsedSeconds(segments, position) : total;
  const name = [label, summaryOf(segments)].filter(Boolean).join('. ');
  const bars = (
    <Frame size={size} mono={tone === 'mono'} done={total > 0 ? elapsed / total : 1}>
      <Bars segments={segments} mono={tone === 'mono'} />
    </Frame>
  );

  function content() {
    if (decorative) return <div aria-hidden="true">{bars}</div>;
    if (onSeek && total > 0) {
      return (
        <StripSlider
          segments={segments}
          elapsed={elapsed}
          label={label ?? 'Position in the workout'}
          onSeek={onSeek}
        >
          {bars}
        </StripSlider>
      );
    }
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

interface FrameProps {
  size: Size;
  mono: boolean;
  done: number;
  children: ReactNode;
}

function Frame({ size, mono, done, children }: FrameProps) {
  const percent = `${(Math.min(1, Math.max(0, done)) * 100).toFixed(3)}%`;
  const ahead = mono ? '0.28' : '0.34';
  return (
    <div
      className={`flex overflow-hidden ${sizes[size]}`}
      style={
        done < 1
          ? { maskImage: `linear-gradient(90deg,#000 ${percent},rgb(0 0 0/${ahead}) ${percent})` }
          : undefined
      }
    >
      {children}
    </div>
  );
}

interface BarsProps {
  segments: readonly Segment[];
  mono: boolean;
}

/** Kept from drawing again while only the position moves: there can be hundreds. */
const Bars = memo(function Bars({ segments, mono }: BarsProps) {
  const least = `${50 / segments.length}%`;
  if (segments.length === 0) return <span className="flex-1 bg-ink/9" />;
  return segments.map(({ index, phase, seconds }) => (
    <span
      key={index}
      className={`strip-segment ${mono ? 'bg-current' : phaseFills[phase]}`}
      style={{ flexGrow: seconds, '--least': least } as CSSProperties}
    />
  ));
});
