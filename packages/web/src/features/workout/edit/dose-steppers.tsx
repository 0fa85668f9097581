import { doseLimits, type EditDose } from '@cadence/domain/planner/edit-dose';
import { formatClock } from '@cadence/domain/timer/format-clock';
import { Stepper } from '../../../ui/stepper.tsx';

const labels: Record<keyof EditDose, string> = {
  reps: 'Reps',
  seconds: 'Time',
  sets: 'Sets',
  setRestSeconds: 'Rest between sets',
  restSeconds: 'Rest after',
};

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
