import './ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { App } from './app/app.tsx';
import { preloadPage } from './app/routes.tsx';
import { startIdentity, useIdentity } from './platform/identity.ts';
import './platform/installing.ts';

// The content policy forbids the compiled checks that zod would otherwise try.
z.config({ jitless: true });

startIdentity();
if (useIdentity.getState().user) preloadPage(window.location.pathname);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
