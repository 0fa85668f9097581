import {
  leaveClient,
  moveClientSession,
  readClientLog,
  readClientPlan,
  writeComment,
} from '@cadence/contract/client/routes';
import { type clientList, commentRequest } from '@cadence/contract/client/schemas';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { call } from '../../platform/api/api.ts';
import { failureWords } from '../../platform/api/failure-text.ts';
import { queryClient, refresh } from '../../platform/api/query.ts';
import { longDay } from '../../platform/dates/long-day.ts';
import { showWeight } from '../../platform/items/show-weight.ts';
import { useForm } from '../../platform/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { toast } from '../../ui/overlay/toast.tsx';

type Client = z.output<typeof clientList>['clients'][number];

interface ClientViewProps {
  client: Client;
  onEnded: () => Promise<void>;
}

/** What an athlete allows: their plan, their log, a word to them. */
export function ClientView({ client, onEnded }: ClientViewProps) {
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
      {rights.includes('plan') && <Plan client={client} />}
      {rights.includes('log') && <Log client={client} />}
      {rights.includes('comment') && <Comment client={client} />}
    </section>
  );
}

interface PartProps {
  title: string;
  children: ReactNode;
}

function Part({ title, children }: PartProps) {
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-[650] text-ink">{title}</h3>
      {children}
    </div>
  );
}

interface OfClient {
  client: Client;
}

function Plan({ client: { athlete_id: athleteId, name, rights } }: OfClient) {
  const queryKey = ['clients', athleteId, 'plan'];
  const { data } = useQuery(
    {
      queryKey,
      queryFn: () => call(readClientPlan, { params: { athleteId } }),
      meta: { isKept: false },
    },
    queryClient,
  );
  async function move(week: number, session: number, date: string): Promise<void> {
    try {
      const body = { week, session, date };
      const { note } = await call(moveClientSession, { params: { athleteId }, body });
      toast(note ?? `Moved to ${longDay(date)}.`);
    } catch (thrown) {
      toast(failureWords(thrown), { tone: 'error' });
    } finally {
      await refresh(queryKey);
    }
  }
  if (!data) return null;
  return (
    <Part title={data.program_name ?? 'Plan'}>
      {data.sessions.length === 0 && <p className="text-ink-2">No sessions are planned.</p>}
      <ul aria-label={`Plan of ${name}`} className="divide-y divide-line">
        {data.sessions.map(({ week, session, date, title }) => (
          <li
            key={`${week} ${session}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
          >
            <span className="min-w-0">
              <span className="wrap-anywhere block text-ink">{title}</span>
              <span className="block text-ink-2 text-sm">{longDay(date)}</span>
            </span>
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
    </Part>
  );
}

type LoggedSet = { reps?: number | undefined; weight?: number | undefined };

const setText = ({ reps, weight }: LoggedSet): string =>
  [reps, weight && showWeight(weight)].filter(Boolean).join(' × ');

function Log({ client: { athlete_id: athleteId, name } }: OfClient) {
  const { data } = useQuery(
    {
      queryKey: ['clients', athleteId, 'log'],
      queryFn: () => call(readClientLog, { params: { athleteId } }),
      meta: { isKept: false },
    },
    queryClient,
  );
  if (!data) return null;
  return (
    <Part title="Log">
      {data.sessions.length === 0 && <p className="text-ink-2">Nothing in the last weeks.</p>}
      <ul aria-label={`Log of ${name}`} className="divide-y divide-line">
        {data.sessions.map(({ id, date, title, minutes, percentage, exercises }) => (
          <li key={id} className="py-3">
            <span className="wrap-anywhere block text-ink">{title}</span>
            <span className="block text-ink-2 text-sm">
              {longDay(date)}, {minutes} min, {Math.round(percentage)} % done
            </span>
            {exercises
              .filter(({ sets }) => sets.some((one) => setText(one) !== ''))
              .map((exercise) => (
                <span key={exercise.name} className="block text-ink-2 text-sm">
                  {exercise.name}: {exercise.sets.map(setText).filter(Boolean).join(', ')}
                </span>
              ))}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Comment({ client: { athlete_id: athleteId, name } }: OfClient) {
  const form = useForm({
    schema: commentRequest,
    initial: { text: '' },
    onValid: async (body) => {
      try {
        await call(writeComment, { params: { athleteId }, body });
        form.reset();
        toast(`${name} finds it in their account.`);
        return true;
      } catch (thrown) {
        form.setProblems({ text: failureWords(thrown) });
        return false;
      }
    },
  });
  return (
    <form noValidate onSubmit={form.submit} className="flex max-w-xl flex-col gap-3">
      <TextField {...form.field('text')} label={`Write to ${name}`} autoComplete="off" />
      <Button type="submit" busy={form.busy} className="self-start">
        Send
      </Button>
    </form>
  );
}
