import { isTapped } from '@cadence/domain/timer/tap-actions';
import type { Tap } from '@cadence/domain/timer/taps';
import type { TimerStep } from '@cadence/domain/timer/types';
import {
  Ellipsis,
  List,
  Maximize,
  Minimize,
  SkipBack,
  SkipForward,
  Volume2,
  VolumeX,
} from 'lucide-react';
import { memo, type Ref, useEffect, useRef } from 'react';
import { hasKeys } from '../../../../platform/has-keys.ts';
import type { TimerActions } from '../../engine/use-timer.ts';
import { isLoadedSet } from '../../step-words.ts';
import type { FullScreen } from '../hooks/use-full-screen.ts';
import { PhaseButton } from './phase-button.tsx';
import { SettledButton } from './settled-button.tsx';
import { StepButtons } from './step-buttons.tsx';

const beside = 'h-18 w-18 landscape:max-[760px]:w-14';
const pressed = 'aria-expanded:bg-on-phase aria-expanded:text-phase';
const row = 'run-controls-row flex gap-2.5 max-[359px]:gap-2';

/** What lies over the running timer. */
export type RunSheet = 'more' | 'steps' | 'settings' | 'help' | 'restart' | 'end';

interface RunControlsProps {
  running: boolean;
  stepIndex: number;
  steps: readonly TimerStep[];
  /** Of the step that is on. */
  taps: readonly Tap[];
  actions: TimerActions;
  onSkip: () => void;
  onRest: () => void;
  /** A stopwatch has no other steps to go to. */
  countsUp: boolean;
  muted: boolean;
  onMute: () => void;
  fullScreen: FullScreen;
  opened: RunSheet | null;
  onOpen: (sheet: RunSheet) => void;
}

/** Where there is no room for a button, the More sheet has it (run-screen.css). */
export const RunControls = memo(function RunControls(props: RunControlsProps) {
  const { running, stepIndex, steps, actions, onSkip, onRest, countsUp } = props;
  const { muted, onMute, fullScreen, opened, onOpen } = props;
  const main = useRef<HTMLButtonElement>(null);
  const step = steps[stepIndex];
  const isTold = isTapped(step) || step?.count === 'minutes';
  const isQuiet = step?.openEnded === true || isTold || isLoadedSet(step);

  // The button that started the workout is gone: whoever came by keyboard goes on from here.
  useEffect(() => {
    // After a reload a browser takes it for a step by keyboard, which it is not on a phone.
    const ring = !hasKeys() && { focusVisible: false };
    main.current?.focus({ preventScroll: true, ...ring });
  }, []);

  return (
    <div className="run-controls flex flex-col gap-2.5 landscape:flex-row landscape:items-center landscape:justify-between xl:landscape:shrink-0">
      <div className={`${row} run-controls-main`}>
        {!countsUp && (
          <PhaseButton
            aria-label="Previous step"
            onClick={actions.previous}
            className={`run-button-previous ${beside}`}
          >
            <SkipBack aria-hidden="true" className="size-6 fill-current" />
          </PhaseButton>
        )}
        <ToggleButton
          ref={main}
          running={running}
          quiet={isQuiet && running}
          onToggle={actions.toggle}
        />
        {!countsUp && (
          <PhaseButton aria-label="Next step" onClick={onSkip} className={beside}>
            <SkipForward aria-hidden="true" className="size-6 fill-current" />
          </PhaseButton>
        )}
      </div>
      <div className={row}>
        <div className="run-step-buttons contents">
          <StepButtons
            steps={steps}
            stepIndex={stepIndex}
            taps={props.taps}
            actions={actions}
            onRest={onRest}
          />
        </div>
        <PhaseButton
          aria-label={muted ? 'Sound on' : 'Mute'}
          onClick={onMute}
          className="run-button-mute"
        >
          {muted ? (
            <VolumeX aria-hidden="true" className="size-6" />
          ) : (
            <Volume2 aria-hidden="true" className="size-6" />
          )}
        </PhaseButton>
        {!countsUp && (
          <PhaseButton
            aria-label="Steps"
            aria-haspopup="dialog"
            aria-expanded={opened === 'steps'}
            onClick={() => onOpen('steps')}
            className={`run-button-steps ${pressed}`}
          >
            <List aria-hidden="true" className="size-6" />
          </PhaseButton>
        )}
        {fullScreen.possible && (
          <PhaseButton
            aria-label={fullScreen.on ? 'Leave full screen' : 'Full screen'}
            onClick={fullScreen.toggle}
            className="max-lg:hidden"
          >
            {fullScreen.on ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
          </PhaseButton>
        )}
        <PhaseButton
          aria-label="More"
          aria-haspopup="dialog"
          aria-expanded={opened === 'more'}
          onClick={() => onOpen('more')}
          className={pressed}
        >
          <Ellipsis aria-hidden="true" className="size-6" />
        </PhaseButton>
      </div>
    </div>
  );
});

interface ToggleButtonProps {
  ref: Ref<HTMLButtonElement>;
  running: boolean;
  /** Another button is the one to press. */
  quiet: boolean;
  onToggle: () => void;
}

function ToggleButton({ ref, running, quiet, onToggle }: ToggleButtonProps) {
  return (
    <SettledButton
      doubleOnly
      ref={ref}
      look={quiet ? 'tint' : 'solid'}
      onClick={onToggle}
      aria-keyshortcuts="Space"
      className="run-button-toggle h-18 min-w-18 flex-1 flex-col gap-0 px-2 text-[1.3125rem] tracking-[0.02em] [font-stretch:118%] max-[359px]:text-lg landscape:min-[480px]:min-w-36 xl:landscape:min-w-44"
    >
      {running ? 'PAUSE' : 'RESUME'}
      <span
        aria-hidden="true"
        className="font-[700] text-[0.75rem] tracking-[0.04em] [font-stretch:100%] not-lg:hidden not-pointer-fine:hidden"
      >
        SPACE
      </span>
    </SettledButton>
  );
}
