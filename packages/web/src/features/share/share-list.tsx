import type { ReplyOf } from '@cadence/contract/route';
import { endShare, listShares } from '@cadence/contract/share/routes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asFailure, call } from '../../platform/api/api.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import { queryClient, refresh } from '../../platform/api/query.ts';
import type { User } from '../../platform/identity.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { dayText, kindWords } from './share-words.ts';

type Share = ReplyOf<typeof listShares>['shares'][number];

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
  const [ending, setEnding] = useState<string | null>(null);

  async function end({ id, title }: Share): Promise<void> {
    setEnding(id);
    try {
      await call(endShare, { params: { id } });
      toast(`The link to ${title} has ended.`);
    } catch (failure) {
      toast(failureText(asFailure(failure)), { tone: 'error' });
    } finally {
      await refresh(queryKey);
      setEnding(null);
    }
  }

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
    <ul aria-label="Links" className="w-full divide-y divide-line">
      {data.shares.map((share) => (
        <li key={share.id} className="flex items-center justify-between gap-4 py-3.5">
          <span className="min-w-0">
            <span className="wrap-anywhere block font-[650] text-ink">{share.title}</span>
            <span className="block text-ink-2 text-sm">
              {kindWords[share.kind]}. Until {dayText(share.ends_at)}
            </span>
          </span>
          <Button
            busy={ending === share.id}
            aria-label={`End the link to ${share.title}`}
            onClick={() => void end(share)}
          >
            End
          </Button>
        </li>
      ))}
    </ul>
  );
}
