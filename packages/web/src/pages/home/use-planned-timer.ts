import { useEffect, useState } from 'react';
import { afterPaint } from '../../platform/after-paint.ts';

type PlannedTimer = typeof import('./planned-timer.ts');

let loaded: PlannedTimer | null = null;

/** Null until it is there: the planned session is drawn before the formats of every workout are. */
export function usePlannedTimer(): PlannedTimer | null {
  const [timer, setTimer] = useState(loaded);
  useEffect(() => {
    if (timer) return;
    let isShown = true;
    const stop = afterPaint(() => {
      import('./planned-timer.ts').then(
        (came) => {
          loaded = came;
          if (isShown) setTimer(came);
        },
        (error: unknown) => console.warn('The planned session has no strip.', error),
      );
    });
    return () => {
      isShown = false;
      stop();
    };
  }, [timer]);
  return timer;
}
