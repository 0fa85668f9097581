import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** `npm run test:nightly` tries more cases, and tables in all their combinations. */
    nightly: boolean;
  }
}

/** For what changes rarely and takes long. */
export const isNight = inject('nightly');

/** How often a property is tried: five times as often by night. */
export const runs = (byDay: number): number => (isNight ? byDay * 5 : byDay);

/** All of a list by night; by day one of it, another for each `turn`, so that all are met. */
export function inTurn<T>(list: readonly T[], turn: number): readonly T[] {
  return isNight ? list : list.slice(turn % list.length, (turn % list.length) + 1);
}

/** All of a list by night, the first few by day. */
export const first = <T>(byDay: number, list: readonly T[]): readonly T[] =>
  isNight ? list : list.slice(0, byDay);
