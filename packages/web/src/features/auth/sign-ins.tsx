import { endOtherSignIns, endSignIn, listSignIns } from '@cadence/contract/auth/recovery-routes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asFailure, call } from '../../platform/api/api.ts';
import { failureText, failureWords } from '../../platform/api/failure-text.ts';
import { queryClient, refresh } from '../../platform/api/query.ts';
import { longDay } from '../../platform/dates/long-day.ts';
import type { User } from '../../platform/identity.ts';
import { Button } from '../../ui/button.tsx';
import { EndingList } from '../../ui/ending-list.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { FormBanner } from './form-banner.tsx';

interface SignInsProps {
  user: User;
}

/** Where the account is open, each to be ended from here. */
export function SignIns({ user }: SignInsProps) {
  const queryKey = ['account', user.id, 'sign-ins'];
  const { data, error, isFetching } = useQuery(
    { queryKey, queryFn: () => call(listSignIns, {}), meta: { isKept: false } },
    queryClient,
  );
  const [isEndingOthers, setIsEndingOthers] = useState(false);
  const failure = error && !isFetching ? asFailure(error) : null;
  const isOffline = failure?.status === 0;
  const loadProblem = failure && !isOffline ? failureText(failure) : null;
  const others = data?.sign_ins.filter(({ current }) => !current) ?? [];

  async function endAllOthers(): Promise<void> {
    setIsEndingOthers(true);
    try {
      await call(endOtherSignIns, {});
      toast('Every other sign-in has ended.');
    } catch (thrown) {
      toast(failureWords(thrown), { tone: 'error' });
    } finally {
      await refresh(queryKey);
      setIsEndingOthers(false);
    }
  }

  return (
    <div className="flex flex-col items-start gap-5">
      <FormBanner>{loadProblem}</FormBanner>
      {isOffline && <p className="text-ink-2">They are listed once you are connected.</p>}
      <EndingList
        label="Signed in"
        action="End"
        rows={(data?.sign_ins ?? []).map(({ id, device, current, last_used_at, signed_in_at }) => {
          const name = device || 'Unknown device';
          const used = current ? 'This device' : `Last used ${longDay(last_used_at)}`;
          const line = `${used}, signed in ${longDay(signed_in_at)}`;
          return { id, name, line, endName: current ? null : `End ${name}` };
        })}
        onEnd={async ({ id }) => {
          await call(endSignIn, { params: { id } });
          return 'That sign-in has ended.';
        }}
        failureWords={failureWords}
        onSettled={() => refresh(queryKey)}
      />
      {others.length > 1 && (
        <Button busy={isEndingOthers} onClick={() => void endAllOthers()}>
          End all others
        </Button>
      )}
    </div>
  );
}
