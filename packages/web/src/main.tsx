import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { App } from './app/app.tsx';
import { preloadHere } from './app/routes.tsx';
import { startIdentity, useIdentity } from './platform/identity.ts';
import './ui/styles.css';

// The content policy forbids the compiled checks that zod would otherwise try.
z.config({ jitless: true });

startIdentity();
// Whoever the device knows is most likely let in.
if (useIdentity.getState().status === 'checking') preloadHere();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

/** Lets the app open when there is no server. Late, so that it takes nothing from the first load. */
function keepOnDevice(): void {
  navigator.serviceWorker
    .register('/sw.js', { updateViaCache: 'none' })
    .catch((error: unknown) => console.warn('Cadence will not open without a server.', error));
}

// Browsers give service workers only to pages from https or from this very machine.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  window.addEventListener('load', keepOnDevice);
}
