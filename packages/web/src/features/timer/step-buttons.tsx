import { adjustSeconds } from '@cadence/domain/timer/constants';
import { endsWithDone } from '@cadence/domain/timer/timer';
import type { TimerStep } from '@cadence/domain/timer/types';
import type { TimerActions } from './engine/use-timer.ts';
import { restAhead } from './rest-ahead.ts';
import { SettledButton } from './settled-button.tsx';

interface StepButtonsProps {
  steps: readonly TimerStep[];
  stepIndex: number;
  actions: TimerActions;
  onRest: () => void;
}

/** What only this kind of step can do. */
export function StepButtons({ steps, stepIndex, actions, onRest }: StepButtonsProps) {
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
