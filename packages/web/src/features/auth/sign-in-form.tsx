import { credentials } from '@cadence/contract/auth/schemas';
import { useEffect, useRef, useState } from 'react';
import { clearIdentityError, login, useIdentity } from '../../platform/identity.ts';
import { useForm } from '../../platform/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField, TextField } from '../../ui/form/field.tsx';
import { lazyPart, OnceOpen } from '../../ui/lazy-part.tsx';
import { FormBanner } from './form-banner.tsx';

const PasskeySignIn = lazyPart(() => import('./passkey-sign-in.tsx').then((m) => m.PasskeySignIn));

const endings = {
  logout: null,
  rejected: 'You have been signed out. Sign in to go on where you were.',
  deleted: 'Your account and everything in it are deleted.',
} as const;

export function SignInForm() {
  const error = useIdentity((state) => state.error);
  const ending = useIdentity((state) => state.ending);
  const password = useRef<HTMLInputElement>(null);
  const email = useRef<HTMLInputElement>(null);
  const [offersPasskey, setOffersPasskey] = useState(false);
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
  // The form stands first: this comes beside it once the page is there.
  useEffect(() => setOffersPasskey(window.PublicKeyCredential !== undefined), []);

  function askForEmail(): void {
    form.setProblems({ email: 'Enter your e-mail address first' });
    email.current?.focus();
  }

  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-5">
      <FormBanner tone="note">{ending && !error && endings[ending]}</FormBanner>
      <FormBanner>{error}</FormBanner>
      <TextField
        {...form.field('email')}
        ref={email}
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
      <OnceOpen open={offersPasskey}>
        <PasskeySignIn email={form.field('email').value} onMissing={askForEmail} />
      </OnceOpen>
    </form>
  );
}
