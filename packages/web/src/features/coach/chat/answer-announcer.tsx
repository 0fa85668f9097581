import { useEffect, useRef, useState } from 'react';
import type { ChatRow } from './chat-rows.ts';

interface AnswerAnnouncerProps {
  /** What is opened is not read out; what comes after it is. */
  opened: string;
  rows: readonly ChatRow[];
}

/** Says the coach's answers, once each, when nothing else is being said. */
export function AnswerAnnouncer({ opened, rows }: AnswerAnnouncerProps) {
  const last = rows.findLast((row) => row.kind === 'said' && row.message.type === 'coach');
  const message = last?.kind === 'said' ? last.message : null;
  const heard = useRef({ opened, id: message?.id });
  const [words, setWords] = useState('');

  useEffect(() => {
    const before = heard.current;
    heard.current = { opened, id: message?.id };
    if (!message || before.opened !== opened || before.id === message.id) return;
    if (before.id !== undefined) setWords(`Coach: ${message.content.replaceAll('**', '')}`);
  }, [opened, message]);

  return (
    <p aria-live="polite" className="sr-only">
      {words}
    </p>
  );
}
