import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type Segment, segmentAt } from './strip-segments.ts';
import { StripSlider } from './strip-slider.tsx';

interface StripSeekerProps {
  segments: readonly Segment[];
  elapsed: number;
  label: string | undefined;
  onSeek: (seconds: number) => void;
  children: ReactNode;
}

/** Oftener would only disturb: nobody sees the slider, and screen readers tell each new value. */
const toldEverySeconds = 10;

export function StripSeeker({ segments, elapsed, label, onSeek, children }: StripSeekerProps) {
  const [told, setTold] = useState(elapsed);
  const isElsewhere = segmentAt(segments, told) !== segmentAt(segments, elapsed);
  const isOld = elapsed < told || elapsed >= told + toldEverySeconds;
  if (isElsewhere || isOld) setTold(elapsed);
  const latest = useRef(elapsed);
  useLayoutEffect(() => {
    latest.current = elapsed;
  });
  const seek = useCallback(
    (seconds: number) => {
      setTold(seconds);
      onSeek(seconds);
    },
    [onSeek],
  );
  return (
    <div className="relative rounded-lg outline-offset-2 has-focus-visible:outline-3 has-focus-visible:outline-focus">
      {children}
      <StripSlider
        segments={segments}
        elapsed={told}
        latest={latest}
        label={label ?? 'Position in the workout'}
        onSeek={seek}
      />
    </div>
  );
}
