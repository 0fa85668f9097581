import { defineRoute } from '../route.ts';
import {
  passkeyAdded,
  passkeyAddition,
  passkeyEmail,
  passkeyId,
  passkeyList,
  passkeyOptions,
  passkeySignIn,
  passkeyWish,
} from './passkey-schemas.ts';
import { signedIn } from './schemas.ts';

const own = { access: 'user', owner: 'token' } as const;
const open = { access: 'public', owner: 'none' } as const;

export const listPasskeys = defineRoute({
  ...own,
  method: 'GET',
  path: '/auth/passkeys',
  summary: 'The passkeys of the user',
  reply: { status: 200, body: passkeyList },
});

export const beginPasskey = defineRoute({
  ...own,
  method: 'POST',
  path: '/auth/passkeys/options',
  summary: 'What a device needs to make a passkey',
  body: passkeyWish,
  reply: { status: 200, body: passkeyOptions },
  errors: ['WRONG_PASSWORD', 'TOO_MANY_ATTEMPTS', 'TOO_MANY_PASSKEYS'],
});

export const addPasskey = defineRoute({
  ...own,
  method: 'POST',
  path: '/auth/passkeys',
  summary: 'Keep a passkey that a device has made',
  body: passkeyAddition,
  stores: true,
  reply: { status: 201, body: passkeyAdded },
  errors: ['PASSKEY_FAILED', 'TOO_MANY_PASSKEYS'],
});

export const removePasskey = defineRoute({
  ...own,
  method: 'DELETE',
  path: '/auth/passkeys/{id}',
  summary: 'Remove a passkey: it opens nothing afterwards',
  params: passkeyId,
  reply: { status: 204, body: null },
  errors: ['NOT_FOUND'],
});

export const beginSignIn = defineRoute({
  ...open,
  method: 'POST',
  path: '/auth/passkeys/sign-in/options',
  summary: 'What a device needs to sign in; the answer does not tell whether there is an account',
  body: passkeyEmail,
  reply: { status: 200, body: passkeyOptions },
  errors: ['TOO_MANY_ATTEMPTS'],
});

export const signInByPasskey = defineRoute({
  ...open,
  method: 'POST',
  path: '/auth/passkeys/sign-in',
  summary: 'Sign in with a passkey',
  body: passkeySignIn,
  reply: { status: 200, body: signedIn },
  errors: ['PASSKEY_FAILED', 'TOO_MANY_ATTEMPTS'],
});
