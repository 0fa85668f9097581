import { makeToken } from '@cadence/contract/auth/token-routes';
import { tokenRequest } from '@cadence/contract/auth/token-schemas';
import { apiPrefix } from '@cadence/contract/route';
import { type Scope, scopes } from '@cadence/contract/scopes';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { call } from '../../platform/api/api.ts';
import { copyText } from '../../platform/copy-text.ts';
import type { User } from '../../platform/identity.ts';
import { Button } from '../../ui/button.tsx';
import { EndField } from '../../ui/form/end-field.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { scopeWords } from './scope-words.ts';

const ends = [7, 30, 90, 365] as const;

const typed = z.pick(tokenRequest, { name: true, password: true });

interface NewTokenDialogProps {
  user: User;
  open: boolean;
  onClose: () => void;
  onMade: () => void;
}

export function NewTokenDialog({ user, open, onClose, onMade }: NewTokenDialogProps) {
  const [allowed, setAllowed] = useState<readonly Scope[]>(['plan:read', 'log:read']);
  const [days, setDays] = useState<(typeof ends)[number]>(90);
  const [made, setMade] = useState<string | null>(null);

  const toggle = (scope: Scope) =>
    setAllowed((before) =>
      before.includes(scope) ? before.filter((one) => one !== scope) : [...before, scope],
    );

  return (
    <PasswordDialog
      user={user}
      open={open}
      onClose={() => {
        onClose();
        setMade(null);
      }}
      title="Make a token"
      schema={typed}
      fields={['name']}
      onGiven={async (body) => {
        if (allowed.length === 0) return 'Allow at least one thing.';
        const asked = { ...body, scopes: [...allowed], days };
        setMade((await call(makeToken, { body: asked })).token);
        onMade();
        return null;
      }}
      action="Make token"
      made={
        made === null
          ? null
          : { title: 'Copy your token now', close: 'Done', content: <MadeToken token={made} /> }
      }
    >
      {(field) => (
        <>
          <TextField {...field('name')} label="What is it for?" autoComplete="off" />
          <fieldset className="flex flex-col gap-1">
            <legend className="mb-1 font-[650]">It may</legend>
            {scopes.map((scope) => (
              <label key={scope} className="flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  checked={allowed.includes(scope)}
                  onChange={() => toggle(scope)}
                  className="size-5 accent-brand"
                />
                {scopeWords[scope]}
              </label>
            ))}
          </fieldset>
          <EndField options={ends} value={days} onChange={setDays} />
        </>
      )}
    </PasswordDialog>
  );
}

interface MadeTokenProps {
  token: string;
}

/** The one time that it is shown. */
function MadeToken({ token }: MadeTokenProps) {
  async function copy(): Promise<void> {
    toast(await copyText(token, 'Token'));
  }

  return (
    <div className="flex flex-col items-start gap-4">
      <p>It is shown only now. Whoever has it may do what you allowed, until you end it.</p>
      <TextField
        label="Token"
        readOnly
        value={token}
        onFocus={(event) => event.target.select()}
        className="w-full"
      />
      <Button onClick={() => void copy()}>
        <Copy aria-hidden="true" className="size-[1.1em]" />
        Copy token
      </Button>
      <p>
        The address for MCP clients is{' '}
        <code className="break-all text-ink text-sm">{`${location.origin}${apiPrefix}/mcp`}</code>
      </p>
    </div>
  );
}
