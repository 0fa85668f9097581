import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { createProgramServer } from '../../../features/program/test-support/program-server.ts';
import { loadOwner, saved } from '../../../platform/database/database.ts';
import { startIdentity, useIdentity } from '../../../platform/identity.ts';
import { setStorageOwner } from '../../../platform/storage.ts';
import { playSync } from '../../../platform/test-support/play-sync.ts';
import { Toaster } from '../../../ui/overlay/toast.tsx';
import { dismissAllToasts } from '../../../ui/overlay/toast-queue.ts';
import { ProgramPage } from '../program-page.tsx';

// Everything comes late on a busy machine.

/** Another one for each test. */
export let server = createProgramServer();
let stopIdentity = () => {};
let stopSync = () => {};
const user = { id: 'u1', email: 'ada@example.com', name: 'Ada' };

export function open(path = '/program?view=program') {
  return render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/program" element={<ProgramPage />} />
        <Route path="/workout" element={<h1>Smart Timer</h1>} />
      </Routes>
      <Toaster />
    </MemoryRouter>,
  );
}

export const press = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole('button', { name }));
export const calls = (path: string) => server.received.filter((one) => one.path.endsWith(path));

function signIn() {
  setStorageOwner('u1');
  useIdentity.setState({ status: 'signed-in', user, token: 't1', offline: false });
}

/** Only the device remembers. */
export async function reload() {
  window.dispatchEvent(new Event('pagehide'));
  await saved();
  setStorageOwner(null);
  await loadOwner(user.id);
  signIn();
}

/** The page before a server of its own, for each test of a file. */
export function setUpProgramPage(): void {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
    localStorage.clear();
    sessionStorage.clear();
    server = createProgramServer();
    vi.stubGlobal('fetch', server.fetch);
    vi.stubGlobal('scrollTo', () => {});
    stopIdentity = startIdentity();
    signIn();
    stopSync = playSync('u1').stop;
  });
  afterEach(() => {
    cleanup();
    dismissAllToasts();
    stopSync();
    stopIdentity();
    setStorageOwner(null);
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
}
