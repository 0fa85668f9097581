import { useEffect, useState, useSyncExternalStore } from 'react';
import { hasNext } from '../../features/program/data/has-next.ts';
import { readRecent } from '../../features/workout/current-workout.ts';
import { hasColumns } from './home-columns.ts';

/** On narrow pages, before or after what was trained and what is next. Null until it is known. */
export type ExamplePlace = 'first' | 'last' | null;

/** Whoever trains has seen the example: it stands after their next session. */
function placeBy(next: boolean | null): ExamplePlace {
  if (next || readRecent().length > 0) return 'last';
  return next === null && !hasColumns() ? null : 'first';
}

/** Nobody waits longer for an example than this, whatever has become of the answer. */
const atLatestMs = 2000;

/** Decided once: what changed its place later would move the page under the thumb. */
export function useExamplePlace(): ExamplePlace {
  const next = useSyncExternalStore(hasNext.subscribe, hasNext.read);
  const [decided, decide] = useState(() => placeBy(next));
  const place = decided ?? placeBy(next);
  if (place !== decided) decide(place);
  const isOpen = place === null;
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => decide('first'), atLatestMs);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return place;
}
