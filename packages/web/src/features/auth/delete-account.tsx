import { deleteAccount } from '@cadence/contract/auth/routes';
import { accountDeletion } from '@cadence/contract/auth/schemas';
import { useState } from 'react';
import { call } from '../../platform/api/api.ts';
import { forgetDeletedAccount, type User } from '../../platform/identity.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordDialog } from './password-dialog.tsx';

interface DeleteAccountProps {
  user: User;
}

export function DeleteAccount({ user }: DeleteAccountProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className="flex flex-col items-start gap-5">
      <p className="text-ink-2">
        This cannot be undone. Download your data first if you want to keep it.
      </p>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      <PasswordDialog
        user={user}
        open={open}
        onClose={() => setOpen(false)}
        title="Delete your account?"
        schema={accountDeletion}
        onGiven={async (body) => {
          await call(deleteAccount, { body });
          forgetDeletedAccount();
          return null;
        }}
        action="Delete everything"
        variant="danger"
        cancel="Keep my account"
      >
        {() => (
          <>
            <p>This is what goes, for good:</p>
            <ul className="list-disc space-y-1 pl-5 text-ink-2">
              <li>
                the account <strong className="text-ink">{user.email}</strong> and your name
              </li>
              <li>all training data stored in it</li>
              <li>what Cadence keeps for you on this device</li>
              <li>every sign-in, on every device</li>
            </ul>
          </>
        )}
      </PasswordDialog>
    </div>
  );
}
