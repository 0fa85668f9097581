import { assessmentResult } from '@cadence/contract/assessment/schemas';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { asFailure } from '../../platform/api/api.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import { queryClient, seedFrom } from '../../platform/api/query.ts';
import { discard, type Result, results } from './assessment-calls.ts';

const resultsKey = (userId: string) => ['assessment', userId, 'results'] as const;
type Known = readonly Result[];

export interface Results {
  /** The newest first; null while none are known. */
  results: readonly Result[] | null;
  /** Why the account could not be asked. */
  problem: string | null;
  retry: () => void;
  add: (result: Result) => void;
  /** Throws where the account could not do it. */
  remove: (result: Result) => Promise<void>;
}

/** What was assessed before. */
export function useResults(userId: string): Results {
  const queryKey = resultsKey(userId);
  const { data, error, isFetching, refetch } = useQuery(
    { queryKey, queryFn: (): Promise<Known> => results(userId) },
    queryClient,
  );
  /** An answer that was asked for before the change is out of date. */
  async function change(next: (before: Known) => Known): Promise<void> {
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<Known>(queryKey, (before) => before && next(before));
  }
  return {
    results: data ?? null,
    problem: error && !isFetching ? failureText(asFailure(error)) : null,
    retry: () => void refetch(),
    add(result) {
      const isOther = ({ sessionId }: Result) => sessionId !== result.sessionId;
      if (data) void change((before) => [result, ...before.filter(isOther)]);
      else void refetch();
    },
    async remove({ sessionId }) {
      await discard(sessionId);
      await change((before) => before.filter((one) => one.sessionId !== sessionId));
    },
  };
}

// What the first edition kept for a start without a connection.
seedFrom('assessmentResults', (data, userId) => {
  const kept = z.safeParse(z.array(assessmentResult), data);
  if (kept.success)
    queryClient.setQueryData<Known>(resultsKey(userId), kept.data, { updatedAt: 0 });
});
