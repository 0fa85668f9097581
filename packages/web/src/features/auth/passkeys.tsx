import { listPasskeys, removePasskey } from '@cadence/contract/auth/passkey-routes';
import { passkeyName } from '@cadence/contract/auth/passkey-schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api/api.ts';
import { failureWords } from '../../platform/api/failure-text.ts';
import { queryClient, refresh } from '../../platform/api/query.ts';
import { longDay } from '../../platform/dates/long-day.ts';
import type { User } from '../../platform/identity.ts';
import { Button } from '../../ui/button.tsx';
import { EndingList } from '../../ui/ending-list.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { canUsePasskeys, isCancelled, makePasskey } from './use-passkey.ts';

interface PasskeysProps {
  user: User;
}

/** Sign in with a finger, a face or a key in place of the password. */
export function Passkeys({ user }: PasskeysProps) {
  const queryKey = ['account', user.id, 'passkeys'];
  const { data } = useQuery(
    { queryKey, queryFn: () => call(listPasskeys, {}), meta: { isKept: false } },
    queryClient,
  );
  const [open, setOpen] = useState(false);

  return (
    <div className="flex flex-col items-start gap-5">
      <EndingList
        label="Passkeys"
        action="Remove"
        rows={(data?.passkeys ?? []).map(({ id, name, last_used_at }) => ({
          id,
          name,
          line: last_used_at ? `Last used ${longDay(`${last_used_at}T12:00`)}` : 'Not used yet',
          endName: `Remove ${name}`,
        }))}
        onEnd={async ({ id, name }) => {
          await call(removePasskey, { params: { id } });
          return `${name} opens nothing any more.`;
        }}
        failureWords={failureWords}
        onSettled={() => refresh(queryKey)}
      />
      {canUsePasskeys() ? (
        <Button onClick={() => setOpen(true)}>Add a passkey</Button>
      ) : (
        <p className="text-ink-2">This browser makes no passkeys here.</p>
      )}
      {open && (
        <NewPasskey
          user={user}
          onClose={() => setOpen(false)}
          onAdded={() => {
            setOpen(false);
            toast('Your passkey is ready.');
            void refresh(queryKey);
          }}
        />
      )}
    </div>
  );
}

interface NewPasskeyProps {
  user: User;
  onClose: () => void;
  onAdded: () => void;
}

function NewPasskey({ user, onClose, onAdded }: NewPasskeyProps) {
  return (
    <PasswordDialog
      user={user}
      open
      onClose={onClose}
      title="Add a passkey"
      schema={passkeyName}
      fields={['name']}
      onGiven={async ({ name, password }) => {
        try {
          await makePasskey(name, password);
        } catch (thrown) {
          if (isCancelled(thrown)) return 'No passkey was made.';
          throw thrown;
        }
        onAdded();
        return null;
      }}
      action="Make passkey"
    >
      {(field) => <TextField {...field('name')} label="Where is it kept?" autoComplete="off" />}
    </PasswordDialog>
  );
}
