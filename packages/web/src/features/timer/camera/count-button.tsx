import { setKey } from '@cadence/domain/analytics/session-exercises';
import { movementOf } from '@cadence/domain/camera/movements';
import type { TimerStep } from '@cadence/domain/timer/types';
import { Camera } from 'lucide-react';
import { useState } from 'react';
import type { TimerActions } from '../engine/use-timer.ts';
import type { RunSoFar } from '../log/set-draft.ts';
import { changeShown, shownSet } from '../log/shown-set.ts';
import { plainName } from '../step-words.ts';
import { cameraDoor } from './camera-door.ts';
import { CountSheet } from './count-sheet.tsx';

interface CountButtonProps {
  run: RunSoFar;
  step: TimerStep;
  stepIndex: number;
  actions: TimerActions;
  onSay: (text: string) => void;
}

/** Beside a set of one of the movements that a camera counts. */
export function CountButton({ run, step, stepIndex, actions, onSay }: CountButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const movement = movementOf(step.exerciseId);
  if (!movement || cameraDoor() === 'none') return null;
  const key = setKey(stepIndex);
  const use = (reps: number) => {
    changeShown(run, key, { ...shownSet(run, key), reps }, actions);
    setOpen(false);
  };
  return (
    <>
      <button
        type="button"
        aria-label="Count by camera"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="-my-2 grid size-11 shrink-0 place-items-center rounded-[14px] bg-(--tint)"
      >
        <Camera aria-hidden="true" className="size-5" />
      </button>
      <CountSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        name={plainName(step)}
        movement={movement}
        onSay={onSay}
        onUse={use}
      />
    </>
  );
}
