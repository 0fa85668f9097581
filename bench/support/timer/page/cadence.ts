import { useLayoutEffect, useRef } from 'react';
import { defaultTimerSettings } from '../../../../packages/domain/src/timer/settings.ts';
import type { TimerStep } from '../../../../packages/domain/src/timer/types.ts';
import { useTimer } from '../../../../packages/web/src/features/timer/engine/use-timer.ts';
import { lengthOf, stepPairs } from '../marks.ts';
import { mark } from './recorder.ts';

const steps: TimerStep[] = Array.from({ length: stepPairs * 2 }, (_, index) => ({
  name: index % 2 === 0 ? 'Work' : 'Rest',
  duration: lengthOf(index),
  type: index % 2 === 0 ? 'exercise' : 'rest',
}));

export function Cadence({ muted }: { muted: boolean }) {
  const { reading, actions } = useTimer({
    runKey: 'bench',
    steps,
    settings: defaultTimerSettings,
    muted,
  });
  const asked = useRef(false);
  useLayoutEffect(() => {
    if (!asked.current && reading.status === 'not-started') actions.start();
    asked.current = true;
  }, [reading.status, actions]);
  const { status, stepIndex, remainingSeconds } = reading;
  useLayoutEffect(() => {
    if (status === 'running') mark('Cadence', stepIndex, remainingSeconds);
  }, [status, stepIndex, remainingSeconds]);
  return String(remainingSeconds);
}
