import { type ReactNode, useState } from 'react';
import { type History, placeAt, resolve, type Visit } from '../history.ts';
import { Router } from '../router.tsx';

/** A history with nothing behind it, so that no test sees where another has been. */
function memoryHistory(path: string): History {
  let visit: Visit = { place: placeAt(path, null, 'default'), type: 'POP' };
  const listeners = new Set<(visit: Visit) => void>();
  return {
    visit: () => visit,
    go: (to, { replace = false, state = null } = {}) => {
      const place = placeAt(resolve(to, visit.place), state);
      visit = { place, type: replace ? 'REPLACE' : 'PUSH' };
      for (const listener of listeners) listener(visit);
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

interface MemoryRouterProps {
  path?: string;
  children: ReactNode;
}

export function MemoryRouter({ path = '/', children }: MemoryRouterProps) {
  const [history] = useState(() => memoryHistory(path));
  return <Router history={history}>{children}</Router>;
}
