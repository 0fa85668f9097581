import { watchClass } from '@cadence/contract/class/routes';
import type { ReplyOf } from '@cadence/contract/route';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { codeIn } from '../../features/class/class-address.ts';
import { CodeForm } from '../../features/class/code-form.tsx';
import { OwnClasses, useOwnClasses } from '../../features/class/own-classes.tsx';
import { asFailure, call } from '../../platform/api/api.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import { queryClient } from '../../platform/api/query.ts';
import { useIdentity } from '../../platform/identity.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import { useArrival } from '../page/use-arrival.ts';
import { ClassDevice, type DeviceKind } from './class-device.tsx';

const kinds: readonly string[] = ['screen', 'athlete', 'lead'] satisfies DeviceKind[];
const isKind = (value: string | null): value is DeviceKind => kinds.includes(value ?? '');

/** A class by its code: on a big screen, as one of its athletes, or as who leads it. */
export function ClassPage() {
  const { hash } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const code = codeIn(hash);
  const status = useIdentity((state) => state.status);
  const heading = useArrival('Class');
  const { data, error, refetch } = useQuery(
    {
      queryKey: ['class', code],
      queryFn: () => call(watchClass, { params: { code } }),
      enabled: code !== '',
      retry: false,
      meta: { isKept: false },
    },
    queryClient,
  );
  const kind = search.get('as');
  if (data && isKind(kind)) return <ClassDevice code={code} shown={data} kind={kind} />;
  const isMember = status === 'signed-in';
  return (
    <div className="mx-auto flex min-h-dvh max-w-2xl flex-col px-5 pb-10">
      <header className="flex min-h-16 items-center justify-between">
        <Logo className="text-[1.1875rem]" />
        <Link
          to={isMember ? '/home' : '/login'}
          state={{ from: `/class${hash}` }}
          className="inline-flex min-h-11 items-center font-[650]"
        >
          {isMember ? 'Home' : 'Sign in'}
        </Link>
      </header>
      <main id="main" className="mt-2 flex flex-col gap-6">
        <div>
          <p className="eyebrow">Class</p>
          <h1 ref={heading} tabIndex={-1} className="display text-[2.25rem] outline-none">
            <WholeWords text={data?.title ?? 'Train together'} />
          </h1>
        </div>
        {data && <Choice code={code} shown={data} isMember={isMember} />}
        {error && (
          <div role="alert" className="flex flex-col items-start gap-3">
            <p className="max-w-prose text-ink-2">{closedWords(error)}</p>
            {asFailure(error).status !== 404 && (
              <Button onClick={() => void refetch()}>Try again</Button>
            )}
          </div>
        )}
        {!data && (
          <>
            <p className="max-w-prose text-ink-2">
              One clock for everybody. Each athlete sees the same minute in a version that is safe
              for them.
            </p>
            <CodeForm onCode={(typed) => void navigate(`/class#${encodeURIComponent(typed)}`)} />
            {isMember && <OwnClasses />}
          </>
        )}
      </main>
    </div>
  );
}

function closedWords(error: unknown): string {
  const failure = asFailure(error);
  return failure.status === 404
    ? 'This code opens no class, or the class is over.'
    : failureText(failure);
}

interface ChoiceProps {
  code: string;
  shown: ReplyOf<typeof watchClass>;
  isMember: boolean;
}

function Choice({ code, shown, isMember }: ChoiceProps) {
  const isLeader = useOwnClasses(isMember).some(({ id }) => id === shown.id);
  const to = (kind: DeviceKind) => `/class?as=${kind}#${code}`;
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="max-w-prose text-ink-2">
        {isMember
          ? 'Join, and what does not suit your injuries, your kit or your level gives way.'
          : 'Sign in to join with a version that suits you, or show the class on this screen.'}
      </p>
      <div className="flex flex-wrap gap-2.5">
        {isLeader && (
          <ButtonLink to={to('lead')} variant="primary" size="lg">
            Lead the class
          </ButtonLink>
        )}
        {isMember ? (
          <ButtonLink to={to('athlete')} variant={isLeader ? 'secondary' : 'primary'} size="lg">
            Join
          </ButtonLink>
        ) : (
          <ButtonLink to="/login" state={{ from: `/class#${code}` }} variant="primary" size="lg">
            Sign in
          </ButtonLink>
        )}
        <ButtonLink to={to('screen')} size="lg">
          Show it on this screen
        </ButtonLink>
      </div>
    </div>
  );
}
