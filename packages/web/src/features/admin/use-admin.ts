import { listAccounts, readOverview } from '@cadence/contract/admin/routes';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/api.ts';
import { queryClient, refresh } from '../../platform/api/query.ts';
import type { User } from '../../platform/identity.ts';

const keyOf = (user: User) => ['admin', user.id] as const;

export function useOverview(user: User) {
  return useQuery(
    {
      queryKey: [...keyOf(user), 'overview'],
      queryFn: () => call(readOverview, {}),
      meta: { isKept: false },
    },
    queryClient,
  );
}

export function useAccounts(user: User) {
  return useInfiniteQuery(
    {
      queryKey: [...keyOf(user), 'accounts'],
      queryFn: ({ pageParam }) =>
        call(listAccounts, { query: pageParam === null ? {} : { after: pageParam } }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ accounts, more }) => (more ? (accounts.at(-1)?.id ?? null) : null),
      meta: { isKept: false },
    },
    queryClient,
  );
}

export const refreshAdmin = (user: User): Promise<void> => refresh(keyOf(user));
