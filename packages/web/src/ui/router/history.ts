/** Where the app is, in the words of an address. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
  /** Of this entry of the history; 'default' for the one that the browser itself opened. */
  key: string;
}

export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

export interface Visit {
  place: Place;
  type: NavigationType;
}

export interface GoOptions {
  replace?: boolean | undefined;
  state?: unknown;
}

export interface History {
  visit: () => Visit;
  go: (to: string, options?: GoOptions) => void;
  listen: (listener: (visit: Visit) => void) => () => void;
}

/** An address of this app, whatever it is written relative to. Other origins cannot be reached. */
export function resolve(to: string, from: Pick<Place, 'pathname' | 'search'>): string {
  const { pathname, search, hash } = new URL(to, `https://app${from.pathname}${from.search}`);
  return `${pathname}${search}${hash}`;
}

export function placeAt(path: string, state: unknown = null, key = newKey()): Place {
  const { pathname, search, hash } = new URL(path, 'https://app');
  return { pathname, search, hash, state, key };
}

const newKey = () => Math.random().toString(36).slice(2, 10);

interface Entry {
  usr?: unknown;
  key?: string;
}

function readPlace(): Place {
  const { pathname, search, hash } = window.location;
  const entry: Entry = window.history.state ?? {};
  return { pathname, search, hash, state: entry.usr ?? null, key: entry.key ?? 'default' };
}

/** The browser's own history. */
export function browserHistory(): History {
  let type: NavigationType = 'POP';
  const listeners = new Set<(visit: Visit) => void>();
  const visit = (): Visit => ({ place: readPlace(), type });

  function tell(how: NavigationType): void {
    type = how;
    const now = visit();
    for (const listener of listeners) listener(now);
  }
  const onPop = () => tell('POP');

  return {
    visit,
    go: (to, { replace = false, state = null } = {}) => {
      const entry: Entry = { usr: state, key: newKey() };
      const path = resolve(to, window.location);
      if (replace) window.history.replaceState(entry, '', path);
      else window.history.pushState(entry, '', path);
      tell(replace ? 'REPLACE' : 'PUSH');
    },
    listen: (listener) => {
      if (listeners.size === 0) window.addEventListener('popstate', onPop);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('popstate', onPop);
      };
    },
  };
}
