/** Where the browser is never without something to do. */
const atLatestMs = 2000;
/** Where it cannot say whether it has something to do. */
const calmAfterMs = 200;

/** Acts once the page is drawn and the browser has nothing better to do; gives the way to call it off. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, calmAfterMs);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act, { timeout: atLatestMs });
  return () => cancelIdleCallback(request);
}
