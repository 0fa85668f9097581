import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useIdentity } from '../platform/identity.ts';
import { PageSpinner } from './page-spinner.tsx';
import { cameFrom, placeOf } from './return-path.ts';

/** Spec §2: an unauthenticated visitor goes to /login, which remembers the way back. */
export function Guarded() {
  const status = useIdentity((state) => state.status);
  const isKnown = useIdentity((state) => state.user !== null);
  const ending = useIdentity((state) => state.ending);
  const location = useLocation();
  const [arrivedSignedOut] = useState(status === 'signed-out');

  // Who is known here sees what this device has while the server is asked. Its refusal ends it.
  if (status === 'checking') return isKnown ? <Outlet /> : <PageSpinner fullHeight />;
  if (status === 'signed-out') {
    // Whoever logs out here is done here: the next one to sign in starts at home.
    const left = !arrivedSignedOut && (ending === 'logout' || ending === 'deleted');
    const state = left ? null : { from: placeOf(location) };
    return <Navigate to="/login" replace state={state} />;
  }
  return <Outlet />;
}

/** Sign-in and registration, which send back whoever is signed in. */
export function GuestsOnly() {
  const status = useIdentity((state) => state.status);
  const location = useLocation();
  const [wasGuest, setWasGuest] = useState(false);
  if (status === 'signed-out' && !wasGuest) setWasGuest(true);
  if (status === 'checking') return <PageSpinner fullHeight />;
  if (status === 'signed-in') {
    const to = cameFrom(location.state);
    // Who has just registered, and wanted no other page, is asked four things.
    const isNew = wasGuest && location.pathname === '/register' && to === '/home';
    return <Navigate to={isNew ? '/welcome' : to} replace />;
  }
  return <Outlet />;
}
