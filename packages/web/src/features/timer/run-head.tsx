import { formatClock } from '@cadence/domain/timer/format-clock';
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

export function RunHead({ title, reading, steps, countsUp, onSeek }: RunHeadProps) {
  const { step, stepIndex, stepElapsedSeconds, totalSeconds, elapsedSeconds } = reading;
  const place = step ? placeText(step) : '';
  const left = formatClock(Math.max(0, totalSeconds - elapsedSeconds));
  return (
    <header className="run-head flex flex-col gap-2 lg:gap-4">
      <div className="flex min-h-7 shrink-0 items-center justify-between gap-4 font-[650] lg:text-lg">
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
        <div className="min-w-0 grow py-2">
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
