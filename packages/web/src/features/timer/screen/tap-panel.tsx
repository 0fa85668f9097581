import type { Tap } from '@cadence/domain/timer/taps';
import type { TimerStep } from '@cadence/domain/timer/types';
import type { TimerActions } from '../engine/use-timer.ts';
import { lastSplit, type TapState } from '../tap-words.ts';
import { HoldButton } from './controls/hold-button.tsx';
import { SettledButton } from './controls/settled-button.tsx';

interface TapPanelProps {
  step: TimerStep;
  stepIndex: number;
  state: TapState;
  taps: readonly Tap[] | undefined;
  actions: TimerActions;
}

/** A thumb without eyes finds it: all of the lower half but the controls. */
export function TapPanel({ step, stepIndex, state, taps, actions }: TapPanelProps) {
  const { big, small, hint, ends } = state;
  const split = lastSplit(stepIndex, taps);
  const look = 'run-tap flex-col gap-1 px-4 text-center';
  const words = (
    <>
      <span
        className={`run-tap-big num display ${big.length > 3 ? 'run-tap-long' : ''} ${big.length > 14 ? 'run-tap-longer' : ''}`}
      >
        {big}
      </span>
      {small && <span className="num font-[700] text-xl lg:text-2xl">{small}</span>}
      <span className="font-[750] text-lg uppercase tracking-[0.06em] lg:text-xl">{hint}</span>
      {split && <span className="num font-[600] text-base">last {split}</span>}
    </>
  );
  if (ends === 'hold') {
    return (
      <HoldButton
        key={`hold ${stepIndex}`}
        look="solid"
        aria-label={`Finish ${step.name}`}
        onHeld={actions.finish}
        className={look}
      >
        {words}
      </HoldButton>
    );
  }
  return (
    <SettledButton
      key={`tap ${stepIndex}`}
      look="solid"
      onClick={ends === 'tap' ? actions.finish : actions.tap}
      aria-keyshortcuts="T"
      className={look}
    >
      {words}
    </SettledButton>
  );
}
