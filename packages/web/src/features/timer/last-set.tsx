import type { TimerStep } from '@cadence/domain/timer/types';
import { useState } from 'react';
import type { TimerHandle } from './engine/use-timer.ts';
import { LogSet } from './log-set.tsx';
import { setBefore } from './set-draft.ts';
import { plainName } from './step-words.ts';

interface LastSetProps {
  steps: readonly TimerStep[];
  timer: TimerHandle;
}

/** No rest follows the last set, so this is the only place to log it. */
export function LastSet({ steps, timer }: LastSetProps) {
  const { reading, log, actions } = timer;
  const end = reading.complete
    ? steps.findLastIndex(({ type }) => type === 'exercise') + 1
    : reading.stepIndex;
  const index = setBefore(steps, end, log?.skippedSteps ?? []);
  const step = index === null ? undefined : steps[index];
  const [wasLogged] = useState(index !== null && log?.sets[index] !== undefined);
  const hasLoad = step?.reps !== undefined || step?.weight !== undefined;
  if (index === null || !step || !hasLoad || wasLogged) return null;
  return (
    <div className="rounded-card border border-line bg-surface p-4 [--on-phase:var(--ink)] [--phase:var(--paper)] [--tint:var(--sunken)]">
      <p className="eyebrow">Last set</p>
      <p className="mt-1 font-[650] text-base">{plainName(step)}</p>
      <LogSet
        key={index}
        step={step}
        logged={log?.sets[index]}
        onLog={(set) => actions.logSet(index, set)}
      />
    </div>
  );
}
