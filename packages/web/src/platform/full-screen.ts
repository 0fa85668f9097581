import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

const isActive = () => Boolean(document.fullscreenElement);

async function toggle(): Promise<void> {
  try {
    if (isActive()) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen({ navigationUI: 'hide' });
  } catch {
    // The browser may refuse; the page is usable as it is.
  }
}

/** An iPhone has none for pages: then `available` is false and there is no button to show. */
export function useFullScreen() {
  const active = useSyncExternalStore(subscribe, isActive);
  return { available: Boolean(document.fullscreenEnabled), active, toggle: () => void toggle() };
}
