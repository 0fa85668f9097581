/** Where the browser cannot say that it has nothing to do, or is never without something to do. */
const calmAfterMs = 2000;

/** Acts once the page is drawn and the browser has nothing better to do; gives the way to call it off. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, calmAfterMs);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act, { timeout: calmAfterMs });
  return () => cancelIdleCallback(request);
}
