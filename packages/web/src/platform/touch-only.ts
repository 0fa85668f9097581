/** Neither mouse nor trackpad, so most likely no keyboard either. */
export const isTouchOnly = (): boolean => matchMedia('(hover: none) and (pointer: coarse)').matches;

/** A ring is shown to whoever came by keyboard, which a tablet may have too. */
export const isRingShown = (): boolean => document.querySelector(':focus-visible') !== null;
