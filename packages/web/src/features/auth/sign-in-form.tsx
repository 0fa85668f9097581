import { credentials } from '@cadence/contract/auth/schemas';
import { useEffect, useRef } from 'react';
import { clearIdentityError, login, useIdentity } from '../../platform/identity.ts';
import { useForm } from '../../platform/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField, TextField } from '../../ui/form/field.tsx';
import { FormBanner } from './form-banner.tsx';

const endings = {
  logout: null,
  rejected: 'Your session has ended. Sign in to go on where you were.',
  deleted: 'Your account and everything in it are deleted.',
} as const;

export function SignInForm() {
  const error = useIdentity((state) => state.error);
  const ending = useIdentity((state) => state.ending);
  const password = useRef<HTMLInputElement>(null);
  const form = useForm({
    schema: credentials,
    initial: { email: '', password: '' },
    draft: { key: 'sign-in', fields: ['email'] },
    onValid: async (body) => {
      if (await login(body)) return true;
      form.set({ password: '' });
      password.current?.focus();
      return false;
    },
  });

  useEffect(() => clearIdentityError, []);

  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-5">
      <FormBanner tone="note">{ending && !error && endings[ending]}</FormBanner>
      <FormBanner>{error}</FormBanner>
      <TextField
        {...form.field('email')}
        label="E-mail"
        type="email"
        autoComplete="email"
        placeholder="you@example.com"
      />
      <PasswordField
        {...form.field('password')}
        ref={password}
        label="Password"
        autoComplete="current-password"
      />
      <Button type="submit" variant="primary" size="lg" busy={form.busy}>
        Sign in
      </Button>
    </form>
  );
}
