import { registration } from '@cadence/contract/auth/schemas';
import { passwordLimits } from '@cadence/domain/auth/password';
import { useEffect, useRef } from 'react';
import { clearIdentityError, register, useIdentity } from '../../platform/identity.ts';
import { useForm } from '../../platform/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField, TextField } from '../../ui/form/field.tsx';
import { FormBanner } from './form-banner.tsx';

export function RegisterForm() {
  const error = useIdentity((state) => state.error);
  const password = useRef<HTMLInputElement>(null);
  const form = useForm({
    schema: registration,
    initial: { name: '', email: '', password: '' },
    draft: { key: 'register', fields: ['name', 'email'] },
    onValid: async (body) => {
      if (await register(body)) return true;
      form.set({ password: '' });
      password.current?.focus();
      return false;
    },
  });

  useEffect(() => clearIdentityError, []);

  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-5">
      <FormBanner>{error}</FormBanner>
      <TextField
        {...form.field('name')}
        label={
          <>
            Name <span className="font-normal text-ink-2">(optional)</span>
          </>
        }
        autoComplete="name"
      />
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
        hint={`At least ${passwordLimits.min} characters.`}
        autoComplete="new-password"
      />
      <Button type="submit" variant="primary" size="lg" busy={form.busy}>
        Create account
      </Button>
    </form>
  );
}
