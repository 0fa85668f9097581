import { CircleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSpeaking } from '../speaking.ts';
import type { Place } from '../speech-problem.ts';

interface SpeechNoteProps {
  place: Place;
}

/** A voice that is loaded first takes seconds; a line that is there already needs no words. */
const lateMs = 800;

function useIsLate(isPreparing: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isPreparing) return;
    const timer = setTimeout(() => setLate(true), lateMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isPreparing]);
  return isLate;
}

/** Stands where the line was asked for; the live region says it. */
export function SpeechNote({ place }: SpeechNoteProps) {
  const isHere = useSpeaking(({ line }) => line?.place === place);
  const isPreparing = useSpeaking(({ status }) => isHere && status === 'preparing');
  const problem = useSpeaking((speaking) => (isHere ? speaking.problem : null));
  const isLate = useIsLate(isPreparing);
  if (isLate) return <p className="text-ink-2 text-sm">Getting the line ready</p>;
  if (problem === null) return null;
  return (
    <p className="flex items-start gap-1.5 text-ink-2 text-sm">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-danger" />
      {problem}
    </p>
  );
}

/** Says once what is heard and what went wrong. */
export function SpeechAnnouncer() {
  const words = useSpeaking(({ status, line, problem, series }) => {
    // Line by line it would talk over what it speaks of.
    if (status !== 'silent' && series === 'set') return 'Playing the set';
    if (status === 'preparing') return 'Getting the line ready';
    if (status === 'playing') return [problem, `Playing: ${line?.text}`].filter(Boolean).join(' ');
    return problem ?? '';
  });
  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  );
}
