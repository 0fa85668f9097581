import { findLocalModels, listModels } from '@cadence/contract/model/routes';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/api.ts';
import { queryClient, refresh } from '../../platform/api/query.ts';
import type { User } from '../../platform/identity.ts';

const keyOf = (user: User) => ['models', user.id] as const;

export function useModels(user: User) {
  return useQuery(
    { queryKey: keyOf(user), queryFn: () => call(listModels, {}), meta: { isKept: false } },
    queryClient,
  );
}

/** Looked for only where it may be connected. */
export function useLocalServers(user: User, isAsked: boolean) {
  return useQuery(
    {
      queryKey: [...keyOf(user), 'local'],
      queryFn: () => call(findLocalModels, {}),
      enabled: isAsked,
      meta: { isKept: false },
    },
    queryClient,
  );
}

/** What the generator offers goes by the same connections. */
export async function refreshModels(user: User): Promise<void> {
  await Promise.all([refresh(keyOf(user)), refresh(['providers'])]);
}
