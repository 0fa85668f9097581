interface Signals {
  /** The page goes out of view or is about to end; it may come back without having run. */
  leave: () => void;
  comeBack: () => void;
  /** The page runs again, in view or not. */
  thaw: () => void;
  /** The user touches this tab. */
  touch: () => void;
}

export const isInView = () => document.visibilityState !== 'hidden';

/** Whether a sound may begin outside of a gesture; not every browser tells. */
export const mayUnlock = () =>
  (navigator as { userActivation?: UserActivation }).userActivation?.hasBeenActive ?? false;

/** Browsers let a page sound after these; a touch counts only when it is lifted. */
const touches = ['pointerup', 'click', 'keydown'] as const;

export function listenToPage({ leave, comeBack, thaw, touch }: Signals): () => void {
  const look = () => (isInView() ? comeBack() : leave());
  const wake = () => (isInView() ? comeBack() : thaw());
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener('visibilitychange', look, { signal });
  document.addEventListener('freeze', leave, { signal });
  document.addEventListener('resume', wake, { signal });
  window.addEventListener('pagehide', leave, { signal });
  window.addEventListener('pageshow', wake, { signal });
  for (const name of touches) {
    window.addEventListener(name, touch, { signal, capture: true, passive: true });
  }
  return () => stop.abort();
}
