import { endOtherSignIns, endSignIn, listSignIns } from '@cadence/contract/auth/recovery-routes';
import type { ReplyOf } from '@cadence/contract/route';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asFailure, call } from '../../platform/api/api.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import { queryClient, refresh } from '../../platform/api/query.ts';
import type { User } from '../../platform/identity.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { FormBanner } from './form-banner.tsx';

type SignIn = ReplyOf<typeof listSignIns>['sign_ins'][number];

const dayText = (instant: string): string =>
  new Date(instant).toLocaleDateString('en', { day: 'numeric', month: 'long', year: 'numeric' });

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
  const [ending, setEnding] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const failure = error && !isFetching ? asFailure(error) : null;
  const isOffline = failure?.status === 0;
  const loadProblem = failure && !isOffline ? failureText(failure) : null;
  const others = data?.sign_ins.filter(({ current }) => !current) ?? [];

  async function end(what: string, ended: Promise<unknown>, words: string): Promise<void> {
    setEnding(what);
    setProblem(null);
    try {
      await ended;
      toast(words);
    } catch (failure) {
      setProblem(failureText(asFailure(failure)));
    } finally {
      await refresh(queryKey);
      setEnding(null);
    }
  }

  return (
    <div className="flex flex-col items-start gap-5">
      <FormBanner>{problem ?? loadProblem}</FormBanner>
      {isOffline && <p className="text-ink-2">They are listed once you are connected.</p>}
      <ul aria-label="Signed in" className="w-full divide-y divide-line">
        {data?.sign_ins.map((signIn) => (
          <SignInRow
            key={signIn.id}
            signIn={signIn}
            busy={ending === signIn.id}
            onEnd={() =>
              void end(
                signIn.id,
                call(endSignIn, { params: { id: signIn.id } }),
                'That session has ended.',
              )
            }
          />
        ))}
      </ul>
      {others.length > 1 && (
        <Button
          busy={ending === 'others'}
          onClick={() =>
            void end('others', call(endOtherSignIns, {}), 'Every other session has ended.')
          }
        >
          End all others
        </Button>
      )}
    </div>
  );
}

interface SignInRowProps {
  signIn: SignIn;
  busy: boolean;
  onEnd: () => void;
}

function SignInRow({ signIn, busy, onEnd }: SignInRowProps) {
  const name = signIn.device || 'Unknown device';
  return (
    <li className="flex items-center justify-between gap-4 py-3.5">
      <span className="min-w-0">
        <span className="block font-[650] text-ink">{name}</span>
        <span className="block text-ink-2 text-sm">
          {signIn.current ? 'This device' : `Last used ${dayText(signIn.last_used_at)}`}, signed in{' '}
          {dayText(signIn.signed_in_at)}
        </span>
      </span>
      {!signIn.current && (
        <Button busy={busy} aria-label={`End ${name}`} onClick={onEnd}>
          End
        </Button>
      )}
    </li>
  );
}
