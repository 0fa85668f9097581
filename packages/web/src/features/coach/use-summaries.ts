import { useCallback, useEffect, useState } from 'react';
import { asFailure } from '../../platform/api.ts';
import { failureText } from '../../platform/failure-text.ts';
import { listRecent, type Summary } from './coach-calls.ts';
import { useLive } from './live-store.ts';
import { removeWithUndo } from './undo-toast.ts';
import { useRemovals } from './use-removals.ts';

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

/** The recent conversations, or those that hold the words. */
export function useSummaries(search: string): Summaries {
  const [state, setState] = useState<Pick<Summaries, 'status' | 'conversations' | 'problem'>>({
    status: 'loading',
    conversations: [],
    problem: '',
  });
  const { isRemoved } = useRemovals();
  const [round, setRound] = useState(0);
  const exchanges = useLive((live) => live.exchanges);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is said changes the list.
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(
      () => {
        listRecent(search, signal)
          .then((conversations) => setState({ status: 'ready', conversations, problem: '' }))
          .catch((error: unknown) => {
            if (signal.aborted) return;
            const problem = failureText(asFailure(error));
            setState(({ conversations }) => ({ status: 'failed', conversations, problem }));
          });
      },
      search ? typingPauseMs : 0,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [search, round, exchanges]);

  return {
    ...state,
    conversations: state.conversations.filter(({ id }) => !isRemoved(id)),
    retry: useCallback(() => setRound((before) => before + 1), []),
    remove: ({ id, title }) =>
      removeWithUndo(`“${title}” is deleted.`, { kind: 'conversation', id, name: title }),
  };
}
