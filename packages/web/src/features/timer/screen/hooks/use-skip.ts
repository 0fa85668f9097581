import type { TimerReading } from '@cadence/domain/timer/timer';
import type { TimerStep } from '@cadence/domain/timer/types';
import { useCallback, useEffect, useRef } from 'react';
import { toast } from '../../../../ui/overlay/toast.tsx';
import type { TimerHandle } from '../../engine/use-timer.ts';
import { plainName } from '../../step-words.ts';
import { isCounted, restAhead } from '../rest-ahead.ts';

const noticeMs = 5000;

type Steps = readonly TimerStep[];

/** What fits into one line of a phone beside Undo. */
const mostLetters = 20;

/** 'Set 1', where the same exercise comes again. */
function turnOf({ setInfo, round }: TimerStep, isAgain: boolean): string | null {
  if (setInfo && setInfo.totalSets > 1) return `Set ${setInfo.currentSet}`;
  return isAgain && round !== undefined ? `Round ${round}` : null;
}

export function skippedText(passed: Steps, next?: TimerStep): string {
  const [first] = passed;
  if (passed.length !== 1 || !first) return `${passed.length} steps skipped.`;
  const name = plainName(first);
  const turn = turnOf(first, next !== undefined && plainName(next) === name);
  const what = turn ? `${turn} of ${name}` : name;
  return `${what.length > mostLetters ? (turn ?? 'Step') : what} skipped.`;
}

/**
 * Next and Rest. What they pass over is said where the log will say it: who meant 'I have
 * done it' can take it back. The last step needs no words, for the summary follows at once.
 */
export function useSkip(timer: TimerHandle, steps: Steps) {
  const latest = useRef(timer);
  useEffect(() => {
    latest.current = timer;
  });
  const notice = useRef<{ stepIndex: number; hide: () => void }>(undefined);
  const { stepIndex: current } = timer.reading;
  // Who has gone back to the step no longer skips it.
  useEffect(() => {
    if (notice.current && current <= notice.current.stepIndex) notice.current.hide();
  }, [current]);
  useEffect(() => () => notice.current?.hide(), []);

  const tell = useCallback(
    ({ stepIndex, elapsedSeconds }: TimerReading, passed: Steps) => {
      const last = passed.at(-1);
      if (!last) return;
      const next = steps.slice(steps.indexOf(last) + 1).find(isCounted);
      const { actions } = latest.current;
      const hide = toast(skippedText(passed, next), {
        durationMs: noticeMs,
        // To the very second: of a long round nothing is to be done twice.
        action: { label: 'Undo', onPress: () => actions.seek(elapsedSeconds) },
      });
      notice.current = { stepIndex, hide };
    },
    [steps],
  );

  const skip = useCallback(() => {
    const { readings, log, actions } = latest.current;
    const before = readings.read();
    const { step, stepIndex } = before;
    notice.current?.hide();
    actions.skip();
    const isKept = log?.finishedSteps?.includes(stepIndex);
    const isSkipped = step && isCounted(step) && !isKept && stepIndex < steps.length - 1;
    tell(before, isSkipped ? [step] : []);
  }, [steps, tell]);

  const rest = useCallback(() => {
    const { readings, log, actions } = latest.current;
    const before = readings.read();
    const { step, stepIndex } = before;
    const target = restAhead(steps, stepIndex);
    if (step?.openEnded) return actions.rest();
    if (step?.type === 'rest' || target === null) return;
    notice.current?.hide();
    actions.rest();
    const passed = steps.filter(
      (one, i) => i > stepIndex && i < target && isCounted(one) && !log?.finishedSteps?.includes(i),
    );
    tell(before, passed);
  }, [steps, tell]);

  return { skip, rest };
}
