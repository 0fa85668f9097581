import { listClients } from '@cadence/contract/client/routes';
import { useQuery } from '@tanstack/react-query';
import { AcceptForm } from '../../features/client/accept-form.tsx';
import { ClientView } from '../../features/client/client-view.tsx';
import { asFailure, call } from '../../platform/api/api.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import { queryClient, refresh } from '../../platform/api/query.ts';
import { useIdentity } from '../../platform/identity.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../page/page.tsx';
import { LoggedSession } from './logged-session.tsx';
import { PlannedSession } from './planned-session.tsx';

export function ClientsPage() {
  const user = useIdentity((state) => state.user);
  const queryKey = ['clients', user?.id];
  const { data, error, refetch } = useQuery(
    { queryKey, queryFn: () => call(listClients, {}), meta: { isKept: false } },
    queryClient,
  );
  const readAgain = () => refresh(queryKey);
  return (
    <Page
      title="Clients"
      intro="Athletes who let you see their training, each as far as they allow."
    >
      <div className="flex max-w-3xl flex-col gap-8">
        <AcceptForm onAccepted={readAgain} />
        {error && !data && (
          <ErrorState title="Clients could not be read" onRetry={() => void refetch()}>
            {failureText(asFailure(error))}
          </ErrorState>
        )}
        {data?.clients.map((client) => (
          <ClientView
            key={client.athlete_id}
            client={client}
            onEnded={readAgain}
            showPlanned={(opened) => <PlannedSession {...opened} />}
            showLogged={(opened) => <LoggedSession {...opened} />}
          />
        ))}
      </div>
    </Page>
  );
}
