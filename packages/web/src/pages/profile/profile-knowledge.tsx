import { useState } from 'react';
import { countThings } from '../../features/coach/coach-words.ts';
import { KnowledgeSheet } from '../../features/coach/knowledge/knowledge-sheet.tsx';
import { type Knowledge, useKnowledge } from '../../features/coach/knowledge/use-knowledge.ts';
import { Button } from '../../ui/button.tsx';

function summaryOf({ status, count, problem }: Knowledge): string {
  if (status === 'loading') return 'Looking up what your coach knows.';
  if (status === 'failed') return problem;
  return count === 0
    ? 'Nothing so far. What you tell your coach about yourself is kept with the words that said so.'
    : `Your coach has learned ${countThings(count)} in your chats.`;
}

interface ProfileKnowledgeProps {
  userId: string;
}

/** The same list as beside the chat. */
export function ProfileKnowledge({ userId }: ProfileKnowledgeProps) {
  const knowledge = useKnowledge(userId);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="flex flex-col items-start gap-4">
      <p role="status" className="text-ink-2">
        {summaryOf(knowledge)}
      </p>
      {knowledge.status === 'failed' && <Button onClick={knowledge.retry}>Try again</Button>}
      {knowledge.status === 'ready' && knowledge.count > 0 && (
        <Button onClick={() => setIsOpen(true)}>See what it knows</Button>
      )}
      <KnowledgeSheet open={isOpen} onClose={() => setIsOpen(false)} knowledge={knowledge} />
    </div>
  );
}
