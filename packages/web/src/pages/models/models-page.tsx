import { vendorIds } from '@cadence/domain/workout/limits';
import type { ReactNode } from 'react';
import { ConnectForm } from '../../features/model/connect-form.tsx';
import { ConnectedModel } from '../../features/model/connected-model.tsx';
import { LocalOffers } from '../../features/model/local-offers.tsx';
import { useLocalServers, useModels } from '../../features/model/use-models.ts';
import { CoachChoice } from '../../features/workout/generate/coach-choice.tsx';
import { asFailure } from '../../platform/api/api.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import { type User, useIdentity } from '../../platform/identity.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Page } from '../page/page.tsx';

export function ModelsPage() {
  const user = useIdentity((state) => state.user);
  if (!user) return null;
  return (
    <Page
      title="Models"
      intro="Cadence builds and talks by itself. With a model connected it can also use that one; every workout and every sentence passes the same checks."
    >
      <Connections user={user} />
    </Page>
  );
}

interface ConnectionsProps {
  user: User;
}

function Connections({ user }: ConnectionsProps) {
  const { data, error, isFetching, refetch } = useModels(user);
  const runsServer = data?.runs_server ?? false;
  const local = useLocalServers(user, runsServer);
  const servers = local.data?.servers ?? [];
  if (!data) {
    if (!error || isFetching) return <Skeleton className="h-64 max-w-3xl" />;
    return (
      <ErrorState title="Models could not be read" onRetry={() => void refetch()}>
        {failureText(asFailure(error))}
      </ErrorState>
    );
  }
  const connected = data.models.filter(({ source }) => source !== null);
  const connectedByUser = data.models.filter(({ source }) => source === 'own');
  const vendors = vendorIds
    .filter((vendor) => !connectedByUser.some(({ provider }) => provider === vendor))
    .reverse();
  const hasLocal = connected.some(({ provider }) => provider === 'local');
  return (
    <div className="flex max-w-3xl flex-col gap-10">
      {connected.length > 0 && (
        <Part title="Connected">
          <ul aria-label="Connected models">
            {connected.map((state) => (
              <ConnectedModel
                key={state.provider}
                user={user}
                state={state}
                found={state.provider === 'local' ? servers.flatMap(({ models }) => models) : []}
                runsServer={runsServer}
              />
            ))}
          </ul>
        </Part>
      )}
      {connected.length > 0 && (
        <Part title="Who builds your workouts">
          <CoachChoice />
        </Part>
      )}
      {runsServer && !hasLocal && local.data && (
        <Part title="On this machine">
          <LocalOffers user={user} servers={servers} />
        </Part>
      )}
      {vendors.length > 0 && (
        <Part title="Connect with a key">
          <ConnectForm user={user} vendors={vendors} />
        </Part>
      )}
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
