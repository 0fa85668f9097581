import { setKey } from '@cadence/domain/analytics/session-exercises';
import { useState } from 'react';
import type { TimerHandle } from '../engine/use-timer.ts';
import { plainName } from '../step-words.ts';
import { FlowLog } from './flow-log.tsx';
import { LogSetAtOnce } from './log-set.tsx';
import { draftFor, fieldsFor, type RunSoFar, setBefore } from './set-draft.ts';

interface LastSetProps {
  run: RunSoFar;
  timer: TimerHandle;
}

const isLogged = ({ log }: RunSoFar, index: number) =>
  Object.keys(log?.sets ?? {}).some((key) => Number.parseInt(key, 10) === index);

/** No rest follows the last set or round, so this is the only place to log it. */
export function LastSet({ run, timer }: LastSetProps) {
  const { steps, log } = run;
  const { reading, actions } = timer;
  const end = reading.complete
    ? steps.findLastIndex(({ type }) => type === 'exercise') + 1
    : reading.stepIndex;
  const index = setBefore(steps, end, log?.skippedSteps ?? []);
  const step = index === null ? undefined : steps[index];
  const [wasLogged] = useState(index !== null && isLogged(run, index));
  const hasLoad = step?.flow || step?.reps !== undefined || step?.weight !== undefined;
  if (index === null || !step || !hasLoad || wasLogged) return null;
  const key = setKey(index);
  return (
    <div className="rounded-card border border-line bg-surface p-4 [--on-phase:var(--ink)] [--phase:var(--paper)] [--tint:var(--sunken)]">
      <p className="eyebrow mb-1">{step.flow ? 'Last round' : 'Last set'}</p>
      {step.flow ? (
        <FlowLog run={run} stepIndex={index} onLog={actions.logSet} />
      ) : (
        <>
          <p className="font-[650] text-base">{plainName(step)}</p>
          <LogSetAtOnce
            key={key}
            fields={fieldsFor(run, key)}
            draft={() => draftFor(run, key)}
            logged={log?.sets[key]}
            onLog={(set) => actions.logSet(key, set)}
          />
        </>
      )}
    </div>
  );
}
