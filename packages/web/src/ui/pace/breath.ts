/** Not every browser has it, nor does the compiler know of it. */
interface WithScheduler {
  scheduler?: { yield?: () => Promise<void> };
}

/**
 * Lets a tap, and the page it changes, come before what is left of long work. Nobody taps a page
 * out of sight, and there each timer would take a second.
 */
export function breath(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  // Unlike a timer, it comes before what others have put off meanwhile.
  const { scheduler } = globalThis as WithScheduler;
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
