import type { ReactNode } from 'react';
import { AccountList } from '../../features/admin/account-list.tsx';
import { Backups, ServerState } from '../../features/admin/server-state.tsx';
import { useOverview } from '../../features/admin/use-admin.ts';
import { asFailure } from '../../platform/api/api.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import { type User, useIdentity } from '../../platform/identity.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Page } from '../page/page.tsx';

export function AdminPage() {
  const user = useIdentity((state) => state.user);
  if (!user) return null;
  return (
    <Page title="This server" intro="For whoever runs it.">
      <Overview user={user} />
    </Page>
  );
}

interface OverviewProps {
  user: User;
}

function Overview({ user }: OverviewProps) {
  const { data, error, isFetching, refetch } = useOverview(user);
  if (!data) {
    if (!error || isFetching) return <Skeleton className="h-64 max-w-3xl" />;
    const failure = asFailure(error);
    if (failure.status === 404) {
      return <p className="text-ink-2">This page is for whoever runs this server.</p>;
    }
    return (
      <ErrorState title="This page could not be read" onRetry={() => void refetch()}>
        {failureText(failure)}
      </ErrorState>
    );
  }
  return (
    <div className="flex max-w-3xl flex-col gap-10">
      <Part title="State">
        <ServerState overview={data} />
      </Part>
      <Part title="Accounts">
        <AccountList user={user} />
      </Part>
      <Part title="Backups">
        <Backups user={user} backups={data.backups} />
      </Part>
    </div>
  );
}

interface PartProps {
  title: string;
  children: ReactNode;
}

function Part({ title, children }: PartProps) {
  return (
    <section className="flex flex-col gap-4">
      <h2 className="display text-xl">{title}</h2>
      {children}
    </section>
  );
}
