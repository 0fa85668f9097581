import { ApiError } from '../../http/errors.ts';
import type { AttemptKeys, Attempts } from '../../platform/counts/attempts.ts';
import type { Mail } from '../../platform/mail.ts';
import type { Passwords } from '../../platform/passwords.ts';
import type { PasskeyStore } from './passkey-store.ts';
import type { RecoveryStore } from './recovery-store.ts';
import type { AuthStore } from './store.ts';

/** Who may register; with an invitation, who knows it. */
export type Registration =
  | { kind: 'open' }
  | { kind: 'closed' }
  | { kind: 'invitation'; invitation: string };

export interface AuthDeps {
  store: AuthStore;
  recovery: RecoveryStore;
  passkeys: PasskeyStore;
  registration: Registration;
  /** Where it is reached from outside; empty where that is not set. */
  publicUrl: string;
  /** Null where no mail is sent. */
  mail: Mail | null;
  passwords: Passwords;
  attempts: Attempts;
  /** Tokens of the user have ended: whoever serves one of them looks again. */
  onTokensEnded: (userId: string) => void;
  /** The account is gone: whoever keeps something outside of the database removes it. */
  onRemoved: (userId: string) => Promise<void>;
  onMailFailed: (error: unknown) => void;
  now: () => number;
}

export async function takeAttempt(deps: AuthDeps, keys: AttemptKeys): Promise<void> {
  const retryAfterSeconds = await deps.attempts.take(keys);
  if (retryAfterSeconds > 0) throw new ApiError('TOO_MANY_ATTEMPTS', { retryAfterSeconds });
}
