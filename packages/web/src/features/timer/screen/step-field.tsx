import type { LoggedSet } from '@cadence/domain/analytics/types';
import type { WeightUnit } from '@cadence/domain/profile/units';
import { StepPair } from '../../../ui/strip/step-pair.tsx';
import { type StepField as Field, fieldLabels, fieldValue } from '../log/set-steps.ts';
import type { EffortScale } from '../timer-settings.ts';

interface StepFieldProps {
  field: Field;
  set: LoggedSet;
  unit: WeightUnit;
  scale: EffortScale;
  /** Beside others in one line, where the value stands large elsewhere. */
  isCompact?: boolean;
  onStep: (up: boolean) => void;
}

/** − and + for one number of a set; held, they go on. */
export function StepField({ field, set, unit, scale, isCompact, onStep }: StepFieldProps) {
  const label = field === 'effort' && scale === 'rir' ? 'Reps left' : fieldLabels[field];
  const value = fieldValue(set, field, unit, scale);
  const pair = {
    label,
    // The ends are held by what a press makes of it.
    value: 1,
    min: 0,
    max: 2,
    onLess: () => onStep(false),
    onMore: () => onStep(true),
  };
  if (isCompact) {
    return (
      <div className="flex min-w-0 flex-1 items-center justify-between rounded-[18px] bg-(--tint)">
        <StepPair {...pair} className="size-12 rounded-[18px]">
          <span className="min-w-0 truncate font-[650] text-[0.9375rem]">
            {field === 'weight' ? unit : label.toLowerCase()}
            <span className="sr-only">: {value ?? 'not chosen'}</span>
          </span>
        </StepPair>
      </div>
    );
  }
  return (
    <div className="flex items-center gap-2">
      <span className="min-w-0 flex-1 font-[650] text-base">{label}</span>
      <StepPair {...pair} className="h-12 w-[3.125rem] rounded-[16px] bg-[rgb(255_255_255/0.15)]">
        <output
          aria-label={label}
          className="num w-[5.25rem] text-center font-[750] text-[1.375rem] leading-none"
        >
          {value ?? '–'}
        </output>
      </StepPair>
    </div>
  );
}
