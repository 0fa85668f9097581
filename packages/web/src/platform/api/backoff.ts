const firstMs = 1000;
const longestMs = 60_000;

/** How long to wait after so many failures in a row; the server's own wish goes first. */
export function backoffMs(failures: number, retryAfterSeconds: number | null): number {
  const wanted = retryAfterSeconds === null ? 0 : retryAfterSeconds * 1000;
  return Math.max(wanted, Math.min(longestMs, firstMs * 2 ** Math.max(0, failures - 1)));
}
