import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { useEffect, useMemo, useRef } from 'react';
import { onLeave } from '../../../platform/on-leave.ts';
import type { TimerActions, TimerHandle } from '../engine/use-timer.ts';

interface Progress {
  /** The session so far, or null when there is none under way. Asked for only when it is kept. */
  read: () => WorkoutSession | null;
  onProgress: (session: WorkoutSession) => void;
  /** By the page before this one, when it was left; after a crash it waits for the next change. */
  isTold: boolean;
}

/**
 * Spec §4: a session is partial at first. It is told at the start, at each logged set and
 * each leap, at every pause, and when the page is hidden or left.
 */
export function useProgress(
  { read, onProgress, isTold }: Progress,
  { log, reading }: TimerHandle,
): void {
  const { status } = reading;
  const latest = useRef({ read, onProgress });
  const told = useRef<{ log: unknown; status: string } | null>(isTold ? { log, status } : null);

  useEffect(() => {
    latest.current = { read, onProgress };
    if (told.current?.log === log && told.current.status === status) return;
    told.current = { log, status };
    tell(latest.current);
  });

  useEffect(() => {
    const leave = () => tell(latest.current);
    const stop = onLeave(leave);
    return () => {
      stop();
      leave();
    };
  }, []);
}

function tell({ read, onProgress }: Pick<Progress, 'read' | 'onProgress'>): void {
  const session = read();
  if (session) onProgress(session);
}

/** The timer's actions, with a reset that also says whose session is thrown away. */
export function useDiscardingActions(
  { actions, log }: TimerHandle,
  onDiscard: (sessionId: string) => void,
): TimerActions {
  const latest = useRef({ log, onDiscard });
  useEffect(() => {
    latest.current = { log, onDiscard };
  });
  return useMemo(
    () => ({
      ...actions,
      reset() {
        const { log: thrown, onDiscard: discard } = latest.current;
        actions.reset();
        if (thrown) discard(thrown.sessionId);
      },
    }),
    [actions],
  );
}
