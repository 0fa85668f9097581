import type { TimerReading } from '@cadence/domain/timer/timer';
import type { TimerStep } from '@cadence/domain/timer/types';
import { useEffect, useRef, useState } from 'react';
import type { ReadingSource } from '../engine/reading-source.ts';
import { announcement } from './announce.ts';

interface AnnouncerProps {
  steps: readonly TimerStep[];
  readings: ReadingSource;
  /** What a tap has just told; empty while nothing was tapped. */
  said?: string;
}

/** The only thing that speaks by itself: the countdown is heard, not announced. */
export function Announcer({ steps, readings, said = '' }: AnnouncerProps) {
  const { read, subscribe } = readings;
  const before = useRef<TimerReading>(null);
  const [words, setWords] = useState('');
  useEffect(() => {
    function listen() {
      const now = read();
      const next = announcement(steps, before.current, now);
      before.current = now;
      if (next !== null) setWords(next);
    }
    listen();
    return subscribe(listen);
  }, [steps, read, subscribe]);
  const [latest, setLatest] = useState(said);
  if (latest !== said) {
    setLatest(said);
    if (said !== '') setWords(said);
  }
  return (
    <p aria-live="polite" className="sr-only">
      {words}
    </p>
  );
}
