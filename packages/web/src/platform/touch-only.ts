/** Neither mouse nor trackpad, so most likely no keyboard either. */
export const isTouchOnly = (): boolean => matchMedia('(hover: none) and (pointer: coarse)').matches;
