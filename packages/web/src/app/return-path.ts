const home = '/home';

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

export function placeOf({ pathname, search, hash }: Place): string {
  return `${pathname}${search}${hash}`;
}

/** Where to go after signing in. The state comes from the browser's history: it may be anything. */
export function cameFrom(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) return home;
  const { from } = state;
  if (typeof from !== 'string' || !/^\/(?![/\\])/.test(from)) return home;
  return /^\/(login|register)?([?#]|$)/.test(from) ? home : from;
}
