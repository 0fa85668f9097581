// @vitest-environment jsdom

import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useIdentity } from '../platform/identity.ts';
import { Guarded, GuestsOnly } from './guard.tsx';

const user = { id: 'u1', email: 'ann@example.com', name: '' };
const nobody = { status: 'signed-out', user: null, token: null, ending: null } as const;
const ann = { status: 'signed-in', user, token: 't', ending: null } as const;

beforeEach(() => useIdentity.setState({ ...nobody, offline: false, error: null }));
afterEach(cleanup);

function Where() {
  const { pathname, search, state } = useLocation();
  return <p>{`${pathname}${search} ${JSON.stringify(state)}`}</p>;
}

const drawnFor = new Set<string | undefined>();

function Page() {
  drawnFor.add(useIdentity((state) => state.user?.id));
  return null;
}

function open(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route element={<GuestsOnly />}>
          <Route path="/login" element={<Where />} />
        </Route>
        <Route element={<Guarded />}>
          <Route path="*" element={<Where />} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
}

test('a visitor is sent to sign in, with the way back, query included', () => {
  open('/profile?view=completion');
  expect(screen.getByText('/login {"from":"/profile?view=completion"}')).toBeTruthy();
});

test('signing in leads back there', () => {
  open('/profile?view=completion');
  act(() => useIdentity.setState(ann));
  expect(screen.getByText('/profile?view=completion null')).toBeTruthy();
});

test('who signs out leaves no page behind that is drawn for nobody', () => {
  drawnFor.clear();
  useIdentity.setState(ann);
  render(
    <MemoryRouter initialEntries={['/home']}>
      <Routes>
        <Route element={<Guarded />}>
          <Route path="/home" element={<Page />} />
        </Route>
        <Route path="/login" element={<Where />} />
      </Routes>
    </MemoryRouter>,
  );
  act(() => useIdentity.setState({ ...nobody, ending: 'logout' }));
  expect(screen.getByText('/login null')).toBeTruthy();
  expect(drawnFor).toEqual(new Set(['u1']));
});

test('of somebody unknown nothing is shown before it is clear who it is', () => {
  useIdentity.setState({ status: 'checking' });
  open('/calendar');
  expect(screen.getByText('Loading')).toBeTruthy();
});

test.each(['/workout', '/calendar'])(
  '%s does not wait for the server where the user is known, and ends with its refusal',
  (path) => {
    useIdentity.setState({ ...ann, status: 'checking' });
    open(path);
    expect(screen.getByText(`${path} null`)).toBeTruthy();
    act(() => useIdentity.setState({ ...nobody, ending: 'rejected' }));
    expect(screen.getByText(`/login {"from":"${path}"}`)).toBeTruthy();
  },
);

test('a session that ends remembers where the user was', () => {
  useIdentity.setState(ann);
  open('/calendar');
  act(() => useIdentity.setState({ ...nobody, ending: 'rejected' }));
  expect(screen.getByText('/login {"from":"/calendar"}')).toBeTruthy();
});

test('logging out does not', () => {
  useIdentity.setState(ann);
  open('/calendar');
  act(() => useIdentity.setState({ ...nobody, ending: 'logout' }));
  expect(screen.getByText('/login null')).toBeTruthy();
});

test('a page asked for after logging out is remembered again', () => {
  useIdentity.setState({ ...nobody, ending: 'logout' });
  open('/analytics');
  expect(screen.getByText('/login {"from":"/analytics"}')).toBeTruthy();
});

test('whoever is signed in has no business at the sign-in page', () => {
  useIdentity.setState(ann);
  open('/login');
  expect(screen.getByText('/home null')).toBeTruthy();
});
