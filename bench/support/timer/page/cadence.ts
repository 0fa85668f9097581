import { useLayoutEffect } from 'react';
import { defaultTimerSettings } from '../../../../packages/domain/src/timer/settings.ts';
import type { TimerStep } from '../../../../packages/domain/src/timer/types.ts';
import { useTimer } from '../../../../packages/web/src/features/timer/engine/use-timer.ts';
import { lengthOf, stepPairs } from '../marks.ts';
import type { Startable } from './peers.ts';
import { mark } from './recorder.ts';

const steps: TimerStep[] = Array.from({ length: stepPairs * 2 }, (_, index) => ({
  name: index % 2 === 0 ? 'Work' : 'Rest',
  duration: lengthOf(index),
  type: index % 2 === 0 ? 'exercise' : 'rest',
}));

export function Cadence({ muted, onMount }: Startable & { muted: boolean }) {
  const { reading, actions } = useTimer({
    runKey: 'bench',
    steps,
    settings: defaultTimerSettings,
    muted,
  });
  // A run that the page has found again goes on by itself.
  useLayoutEffect(() => onMount(actions.start), [actions, onMount]);
  const { status, stepIndex, remainingSeconds } = reading;
  useLayoutEffect(() => {
    if (status === 'running') mark('Cadence', stepIndex, remainingSeconds);
  }, [status, stepIndex, remainingSeconds]);
  return String(remainingSeconds);
}
