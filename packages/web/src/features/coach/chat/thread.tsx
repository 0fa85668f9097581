import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { type Message, readOne, remake } from '../coach-calls.ts';
import { failedTo } from '../coach-words.ts';
import type { CoachPlace } from '../use-coach-place.ts';
import { Chat, type ChatPorts } from './chat.tsx';
import { isNewThread, newThread } from './chat-outbox.ts';
import { keepConversation } from './conversation-store.ts';
import { retryIn, sayIn, useConversation } from './use-conversation.ts';
import { Welcome } from './welcome.tsx';

const freshDraft = 'coach_new';

interface ThreadProps extends ChatPorts {
  place: CoachPlace;
  isOffline: boolean;
}

/** One conversation, or the place where one begins. */
export function Thread({ place, isOffline, ...ports }: ThreadProps) {
  const { userId } = ports;
  const thread = place.thread ?? null;
  const state = useConversation(thread, isOffline);
  if (place.thread === undefined || state.status === 'loading') return <Waiting />;
  if (state.status === 'failed') {
    return (
      <ErrorState title="The conversation could not be loaded." onRetry={state.retry}>
        {state.message}
      </ErrorState>
    );
  }
  if (state.status === 'gone') {
    return (
      <EmptyState
        title={failedTo.find}
        action={<Button onClick={place.openNew}>Begin a new one</Button>}
      >
        This conversation was deleted, here or on another device.
      </EmptyState>
    );
  }
  const { rows } = state;

  function say(text: string) {
    const last = rows.findLast((row) => row.kind === 'said');
    const into = thread ?? newThread();
    sayIn(into, text, last?.kind === 'said' ? last.message.id : null);
    if (into !== thread) place.open(into);
  }

  /** The words just before the coach's: those that asked for it. */
  function remakeOf({ id }: Message): (() => Promise<void>) | null {
    const at = rows.findIndex((row) => row.kind === 'said' && row.message.id === id);
    const asked = rows
      .slice(0, at)
      .findLast((row) => row.kind === 'said' && row.message.type === 'user');
    if (asked?.kind !== 'said' || thread === null) return null;
    return async () => {
      await remake(userId, asked.message.content, thread);
      keepConversation(await readOne(thread));
    };
  }

  return (
    <Chat
      {...ports}
      opened={thread ?? 'new'}
      draftKey={thread === null || isNewThread(thread) ? freshDraft : `coach_${thread}`}
      formerDraftKey={place.isBegun ? freshDraft : undefined}
      rows={rows}
      typing={state.typing}
      onSay={say}
      onRetry={(entry) => {
        const into = retryIn(entry);
        if (into !== thread) place.open(into);
      }}
      onRemake={remakeOf}
      empty={<Welcome onSay={say} onGoal={() => place.openGoal(null)} />}
    />
  );
}

function Waiting() {
  return (
    <SkeletonGroup label="Loading the conversation" className="flex flex-col gap-6">
      <Skeleton className="ml-auto h-16 w-2/3 rounded-[18px]" />
      <div className="flex flex-col gap-2.5">
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="h-4 w-3/5" />
      </div>
      <Skeleton className="h-40 w-full rounded-card" />
    </SkeletonGroup>
  );
}
