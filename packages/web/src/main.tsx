import './ui/style/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { App } from './app/app.tsx';
import { preloadPage } from './app/routes.tsx';
import { loadOwner } from './platform/database/database.ts';
import { knownUserId, startIdentity } from './platform/identity.ts';
import './platform/installing.ts';

// The content policy forbids the compiled checks that zod would otherwise try.
z.config({ jitless: true });

async function start(): Promise<void> {
  const userId = knownUserId();
  // What the device has is read before anything asks for it. The page comes without a spinner in
  // between, so that a running workout's clock is there with it.
  await Promise.all([loadOwner(userId), preloadPage(window.location.pathname, userId !== null)]);
  startIdentity();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element.');
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

void start();
