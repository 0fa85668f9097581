import { countText } from '@cadence/domain/workout/words';
import { useState } from 'react';
import { asFailure } from '../../platform/api/api.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import { longDay } from '../../platform/dates/long-day.ts';
import type { User } from '../../platform/identity.ts';
import { sizeText } from '../../platform/size-text.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { AccountDialog, type ListedAccount } from './account-dialog.tsx';
import { useAccounts } from './use-admin.ts';

interface AccountListProps {
  user: User;
}

export function AccountList({ user }: AccountListProps) {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useAccounts(user);
  const [opened, setOpened] = useState<ListedAccount | null>(null);
  if (error && !data) {
    return (
      <ErrorState title="Accounts could not be read" onRetry={() => void refetch()}>
        {failureText(asFailure(error))}
      </ErrorState>
    );
  }
  const accounts = data?.pages.flatMap((page) => page.accounts) ?? [];
  return (
    <div className="flex flex-col items-start gap-5">
      <ul aria-label="Accounts" className="w-full divide-y divide-line">
        {accounts.map((account) => (
          <li key={account.id} className="flex items-center justify-between gap-4 py-3.5">
            <span className="min-w-0">
              <span className="wrap-anywhere block font-[650] text-ink">{account.email}</span>
              <span className="block text-ink-2 text-sm">
                {account.name ? `${account.name}, ` : ''}since {longDay(account.made_at)},{' '}
                {sizeText(account.bytes)}, signed in on {countText(account.sign_ins, 'device')}
              </span>
            </span>
            {account.is_you ? (
              <span className="text-ink-2">You</span>
            ) : (
              <Button aria-label={`Manage ${account.email}`} onClick={() => setOpened(account)}>
                Manage
              </Button>
            )}
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
      {opened && <AccountDialog user={user} account={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}
