import { mailCode, recover } from '@cadence/contract/auth/recovery-routes';
import { codeByMail, recovery } from '@cadence/contract/auth/recovery-schemas';
import { passwordLimits } from '@cadence/domain/auth/password';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { asFailure, call } from '../../platform/api/api.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import { clearIdentityError, enter, useIdentity } from '../../platform/identity.ts';
import { useForm } from '../../platform/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField, TextField } from '../../ui/form/field.tsx';
import { FormBanner } from './form-banner.tsx';
import { useEntryOptions } from './use-entry-options.ts';

export function RecoverForm() {
  const error = useIdentity((state) => state.error);
  const canMail = useEntryOptions()?.mail === true;
  const [mailed, setMailed] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const form = useForm({
    schema: recovery,
    initial: { email: '', code: '', new_password: '' },
    draft: { key: 'recover', fields: ['email'] },
    onValid: (body) => enter(call(recover, { body }), failureText),
  });

  useEffect(() => clearIdentityError, []);

  async function sendCode(): Promise<void> {
    const given = z.safeParse(codeByMail, { email: form.field('email').value });
    if (!given.success) {
      form.setProblems({ email: 'Enter an e-mail address such as you@example.com' });
      return;
    }
    setSending(true);
    setProblem(null);
    try {
      await call(mailCode, { body: given.data });
      setMailed(`If ${given.data.email} has an account, a code is on its way.`);
    } catch (failure) {
      setProblem(failureText(asFailure(failure)));
    } finally {
      setSending(false);
    }
  }

  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-5">
      <FormBanner>{error ?? problem}</FormBanner>
      <FormBanner tone="note">{mailed}</FormBanner>
      <TextField
        {...form.field('email')}
        label="E-mail"
        type="email"
        autoComplete="email"
        placeholder="you@example.com"
      />
      {canMail && (
        <Button busy={sending} onClick={() => void sendCode()}>
          Send me a code
        </Button>
      )}
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
