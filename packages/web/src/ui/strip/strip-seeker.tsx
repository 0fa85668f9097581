import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Follow } from './strip-follow.ts';
import { type Segment, segmentAt } from './strip-segments.ts';
import { StripSlider } from './strip-slider.tsx';

interface StripSeekerProps {
  segments: readonly Segment[];
  /** Read anew, for what follows a moving position is drawn less often than it moves. */
  elapsed: () => number;
  follow?: Follow | undefined;
  label: string | undefined;
  onSeek: (seconds: number) => void;
  children: ReactNode;
}

/** Oftener would only disturb: nobody sees the slider, and screen readers tell each new value. */
const toldEverySeconds = 10;

function isWorthTelling(segments: readonly Segment[], told: number, elapsed: number): boolean {
  const isElsewhere = segmentAt(segments, told) !== segmentAt(segments, elapsed);
  return isElsewhere || elapsed < told || elapsed >= told + toldEverySeconds;
}

export function StripSeeker(props: StripSeekerProps) {
  const { segments, elapsed, follow, label, onSeek, children } = props;
  const [told, setTold] = useState(elapsed);
  const current = elapsed();
  if (isWorthTelling(segments, told, current)) setTold(current);
  const latest = useRef(current);
  useLayoutEffect(() => {
    latest.current = elapsed();
  });
  useLayoutEffect(
    () =>
      follow?.((now) => {
        latest.current = now;
        if (isWorthTelling(segments, told, now)) setTold(now);
      }),
    [follow, segments, told],
  );
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
