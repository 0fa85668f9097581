import type { Scan } from './scan.ts';

/** Finds something in a text the first time it is asked for, and remembers it for who asks next. */
export function oncePerText<Found>(find: (scan: Scan) => Found): (scan: Scan) => Found {
  const known = new WeakMap<Scan, { found: Found }>();
  return (scan) => {
    let kept = known.get(scan);
    if (!kept) {
      kept = { found: find(scan) };
      known.set(scan, kept);
    }
    return kept.found;
  };
}
