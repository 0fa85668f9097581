import { recover } from '@cadence/contract/auth/recovery-routes';
import { recovery } from '@cadence/contract/auth/recovery-schemas';
import { passwordLimits } from '@cadence/domain/auth/password';
import { useEffect } from 'react';
import { call } from '../../platform/api/api.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import { clearIdentityError, enter, useIdentity } from '../../platform/identity.ts';
import { useForm } from '../../platform/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField, TextField } from '../../ui/form/field.tsx';
import { FormBanner } from './form-banner.tsx';

export function RecoverForm() {
  const error = useIdentity((state) => state.error);
  const form = useForm({
    schema: recovery,
    initial: { email: '', code: '', new_password: '' },
    draft: { key: 'recover', fields: ['email'] },
    onValid: (body) => enter(call(recover, { body }), failureText),
  });

  useEffect(() => clearIdentityError, []);

  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-5">
      <FormBanner>{error}</FormBanner>
      <TextField
        {...form.field('email')}
        label="E-mail"
        type="email"
        autoComplete="email"
        placeholder="you@example.com"
      />
      <TextField
        {...form.field('code')}
        label="Recovery code"
        hint="One that you kept, or one from whoever runs this server."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <PasswordField
        {...form.field('new_password')}
        label="New password"
        hint={`At least ${passwordLimits.min} characters.`}
        autoComplete="new-password"
      />
      <Button type="submit" variant="primary" size="lg" busy={form.busy}>
        Set new password
      </Button>
    </form>
  );
}
