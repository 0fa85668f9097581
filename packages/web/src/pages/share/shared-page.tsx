import type { ReplyOf } from '@cadence/contract/route';
import { readShared } from '@cadence/contract/share/routes';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { tokenIn } from '../../features/share/link-address.ts';
import { kindWords } from '../../features/share/share-words.ts';
import { asFailure, call } from '../../platform/api/api.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import { queryClient } from '../../platform/api/query.ts';
import { longDay } from '../../platform/dates/long-day.ts';
import { useIdentity } from '../../platform/identity.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import { useArrival } from '../page/use-arrival.ts';
import { SharedView } from './shared-view.tsx';
import { TakeOver } from './take-over.tsx';

/** What a link shows: to anybody, and to be taken over by whoever has an account. */
export function SharedPage() {
  const { hash } = useLocation();
  const token = tokenIn(hash);
  const status = useIdentity((state) => state.status);
  const heading = useArrival('Shared with you');
  const { data, error, refetch } = useQuery(
    {
      queryKey: ['shared', token],
      queryFn: () => call(readShared, { params: { token } }),
      retry: false,
      meta: { isKept: false },
    },
    queryClient,
  );
  return (
    <div className="mx-auto flex min-h-dvh max-w-2xl flex-col px-5 pb-10">
      <header className="flex min-h-16 items-center justify-between">
        <Logo className="text-[1.1875rem]" />
        {status === 'signed-in' ? (
          <Link to="/home" className="inline-flex min-h-11 items-center font-[650]">
            Home
          </Link>
        ) : (
          <Link
            to="/login"
            state={{ from: `/shared${hash}` }}
            className="inline-flex min-h-11 items-center font-[650]"
          >
            Sign in
          </Link>
        )}
      </header>
      <main id="main" className="mt-2 flex flex-col gap-5">
        <div>
          <p className="eyebrow">{data ? kindWords[data.content.kind] : 'Shared with you'}</p>
          <h1 ref={heading} tabIndex={-1} className="display text-[2.25rem] outline-none">
            <WholeWords text={data?.title ?? (error ? 'Nothing opens here.' : 'One moment')} />
          </h1>
        </div>
        {error && <Closed error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Loading />}
        {data && <Opened shared={data} token={token} isMember={status === 'signed-in'} />}
      </main>
    </div>
  );
}

interface OpenedProps {
  shared: ReplyOf<typeof readShared>;
  token: string;
  isMember: boolean;
}

function Opened({ shared: { title, content, ends_at }, token, isMember }: OpenedProps) {
  return (
    <>
      {isMember ? (
        <TakeOver token={token} title={title} kind={content.kind} />
      ) : (
        <div className="flex flex-col items-start gap-3">
          <p className="max-w-prose text-ink-2">
            It was made for somebody else. Take it over, and it is checked for your injuries, your
            kit and your level first.
          </p>
          <div className="flex flex-wrap gap-2.5">
            <ButtonLink
              to="/register"
              state={{ from: `/shared#${token}` }}
              variant="primary"
              size="lg"
            >
              Create an account
            </ButtonLink>
            <ButtonLink to="/login" state={{ from: `/shared#${token}` }} size="lg">
              Sign in
            </ButtonLink>
          </div>
        </div>
      )}
      <Card>
        <h2 className="sr-only">What is in it</h2>
        <SharedView content={content} />
      </Card>
      <p className="text-ink-2 text-sm">This link opens until {longDay(ends_at)}.</p>
    </>
  );
}

interface ClosedProps {
  error: unknown;
  onRetry: () => void;
}

function Closed({ error, onRetry }: ClosedProps) {
  const failure = asFailure(error);
  if (failure.status === 404) {
    return (
      <p className="max-w-prose text-ink-2">
        This link has ended, or a part of it is missing. Ask whoever sent it for a new one.
      </p>
    );
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="max-w-prose text-ink-2">{failureText(failure)}</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}

function Loading() {
  return (
    <SkeletonGroup label="Opening the link" className="flex flex-col gap-5">
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-40 w-full" />
    </SkeletonGroup>
  );
}
