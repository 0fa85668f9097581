import { marksOf } from '@cadence/domain/timer/tap-actions';
import type { Tap } from '@cadence/domain/timer/taps';
import type { TimerStep } from '@cadence/domain/timer/types';
import { countText } from '@cadence/domain/workout/words';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Stepper } from '../../../ui/form/stepper.tsx';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { movesOf } from './block-to-tell.ts';

interface ExtraRepsSheetProps {
  open: boolean;
  onClose: () => void;
  steps: readonly TimerStep[];
  taps: readonly Tap[] | undefined;
  /** Of the step that has ended, or null while none has. */
  stepIndex: number | null;
  onTell: (block: number, reps: number) => void;
}

/** Over what follows, which goes on meanwhile. */
export function ExtraRepsSheet({ open, onClose, stepIndex, ...rest }: ExtraRepsSheetProps) {
  const step = stepIndex === null ? undefined : rest.steps[stepIndex];
  const title = step?.mode === 'up' ? 'Time cap' : 'Time';
  return (
    <Sheet open={open} onClose={onClose} title={title}>
      {step && stepIndex !== null && (
        <ExtraReps key={stepIndex} {...rest} step={step} stepIndex={stepIndex} onClose={onClose} />
      )}
    </Sheet>
  );
}

interface ExtraRepsProps extends Omit<ExtraRepsSheetProps, 'open' | 'stepIndex'> {
  step: TimerStep;
  stepIndex: number;
}

function ExtraReps({ step, stepIndex, taps, onTell, onClose }: ExtraRepsProps) {
  const moves = movesOf(step, taps, stepIndex);
  const [counts, setCounts] = useState<readonly number[]>(() => moves.map(() => 0));
  const rounds = marksOf(taps, stepIndex).length;
  const sum = counts.reduce((all, count) => all + count, 0);
  const unit = step.count === 'items' ? 'line' : step.count === 'rungs' ? 'rung' : 'round';
  // Whoever has begun a move has done those before it.
  const change = (place: number, value: number) =>
    setCounts(
      counts.map((count, i) => {
        if (i === place) return value;
        return i < place && value > 0 ? (moves[i]?.most ?? 0) : i > place ? 0 : count;
      }),
    );
  return (
    <>
      <p className="num font-[650] text-lg">
        {countText(rounds, unit)} done. And of the one you were in?
      </p>
      <div className="flex flex-col gap-1">
        {moves.map(({ name, most }, place) => (
          <Stepper
            // biome-ignore lint/suspicious/noArrayIndexKey: a move may come twice, and none changes places.
            key={place}
            label={name}
            value={counts[place] ?? 0}
            text={`${counts[place] ?? 0} of ${most}`}
            min={0}
            max={most}
            step={1}
            onChange={(value) => change(place, value)}
          />
        ))}
      </div>
      <Button
        variant="primary"
        size="lg"
        onClick={() => {
          onTell(step.block ?? 0, sum);
          onClose();
        }}
      >
        {sum === 0 ? 'No reps more' : `Add ${countText(sum, 'rep')}`}
      </Button>
    </>
  );
}
