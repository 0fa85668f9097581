import { useState, useSyncExternalStore } from 'react';
import { hasNext } from '../features/program/has-next.ts';
import { readRecent } from '../features/workout/current-workout.ts';

/** On narrow pages, before or after what was trained and what is next. Null until it is known. */
export type ExamplePlace = 'first' | 'last' | null;

/** There it stands beside them, whoever trains. */
const isWide = () => matchMedia('(min-width: 80rem)').matches;

/** Whoever trains has seen the example: it stands after their next session. */
function placeBy(next: boolean | null): ExamplePlace {
  if (next || readRecent().length > 0) return 'last';
  return next === null && !isWide() ? null : 'first';
}

/** Decided once: what changed its place later would move the page under the thumb. */
export function useExamplePlace(): ExamplePlace {
  const next = useSyncExternalStore(hasNext.subscribe, hasNext.read);
  const [decided, decide] = useState(() => placeBy(next));
  const place = decided ?? placeBy(next);
  if (place !== decided) decide(place);
  return place;
}
