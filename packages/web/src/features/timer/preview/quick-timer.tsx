import { buildTimerSteps } from '@cadence/domain/timer/build-steps';
import { emom } from '@cadence/domain/timer/constants';
import { formatClock } from '@cadence/domain/timer/format-clock';
import {
  makeQuickWorkout,
  type QuickPlan,
  quickDefaults,
  quickLimits,
} from '@cadence/domain/timer/quick';
import { type QuickKind, quickKinds } from '@cadence/domain/timer/quick-kind';
import { sumSeconds } from '@cadence/domain/timer/timeline';
import type { Workout } from '@cadence/domain/workout/types';
import { Play } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Chip } from '../../../ui/form/chip.tsx';
import { Stepper } from '../../../ui/form/stepper.tsx';
import { Strip } from '../../../ui/strip/strip.tsx';

type Field = Exclude<keyof QuickPlan, 'kind'>;

const names: Record<QuickKind, string> = {
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
    workSeconds === emom.minuteSeconds ? 'on every minute' : `every ${formatClock(workSeconds)}`;
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

interface QuickTimerProps {
  onStart: (workout: Workout) => void;
}

export function QuickTimer({ onStart }: QuickTimerProps) {
  const [kind, setKind] = useState<QuickKind>('intervals');
  const [plans, setPlans] = useState(quickDefaults);
  const plan = plans[kind];
  const workout = useMemo(() => makeQuickWorkout(plan), [plan]);
  const steps = useMemo(() => buildTimerSteps(workout), [workout]);
  const isOpen = kind === 'stopwatch';

  return (
    <Card className="flex flex-col gap-5 sm:p-6">
      <div>
        <h2 className="display text-[1.375rem]">Quick timer</h2>
        <p className="mt-1.5 text-ink-2">{describe(plan)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {quickKinds.map((one) => (
          <Chip key={one} selected={one === kind} onClick={() => setKind(one)}>
            {names[one]}
          </Chip>
        ))}
      </div>
      <div className="grid gap-x-10 gap-y-2.5 md:grid-cols-2">
        {fields[kind].map(([field, label]) => (
          <Stepper
            key={field}
            {...quickLimits[field]}
            label={label}
            value={plan[field]}
            text={textOf(field, plan[field])}
            step={stepOf(kind, field)}
            onChange={(value) => setPlans({ ...plans, [kind]: { ...plan, [field]: value } })}
          />
        ))}
      </div>
      {!isOpen && <Strip steps={steps} label={workout.title} size="lg" />}
      <div className="flex flex-wrap items-center justify-between gap-4">
        {!isOpen && (
          <p className="num text-base text-ink-2">
            <strong className="font-[650] text-ink">{formatClock(sumSeconds(steps))}</strong> total
          </p>
        )}
        <Button
          variant="primary"
          size="lg"
          onClick={() => onStart(workout)}
          className="w-full sm:ml-auto sm:w-auto"
        >
          <Play aria-hidden="true" className="size-5 fill-current" />
          Start timer
        </Button>
      </div>
    </Card>
  );
}
