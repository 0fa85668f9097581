import { type ComponentType, lazy, type ReactNode } from 'react';

export interface LazyPart<P> {
  (props: P): ReactNode;
  /** Loads it before it is shown. */
  preload: () => void;
}

/**
 * React.lazy, which remembers a failed load for good, with a new attempt after each failure: 'Try
 * again' of the error boundary then really does.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  const attempt = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        Current = attempt();
        throw error;
      }
    });
  let Current = attempt();
  // biome-ignore lint/correctness/noComponentHookFactories: made once, with its module.
  const Part = (props: P) => <Current {...props} />;
  // Whoever shows the part loads it again, and then tells what went wrong.
  Part.preload = () => void load().catch(() => {});
  return Part;
}
