import { endToken, listTokens } from '@cadence/contract/auth/token-routes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api/api.ts';
import { failureWords } from '../../platform/api/failure-text.ts';
import { queryClient, refresh } from '../../platform/api/query.ts';
import { longDay } from '../../platform/dates/long-day.ts';
import type { User } from '../../platform/identity.ts';
import { Button } from '../../ui/button.tsx';
import { EndingList } from '../../ui/ending-list.tsx';
import { NewTokenDialog } from './new-token-dialog.tsx';
import { scopeWords } from './scope-words.ts';

interface PersonalTokensProps {
  user: User;
}

/** What other programs may do in the user's name, each with its end. */
export function PersonalTokens({ user }: PersonalTokensProps) {
  const queryKey = ['account', user.id, 'tokens'];
  const { data } = useQuery(
    { queryKey, queryFn: () => call(listTokens, {}), meta: { isKept: false } },
    queryClient,
  );
  const [open, setOpen] = useState(false);

  return (
    <div className="flex flex-col items-start gap-5">
      <p className="text-ink-2">
        With a token, an assistant that speaks MCP reads what you allow and proposes. It changes
        nothing by itself: you decide in the coach.
      </p>
      <EndingList
        label="Tokens"
        action="End"
        rows={(data?.tokens ?? []).map(({ id, name, scopes, ends_at }) => ({
          id,
          name,
          line: `${scopes.map((scope) => scopeWords[scope]).join(', ')}. Until ${longDay(ends_at)}`,
          endName: `End ${name}`,
        }))}
        onEnd={async ({ id, name }) => {
          await call(endToken, { params: { id } });
          return `${name} has ended.`;
        }}
        failureWords={failureWords}
        onSettled={() => refresh(queryKey)}
      />
      <Button onClick={() => setOpen(true)}>Make a token</Button>
      <NewTokenDialog
        user={user}
        open={open}
        onClose={() => setOpen(false)}
        onMade={() => void refresh(queryKey)}
      />
    </div>
  );
}
