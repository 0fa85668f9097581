export interface WakeLock {
  /** Keeps the screen on, again each time the page comes into view. */
  hold: () => void;
  release: () => void;
}

type Request = () => Promise<{ release: () => Promise<void>; readonly released: boolean }>;

function deviceRequest(): Request | undefined {
  const { wakeLock } = navigator as { wakeLock?: globalThis.WakeLock };
  return wakeLock && (() => wakeLock.request('screen'));
}

export function createWakeLock(request: Request | undefined = deviceRequest()): WakeLock {
  let wanted = false;
  let asking = false;
  let sentinel: Awaited<ReturnType<Request>> | undefined;

  async function ask(): Promise<void> {
    if (!request || asking || !wanted || document.visibilityState !== 'visible') return;
    if (sentinel && !sentinel.released) return;
    asking = true;
    try {
      sentinel = await request();
    } catch {
      // Refused on a low battery: the workout goes on with the screen's own timeout.
      sentinel = undefined;
    }
    asking = false;
    if (!wanted) drop();
  }

  function drop() {
    sentinel?.release().catch(() => {});
    sentinel = undefined;
  }

  const askAgain = () => void ask();

  return {
    hold: () => {
      if (wanted) return;
      wanted = true;
      document.addEventListener('visibilitychange', askAgain);
      askAgain();
    },
    release: () => {
      wanted = false;
      document.removeEventListener('visibilitychange', askAgain);
      drop();
    },
  };
}
