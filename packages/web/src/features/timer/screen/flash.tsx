import { useEffect, useRef } from 'react';

interface FlashProps {
  on: boolean;
  stepIndex: number;
}

const flashMs = 320;
/** At most three a second, however fast somebody skips: more can harm. */
const leastGapMs = 340;

/** For rooms in which no beep is heard. */
export function Flash({ on, stepIndex }: FlashProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const shownStep = useRef(stepIndex);
  const shownAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    if (shownStep.current === stepIndex) return;
    shownStep.current = stepIndex;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const now = performance.now();
    if (!on || isCalm || now - shownAt.current < leastGapMs) return;
    shownAt.current = now;
    sheet.current?.animate([{ opacity: 0.85 }, { opacity: 0 }], {
      duration: flashMs,
      easing: 'ease-out',
    });
  }, [on, stepIndex]);

  return (
    <div
      ref={sheet}
      aria-hidden="true"
      className="pointer-events-none fixed inset-0 bg-on-phase opacity-0"
    />
  );
}
