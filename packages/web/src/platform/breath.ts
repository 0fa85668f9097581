/**
 * Lets a tap, and the page it changes, come before what is left of long work. Nobody taps a page
 * out of sight, and there each timer would take a second.
 */
export const breath = (): Promise<void> =>
  document.visibilityState === 'hidden'
    ? Promise.resolve()
    : new Promise((resolve) => setTimeout(resolve));
