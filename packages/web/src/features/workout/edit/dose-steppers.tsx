import { doseLimits, type EditDose } from '@cadence/domain/planner/edit/dose-limits';
import { fromKilograms, toKilograms } from '@cadence/domain/profile/units';
import { formatClock } from '@cadence/domain/timer/format-clock';
import { showWeight } from '../../../platform/items/show-weight.ts';
import { useUnit } from '../../../platform/items/use-unit.ts';
import { Stepper } from '../../../ui/form/stepper.tsx';

const labels: Record<keyof EditDose, string> = {
  reps: 'Reps',
  seconds: 'Time',
  sets: 'Sets',
  kilograms: 'Weight',
  setRestSeconds: 'Rest between sets',
  restSeconds: 'Rest after',
};

/** What a press adds: a pair of small plates, or the next bell of a light pair. */
const weightStep = (kilograms: number) => (kilograms > 20 ? 2.5 : 1);

const isTime = (name: keyof EditDose) => name === 'seconds' || name.endsWith('Seconds');

interface DoseSteppersProps {
  dose: EditDose;
  isPerSide: boolean;
  onChange: (name: keyof EditDose, value: number) => void;
}

export function DoseSteppers({ dose, isPerSide, onChange }: DoseSteppersProps) {
  const names = (Object.keys(labels) as (keyof EditDose)[]).filter(
    (name) => dose[name] !== undefined,
  );
  if (names.length === 0) {
    return <p className="text-ink-2 text-sm">Its time comes from the format of the workout.</p>;
  }
  return (
    <div className="flex flex-col gap-1">
      {names.map((name) => {
        const value = dose[name] ?? 0;
        if (name === 'kilograms') {
          return (
            <WeightStepper key={name} kilograms={value} onChange={(next) => onChange(name, next)} />
          );
        }
        return (
          <Stepper
            key={name}
            label={name === 'reps' && isPerSide ? 'Reps a side' : labels[name]}
            value={value}
            text={isTime(name) ? formatClock(value) : `${value}`}
            {...doseLimits[name]}
            step={isTime(name) ? 5 : 1}
            onChange={(next) => onChange(name, next)}
          />
        );
      })}
    </div>
  );
}

interface WeightStepperProps {
  kilograms: number;
  onChange: (kilograms: number) => void;
}

/** In the unit that the athlete counts in. */
function WeightStepper({ kilograms, onChange }: WeightStepperProps) {
  const unit = useUnit();
  const { min, max } = doseLimits.kilograms;
  const shown = Math.round(fromKilograms(kilograms, unit) * 100) / 100;
  return (
    <Stepper
      label={labels.kilograms}
      value={shown}
      text={showWeight(kilograms)}
      min={min}
      max={Math.floor(fromKilograms(max, unit))}
      step={unit === 'lb' ? 5 : weightStep(kilograms)}
      onChange={(next) => onChange(toKilograms(next, unit))}
    />
  );
}
