import { Link } from 'react-router';
import type { Message } from '../coach-calls.ts';

interface MessageSourcesProps {
  sources: NonNullable<Message['sources']>;
}

const countText = (count: number): string => (count === 1 ? '1 session' : `${count} sessions`);

/** One line on what an answer rests on: who says so, or the sessions that it was counted from. */
export function MessageSources({ sources }: MessageSourcesProps) {
  const cards = [...new Set(sources.filter(({ kind }) => kind === 'card').map((s) => s.label))];
  const sessions = new Set(sources.flatMap(({ sessionIds = [] }) => sessionIds));
  if (cards.length === 0 && sessions.size === 0) return null;
  return (
    <p className="text-ink-2 text-sm">
      {cards.length > 0 && `Source: ${cards.join('; ')}`}
      {cards.length > 0 && sessions.size > 0 && '. '}
      {sessions.size > 0 && (
        <Link to="/analytics" className="underline">
          From {countText(sessions.size)} in your log
        </Link>
      )}
    </p>
  );
}
