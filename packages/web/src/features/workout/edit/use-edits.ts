import type { Workout } from '@cadence/domain/workout/types';
import { useState } from 'react';

interface Edit {
  before: Workout;
  words: string;
  /** Edits of one kind in a row are undone as one: ten taps on a stepper. */
  kind: string;
}

export interface Edits {
  /** What the last edit did, said to screen readers and beside Undo. */
  words: string;
  canUndo: boolean;
  apply: (next: Workout, words: string, kind?: string) => void;
  undo: () => void;
}

const longestPast = 50;

export function useEdits(workout: Workout, onChange: (workout: Workout) => void): Edits {
  const [past, setPast] = useState<readonly Edit[]>([]);
  const [words, setWords] = useState('');

  function apply(next: Workout, said: string, kind = '') {
    if (next === workout) return;
    const goesOn = kind !== '' && past.at(-1)?.kind === kind;
    if (!goesOn) setPast([...past, { before: workout, words: said, kind }].slice(-longestPast));
    setWords(said);
    onChange(next);
  }

  function undo() {
    const last = past.at(-1);
    if (!last) return;
    setPast(past.slice(0, -1));
    setWords(`Undone: ${last.words}`);
    onChange(last.before);
  }

  return { words, canUndo: past.length > 0, apply, undo };
}
