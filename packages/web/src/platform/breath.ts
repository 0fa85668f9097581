/** Lets a tap, and the page it changes, come before what is left of long work. */
export const breath = () => new Promise<void>((resolve) => setTimeout(resolve));
