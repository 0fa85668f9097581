import type { SessionScore } from '@cadence/domain/analytics/types';
import { formatClock } from '@cadence/domain/timer/format-clock';
import { Stepper } from '../form/stepper.tsx';

interface ScoreFieldsProps {
  score: SessionScore;
  onChange: (score: SessionScore) => void;
}

interface Field {
  label: string;
  value: number;
  text: string;
  max: number;
  step: number;
  change: (value: number) => SessionScore;
}

const most = 9999;
const longestSeconds = 4 * 3600;

/** A time that is told is one that was finished, whatever the clock thought. */
function timed(score: SessionScore, value: number): SessionScore {
  const { capped: _, reps: __, ...finished } = score;
  return { ...finished, value };
}

function timeFields(score: SessionScore): Field[] {
  const { value, reps = 0, repsPlanned, capped } = score;
  const time: Field = {
    label: 'Time',
    value,
    text: formatClock(value),
    max: longestSeconds,
    step: 1,
    change: (next) => timed(score, next),
  };
  if (!capped || repsPlanned === undefined) return [time];
  const done: Field = {
    label: 'Reps done',
    value: reps,
    text: `${reps} of ${repsPlanned}`,
    max: repsPlanned,
    step: 1,
    change: (next) => ({ ...score, reps: next }),
  };
  return [done, time];
}

function countFields(score: SessionScore, label: string): Field[] {
  const { value, reps = 0, kind } = score;
  const whole: Field = {
    label,
    value,
    text: String(value),
    max: most,
    step: 1,
    change: (next) => ({ ...score, value: next, ...(kind === 'rounds' && { rounds: next }) }),
  };
  const extra: Field = {
    label: 'Reps beyond',
    value: reps,
    text: String(reps),
    max: most,
    step: 1,
    change: (next) => ({ ...score, reps: next }),
  };
  return kind === 'rounds' || kind === 'minutes' ? [whole, extra] : [whole];
}

const labels: Partial<Record<SessionScore['kind'], string>> = {
  rounds: 'Rounds',
  minutes: 'Minutes',
  reps: 'Reps',
};

function fieldsOf(score: SessionScore): Field[] {
  const { kind, value } = score;
  if (kind === 'time') return timeFields(score);
  const label = labels[kind];
  if (label) return countFields(score, label);
  const isDistance = kind === 'distance';
  return [
    {
      label: isDistance ? 'Meters' : 'Average',
      value,
      text: isDistance ? String(value) : formatClock(value),
      max: isDistance ? 500_000 : longestSeconds,
      step: isDistance ? 50 : 1,
      change: (next) => ({ ...score, value: next }),
    },
  ];
}

/** What a score consists of, to be corrected. */
export function ScoreFields({ score, onChange }: ScoreFieldsProps) {
  return (
    <div className="mt-3 flex flex-col gap-1 border-line border-t pt-3">
      {fieldsOf(score).map(({ change, ...field }) => (
        <Stepper key={field.label} {...field} min={0} onChange={(next) => onChange(change(next))} />
      ))}
    </div>
  );
}
