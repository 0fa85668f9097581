import type { TimerReading } from '@cadence/domain/timer/timer';
import type { TimerStep } from '@cadence/domain/timer/types';
import { useEffect, useRef, useState } from 'react';
import { announcement } from './announce.ts';

interface AnnouncerProps {
  steps: readonly TimerStep[];
  reading: TimerReading;
}

/** The only thing that speaks by itself: the countdown is heard, not announced. */
export function Announcer({ steps, reading }: AnnouncerProps) {
  const before = useRef<TimerReading>(null);
  const [words, setWords] = useState('');
  useEffect(() => {
    const next = announcement(steps, before.current, reading);
    before.current = reading;
    if (next !== null) setWords(next);
  }, [steps, reading]);
  return (
    <p aria-live="polite" className="sr-only">
      {words}
    </p>
  );
}
