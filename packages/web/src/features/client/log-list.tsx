import { type ReactNode, useState } from 'react';
import { longDay } from '../../platform/dates/long-day.ts';
import { type Client, type LoggedSession, useClientLog } from './client-calls.ts';
import { ClientPart, type OpenedProps, SessionButton } from './client-part.tsx';

interface LogListProps {
  client: Client;
  show: (opened: OpenedProps<LoggedSession>) => ReactNode;
}

/** What was trained lately; each session opens with all its sets. */
export function LogList({ client, show }: LogListProps) {
  const { athlete_id: athleteId, name } = client;
  const data = useClientLog(athleteId);
  const [openId, setOpenId] = useState<string | null>(null);
  if (!data) return null;
  const opened = data.sessions.find(({ id }) => id === openId);
  return (
    <ClientPart title="Log">
      {data.sessions.length === 0 && <p className="text-ink-2">Nothing in the last weeks.</p>}
      <ul aria-label={`Log of ${name}`} className="divide-y divide-line">
        {data.sessions.map(({ id, date, title, minutes, percentage }) => (
          <li key={id} className="flex py-2">
            <SessionButton
              title={title}
              line={`${longDay(date)}, ${minutes} min, ${Math.round(percentage)} % done`}
              onOpen={() => setOpenId(id)}
            />
          </li>
        ))}
      </ul>
      {opened && show({ client, session: opened, onClose: () => setOpenId(null) })}
    </ClientPart>
  );
}
