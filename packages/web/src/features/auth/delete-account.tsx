import { deleteAccount } from '@cadence/contract/auth/routes';
import { accountDeletion } from '@cadence/contract/auth/schemas';
import { useId, useState } from 'react';
import { call } from '../../platform/api/api.ts';
import { forgetDeletedAccount, type User } from '../../platform/identity.ts';
import { useForm } from '../../platform/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { FormBanner } from './form-banner.tsx';
import { OwnPassword } from './own-password.tsx';
import { tellRefusal } from './tell-refusal.ts';

interface DeleteAccountProps {
  user: User;
}

export function DeleteAccount({ user }: DeleteAccountProps) {
  const [open, setOpen] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const formId = useId();
  const form = useForm({
    schema: accountDeletion,
    initial: { password: '' },
    onValid: async (body) => {
      setError(null);
      try {
        await call(deleteAccount, { body });
        forgetDeletedAccount();
        return true;
      } catch (thrown) {
        setError(tellRefusal(form, thrown));
        return false;
      }
    },
  });

  function close(): void {
    setOpen(false);
    setError(null);
    form.reset();
  }

  return (
    <div className="flex flex-col items-start gap-5">
      <p className="text-ink-2">
        This cannot be undone. Download your data first if you want to keep it.
      </p>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="Delete your account?"
        actions={
          <>
            <Button onClick={close}>Keep my account</Button>
            <Button type="submit" form={formId} variant="danger" busy={form.busy}>
              Delete everything
            </Button>
          </>
        }
      >
        <form
          id={formId}
          noValidate
          onSubmit={form.submit}
          className="flex flex-col gap-4 text-ink"
        >
          <p>This is what goes, for good:</p>
          <ul className="list-disc space-y-1 pl-5 text-ink-2">
            <li>
              the account <strong className="text-ink">{user.email}</strong> and your name
            </li>
            <li>all training data stored in it</li>
            <li>what Cadence keeps for you on this device</li>
            <li>every session, on every device</li>
          </ul>
          <FormBanner>{error}</FormBanner>
          <OwnPassword user={user} {...form.field('password')} />
        </form>
      </Dialog>
    </div>
  );
}
