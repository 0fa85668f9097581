import { useCallback, useEffect, useState } from 'react';
import { asFailure } from '../../platform/api.ts';
import { failureText } from '../../platform/failure-text.ts';
import { toast } from '../../ui/toast.tsx';
import { dropThread } from './chat-outbox.ts';
import { listRecent, removeConversation, type Summary } from './coach-calls.ts';
import { dropConversation } from './conversation-store.ts';
import { useLive } from './live-store.ts';
import { deferWithUndo } from './undo-toast.ts';

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
  const [deleted, setDeleted] = useState<readonly string[]>([]);
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

  const remove = useCallback(({ id, title }: Summary) => {
    const show = () => setDeleted((before) => before.filter((one) => one !== id));
    setDeleted((before) => [...before, id]);
    async function commit() {
      try {
        await removeConversation(id);
        dropConversation(id);
        dropThread(id);
      } catch (error) {
        const failure = asFailure(error);
        if (failure.status === 404) return;
        show();
        toast(`“${title}” was not deleted. ${failureText(failure)}`, { tone: 'error' });
      }
    }
    deferWithUndo(`“${title}” is deleted.`, { undo: show, commit: () => void commit() });
  }, []);

  return {
    ...state,
    conversations: state.conversations.filter(({ id }) => !deleted.includes(id)),
    retry: useCallback(() => setRound((before) => before + 1), []),
    remove,
  };
}
