import { adjustSeconds } from '@cadence/domain/timer/constants';
import type { TimerReading } from '@cadence/domain/timer/timer';
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
import { type Ref, useEffect, useRef } from 'react';
import type { TimerActions } from './engine/use-timer.ts';
import { PhaseButton } from './phase-button.tsx';
import type { RunSheet } from './run-sheets.tsx';
import { SettledButton } from './settled-button.tsx';
import type { FullScreen } from './use-full-screen.ts';

const beside = 'h-18 w-18 landscape:max-[760px]:w-14';
const gaps = 'flex gap-2.5 max-[359px]:gap-2';

interface RunControlsProps {
  reading: TimerReading;
  steps: readonly TimerStep[];
  actions: TimerActions;
  muted: boolean;
  onMute: () => void;
  fullScreen: FullScreen;
  onOpen: (sheet: RunSheet) => void;
}

export function RunControls(props: RunControlsProps) {
  const { reading, actions, muted, onMute, fullScreen, onOpen } = props;
  const main = useRef<HTMLButtonElement>(null);
  const running = reading.status === 'running';
  const openEnded = reading.step?.openEnded === true;

  // The button that started the workout is gone: whoever came by keyboard goes on from here.
  useEffect(() => {
    main.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div className="run-controls flex flex-col gap-2.5 landscape:flex-row landscape:items-center landscape:justify-between xl:landscape:shrink-0">
      <div className={gaps}>
        <PhaseButton aria-label="Previous step" onClick={actions.previous} className={beside}>
          <SkipBack aria-hidden="true" className="size-6 fill-current" />
        </PhaseButton>
        <ToggleButton
          ref={main}
          running={running}
          quiet={openEnded && running}
          onToggle={actions.toggle}
        />
        <PhaseButton aria-label="Next step" onClick={actions.skip} className={beside}>
          <SkipForward aria-hidden="true" className="size-6 fill-current" />
        </PhaseButton>
      </div>
      <div className={gaps}>
        <StepButtons {...props} />
        <PhaseButton aria-label={muted ? 'Sound on' : 'Mute'} onClick={onMute}>
          {muted ? (
            <VolumeX aria-hidden="true" className="size-6" />
          ) : (
            <Volume2 aria-hidden="true" className="size-6" />
          )}
        </PhaseButton>
        <PhaseButton aria-label="Steps" aria-haspopup="dialog" onClick={() => onOpen('steps')}>
          <List aria-hidden="true" className="size-6" />
        </PhaseButton>
        {fullScreen.possible && (
          <PhaseButton
            aria-label={fullScreen.on ? 'Leave full screen' : 'Full screen'}
            onClick={fullScreen.toggle}
            className="max-lg:hidden"
          >
            {fullScreen.on ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
          </PhaseButton>
        )}
        <PhaseButton aria-label="More" aria-haspopup="dialog" onClick={() => onOpen('more')}>
          <Ellipsis aria-hidden="true" className="size-6" />
        </PhaseButton>
      </div>
    </div>
  );
}

interface ToggleButtonProps {
  ref: Ref<HTMLButtonElement>;
  running: boolean;
  /** Another button is the one to press. */
  quiet: boolean;
  onToggle: () => void;
}

function ToggleButton({ ref, running, quiet, onToggle }: ToggleButtonProps) {
  return (
    <PhaseButton
      ref={ref}
      look={quiet ? 'tint' : 'solid'}
      onClick={onToggle}
      aria-keyshortcuts="Space"
      className="h-18 min-w-0 flex-1 flex-col gap-0 px-4 text-[1.3125rem] tracking-[0.02em] [font-stretch:118%] landscape:min-w-36 landscape:max-[760px]:min-w-32 xl:landscape:min-w-44"
    >
      {running ? 'PAUSE' : 'START'}
      <span
        aria-hidden="true"
        className="font-[700] text-[0.75rem] tracking-[0.04em] [font-stretch:100%] not-lg:hidden not-pointer-fine:hidden"
      >
        SPACE
      </span>
    </PhaseButton>
  );
}

/** What only this kind of step can do. */
function StepButtons({ reading, steps, actions }: RunControlsProps) {
  const { step, stepIndex } = reading;
  const wide = 'min-w-0 flex-1 px-3 landscape:flex-none landscape:px-5 landscape:max-[760px]:px-3';
  if (step?.type === 'rest') {
    return (
      <>
        <SettledButton
          key="less"
          aria-label={`${adjustSeconds} seconds less`}
          onClick={() => actions.adjust(-adjustSeconds)}
          className={`${wide} num whitespace-nowrap`}
        >
          −{adjustSeconds} s
        </SettledButton>
        <SettledButton
          key="more"
          aria-label={`${adjustSeconds} seconds more`}
          onClick={() => actions.adjust(adjustSeconds)}
          className={`${wide} num whitespace-nowrap`}
        >
          +{adjustSeconds} s
        </SettledButton>
      </>
    );
  }
  const hasRest = steps.some(({ type }, index) => index > stepIndex && type === 'rest');
  if (step?.openEnded) {
    const ending = stepIndex === steps.length - 1 ? 'Finish' : 'Done';
    return (
      <SettledButton
        key="end"
        look="solid"
        onClick={hasRest ? actions.rest : actions.done}
        className={`${wide} text-xl landscape:h-18`}
      >
        {hasRest ? 'Rest' : ending}
      </SettledButton>
    );
  }
  return (
    <>
      {hasRest && (
        <SettledButton key="rest" onClick={actions.rest} className={wide}>
          Rest
        </SettledButton>
      )}
      {step?.repBased && (
        <SettledButton
          key={`done ${stepIndex}`}
          look="line"
          onClick={actions.done}
          className={wide}
        >
          Done
        </SettledButton>
      )}
    </>
  );
}
