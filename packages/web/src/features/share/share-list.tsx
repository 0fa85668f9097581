import { endShare, listShares } from '@cadence/contract/share/routes';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/api.ts';
import { failureWords } from '../../platform/api/failure-text.ts';
import { queryClient, refresh } from '../../platform/api/query.ts';
import { longDay } from '../../platform/dates/long-day.ts';
import type { User } from '../../platform/identity.ts';
import { EndingList } from '../../ui/ending-list.tsx';
import { kindWords } from './share-words.ts';

interface ShareListProps {
  user: User;
}

/** Every link that still opens, to be ended with one tap. */
export function ShareList({ user }: ShareListProps) {
  const queryKey = ['account', user.id, 'shares'];
  const { data } = useQuery(
    { queryKey, queryFn: () => call(listShares, {}), meta: { isKept: false } },
    queryClient,
  );
  if (!data) return null;
  if (data.shares.length === 0) {
    return (
      <p className="text-ink-2">
        No link is open. Share is beside a workout, a timer you built, your program and each session
        of your log.
      </p>
    );
  }
  return (
    <EndingList
      label="Links"
      action="End"
      rows={data.shares.map(({ id, title, kind, ends_at }) => ({
        id,
        name: title,
        line: `${kindWords[kind]}. Until ${longDay(ends_at)}`,
        endName: `End the link to ${title}`,
      }))}
      onEnd={async ({ id, name }) => {
        await call(endShare, { params: { id } });
        return `The link to ${name} has ended.`;
      }}
      failureWords={failureWords}
      onSettled={() => refresh(queryKey)}
    />
  );
}
