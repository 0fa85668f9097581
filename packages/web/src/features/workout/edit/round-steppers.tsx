import { type EditRounds, roundLimits } from '@cadence/domain/planner/edit/edit-dose';
import { formatClock } from '@cadence/domain/timer/format-clock';
import { Stepper } from '../../../ui/form/stepper.tsx';

interface RoundSteppersProps {
  rounds: EditRounds;
  onChange: (change: EditRounds, kind: keyof EditRounds) => void;
}

/** What the whole main part repeats by. */
export function RoundSteppers({ rounds, onChange }: RoundSteppersProps) {
  const { rounds: count, roundRestSeconds, minutes } = rounds;
  if (count === undefined && minutes === undefined) return null;
  return (
    <div className="rounded-card border border-line px-4 py-2">
      {minutes !== undefined && (
        <Stepper
          label="Minutes"
          value={minutes}
          text={`${minutes}`}
          {...roundLimits.minutes}
          step={1}
          onChange={(next) => onChange({ minutes: next }, 'minutes')}
        />
      )}
      {count !== undefined && (
        <Stepper
          label="Rounds"
          value={count}
          text={`${count}`}
          {...roundLimits.rounds}
          step={1}
          onChange={(next) => onChange({ rounds: next }, 'rounds')}
        />
      )}
      {roundRestSeconds !== undefined && (
        <Stepper
          label="Rest between rounds"
          value={roundRestSeconds}
          text={formatClock(roundRestSeconds)}
          {...roundLimits.roundRestSeconds}
          step={5}
          onChange={(next) => onChange({ roundRestSeconds: next }, 'roundRestSeconds')}
        />
      )}
    </div>
  );
}
