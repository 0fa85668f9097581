const isTouchOnly = (): boolean => matchMedia('(hover: none) and (pointer: coarse)').matches;

let isKeyUsed = false;

/** The keyboard that a phone shows for a field sends keys as well: those say nothing of another. */
function noteKey({ target }: KeyboardEvent): void {
  const isTyping = target instanceof Element && target.matches('input, textarea');
  if (!isTyping) isKeyUsed = true;
}

if (typeof window !== 'undefined') window.addEventListener('keydown', noteKey, true);

/** Whether somebody may go by keys here: not with a finger alone, until one is pressed. */
export const hasKeys = (): boolean => isKeyUsed || !isTouchOnly();
