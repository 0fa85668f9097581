import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useThreadOutbox } from './chat/chat-outbox.ts';
import { readLatestKept } from './chat/conversation-store.ts';
import type { Summaries } from './chat/use-summaries.ts';
import { useRemovals } from './knowledge/removal-outbox.ts';

export interface CoachPlace {
  /** Null before the first word; undefined while it is not known which is the latest. */
  thread: string | null | undefined;
  /** It has just begun here. */
  isBegun: boolean;
  /** Null before there is one; undefined where a conversation is shown. */
  goal: string | null | undefined;
  open: (thread: string) => void;
  openNew: () => void;
  openGoal: (goalId: string | null) => void;
}

const fresh = 'new';

/** Which conversation or goal the address names; the latest conversation where it names none. */
export function useCoachPlace(summaries: Summaries | null): CoachPlace {
  const [query, setQuery] = useSearchParams();
  const named = query.get('c');
  const goal = query.get('goal');
  const { conversationId } = useThreadOutbox(named);
  const { isRemoved } = useRemovals();

  const open = useCallback((thread: string) => setQuery({ c: thread }), [setQuery]);
  const openNew = useCallback(() => setQuery({ c: fresh }), [setQuery]);
  const openGoal = useCallback(
    (goalId: string | null) => setQuery({ goal: goalId ?? fresh }),
    [setQuery],
  );

  useEffect(() => {
    if (named === null || conversationId === null) return;
    setQuery({ c: conversationId }, { replace: true });
  }, [named, conversationId, setQuery]);

  const isOpenEnded = named === null && goal === null;
  const latest = isOpenEnded ? latestOf(summaries, isRemoved) : null;
  useEffect(() => {
    if (latest) setQuery({ c: latest }, { replace: true });
  }, [latest, setQuery]);

  return {
    thread: isOpenEnded
      ? latest === null
        ? null
        : undefined
      : (conversationId ?? threadOf(named)),
    isBegun: conversationId !== null,
    goal: goal === null ? undefined : goal === fresh ? null : goal,
    open,
    openNew,
    openGoal,
  };
}

const threadOf = (named: string | null) => (named === fresh ? null : named);

/** Undefined while it is not known. */
function latestOf(
  summaries: Summaries | null,
  isRemoved: (id: string) => boolean,
): string | null | undefined {
  if (!summaries) return null;
  if (summaries.status === 'loading') return undefined;
  if (summaries.status === 'failed') return readLatestKept(isRemoved);
  return summaries.conversations[0]?.id ?? null;
}
