import { changePassword } from '@cadence/contract/auth/routes';
import { passwordChange } from '@cadence/contract/auth/schemas';
import { passwordLimits } from '@cadence/domain/auth/password';
import { useState } from 'react';
import { asFailure, call } from '../../platform/api/api.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import type { User } from '../../platform/identity.ts';
import { useForm } from '../../platform/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/form/field.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { FormBanner } from './form-banner.tsx';

interface ChangePasswordFormProps {
  user: User;
}

export function ChangePasswordForm({ user }: ChangePasswordFormProps) {
  const [error, setError] = useState<string | null>(null);
  const form = useForm({
    schema: passwordChange,
    initial: { current_password: '', new_password: '' },
    onValid: async (body) => {
      setError(null);
      try {
        await call(changePassword, { body });
        form.reset();
        toast('Password changed. Every other sign-in has ended.');
        return true;
      } catch (thrown) {
        const failure = asFailure(thrown);
        if (failure.code === 'WRONG_PASSWORD') {
          form.set({ current_password: '' });
          form.setProblems({ current_password: failure.message });
        } else {
          setError(failureText(failure));
        }
        return false;
      }
    },
  });

  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col items-start gap-5">
      <FormBanner>{error}</FormBanner>
      {/* Tells a password manager whose password this is. */}
      <input hidden readOnly type="text" autoComplete="username" value={user.email} />
      <PasswordField
        {...form.field('current_password')}
        label="Current password"
        autoComplete="current-password"
        className="w-full"
      />
      <PasswordField
        {...form.field('new_password')}
        label="New password"
        hint={`At least ${passwordLimits.min} characters.`}
        autoComplete="new-password"
        className="w-full"
      />
      <p className="text-ink-2">
        You stay signed in here. Every other browser and device has to sign in again.
      </p>
      <Button type="submit" busy={form.busy}>
        Change password
      </Button>
    </form>
  );
}
