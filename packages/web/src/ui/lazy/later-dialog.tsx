import { useEffect, useState } from 'react';
import { ConfirmDialog } from '../dialog.tsx';
import { SpinnerMark } from '../spinner.tsx';
import { type PartSource, useLoaded } from './use-loaded.ts';

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
  const [attempt, setAttempt] = useState(0);
  const { Part, failure } = useLoaded(source, { isWanted: open, canWait: false, attempt });
  if (Part) return <Part {...props} />;
  const hasFailed = failure !== null;
  const isTold = open && (hasFailed || attempt > 0);
  return (
    <>
      <WaitingSign isWaiting={open && !isTold} />
      {isTold && (
        <ConfirmDialog
          open
          title="This could not be loaded."
          confirmLabel="Try again"
          busy={!hasFailed}
          onConfirm={() => setAttempt(attempt + 1)}
          onClose={() => {
            setAttempt(0);
            onClose();
          }}
        >
          Check your connection and try again.
        </ConfirmDialog>
      )}
    </>
  );
}

/** What comes sooner is there as if it had never been away. */
const signAfterMs = 150;

interface WaitingSignProps {
  isWaiting: boolean;
}

/** Stands empty until then: a live region speaks only of what changes inside it. */
function WaitingSign({ isWaiting }: WaitingSignProps) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLong(true), signAfterMs);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isWaiting]);
  return (
    <output className="pointer-events-none fixed inset-x-4 bottom-[calc(5.5rem+env(safe-area-inset-bottom))] z-50 flex justify-center lg:bottom-10">
      {isLong && (
        <span className="flex min-h-11 items-center gap-2.5 rounded-full bg-ink px-5 font-[650] text-paper shadow-lg">
          <SpinnerMark />
          Loading
        </span>
      )}
    </output>
  );
}
