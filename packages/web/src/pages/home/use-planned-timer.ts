import { useEffect, useState } from 'react';
import { afterPaint } from '../../ui/after-paint.ts';

type Module = typeof import('./planned-timer.ts');
type PlannedTimer = Pick<Module, 'readPlayed' | 'readPlace'>;

let loaded: PlannedTimer | null = null;

/** Null until it is there: the planned session is drawn before the formats of every workout are. */
export function usePlannedTimer(): PlannedTimer | null {
  const [timer, setTimer] = useState(loaded);
  useEffect(() => {
    if (timer) return;
    let isShown = true;
    const stop = afterPaint(() => {
      import('./planned-timer.ts').then(
        ({ readPlayed, readPlace }) => {
          loaded = { readPlayed, readPlace };
          if (isShown) setTimer(loaded);
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
