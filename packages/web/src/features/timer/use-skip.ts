import { useCallback, useEffect, useRef } from 'react';
import { toast } from '../../ui/toast.tsx';
import type { TimerHandle } from './engine/use-timer.ts';
import { plainName } from './step-words.ts';

const noticeMs = 5000;

/** What can be done counts as done or as skipped; nobody misses a rest in the log. */
const countedTypes: readonly string[] = ['warmup', 'exercise', 'cooldown'];

/**
 * Passes over the step, and says so where the log will: who meant 'I have done it'
 * can take it back. The last step needs no words, for the summary follows at once.
 */
export function useSkip(timer: TimerHandle, stepCount: number): () => void {
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
  return useCallback(() => {
    const { reading, log, actions } = latest.current;
    const { step, stepIndex } = reading;
    notice.current?.hide();
    actions.skip();
    const isKept = log?.finishedSteps?.includes(stepIndex);
    if (!step || !countedTypes.includes(step.type) || isKept || stepIndex >= stepCount - 1) return;
    const hide = toast(`${plainName(step)} skipped.`, {
      durationMs: noticeMs,
      action: { label: 'Undo', onPress: () => actions.goto(stepIndex) },
    });
    notice.current = { stepIndex, hide };
  }, [stepCount]);
}
