import { CircleAlert, Clock3 } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import type { ChatRow } from './chat-rows.ts';
import { UserBubble } from './user-bubble.tsx';

interface UnsentBubbleProps {
  row: Extract<ChatRow, { kind: 'unsent' }>;
  onRetry: () => void;
  onDrop: () => void;
}

/** What was said and has not arrived. */
export function UnsentBubble({ row, onRetry, onDrop }: UnsentBubbleProps) {
  const { entry, state } = row;
  return (
    <li className="flex flex-col items-end gap-1">
      <UserBubble text={entry.text} />
      {state === 'waiting' && (
        <p className="flex items-center gap-1.5 text-ink-2 text-sm">
          <Clock3 aria-hidden="true" className="size-4" />
          Not sent yet. It goes out when you are back online.
        </p>
      )}
      {state === 'failed' && (
        <div role="alert" className="flex flex-wrap items-center justify-end gap-x-2">
          <p className="flex max-w-prose items-start gap-1.5 py-1 text-danger text-sm">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span>
              <strong className="font-[650]">Not sent</strong> · {entry.failure?.text}
            </span>
          </p>
          <div className="flex">
            <Button variant="ghost" onClick={onRetry}>
              Retry
            </Button>
            <Button variant="ghost" onClick={onDrop}>
              Remove
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}
