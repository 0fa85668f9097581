import { beginSignIn, signInByPasskey } from '@cadence/contract/auth/passkey-routes';
import { passkeyEmail } from '@cadence/contract/auth/passkey-schemas';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { call } from '../../platform/api/api.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import { enter } from '../../platform/identity.ts';
import { Button } from '../../ui/button.tsx';
import { canUsePasskeys, isCancelled } from './use-passkey.ts';

async function signIn(email: string) {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { options } = await call(beginSignIn, { body: { email } });
  const used = await startAuthentication({ optionsJSON: options as never });
  return call(signInByPasskey, { body: { email, used: used as never } });
}

interface PasskeySignInProps {
  /** As it stands in the form above. */
  email: string;
  /** There is no address yet to sign in with. */
  onMissing: () => void;
}

export function PasskeySignIn({ email, onMissing }: PasskeySignInProps) {
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState('');

  async function press(): Promise<void> {
    const typed = z.safeParse(passkeyEmail, { email });
    if (!typed.success) {
      onMissing();
      return;
    }
    setBusy(true);
    setTold('');
    try {
      const answer = signIn(typed.data.email);
      const wasCancelled = await answer.then(() => false, isCancelled);
      if (wasCancelled) setTold('No passkey was used.');
      else await enter(answer, failureText);
    } finally {
      setBusy(false);
    }
  }

  if (!canUsePasskeys()) return null;
  return (
    <>
      <Button size="lg" busy={busy} onClick={() => void press()}>
        <KeyRound aria-hidden="true" className="size-[1.1em]" />
        Use a passkey
      </Button>
      <p role="status" className="text-ink-2 empty:hidden">
        {told}
      </p>
    </>
  );
}
