import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { asFailure } from '../../../platform/api/api.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { queryClient } from '../../../platform/api/query.ts';
import { listRecent, type Summary } from '../coach-calls.ts';
import { coachQueries } from '../coach-queries.ts';
import { useRemovals } from '../knowledge/removal-outbox.ts';
import { removeWithUndo } from '../offers/undo-toast.ts';
import { useLive } from './live-store.ts';

export interface Summaries {
  status: 'loading' | 'ready' | 'failed';
  /** What the server said last, without what was just deleted. */
  conversations: readonly Summary[];
  problem: string;
  retry: () => void;
  /** Gone from sight at once, from the server once it can no longer be undone. */
  remove: (summary: Summary) => void;
}

/** One does not ask the server with every letter. */
const typingPauseMs = 250;

/** The words, once nobody types any more. */
function useSettled(search: string): string {
  const [settled, setSettled] = useState(search);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(search), search ? typingPauseMs : 0);
    return () => clearTimeout(timer);
  }, [search]);
  return settled;
}

/** The recent conversations, or those that hold the words. */
export function useSummaries(search: string): Summaries {
  const words = useSettled(search);
  const exchanges = useLive((live) => live.exchanges);
  const seen = useRef(exchanges);
  const { isRemoved } = useRemovals();
  const { data, error, isFetching, refetch } = useQuery(
    {
      queryKey: coachQueries.summaries(words),
      queryFn: ({ signal }) => listRecent(words, signal),
      placeholderData: keepPreviousData,
      meta: { isKept: false },
    },
    queryClient,
  );
  useEffect(() => {
    // Whatever is said changes the list.
    if (seen.current !== exchanges) void refetch();
    seen.current = exchanges;
  }, [exchanges, refetch]);

  const problem = error && !isFetching ? failureText(asFailure(error)) : '';
  return {
    status: problem ? 'failed' : data ? 'ready' : 'loading',
    conversations: (data ?? []).filter(({ id }) => !isRemoved(id)),
    problem,
    retry: () => void refetch(),
    remove: ({ id, title }) =>
      removeWithUndo(`“${title}” is deleted.`, { kind: 'conversation', id, name: title }),
  };
}
