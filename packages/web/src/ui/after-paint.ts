/**
 * Acts once what has just changed is on the screen; gives the way to call it off. For what follows
 * from a tap but is not its answer: React carries out a tap's effects before it is painted.
 */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const actNext = () => {
    timer = setTimeout(act);
  };
  // A page out of view is never painted.
  if (document.visibilityState === 'hidden') {
    actNext();
    return () => clearTimeout(timer);
  }
  const frame = requestAnimationFrame(actNext);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** For parts below the first ones: merely asking for their files takes a slow phone a while. */
export const painted = (): Promise<void> => new Promise(afterPaint);
