import type { TimerStep } from '@cadence/domain/timer/types';
import { Pause, VolumeX } from 'lucide-react';
import type { ReactNode } from 'react';
import { type ReadingSource, useReading } from '../engine/reading-source.ts';
import { lookOf } from '../phase-look.ts';
import { isLongName, nameInPlay, sideAt, workText } from '../step-words.ts';

interface RunInfoProps {
  step: TimerStep;
  readings: ReadingSource;
  paused: boolean;
  /** The browser lets nothing sound before a tap. */
  isSilent: boolean;
  /** Its weight and reps stand large elsewhere. */
  isTargetShown?: boolean;
  children?: ReactNode;
}

export function RunInfo(props: RunInfoProps) {
  const { step, readings, children, ...look } = props;
  const side = useReading(readings, (now) => sideAt(step, now));
  return (
    <div className="run-info flex min-w-0 flex-col gap-1.5 lg:gap-3">
      <StepWords step={step} side={side} {...look} />
      {children}
    </div>
  );
}

interface StepWordsProps
  extends Pick<RunInfoProps, 'step' | 'paused' | 'isSilent' | 'isTargetShown'> {
  side: ReturnType<typeof sideAt>;
}

/** What comes and goes beside the phase, in its line: the clock must not move for it. */
const badge = '-my-1 ml-1 inline-flex items-center gap-1.5 rounded-full px-3 py-0.5';

/** Beside the phase: that it is paused, or that the browser keeps it silent. */
export function StateBadges({ paused, isSilent }: Pick<RunInfoProps, 'paused' | 'isSilent'>) {
  return (
    <>
      {paused && (
        <span className={`${badge} bg-on-phase text-phase`}>
          <Pause aria-hidden="true" className="size-[0.9em] fill-current" />
          Paused
        </span>
      )}
      {isSilent && (
        <span
          className={`${badge} bg-(--tint) font-[650] text-base normal-case tracking-normal [font-stretch:100%]`}
        >
          <VolumeX aria-hidden="true" className="size-[1.1em]" />
          Tap for sound
        </span>
      )}
    </>
  );
}

function StepWords({ step, side, paused, isSilent, isTargetShown }: StepWordsProps) {
  const { word, icon: Icon } = lookOf(step.type);
  const name = nameInPlay(step);
  const details = isTargetShown ? '' : workText(step);
  return (
    <>
      <p className="run-phase flex items-center gap-2 font-[800] text-[0.9375rem] uppercase tracking-[0.1em] [font-stretch:118%] lg:text-xl">
        <Icon aria-hidden="true" className="size-[1.35em]" strokeWidth={2.5} />
        {word}
        <StateBadges paused={paused} isSilent={isSilent} />
      </p>
      <h2
        className={`run-name display pb-[0.08em] ${isLongName(name) ? 'run-name-long line-clamp-4' : 'line-clamp-2'}`}
      >
        {name}
      </h2>
      {(details || side) && (
        <p className="run-details num flex flex-wrap items-center gap-x-3 gap-y-1 font-[650] text-xl lg:text-[1.75rem]">
          {details && <span className="run-details-text">{details}</span>}
          {side && <SideCall side={side} />}
        </p>
      )}
    </>
  );
}

interface SideCallProps {
  side: 'left' | 'right';
}

function SideCall({ side }: SideCallProps) {
  const other = side === 'left' ? 'right' : 'left';
  const box = 'rounded-control px-3 py-0.5 text-base uppercase tracking-[0.06em] lg:text-xl';
  const now = 'bg-on-phase text-phase';
  const later = 'run-side-later bg-(--tint)';
  return (
    <span className="inline-flex gap-1.5">
      <span className={`${box} ${side === 'left' ? now : later}`}>Left</span>
      <span className={`${box} ${side === 'right' ? now : later}`}>Right</span>
      <span className="sr-only">
        {side} side now, {side === 'left' ? `${other} side in the second half` : 'second half'}
      </span>
    </span>
  );
}
