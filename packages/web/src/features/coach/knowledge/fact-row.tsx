import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { LearnedFact } from '../coach-calls.ts';
import { confidenceWords, factText, slotWords } from '../coach-words.ts';
import { FactForm } from './fact-form.tsx';

interface FactRowProps {
  fact: LearnedFact;
  onForget: () => void;
  /** True when it was taken. */
  onCorrect: (value: string) => Promise<boolean>;
  /** While it is forgotten and can still be taken back. */
  onUndo: (() => void) | undefined;
}

/** One thing that the coach has learned, with the words that said so. */
export function FactRow({ fact, onForget, onCorrect, onUndo }: FactRowProps) {
  const { slot, value, source, confidence } = fact;
  const [isEditing, setEditing] = useState(false);
  const change = useRef<HTMLButtonElement>(null);

  const wasEditing = useRef(false);
  const close = () => setEditing(false);

  // The form took the place of the button, and goes with the focus.
  useEffect(() => {
    if (wasEditing.current && !isEditing) change.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  if (isEditing) {
    return (
      <li className="py-3">
        <FactForm
          label={slotWords[slot]}
          value={value}
          onCancel={close}
          onSave={async (next) => {
            if (next === value || (await onCorrect(next))) close();
          }}
        />
      </li>
    );
  }
  return (
    <li className="unseen-row-skipped py-3">
      <div className="wrap-anywhere">
        <p className="text-ink-2 text-sm">
          {onUndo ? 'Forgotten' : `${slotWords[slot]} · ${confidenceWords(confidence)}`}
        </p>
        <p className={onUndo ? 'text-ink-2 line-through' : 'font-[650]'}>{factText(value)}</p>
        {!onUndo && <p className="mt-0.5 text-ink-2 text-sm">You said “{source}”</p>}
      </div>
      <div className="-ml-4 mt-0.5 flex">
        {!onUndo && (
          <Button
            ref={change}
            variant="ghost"
            aria-label={`Change ${value}`}
            onClick={() => setEditing(true)}
          >
            Change
          </Button>
        )}
        <Button
          variant="ghost"
          aria-label={onUndo ? `Undo: ${value}` : `Forget ${value}`}
          onClick={onUndo ?? onForget}
        >
          {onUndo ? 'Undo' : 'Forget'}
        </Button>
      </div>
    </li>
  );
}
