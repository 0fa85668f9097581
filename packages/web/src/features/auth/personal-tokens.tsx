import { endToken, listTokens } from '@cadence/contract/auth/token-routes';
import type { ReplyOf } from '@cadence/contract/route';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asFailure, call } from '../../platform/api/api.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import { queryClient, refresh } from '../../platform/api/query.ts';
import type { User } from '../../platform/identity.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { FormBanner } from './form-banner.tsx';
import { NewTokenDialog } from './new-token-dialog.tsx';
import { scopeWords } from './scope-words.ts';

type PersonalToken = ReplyOf<typeof listTokens>['tokens'][number];

const dayText = (instant: string): string =>
  new Date(instant).toLocaleDateString('en', { day: 'numeric', month: 'long', year: 'numeric' });

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
  const [ending, setEnding] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function end({ id, name }: PersonalToken): Promise<void> {
    setEnding(id);
    setProblem(null);
    try {
      await call(endToken, { params: { id } });
      toast(`${name} has ended.`);
    } catch (failure) {
      setProblem(failureText(asFailure(failure)));
    } finally {
      await refresh(queryKey);
      setEnding(null);
    }
  }

  return (
    <div className="flex flex-col items-start gap-5">
      <FormBanner>{problem}</FormBanner>
      <p className="text-ink-2">
        With a token, an assistant that speaks MCP reads what you allow and proposes. It changes
        nothing by itself: you decide in the coach.
      </p>
      {data && data.tokens.length > 0 && (
        <ul aria-label="Tokens" className="w-full divide-y divide-line">
          {data.tokens.map((token) => (
            <li key={token.id} className="flex items-center justify-between gap-4 py-3.5">
              <span className="min-w-0">
                <span className="wrap-anywhere block font-[650] text-ink">{token.name}</span>
                <span className="block text-ink-2 text-sm">
                  {token.scopes.map((scope) => scopeWords[scope]).join(', ')}. Until{' '}
                  {dayText(token.ends_at)}
                </span>
              </span>
              <Button
                busy={ending === token.id}
                aria-label={`End ${token.name}`}
                onClick={() => void end(token)}
              >
                End
              </Button>
            </li>
          ))}
        </ul>
      )}
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
