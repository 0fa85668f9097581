import {
  login as loginRoute,
  logout as logoutRoute,
  me,
  register as registerRoute,
} from '@cadence/contract/auth/routes';
import { signedIn, type user as userSchema } from '@cadence/contract/auth/schemas';
import type { RequestOf } from '@cadence/contract/route';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { asFailure, call, isAnswer, setBearer } from './api/api.ts';
import type { ApiFailure } from './api/api-failure.ts';
import { registerFailureText, signInFailureText } from './api/failure-text.ts';
import { loadOwner } from './database/database.ts';
import { createDeviceStore } from './device-store.ts';
import { clearDrafts } from './drafts.ts';
import { forgetFreshCodes, keepFreshCodes } from './fresh-codes.ts';
import { clearUser, setStorageOwner } from './storage.ts';

export type User = z.output<typeof userSchema>;
type SignedIn = z.output<typeof signedIn>;

/** Why nobody is signed in any more. */
type Ending = 'logout' | 'rejected' | 'deleted';

export interface Identity {
  status: 'checking' | 'signed-in' | 'signed-out';
  user: User | null;
  token: string | null;
  /** The server could not be asked lately: what is shown is what the device knows. */
  offline: boolean;
  error: string | null;
  ending: Ending | null;
}

// Read before anybody's id is known, so it cannot stand under the user's own prefix.
const stored = createDeviceStore<SignedIn | null>({
  key: 'auth',
  version: 1,
  schema: z.nullable(signedIn),
  fallback: null,
  scope: 'device',
  broken: 'discard',
});

const nobody = { user: null, token: null, offline: false, error: null, ending: null } as const;

export const useIdentity = create<Identity>(() => ({ status: 'checking', ...nobody }));

const now = () => useIdentity.getState();
const set = useIdentity.setState;

export const openWithoutAnswerMs = 2500;
export const retryMs = 15_000;
// Less than the time between two tries, or one that hangs would cost the next one.
const checkLimitMs = 10_000;
let tokenInCheck: string | null = null;

/** Whose data the device is to read before the app starts; null where nobody is signed in. */
export const knownUserId = (): string | null => stored.read()?.user.id ?? null;

/** Spec §2: the state is checked again when the app starts. */
export function startIdentity(): () => void {
  setBearer({
    token: () => now().token,
    rejected: (token) => {
      // An answer to an older token says nothing about the present one.
      if (token === now().token) end('rejected');
    },
    reached: (yes) => {
      if (now().status === 'signed-in' && now().offline === yes) set({ offline: !yes });
    },
  });
  tokenInCheck = null;
  const known = stored.read();
  if (known) {
    setStorageOwner(known.user.id);
    set({ ...nobody, ...known, status: 'checking' });
    void check();
  } else {
    set({ ...nobody, status: 'signed-out' });
  }
  // A server that takes its time must not keep anybody from what is on the device.
  const patience = setTimeout(() => {
    if (now().status === 'checking') set({ status: 'signed-in', offline: true });
  }, openWithoutAnswerMs);
  const retry = setInterval(checkIfOffline, retryMs);
  const unsubscribe = stored.subscribe(followOtherTabs);
  const listening = new AbortController();
  window.addEventListener('online', checkIfOffline, listening);
  window.addEventListener('offline', markOffline, listening);
  document.addEventListener('visibilitychange', checkIfOffline, listening);
  return () => {
    clearTimeout(patience);
    clearInterval(retry);
    unsubscribe();
    listening.abort();
  };
}

/** False, with the reason in `error`, when it did not work (Spec §8). */
export function login(body: RequestOf<typeof loginRoute>['body']): Promise<boolean> {
  return enter(call(loginRoute, { body }), signInFailureText);
}

export function register(body: RequestOf<typeof registerRoute>['body']): Promise<boolean> {
  const answer = call(registerRoute, { body }).then(({ recovery_codes: codes, ...given }) => {
    keepFreshCodes(codes);
    return given;
  });
  return enter(answer, registerFailureText);
}

/** Spec §7: local state is cleared even if the call fails. */
export function logout(): void {
  // The token is read as the call starts, so it may be forgotten right after.
  call(logoutRoute, {}).catch(() => {});
  endForGood('logout');
}

/** After the account itself is gone from the server. */
export function forgetDeletedAccount(): void {
  endForGood('deleted');
}

export function changeUser(user: User): void {
  const { token } = now();
  if (token === null) return;
  set({ user });
  stored.write({ user, token });
}

export function clearIdentityError(): void {
  set({ error: null });
}

/** By whichever call opens the account. */
export async function enter(
  answer: Promise<SignedIn>,
  text: (failure: ApiFailure) => string,
): Promise<boolean> {
  set({ error: null });
  try {
    const given = await answer;
    await loadOwner(given.user.id);
    setStorageOwner(given.user.id);
    set({ ...nobody, ...given, status: 'signed-in' });
    stored.write(given);
    return true;
  } catch (error) {
    set({ error: text(asFailure(error)) });
    return false;
  }
}

async function check(): Promise<void> {
  const { token } = now();
  if (token === null || token === tokenInCheck) return;
  tokenInCheck = token;
  try {
    const { user } = await call(me, {}, { timeLimitMs: checkLimitMs });
    if (now().token !== token) return;
    changeUser(user);
    set({ status: 'signed-in', offline: false });
  } catch (error) {
    const offline = !isAnswer(asFailure(error));
    // A 401 has cleared everything by now. Any other failure is the network's or the server's, not the user's.
    if (now().token === token) set({ status: 'signed-in', offline });
  } finally {
    if (tokenInCheck === token) tokenInCheck = null;
  }
}

function checkIfOffline(): void {
  if (now().offline && document.visibilityState === 'visible') void check();
}

function markOffline(): void {
  if (now().status === 'signed-in') set({ offline: true });
}

/** Spec §8: a failed check clears auth. The training data stays for the next sign-in of the same user. */
function end(ending: Ending): void {
  forgetFreshCodes();
  setStorageOwner(null);
  set({ ...nobody, status: 'signed-out', ending });
  stored.remove();
}

/** Spec §2: logging out clears the local app data. */
function endForGood(ending: Ending): void {
  const { user } = now();
  if (user) clearUser(user.id);
  clearDrafts();
  end(ending);
}

function followOtherTabs(): void {
  const other = stored.read();
  if (other === null) {
    if (now().token === null) return;
    clearDrafts();
    setStorageOwner(null);
    set({ ...nobody, status: 'signed-out', ending: 'logout' });
  } else if (other.token !== now().token) {
    void loadOwner(other.user.id).then(() => {
      if (stored.read()?.token !== other.token) return;
      setStorageOwner(other.user.id);
      set({ ...nobody, ...other, status: 'signed-in' });
    });
  } else if (other.user.name !== now().user?.name) {
    set({ user: other.user });
  }
}
