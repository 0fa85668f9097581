import { isOfLife } from '@cadence/domain/reading/danger/of-life';
import { HeartPulse } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/dialog.tsx';
import { dismissAllToasts } from '../../../ui/overlay/toast-queue.ts';
import type { SafetyFailure } from '../generate/generation-failure.ts';
import { useOpenSigns } from './safety-lock.ts';

interface SafetyCardProps {
  failure: SafetyFailure;
  heading?: RefObject<HTMLHeadingElement | null>;
  /** Beside the prompt unless said: in a conversation nothing was asked for. */
  place?: 'prompt' | 'conversation';
  /** The user has been seen to, or may train with what they have. */
  onCleared: () => void;
  /** It was read wrongly: back to the words. */
  onNotMeant: () => void;
}

interface Answer {
  label: string;
  /** Asked once more before anybody trains on it. */
  sure?: { title: string; text: string; confirm: string };
}

const checked = {
  title: 'Have you been checked?',
  text: 'Say yes only if a doctor or nurse has looked at this since, and told you that you can train. Start gently. If it comes back, stop and call your local emergency number.',
  confirm: 'Yes, I am fine to train',
};

const safe: Answer = {
  label: 'I am safe now',
  sure: {
    title: 'Are you safe now?',
    text: 'Say yes only if you and everybody near you are out of danger and someone you trust knows how you are. If it comes back, call or text a crisis line, or your local emergency number. Training can wait.',
    confirm: 'Yes, I am safe now',
  },
};

/** What answers a hold; most ask for a doctor's word, and one has no answer. */
const holdAnswers: Record<string, string | null> = {
  child: 'A grown-up is with me',
  glucose: 'It is in range now',
  seated: null,
  unclear: 'It is harmless, or my doctor knows',
  low: 'I meant the training',
};

function answerTo({ kind, id }: SafetyFailure): Answer | null {
  if (isOfLife(id)) return safe;
  if (kind === 'stop')
    return { label: 'I have been checked and I am fine to train', sure: checked };
  const own = holdAnswers[id];
  if (own === undefined) return { label: 'I am cleared', sure: checked };
  return own === null ? null : { label: own };
}

/** Design, training §5: locked until the user confirms clearance. */
const consequences = {
  prompt: {
    stop: 'No workout was made, and none can be started until this is settled. What you wrote is kept.',
    hold: 'No workout was made yet. What you wrote is kept.',
  },
  conversation: {
    stop: 'No workout can be started, here or on any other page, until this is settled.',
    hold: 'Workouts from your coach can be started once this is settled.',
  },
};

/** Calm and in full width: something comes before training. */
export function SafetyCard(props: SafetyCardProps) {
  const { failure, heading, place = 'prompt', onCleared, onNotMeant } = props;
  const [isAsking, setIsAsking] = useState(false);
  const answer = answerTo(failure);
  const others = useOpenSigns().filter(({ kind, id }) => kind === 'stop' && id !== failure.id);
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
      {others.map(({ id, message, suggestion }) => (
        <div key={id} className="flex max-w-prose flex-col gap-1">
          <h3 className="font-[650]">{message}</h3>
          <p>{suggestion}</p>
        </div>
      ))}
      <p className="max-w-prose text-ink-2">{consequences[place][failure.kind]}</p>
      <div className="flex w-full flex-wrap gap-2.5">
        {answer && (
          <Button
            onClick={answer.sure ? () => setIsAsking(true) : onCleared}
            className="w-full sm:w-auto"
          >
            {answer.label}
          </Button>
        )}
        <Button onClick={onNotMeant} className="w-full sm:w-auto">
          That is not what I meant
        </Button>
      </div>
      {answer?.sure && (
        <ConfirmDialog
          open={isAsking}
          onClose={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false);
            onCleared();
          }}
          title={answer.sure.title}
          confirmLabel={answer.sure.confirm}
          cancelLabel="Not yet"
        >
          {answer.sure.text}
        </ConfirmDialog>
      )}
    </section>
  );
}
