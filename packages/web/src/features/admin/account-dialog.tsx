import { makeResetCode, removeAccount } from '@cadence/contract/admin/routes';
import { type accountPage, sureRequest } from '@cadence/contract/admin/schemas';
import { useId, useState } from 'react';
import type * as z from 'zod/mini';
import { asFailure, call } from '../../platform/api/api.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import type { User } from '../../platform/identity.ts';
import { useForm } from '../../platform/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField, TextField } from '../../ui/form/field.tsx';
import { Segmented } from '../../ui/form/segmented.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { refreshAdmin } from './use-admin.ts';

export type ListedAccount = z.output<typeof accountPage>['accounts'][number];

interface AccountDialogProps {
  user: User;
  account: ListedAccount;
  onClose: () => void;
}

/** Let somebody in again who has lost the password, or delete an account. */
export function AccountDialog({ user, account, onClose }: AccountDialogProps) {
  const formId = useId();
  const [act, setAct] = useState<'code' | 'delete'>('code');
  const [code, setCode] = useState<string | null>(null);
  const params = { id: account.id };
  const form = useForm({
    schema: sureRequest,
    initial: { password: '' },
    onValid: async (body) => {
      try {
        if (act === 'code') setCode((await call(makeResetCode, { params, body })).code);
        else {
          await call(removeAccount, { params, body });
          toast(`${account.email} is deleted.`);
          onClose();
        }
        return true;
      } catch (thrown) {
        form.set({ password: '' });
        form.setProblems({ password: failureText(asFailure(thrown)) });
        return false;
      } finally {
        await refreshAdmin(user);
      }
    },
  });
  const asking = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button
        type="submit"
        form={formId}
        variant={act === 'delete' ? 'danger' : 'primary'}
        busy={form.busy}
      >
        {act === 'delete' ? 'Delete account' : 'Make a code'}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={account.email}
      actions={code ? <Button onClick={onClose}>Done</Button> : asking}
    >
      {code ? (
        <div className="flex flex-col gap-4">
          <p>
            Give them this code. It works once within a day, on the page for lost passwords. The old
            password goes on working until then.
          </p>
          <TextField
            label="Code"
            readOnly
            value={code}
            onFocus={(event) => event.target.select()}
          />
        </div>
      ) : (
        <form
          id={formId}
          noValidate
          onSubmit={form.submit}
          className="flex flex-col gap-5 text-ink"
        >
          <Segmented
            label="What to do"
            value={act}
            onChange={setAct}
            options={[
              { value: 'code', label: 'Lost password' },
              { value: 'delete', label: 'Delete' },
            ]}
          />
          <p className="text-ink-2">
            {act === 'code'
              ? 'A code with which they choose a new password. You never see it.'
              : 'Removes the account and everything of it. There is no way back but a backup.'}
          </p>
          <input hidden readOnly type="text" autoComplete="username" value={user.email} />
          <PasswordField
            {...form.field('password')}
            label="Your own password"
            autoComplete="current-password"
          />
        </form>
      )}
    </Dialog>
  );
}
