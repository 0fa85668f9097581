import { setKey } from '@cadence/domain/analytics/session-exercises';
import type { LoggedSet } from '@cadence/domain/analytics/types';
import { ListChecks } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { toast } from '../../../ui/overlay/toast.tsx';
import type { TimerActions } from '../engine/use-timer.ts';
import { PhaseButton } from '../screen/controls/phase-button.tsx';
import { LogSetAtOnce, type LogSetProps } from './log-set.tsx';
import {
  draftFor,
  fieldsFor,
  nextAfter,
  nextText,
  type RunSoFar,
  setBefore,
  setText,
} from './set-draft.ts';

interface RestLogProps {
  run: RunSoFar;
  /** Of the rest. */
  stepIndex: number;
  onLog: TimerActions['logSet'];
  /** A round has too many exercises for one row. */
  onOpenRound: (stepIndex: number) => void;
}

/** In a rest: the set or the round before it. */
export function RestLog({ run, stepIndex, onLog, onOpenRound }: RestLogProps) {
  const { steps, log } = run;
  const index = setBefore(steps, stepIndex, log?.skippedSteps ?? []);
  const step = index === null ? undefined : steps[index];
  if (index === null || !step) return null;
  if (step.flow) {
    const loggedCount = step.flow.filter((_, i) => log?.sets[setKey(index, i)]).length;
    return (
      <PhaseButton
        aria-haspopup="dialog"
        onClick={() => onOpenRound(index)}
        className="run-log-round num mt-0.5 self-start px-5"
      >
        <ListChecks aria-hidden="true" className="size-5" />
        {loggedCount === 0 ? 'Log the round' : `${loggedCount} of ${step.flow.length} logged`}
      </PhaseButton>
    );
  }
  const key = setKey(index);
  return (
    <RestSet
      key={key}
      fields={fieldsFor(run, key)}
      draft={() => draftFor(run, key)}
      logged={log?.sets[key]}
      nextLoad={nextText(nextAfter(run, key))}
      onLog={(set) => onLog(key, set)}
    />
  );
}

const offerMs = 12_000;

type RestSetProps = Pick<LogSetProps, 'fields' | 'draft' | 'logged' | 'nextLoad' | 'onLog'>;

/** A rest ends while somebody types: what was changed can still be logged. */
function RestSet({ onLog, ...props }: RestSetProps) {
  const unlogged = useRef<LoggedSet | null>(null);
  const log = useRef(onLog);
  useEffect(() => {
    log.current = onLog;
  });
  useEffect(
    () => () => {
      const set = unlogged.current;
      if (!set) return;
      toast(`Not logged: ${setText(set)}.`, {
        durationMs: offerMs,
        action: { label: 'Log set', onPress: () => log.current(set) },
      });
    },
    [],
  );
  return (
    <LogSetAtOnce
      {...props}
      onDraft={(draft) => {
        unlogged.current = draft;
      }}
      onLog={(set) => {
        unlogged.current = null;
        onLog(set);
      }}
    />
  );
}
