/**
 * Acts once what has just changed is on the screen; gives the way to call it off. For what follows
 * from a tap but is not its answer: React carries out a tap's effects before it is painted.
 */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
