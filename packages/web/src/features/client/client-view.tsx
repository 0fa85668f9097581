import { leaveClient } from '@cadence/contract/client/routes';
import type { ReactNode } from 'react';
import { call } from '../../platform/api/api.ts';
import { failureWords } from '../../platform/api/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import type { Client, LoggedSession, PlannedSession } from './client-calls.ts';
import type { OpenedProps } from './client-part.tsx';
import { CommentForm } from './comment-form.tsx';
import { LogList } from './log-list.tsx';
import { PlanList } from './plan-list.tsx';

interface ClientViewProps {
  client: Client;
  onEnded: () => Promise<void>;
  /** What a session holds. */
  showPlanned: (opened: OpenedProps<PlannedSession>) => ReactNode;
  showLogged: (opened: OpenedProps<LoggedSession>) => ReactNode;
}

/** What an athlete allows: their plan, their log, a word to them. */
export function ClientView({ client, onEnded, showPlanned, showLogged }: ClientViewProps) {
  const { athlete_id: athleteId, name, rights } = client;
  async function leave(): Promise<void> {
    try {
      await call(leaveClient, { params: { athleteId } });
      toast(`You no longer coach ${name}.`);
    } catch (thrown) {
      toast(failureWords(thrown), { tone: 'error' });
    } finally {
      await onEnded();
    }
  }
  return (
    <section aria-label={name} className="flex flex-col gap-6 border-line border-t pt-6">
      <div className="flex items-center justify-between gap-4">
        <h2 className="display wrap-anywhere text-xl">{name}</h2>
        <Button variant="ghost" aria-label={`Stop coaching ${name}`} onClick={() => void leave()}>
          End
        </Button>
      </div>
      {rights.includes('plan') && <PlanList client={client} show={showPlanned} />}
      {rights.includes('log') && <LogList client={client} show={showLogged} />}
      {rights.includes('comment') && <CommentForm client={client} />}
    </section>
  );
}
