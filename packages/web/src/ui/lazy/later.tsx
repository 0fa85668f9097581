import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { addToast } from '../toast-queue.ts';
import type { LazySource } from './lazy-source.ts';
import { whenIdle } from './when-idle.ts';

type PartSource<P> = LazySource<ComponentType<P>>;

interface Outcome {
  source: unknown;
  failure: { error: unknown } | null;
}

interface Wish {
  isWanted: boolean;
  /** It may come after what the page cannot do without. */
  canWait: boolean;
}

function useLoaded<P>(source: PartSource<P>, { isWanted, canWait }: Wish) {
  const [came, setCame] = useState<Outcome>();
  const Part = source.loaded();
  const isDone = Part !== null || !isWanted;

  useEffect(() => {
    if (isDone) return;
    let isShown = true;
    // A part may be a whole page: in slices, so that a tap in between is answered.
    const show = (failure: Outcome['failure']) => {
      if (isShown) startTransition(() => setCame({ source, failure }));
    };
    const begin = () =>
      void source.load().then(
        () => show(null),
        (error: unknown) => show({ error }),
      );
    const callOff = canWait ? whenIdle(begin) : begin();
    return () => {
      isShown = false;
      callOff?.();
      setCame(undefined);
    };
  }, [source, isDone, canWait]);

  const failure = came?.source === source && Part === null ? came.failure : null;
  return { Part, failure };
}

interface LaterProps<P> {
  source: PartSource<P>;
  props: P;
  /** Of the size of what comes, so that nothing moves when it is there. */
  waiting?: ReactNode;
  /** The page is of use without it: where it cannot be had, there is none. */
  optional?: boolean;
  /** What stands in its place is in use, and stays until it no longer is. */
  isHeld?: boolean;
}

/**
 * A part that loads when it is first shown; what goes wrong is for the boundary around it. Not by
 * React's `lazy`: that holds a part which has come back for up to 300 ms, lest its fallback
 * flicker, and a running timer cannot wait.
 */
export function Later<P extends object>(given: LaterProps<P>) {
  const { source, props, waiting = null, optional = false, isHeld = false } = given;
  const { Part, failure } = useLoaded(source, { isWanted: true, canWait: optional });
  if (failure && !optional) throw failure.error;
  return Part && !isHeld ? <Part {...props} /> : waiting;
}

interface DialogLike {
  open: boolean;
  onClose: () => void;
}

interface LaterDialogProps<P> {
  source: PartSource<P>;
  props: P;
}

/** A dialog or sheet that loads when it is first opened. The page stays if it cannot be had. */
export function LaterDialog<P extends DialogLike>({ source, props }: LaterDialogProps<P>) {
  const { open, onClose } = props;
  const { Part, failure } = useLoaded(source, { isWanted: open, canWait: false });
  const hasFailed = failure !== null;
  useEffect(() => {
    if (!hasFailed || !open) return;
    addToast('This could not be loaded. Check your connection and try again.', { tone: 'error' });
    onClose();
  }, [hasFailed, open, onClose]);
  return Part && <Part {...props} />;
}
