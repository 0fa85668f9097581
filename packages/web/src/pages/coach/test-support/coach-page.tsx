import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { useLive } from '../../../features/coach/chat/live-store.ts';
import '../../../features/coach/chat/chat-sync.ts';
import '../../../features/coach/knowledge/removal-sync.ts';
import { releaseLeftBehind } from '../../../features/coach/offers/undo-toast.ts';
import { createCoachServer } from '../../../features/coach/test-support/coach-server.ts';
import { signsQuery } from '../../../features/workout/safety/safety-sync.ts';
import { startIdentity, useIdentity } from '../../../platform/identity.ts';
import { setStorageOwner } from '../../../platform/storage.ts';
import { playSync } from '../../../platform/test-support/play-sync.ts';
import { Toaster } from '../../../ui/overlay/toast.tsx';
import { dismissAllToasts } from '../../../ui/overlay/toast-queue.ts';
import { CoachPage } from '../coach-page.tsx';

// Everything comes late on a busy machine.

/** Another one for each test. */
export let server = createCoachServer();
let stopIdentity = () => {};
let stopSync = () => {};
const quiet = useLive.getInitialState();

/** Never opens: the page has to do without. */
class DeafSocket extends EventTarget {
  close() {}
}

export function open(path = '/coach') {
  return render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/coach" element={<CoachPage />} />
        <Route path="/workout" element={<h1>Smart Timer</h1>} />
      </Routes>
      <Toaster />
    </MemoryRouter>,
  );
}
export const composer = () =>
  screen.findByLabelText('Message to your coach') as Promise<HTMLTextAreaElement>;
export const press = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole('button', { name }));
export const said = () =>
  within(screen.getByRole('list', { name: 'Conversation' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
export const findAnswer = () =>
  waitFor(() => expect(said()).toContain('Coach: Then one heavy day.'));
export const sent = () =>
  server.received.filter(({ path }) => path.endsWith('/message')).map(({ body }) => body.message);

export async function say(text: string) {
  const field = await composer();
  fireEvent.change(field, { target: { value: text } });
  fireEvent.keyDown(field, { key: 'Enter' });
}

const user = { id: 'u1', email: 'ada@example.com', name: 'Ada' };

/** Signed in, with a server that answers and a socket that never does. */
export function startCoachServer(): void {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    server = createCoachServer();
    vi.stubGlobal('fetch', server.fetch);
    vi.stubGlobal('WebSocket', DeafSocket);
    stopIdentity = startIdentity();
    setStorageOwner('u1');
    useIdentity.setState({ status: 'signed-in', user, token: 't1', offline: false });
    useLive.setState(quiet, true);
    releaseLeftBehind();
    stopSync = playSync('u1', signsQuery('u1')).stop;
  });
  afterEach(() => {
    cleanup();
    stopSync();
    dismissAllToasts();
    stopIdentity();
    setStorageOwner(null);
    vi.unstubAllGlobals();
  });
}
