import { defineRoute } from '../route.ts';
import {
  codeByMail,
  codesRequest,
  codesState,
  freshCodes,
  recovery,
  signInId,
  signInList,
} from './recovery-schemas.ts';
import { signedIn } from './schemas.ts';

export const recover = defineRoute({
  method: 'POST',
  path: '/auth/recover',
  summary: 'Set a new password by a recovery code and sign in: every token before is dead',
  access: 'public',
  owner: 'none',
  body: recovery,
  reply: { status: 200, body: signedIn },
  errors: ['RECOVERY_FAILED', 'TOO_MANY_ATTEMPTS'],
});

export const mailCode = defineRoute({
  method: 'POST',
  path: '/auth/recover/mail',
  summary: 'Send a recovery code by mail; the answer does not tell whether there is an account',
  access: 'public',
  owner: 'none',
  body: codeByMail,
  reply: { status: 204, body: null },
  errors: ['NOT_FOUND', 'TOO_MANY_ATTEMPTS'],
});

export const readCodes = defineRoute({
  method: 'GET',
  path: '/auth/recovery-codes',
  summary: 'How many recovery codes are left',
  access: 'user',
  owner: 'token',
  reply: { status: 200, body: codesState },
});

export const renewCodes = defineRoute({
  method: 'POST',
  path: '/auth/recovery-codes',
  summary: 'Make new recovery codes: those before are dead afterwards',
  access: 'user',
  owner: 'token',
  body: codesRequest,
  reply: { status: 201, body: freshCodes },
  errors: ['WRONG_PASSWORD', 'TOO_MANY_ATTEMPTS'],
});

export const listSignIns = defineRoute({
  method: 'GET',
  path: '/auth/sign-ins',
  summary: 'Where the user is signed in',
  access: 'user',
  owner: 'token',
  reply: { status: 200, body: signInList },
});

export const endSignIn = defineRoute({
  method: 'DELETE',
  path: '/auth/sign-ins/{id}',
  summary: 'Sign out there',
  access: 'user',
  owner: 'token',
  params: signInId,
  reply: { status: 204, body: null },
  errors: ['NOT_FOUND'],
});

export const endOtherSignIns = defineRoute({
  method: 'POST',
  path: '/auth/sign-ins/end-others',
  summary: 'Sign out everywhere else',
  access: 'user',
  owner: 'token',
  reply: { status: 204, body: null },
});
