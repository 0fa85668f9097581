import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { startIdentity, useIdentity } from '../platform/identity.ts';
import { breath } from '../ui/pace/breath.ts';
import { App } from './app.tsx';
import { preloadHere } from './routes.tsx';

// The content policy forbids the compiled checks that zod would otherwise try.
z.config({ jitless: true });

/** Nobody misses a spinner for so long. */
const spinnerAfterMs = 200;

function show(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element.');
  // In slices, so that a slow phone answers a tap while the page is still being made.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
}

// On the first visit the page is there before its typeface, which would take half of a slow line.
// Later it lies on the device, and is there with the page if it is asked for now.
if (navigator.serviceWorker?.controller) {
  document.fonts.load('1em Archivo').catch((error: unknown) => console.warn(error));
}

/** At the latest when the server has had its time to answer. */
function knowingWhoIsHere(): Promise<void> {
  return new Promise((resolve) => {
    const stop = useIdentity.subscribe(({ status }) => {
      if (status === 'checking') return;
      stop();
      resolve();
    });
  });
}

function begin(): void {
  startIdentity();
  const isKnown = useIdentity.getState().status === 'checking';
  if (isKnown) {
    // Most likely let in: the page's own first picture stays until the page itself is there, whole.
    // A workout under way is on the device, and its seconds do not wait for the server.
    const isClock = window.location.pathname === '/workout';
    void Promise.all([preloadHere(true), isClock || knowingWhoIsHere()]).then(show);
  } else {
    const late = new Promise((resolve) => setTimeout(resolve, spinnerAfterMs));
    void Promise.race([preloadHere(false), late]).then(show);
  }
}

/** In a task of its own: to read this file takes a slow phone long enough. */
export const begun = breath().then(begin);

/** The page and all that it fetches for the first taps is there by then. */
const keepAfterMs = 4000;

/** Lets the app open when there is no server. Late, so that it takes nothing from the first load. */
function keepOnDevice(): void {
  const keep = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', keep);
    navigator.serviceWorker
      .register('/sw.js', { updateViaCache: 'none' })
      .catch((error: unknown) => console.warn('Cadence will not open without a server.', error));
  };
  const timer = setTimeout(keep, keepAfterMs);
  // Who leaves before that shall find it here the next time all the same.
  document.addEventListener('visibilitychange', keep);
}

// Browsers give service workers only to pages from https or from this very machine.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  if (document.readyState === 'complete') keepOnDevice();
  else window.addEventListener('load', keepOnDevice);
}
