import { emomTimes } from '@cadence/domain/timer/constants';
import { formatClock } from '@cadence/domain/timer/format-clock';
import { type QuickPlan, quickLimits } from '@cadence/domain/timer/quick';
import type { QuickKind } from '@cadence/domain/timer/quick-kind';
import { Stepper } from '../../../ui/form/stepper.tsx';

type Field = Exclude<keyof QuickPlan, 'kind'>;

export const quickNames: Record<QuickKind, string> = {
  emom: 'EMOM',
  tabata: 'Tabata',
  intervals: 'Intervals',
  countdown: 'Countdown',
  stopwatch: 'Stopwatch',
};

const texts: Record<Exclude<QuickKind, 'emom'>, string> = {
  tabata: 'Short and hard, with a very short rest.',
  intervals: 'Work and rest, as long as you like.',
  countdown: 'One stretch of time down to zero.',
  stopwatch: 'Counts up until you finish it.',
};

function describe({ kind, workSeconds }: QuickPlan): string {
  if (kind !== 'emom') return texts[kind];
  const often =
    workSeconds === emomTimes.minuteSeconds
      ? 'on every minute'
      : `every ${formatClock(workSeconds)}`;
  return `Start your reps ${often}. What is left of it is your rest.`;
}

/** Which fields a kind has, and what they are called there. */
const fields: Record<QuickKind, readonly (readonly [Field, string])[]> = {
  emom: [
    ['rounds', 'Rounds'],
    ['workSeconds', 'Every'],
    ['leadInSeconds', 'Lead-in'],
  ],
  tabata: [
    ['rounds', 'Rounds'],
    ['workSeconds', 'Work'],
    ['restSeconds', 'Rest'],
    ['leadInSeconds', 'Lead-in'],
  ],
  intervals: [
    ['rounds', 'Rounds'],
    ['workSeconds', 'Work'],
    ['restSeconds', 'Rest'],
    ['leadInSeconds', 'Lead-in'],
  ],
  countdown: [
    ['workSeconds', 'Length'],
    ['leadInSeconds', 'Lead-in'],
  ],
  stopwatch: [['leadInSeconds', 'Lead-in']],
};

function stepOf(kind: QuickKind, field: Field): number {
  if (field === 'rounds') return 1;
  return field === 'workSeconds' && kind === 'countdown' ? 30 : 5;
}

const textOf = (field: Field, value: number) =>
  field === 'rounds' ? String(value) : value === 0 ? 'None' : formatClock(value);

interface QuickFieldsProps {
  plan: QuickPlan;
  onChange: (plan: QuickPlan) => void;
}

/** What a timer of one of the simple kinds can be told. */
export function QuickFields({ plan, onChange }: QuickFieldsProps) {
  return (
    <>
      <p className="text-ink-2">{describe(plan)}</p>
      <div className="grid gap-x-10 gap-y-2.5 md:grid-cols-2">
        {fields[plan.kind].map(([field, label]) => (
          <Stepper
            key={field}
            {...quickLimits[field]}
            label={label}
            value={plan[field]}
            text={textOf(field, plan[field])}
            step={stepOf(plan.kind, field)}
            onChange={(value) => onChange({ ...plan, [field]: value })}
          />
        ))}
      </div>
    </>
  );
}
