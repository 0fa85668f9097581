import * as z from 'zod/mini';

/** Those that nothing has been checked by yet, in the order in which they were read. */
const waiting: (() => unknown)[] = [];
let whenFree: ((act: () => void) => unknown) | null = null;

/**
 * A schema that is built when something is first checked by it, or ahead of that in a free moment.
 * To build all of them takes a slow phone a tenth of a second, in which it shows nothing and answers
 * no tap (docs/decisions/0032).
 */
export function late<S extends z.core.$ZodType>(build: () => S): z.ZodMiniLazy<S> {
  const schema = z.lazy(build);
  waiting.push(() => schema._zod.innerType);
  if (waiting.length === 1) whenFree?.(buildNext);
  return schema;
}

function buildNext(): void {
  waiting.shift()?.();
  if (waiting.length > 0) whenFree?.(buildNext);
}

/** Builds what waits, and what will, one in each free moment, so that nobody waits for it later. */
export function buildAhead(inFreeMoment: (act: () => void) => unknown): void {
  whenFree = inFreeMoment;
  if (waiting.length > 0) whenFree(buildNext);
}
