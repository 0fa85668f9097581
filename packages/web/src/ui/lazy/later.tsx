import type { ReactNode } from 'react';
import { type PartSource, useLoaded } from './use-loaded.ts';

interface LaterProps<P> {
  source: PartSource<P>;
  props: P;
  /** Of the size of what comes, so that nothing moves when it is there. */
  waiting?: ReactNode;
  /** The page is of use without it: where it cannot be had, there is none. */
  optional?: boolean;
  /** What stands in its place is in use, and stays until it no longer is. */
  isHeld?: boolean;
}

/**
 * A part that loads when it is first shown; what goes wrong is for the boundary around it. Not by
 * React's `lazy`: that holds a part which has come back for up to 300 ms, lest its fallback
 * flicker, and a running timer cannot wait.
 */
export function Later<P extends object>(given: LaterProps<P>) {
  const { source, props, waiting = null, optional = false, isHeld = false } = given;
  const { Part, failure } = useLoaded(source, { isWanted: true, canWait: optional });
  if (failure && !optional) throw failure.error;
  return Part && !isHeld ? <Part {...props} /> : waiting;
}
