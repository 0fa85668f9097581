import { makeBackup } from '@cadence/contract/admin/routes';
import type { serverOverview } from '@cadence/contract/admin/schemas';
import { providerName } from '@cadence/domain/workout/limits';
import { countText } from '@cadence/domain/workout/words';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { call } from '../../platform/api/api.ts';
import { failureWords } from '../../platform/api/failure-text.ts';
import { longDay } from '../../platform/dates/long-day.ts';
import type { User } from '../../platform/identity.ts';
import { sizeText } from '../../platform/size-text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { refreshAdmin } from './use-admin.ts';

type Overview = z.output<typeof serverOverview>;

const registrationWords: Record<Overview['registration'], string> = {
  open: 'Everybody may make an account.',
  invitation: 'Whoever knows the invitation may make an account.',
  closed: 'Nobody may make a new account.',
};

interface ServerStateProps {
  overview: Overview;
}

/** What is stored, who may come in, and what is connected, in plain words. */
export function ServerState({ overview }: ServerStateProps) {
  const { accounts, database, registration, mail, account_bytes, models } = overview;
  const rows = [
    [
      'Storage',
      `${sizeText(database.bytes)} for ${countText(accounts, 'account')}, at most ${sizeText(account_bytes)} each.`,
    ],
    ['Registration', registrationWords[registration]],
    [
      'Lost passwords',
      mail
        ? 'Codes are sent by mail.'
        : 'No mail server is set: recovery codes, or a code from you.',
    ],
    [
      'Models',
      models.length === 0
        ? 'None for everybody.'
        : `${models.map(providerName).join(', ')} for everybody.`,
    ],
  ];
  return (
    <div className="flex flex-col items-start gap-5">
      <dl className="grid w-full gap-x-8 gap-y-3 sm:grid-cols-[10rem_1fr]">
        {rows.map(([label, text]) => (
          <div key={label} className="sm:contents">
            <dt className="font-[650] text-ink">{label}</dt>
            <dd className="text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink to="/models">Models</ButtonLink>
    </div>
  );
}

interface BackupsProps {
  user: User;
  backups: Overview['backups'];
}

export function Backups({ user, backups }: BackupsProps) {
  const [busy, setBusy] = useState(false);
  if (backups === null) {
    return <p className="text-ink-2">This database is backed up with PostgreSQL's own tools.</p>;
  }

  async function make(): Promise<void> {
    setBusy(true);
    try {
      const { backup } = await call(makeBackup, {});
      toast(`${backup.name} is written.`);
    } catch (thrown) {
      toast(failureWords(thrown), { tone: 'error' });
    } finally {
      await refreshAdmin(user);
      setBusy(false);
    }
  }

  return (
    <div className="flex flex-col items-start gap-5">
      <p className="text-ink-2">
        They lie in the folder backups beside the database. Copy them to another machine, too.
      </p>
      {backups.length > 0 && (
        <ul aria-label="Backups" className="w-full divide-y divide-line">
          {backups.map(({ name, bytes, made_at }) => (
            <li key={name} className="py-3">
              <span className="wrap-anywhere block font-[650] text-ink">{name}</span>
              <span className="block text-ink-2 text-sm">
                {longDay(made_at)}, {sizeText(bytes)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Button busy={busy} onClick={() => void make()}>
        Make a backup
      </Button>
    </div>
  );
}
