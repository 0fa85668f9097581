import { useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * Whether what a press asks for may come: from when the press itself has been answered on the
 * screen, and no longer than it is wanted. A deferred value alone may come into the very frame
 * that it was to stay out of.
 */
export function useOncePainted(isWanted: boolean): boolean {
  const [isPainted, setPainted] = useState(false);
  if (!isWanted && isPainted) setPainted(false);
  useEffect(() => (isWanted ? afterPaint(() => setPainted(true)) : undefined), [isWanted]);
  return isWanted && isPainted;
}
