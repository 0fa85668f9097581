import { formatClock } from '@cadence/domain/timer/format-clock';
import type { TimerReading } from '@cadence/domain/timer/timer';
import { useRef } from 'react';
import { type ReadingSource, useWriting, writeText } from '../engine/reading-source.ts';

/** Advances of the condensed figures, in em: tabular, so every digit is as wide as the next. */
const digitEm = 0.43;
const colonEm = 0.22;

/** A step that the user ends shows what has passed, everything else what is left. */
export function clockText(now: TimerReading, isUp: boolean): string {
  return formatClock(isUp ? now.stepElapsedSeconds : now.remainingSeconds);
}

/** How wide the text is, in em. The screen has it as --ems, to make room for it. */
export function clockEms(text: string): number {
  return [...text].reduce((sum, sign) => sum + (sign === ':' ? colonEm : digitEm), 0);
}

interface ClockFaceProps {
  readings: ReadingSource;
  isUp: boolean;
}

/** As large as its box allows, whichever side ends first. */
export function ClockFace({ readings, isUp }: ClockFaceProps) {
  const digits = useRef<HTMLSpanElement>(null);
  useWriting(readings, (now) => writeText(digits.current, clockText(now, isUp)));
  return (
    <div className="run-clock">
      <div
        role="timer"
        aria-label={isUp ? 'Time passed' : 'Time left in this step'}
        className="run-clock-box clock"
      >
        <span ref={digits} className="run-digits" />
      </div>
    </div>
  );
}
