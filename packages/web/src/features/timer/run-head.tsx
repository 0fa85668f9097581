import { formatClock } from '@cadence/domain/timer/format-clock';
import { sumSeconds } from '@cadence/domain/timer/timeline';
import type { TimerReading } from '@cadence/domain/timer/timer';
import type { TimerStep } from '@cadence/domain/timer/types';
import { Strip } from '../../ui/strip.tsx';
import { placeText } from './step-words.ts';

interface RunHeadProps {
  title: string;
  reading: TimerReading;
  /** With what the user has added to single steps or taken from them. */
  steps: readonly TimerStep[];
  countsUp: boolean;
  onSeek: (seconds: number) => void;
}

/** Rounded up once, at the end, as the clock below does: both then change at the same moment. */
function secondsLeft(steps: readonly TimerStep[], stepIndex: number, remainingMs: number): number {
  const aheadMs = sumSeconds(steps.slice(stepIndex + 1)) * 1000;
  return Math.ceil(Math.round(aheadMs + remainingMs) / 1000);
}

export function RunHead({ title, reading, steps, countsUp, onSeek }: RunHeadProps) {
  const { step, stepIndex, stepElapsedSeconds, remainingMs } = reading;
  const place = step ? placeText(step) : '';
  const left = formatClock(secondsLeft(steps, stepIndex, remainingMs));
  return (
    <header className="run-head flex flex-col gap-2 lg:gap-4">
      <div className="run-head-words flex min-h-7 items-center justify-between gap-4 font-[650] lg:text-lg">
        <p className="num min-w-0 truncate">
          <span className="max-lg:hidden">
            {title}
            {place && ' · '}
          </span>
          {place || <span className="lg:hidden">{title}</span>}
        </p>
        {!countsUp && (
          <p className="num shrink-0">
            {left} left
            <span className="max-lg:hidden"> · {Math.floor(reading.progressPercent)} %</span>
          </p>
        )}
      </div>
      {!countsUp && (
        // The slider's touch area is taller than the bar: the height keeps it off its neighbours.
        <div className="run-head-strip min-w-0 grow py-2">
          <Strip
            steps={steps}
            tone="mono"
            size="md"
            label="Position in the workout"
            position={{ stepIndex, stepSeconds: stepElapsedSeconds }}
            onSeek={onSeek}
          />
        </div>
      )}
    </header>
  );
}
