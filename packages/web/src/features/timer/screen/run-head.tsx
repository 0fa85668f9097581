import { formatClock } from '@cadence/domain/timer/format-clock';
import { sumLikelySeconds } from '@cadence/domain/timer/timeline';
import type { TimerReading } from '@cadence/domain/timer/timer';
import type { TimerStep } from '@cadence/domain/timer/types';
import { type ReactNode, useMemo, useRef } from 'react';
import { SeekStrip } from '../../../ui/strip/seek-strip.tsx';
import type { PositionSource } from '../../../ui/strip/strip-follow.ts';
import { type ReadingSource, useWriting, writeText } from '../engine/reading-source.ts';
import { placeAt } from '../step-words.ts';

interface RunHeadProps {
  title: string;
  stepIndex: number;
  readings: ReadingSource;
  /** With what the user has added to single steps or taken from them. */
  steps: readonly TimerStep[];
  countsUp: boolean;
  /** Where it stands, where the screen says it its own way. */
  place?: string | undefined;
  /** The pulse and the microphone, where they are on. */
  beside?: ReactNode;
  onSeek: (seconds: number) => void;
}

/** Rounded up once, at the end, as the clock below does: both then change at the same moment. */
function secondsLeft(steps: readonly TimerStep[], now: TimerReading) {
  const { stepIndex, remainingMs, stepElapsedSeconds } = now;
  const aheadMs = sumLikelySeconds(steps.slice(stepIndex + 1)) * 1000;
  const likely = steps[stepIndex]?.likelySeconds;
  const hereMs =
    likely === undefined ? remainingMs : Math.max(0, likely - stepElapsedSeconds) * 1000;
  return Math.ceil(Math.round(aheadMs + hereMs) / 1000);
}

function positionsOf({ read, subscribe }: ReadingSource): PositionSource {
  return {
    subscribe,
    read() {
      const { stepIndex, stepElapsedSeconds } = read();
      return { stepIndex, stepSeconds: stepElapsedSeconds };
    },
  };
}

export function RunHead(props: RunHeadProps) {
  const { title, stepIndex, readings, steps, countsUp, onSeek } = props;
  const place = props.place ?? placeAt(steps, stepIndex);
  const positions = useMemo(() => positionsOf(readings), [readings]);
  return (
    <header className="run-head">
      <div className="run-head-words flex h-7 items-center justify-between gap-4 font-[650] lg:text-lg">
        <p className="num min-w-0 truncate">
          <span className="max-lg:hidden">
            {title}
            {place && ' · '}
          </span>
          {place || <span className="lg:hidden">{title}</span>}
        </p>
        {props.beside}
        {!countsUp && <TimeLeft readings={readings} steps={steps} />}
      </div>
      {!countsUp && (
        // The slider's touch area is taller than the bar: the height keeps it off its neighbours.
        <div className="run-head-strip mt-2 min-w-0 grow py-2 lg:mt-4">
          <SeekStrip
            steps={steps}
            tone="mono"
            size="md"
            label="Position in the workout"
            position={positions}
            onSeek={onSeek}
          />
        </div>
      )}
    </header>
  );
}

interface TimeLeftProps {
  readings: ReadingSource;
  steps: readonly TimerStep[];
}

function TimeLeft({ readings, steps }: TimeLeftProps) {
  const left = useRef<HTMLSpanElement>(null);
  const about = steps.some(({ likelySeconds }) => likelySeconds !== undefined) ? 'about ' : '';
  const percent = useRef<HTMLSpanElement>(null);
  useWriting(readings, (now) => {
    writeText(left.current, `${about}${formatClock(secondsLeft(steps, now))}`);
    writeText(percent.current, String(Math.floor(now.progressPercent)));
  });
  return (
    <p className="num shrink-0">
      <span ref={left} /> left
      <span className="max-lg:hidden">
        {' · '}
        <span ref={percent} /> %
      </span>
    </p>
  );
}
