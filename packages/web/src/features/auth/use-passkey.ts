import { addPasskey, beginPasskey } from '@cadence/contract/auth/passkey-routes';
import { call } from '../../platform/api/api.ts';

/** Whether this browser can make and use passkeys: only on a safe page, and not everywhere. */
export const canUsePasskeys = (): boolean =>
  window.isSecureContext && window.PublicKeyCredential !== undefined;

/** The user has closed the browser's own dialog, or let it pass: that is an answer. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');

/** Asks the device for a new passkey and keeps it in the account. */
export async function makePasskey(name: string, password: string): Promise<void> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { options } = await call(beginPasskey, { body: { password } });
  const created = await startRegistration({ optionsJSON: options as never });
  await call(addPasskey, { body: { name, created: created as never } });
}
