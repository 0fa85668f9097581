import { moveClientSession } from '@cadence/contract/client/routes';
import { type ReactNode, useState } from 'react';
import { call } from '../../platform/api/api.ts';
import { failureWords } from '../../platform/api/failure-text.ts';
import { longDay } from '../../platform/dates/long-day.ts';
import { toast } from '../../ui/overlay/toast.tsx';
import { changeWords } from './change-words.ts';
import { type Client, type PlannedSession, rereadPlan, useClientPlan } from './client-calls.ts';
import { ClientPart, type OpenedProps, SessionButton } from './client-part.tsx';

interface PlanListProps {
  client: Client;
  show: (opened: OpenedProps<PlannedSession>) => ReactNode;
}

/** The coming sessions; each opens, and may be moved where the athlete allows it. */
export function PlanList({ client, show }: PlanListProps) {
  const { athlete_id: athleteId, name, rights } = client;
  const data = useClientPlan(athleteId);
  const [openId, setOpenId] = useState<string | null>(null);
  async function move(week: number, session: number, date: string): Promise<void> {
    try {
      const body = { week, session, date };
      const { note } = await call(moveClientSession, { params: { athleteId }, body });
      toast(note ?? `Moved to ${longDay(date)}.`);
    } catch (thrown) {
      toast(failureWords(thrown), { tone: 'error' });
    } finally {
      await rereadPlan(athleteId);
    }
  }
  if (!data) return null;
  const opened = data.sessions.find(({ workout_id: id }) => id === openId);
  return (
    <ClientPart title={data.program_name ?? 'Plan'}>
      {data.sessions.length === 0 && <p className="text-ink-2">No sessions are planned.</p>}
      <ul aria-label={`Plan of ${name}`} className="divide-y divide-line">
        {data.sessions.map(({ week, session, date, title, workout_id: id, change }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2 sm:flex-nowrap"
          >
            <SessionButton
              title={title}
              line={[longDay(date), change && changeWords(change.state, name)]
                .filter(Boolean)
                .join(' · ')}
              onOpen={() => setOpenId(id)}
            />
            {rights.includes('adjust') && (
              <input
                type="date"
                aria-label={`Move ${title} of week ${week} to`}
                value={date}
                onChange={({ target: { value } }) => {
                  // A year that is being typed begins with zeros.
                  if (value >= '2000') void move(week, session, value);
                }}
                className="min-h-11 rounded-control border border-field-line bg-surface px-3 text-ink"
              />
            )}
          </li>
        ))}
      </ul>
      {opened && show({ client, session: opened, onClose: () => setOpenId(null) })}
    </ClientPart>
  );
}
