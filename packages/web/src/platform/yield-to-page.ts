/** Lets a press, and the page it changes, come before what is left of long work. */
export function yieldToPage(): Promise<void> {
  // Nobody presses on a page out of view, and there each timer would take a second.
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => setTimeout(resolve));
}
