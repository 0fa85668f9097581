import { useLayoutEffect } from 'react';
import { defaultTimerSettings } from '../../../../packages/domain/src/timer/settings.ts';
import type { TimerStep } from '../../../../packages/domain/src/timer/types.ts';
import { useReading } from '../../../../packages/web/src/features/timer/engine/reading-source.ts';
import { useTimer } from '../../../../packages/web/src/features/timer/engine/use-timer.ts';
import { stepPairs } from '../marks.ts';
import type { Startable } from './peers.ts';
import { secondsOf } from './plan.ts';
import { mark, offer } from './recorder.ts';

const steps: TimerStep[] = Array.from({ length: stepPairs * 2 }, (_, index) => ({
  name: index % 2 === 0 ? 'Work' : 'Rest',
  duration: secondsOf(index),
  type: index % 2 === 0 ? 'exercise' : 'rest',
}));

export function Cadence({ muted, onMount }: Startable & { muted: boolean }) {
  const { readings, actions, absence, resolveAbsence } = useTimer({
    runKey: 'bench',
    steps,
    settings: defaultTimerSettings,
    muted,
  });
  // A run that the page has found again goes on by itself.
  useLayoutEffect(() => onMount(actions.start), [actions, onMount]);
  useLayoutEffect(() => {
    // As somebody does who comes back to the question.
    offer(() => {
      if (absence) resolveAbsence('catch-up');
      return absence !== null;
    });
  }, [absence, resolveAbsence]);
  const { status, stepIndex, remainingSeconds } = useReading(readings, (now) => now);
  useLayoutEffect(() => {
    if (status === 'running') mark('Cadence', stepIndex, remainingSeconds);
  }, [status, stepIndex, remainingSeconds]);
  return String(remainingSeconds);
}
