import { setKey } from '@cadence/domain/analytics/session-exercises';
import type { LoggedSet } from '@cadence/domain/analytics/types';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import type { TimerActions } from '../engine/use-timer.ts';
import { LogSet } from './log-set.tsx';
import { draftFor, fieldsFor, type RunSoFar } from './set-draft.ts';

interface FlowLogProps {
  run: RunSoFar;
  stepIndex: number;
  onLog: TimerActions['logSet'];
}

/** One row for each exercise of a round, and one tap for all that are not logged yet. */
export function FlowLog({ run, stepIndex, onLog }: FlowLogProps) {
  const keys = (run.steps[stepIndex]?.flow ?? []).map(({ name }, position) => ({
    name,
    key: setKey(stepIndex, position),
  }));
  const drafts = useRef(new Map<string, LoggedSet>());
  /** Some of them is confirmed, and so logged; the rows wait for the rest. */
  const [noted, setNoted] = useState<readonly string[]>([]);
  const close = (closed: string) => setNoted(noted.filter((key) => key !== closed));
  const open = keys.filter(({ key }) => !run.log?.sets[key] || noted.includes(key));
  const logOpen = () => {
    for (const { key } of open) onLog(key, drafts.current.get(key) ?? draftFor(run, key));
    setNoted([]);
  };
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col gap-3 [--on-phase:var(--ink)] [--phase:var(--paper)] [--tint:var(--sunken)]">
        {keys.map(({ name, key }) => (
          <li key={key}>
            <LogSet
              name={name}
              fields={fieldsFor(run, key)}
              draft={() => draftFor(run, key)}
              logged={noted.includes(key) ? undefined : run.log?.sets[key]}
              onLog={(set) => {
                close(key);
                onLog(key, set);
              }}
              onDraft={(draft) => drafts.current.set(key, draft)}
              onKeep={(set) => {
                setNoted([...noted, key]);
                onLog(key, set);
              }}
            />
          </li>
        ))}
      </ul>
      <Button
        onClick={logOpen}
        aria-disabled={open.length === 0}
        className="aria-disabled:opacity-60"
      >
        {open.length === 0 ? 'All logged' : `Log all ${open.length}`}
      </Button>
    </div>
  );
}

interface FlowSheetProps extends Omit<FlowLogProps, 'stepIndex'> {
  open: boolean;
  /** The round to log, or null while none is. */
  stepIndex: number | null;
  onClose: () => void;
}

/** Stays over the timer when the rest ends: what is being written down is not torn away. */
export function FlowSheet({ open, stepIndex, onClose, ...rest }: FlowSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title="Log the round">
      {stepIndex !== null && <FlowLog key={stepIndex} stepIndex={stepIndex} {...rest} />}
    </Sheet>
  );
}
