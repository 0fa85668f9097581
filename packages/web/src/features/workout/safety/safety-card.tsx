import { HeartPulse } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { dismissAllToasts } from '../../../ui/toast-queue.ts';
import type { SafetyFailure } from '../generate/generation-failure.ts';

interface SafetyCardProps {
  failure: SafetyFailure;
  heading?: RefObject<HTMLHeadingElement | null>;
  /** The user has been seen to, or may train with what they have. */
  onCleared: () => void;
  /** It was read wrongly: back to the words. */
  onNotMeant: () => void;
}

/** What answers a hold; most ask for a doctor's word, and one has no answer. */
const holdAnswers: Record<string, string | null> = {
  child: 'A grown-up is with me',
  glucose: 'It is in range now',
  seated: null,
  unclear: 'It is harmless, or my doctor knows',
  low: 'I meant the training',
};

/** Calm and in full width: something comes before training. */
export function SafetyCard({ failure, heading, onCleared, onNotMeant }: SafetyCardProps) {
  const [isAsking, setIsAsking] = useState(false);
  const isStop = failure.kind === 'stop';
  const answer = failure.id in holdAnswers ? holdAnswers[failure.id] : 'I am cleared';
  // Nothing may lie over it, least of all an offer to undo something of less weight.
  useEffect(dismissAllToasts, []);
  return (
    <section
      role="alert"
      className="flex flex-col items-start gap-4 rounded-card border border-ink-3 bg-surface p-6 sm:p-8"
    >
      <span className="grid size-11 place-items-center rounded-control bg-sunken text-ink">
        <HeartPulse aria-hidden="true" className="size-5" />
      </span>
      <h2
        ref={heading}
        tabIndex={-1}
        className="display max-w-[28ch] scroll-mt-20 text-[1.5rem] leading-[1.15] outline-none"
      >
        {failure.message}
      </h2>
      <p className="max-w-prose text-base">{failure.suggestion}</p>
      <p className="max-w-prose text-ink-2">
        {isStop
          ? 'No workout was made, and none can be started until this is settled. What you wrote is kept.'
          : 'No workout was made yet. What you wrote is kept.'}
      </p>
      <div className="flex w-full flex-wrap gap-2.5">
        {isStop ? (
          <Button onClick={() => setIsAsking(true)} className="w-full sm:w-auto">
            I have been checked and I am fine to train
          </Button>
        ) : (
          answer && (
            <Button onClick={onCleared} className="w-full sm:w-auto">
              {answer}
            </Button>
          )
        )}
        <Button onClick={onNotMeant} className="w-full sm:w-auto">
          That is not what I meant
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          onCleared();
        }}
        title="Have you been checked?"
        confirmLabel="Yes, I am fine to train"
        cancelLabel="Not yet"
      >
        Say yes only if a doctor or nurse has looked at this since, and told you that you can train.
        Start gently. If it comes back, stop and call your local emergency number.
      </ConfirmDialog>
    </section>
  );
}
