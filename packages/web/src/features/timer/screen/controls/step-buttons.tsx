import { adjustSeconds } from '@cadence/domain/timer/constants';
import { formatClock } from '@cadence/domain/timer/format-clock';
import { isTapped } from '@cadence/domain/timer/tap-actions';
import type { Tap } from '@cadence/domain/timer/taps';
import { endsWithDone } from '@cadence/domain/timer/timer';
import type { TimerStep } from '@cadence/domain/timer/types';
import { Check, Undo2 } from 'lucide-react';
import type { TimerActions } from '../../engine/use-timer.ts';
import { isLoadedSet } from '../../step-words.ts';
import { restAhead } from '../rest-ahead.ts';
import { HoldButton } from './hold-button.tsx';
import { PhaseButton } from './phase-button.tsx';
import { SettledButton } from './settled-button.tsx';

interface StepButtonsProps {
  /** What was told of the step that is on. */
  taps: readonly Tap[];
  steps: readonly TimerStep[];
  stepIndex: number;
  actions: TimerActions;
  onRest: () => void;
}

/** What only this kind of step can do. */
export function StepButtons(props: StepButtonsProps) {
  const { steps, stepIndex, taps, actions, onRest } = props;
  const step = steps[stepIndex];
  const wide =
    'flex-1 px-2 landscape:flex-none landscape:px-5 landscape:max-[760px]:px-3 landscape:max-[479px]:px-1';
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
  if (step?.count === 'minutes') return <WindowButtons {...props} wide={wide} />;
  if (step && isTapped(step)) {
    const marks = taps.filter(({ kind }) => kind === 'count' || kind === 'item');
    const canFinish = step.mode === 'up' && step.count !== undefined;
    return (
      <>
        {step.count !== undefined && (
          <PhaseButton
            disabled={marks.length === 0}
            onClick={actions.undoTap}
            aria-keyshortcuts="U"
            className={wide}
          >
            <Undo2 aria-hidden="true" className="size-5" />
            Undo
          </PhaseButton>
        )}
        {canFinish && (
          <HoldButton
            key={`finish ${stepIndex}`}
            look="line"
            onHeld={actions.finish}
            className={wide}
          >
            Hold to finish
          </HoldButton>
        )}
      </>
    );
  }
  if (isLoadedSet(step)) {
    return (
      <SettledButton
        key={`done ${stepIndex}`}
        look="solid"
        onClick={actions.done}
        className="run-button-done flex-1 gap-3 px-6 text-2xl uppercase tracking-[0.02em] [font-stretch:118%]"
      >
        <Check aria-hidden="true" className="size-6" strokeWidth={3} />
        Done
      </SettledButton>
    );
  }
  if (step?.openEnded) {
    const hasRest = steps.some(({ type }, index) => index > stepIndex && type === 'rest');
    const ending = stepIndex === steps.length - 1 ? 'Finish' : 'Done';
    return (
      <SettledButton
        key="end"
        look="solid"
        onClick={hasRest ? onRest : actions.done}
        className={`${wide} text-xl landscape:h-18`}
      >
        {hasRest ? 'Rest' : ending}
      </SettledButton>
    );
  }
  return (
    <>
      {restAhead(steps, stepIndex) !== null && (
        <SettledButton key="rest" onClick={onRest} className={wide}>
          Rest
        </SettledButton>
      )}
      {endsWithDone(step) && (
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

interface WindowButtonsProps extends StepButtonsProps {
  wide: string;
}

/** Of a minute: its work is done, or it was too short. */
function WindowButtons({ steps, stepIndex, taps, actions, wide }: WindowButtonsProps) {
  const work = taps.find(({ kind }) => kind === 'work');
  const isMissed = taps.some(({ kind }) => kind === 'missed');
  const isLast = steps[stepIndex]?.untilMissed === true;
  return (
    <>
      <SettledButton
        key={`work ${stepIndex}`}
        look={work ? 'tint' : 'solid'}
        onClick={work ? actions.undoTap : actions.done}
        className={`${wide} num min-h-16 whitespace-nowrap text-xl`}
      >
        <Check aria-hidden="true" className="size-5 shrink-0" strokeWidth={3} />
        {work ? `in ${formatClock(Math.floor(work.atMs / 1000))}` : 'Done'}
        {work && <span className="sr-only">, undo</span>}
      </SettledButton>
      <SettledButton
        key={`missed ${stepIndex}`}
        look={isMissed ? 'solid' : 'tint'}
        aria-pressed={isLast ? undefined : isMissed}
        aria-keyshortcuts="X"
        onClick={isMissed ? actions.undoTap : actions.missed}
        className={`${wide} min-h-16 text-xl`}
      >
        Missed
      </SettledButton>
    </>
  );
}
