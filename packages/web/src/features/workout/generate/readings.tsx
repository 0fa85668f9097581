import type { Chip as Reading, Request, TrainingHistory } from '@cadence/domain/planner/request';
import { memo, useEffect, useRef, useState } from 'react';
import { useItems } from '../../../platform/items/use-items.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/form/chip.tsx';
import { changeDraft } from './choices.ts';
import type { Asked } from './generation.ts';
import { usePlanner } from './load-planner.ts';
import { useUnderstood } from './use-understood.ts';
import { readWish } from './wish-reader.ts';

/** Long enough that nothing flickers while somebody types. */
const pauseMs = 300;

export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** Nothing may move under a finger: what comes while something is pressed waits for the press to end. */
export function useStillWhilePressed<T>(value: T): T {
  const [held, setHeld] = useState<{ value: T } | null>(null);
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  useEffect(() => {
    const hold = () => setHeld({ value: latest.current });
    // The click comes after the end of the press, and has to find its button too.
    const release = () => void setTimeout(() => setHeld(null));
    window.addEventListener('pointerdown', hold);
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
    return () => {
      window.removeEventListener('pointerdown', hold);
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
    };
  }, []);
  return held ? held.value : value;
}

interface Readings {
  chips: readonly Reading[];
  question: string | null;
  /** The chip that a no takes away. */
  asksAbout: string | null;
  request?: Request;
  /** Not of words that have since been changed. */
  isOfTheseWords: boolean;
}

const nothing: Readings = {
  chips: [],
  question: null,
  asksAbout: null,
  isOfTheseWords: false,
};

/**
 * What the text is taken to say. A red flag waits for the press, where it is told with care. Words
 * that were sent are read without a pause, and no others' reading stands beside what is made of them.
 */
export function useReadings(
  asked: Asked,
  history: TrainingHistory,
  sentWords: string | null,
): Readings {
  const isSent = asked.user_preferences === sentWords;
  const paused = useSettled(asked);
  const settled = isSent ? asked : paused;
  const isWritten = settled.user_preferences.trim() !== '';
  // For the press: it may come without a connection.
  usePlanner(isWritten);
  const items = useItems();
  const latest = useUnderstood(isWritten ? settled : null, history, items);

  // Tapped away until the words are gone: written anew, the reading comes back.
  useEffect(() => {
    const dismissed = settled.dismissed ?? [];
    if (!isWritten || dismissed.length === 0) return;
    let isOver = false;
    readWish({ ...settled, dismissed: [] }, history, items).then(
      (plain) => {
        if (isOver || plain.kind !== 'request') return;
        const said = new Set(plain.chips.map(({ id }) => id));
        const kept = dismissed.filter((id) => said.has(id));
        if (kept.length < dismissed.length) changeDraft({ dismissed: kept });
      },
      (error: unknown) => console.warn('The wish could not be read.', error),
    );
    return () => {
      isOver = true;
    };
  }, [isWritten, settled, history, items]);

  const still = useStillWhilePressed(latest);
  const isOfTheseWords = still?.asked.user_preferences === asked.user_preferences;
  if (still?.understood.kind !== 'request' || (isSent && !isOfTheseWords)) return nothing;
  return { ...still.understood, isOfTheseWords };
}

interface ReadingsListProps extends Pick<Readings, 'chips' | 'question' | 'asksAbout'> {
  onDismiss: (id: string) => void;
}

export function ReadingsList({ chips, question, asksAbout, onDismiss }: ReadingsListProps) {
  if (chips.length === 0 && question === null) return null;
  return (
    <div className="flex flex-col gap-2.5">
      <ReadingChips chips={chips} onDismiss={onDismiss} className="flex-wrap" />
      <ReadingQuestion question={question} asksAbout={asksAbout} onDismiss={onDismiss} />
    </div>
  );
}

interface ReadingChipsProps extends Pick<ReadingsListProps, 'chips' | 'onDismiss'> {
  className: string;
}

export const ReadingChips = memo(function ReadingChips(props: ReadingChipsProps) {
  const { chips, onDismiss, className } = props;
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Understood" className={`flex gap-2 ${className}`}>
      {chips.map(({ id, label }) => (
        <li key={id} className="max-w-full shrink-0">
          <Chip
            variant="outline"
            onRemove={() => onDismiss(id)}
            removeLabel={`Not meant: ${label}`}
          >
            {label}
          </Chip>
        </li>
      ))}
    </ul>
  );
});

export type ReadingQuestionProps = Pick<ReadingsListProps, 'question' | 'asksAbout' | 'onDismiss'>;

/** The plan goes on with care until it is answered with no. */
export function ReadingQuestion({ question, asksAbout, onDismiss }: ReadingQuestionProps) {
  if (question === null) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-2">
      <p>
        <strong className="font-[650] text-ink">One question.</strong> {question}
      </p>
      {asksAbout !== null && <Button onClick={() => onDismiss(asksAbout)}>No, all fine</Button>}
    </div>
  );
}
