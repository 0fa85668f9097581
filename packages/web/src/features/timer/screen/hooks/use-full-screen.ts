import { useEffect, useMemo, useSyncExternalStore } from 'react';

export interface FullScreen {
  possible: boolean;
  on: boolean;
  toggle: () => void;
}

function subscribe(listener: () => void) {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

const isOn = () => Boolean(document.fullscreenElement);

function toggle() {
  // Refused without a tap, or by the browser's settings: the page then stays as it is.
  const change = isOn() ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  change.catch(() => {});
}

/** What comes after the timer has no button to get out of it. */
export function useLeaveFullScreen(): void {
  useEffect(
    () => () => {
      if (isOn()) toggle();
    },
    [],
  );
}

/** The whole document: sheets and dialogs are drawn in it too. Phones of Apple cannot. */
export function useFullScreen(): FullScreen {
  const on = useSyncExternalStore(subscribe, isOn);
  const possible = document.fullscreenEnabled === true;
  return useMemo(() => ({ possible, on, toggle: () => possible && toggle() }), [possible, on]);
}
