import { registration } from '@cadence/contract/auth/schemas';
import { passwordLimits } from '@cadence/domain/auth/password';
import { useEffect, useRef } from 'react';
import { clearIdentityError, register, useIdentity } from '../../platform/identity.ts';
import { useForm } from '../../platform/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField, TextField } from '../../ui/form/field.tsx';
import { FormBanner } from './form-banner.tsx';
import { useEntryOptions } from './use-entry-options.ts';

export function RegisterForm() {
  const error = useIdentity((state) => state.error);
  const options = useEntryOptions();
  const password = useRef<HTMLInputElement>(null);
  const form = useForm({
    schema: registration,
    initial: { name: '', email: '', password: '', invitation: '' },
    draft: { key: 'register', fields: ['name', 'email'] },
    onValid: async (body) => {
      if (await register(body)) return true;
      form.set({ password: '' });
      password.current?.focus();
      return false;
    },
  });

  useEffect(() => clearIdentityError, []);

  if (options?.registration === 'closed') {
    return (
      <FormBanner tone="note">
        New accounts are not taken here. Ask whoever runs this server.
      </FormBanner>
    );
  }

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
      {options?.registration === 'invitation' && (
        <TextField
          {...form.field('invitation')}
          label="Invitation"
          hint="The words that whoever runs this server gave you."
          autoComplete="off"
        />
      )}
      <Button type="submit" variant="primary" size="lg" busy={form.busy}>
        Create account
      </Button>
    </form>
  );
}
