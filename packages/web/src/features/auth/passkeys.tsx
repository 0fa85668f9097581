import { listPasskeys, removePasskey } from '@cadence/contract/auth/passkey-routes';
import { passkeyName } from '@cadence/contract/auth/passkey-schemas';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '../../platform/api/api.ts';
import { failureWords } from '../../platform/api/failure-text.ts';
import { queryClient, refresh } from '../../platform/api/query.ts';
import { longDay } from '../../platform/dates/long-day.ts';
import type { User } from '../../platform/identity.ts';
import { useForm } from '../../platform/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { EndingList } from '../../ui/ending-list.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { FormBanner } from './form-banner.tsx';
import { OwnPassword } from './own-password.tsx';
import { tellRefusal } from './tell-refusal.ts';
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
  const formId = useId();
  const [error, setError] = useState<string | null>(null);
  const form = useForm({
    schema: passkeyName,
    initial: { name: '', password: '' },
    onValid: async ({ name, password }) => {
      setError(null);
      try {
        await makePasskey(name, password);
        onAdded();
        return true;
      } catch (thrown) {
        setError(isCancelled(thrown) ? 'No passkey was made.' : tellRefusal(form, thrown));
        return false;
      }
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Add a passkey"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" busy={form.busy}>
            Make passkey
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.submit} className="flex flex-col gap-5 text-ink">
        <FormBanner>{error}</FormBanner>
        <TextField {...form.field('name')} label="Where is it kept?" autoComplete="off" />
        <OwnPassword user={user} {...form.field('password')} />
      </form>
    </Dialog>
  );
}
