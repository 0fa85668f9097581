import { defineRoute } from '../route.ts';
import {
  accountDeletion,
  credentials,
  dataExport,
  entryOptions,
  nameChange,
  passwordChange,
  registered,
  registration,
  signedIn,
  userReply,
} from './schemas.ts';

export const readOptions = defineRoute({
  method: 'GET',
  path: '/auth/options',
  summary: 'Who may register here',
  access: 'public',
  owner: 'none',
  reply: { status: 200, body: entryOptions },
});

export const register = defineRoute({
  method: 'POST',
  path: '/auth/register',
  summary: 'Create an account and sign in',
  access: 'public',
  owner: 'none',
  body: registration,
  reply: { status: 201, body: registered },
  errors: ['EMAIL_TAKEN', 'TOO_MANY_ATTEMPTS', 'REGISTRATION_CLOSED', 'WRONG_INVITATION'],
});

export const login = defineRoute({
  method: 'POST',
  path: '/auth/login',
  summary: 'Sign in',
  access: 'public',
  owner: 'none',
  body: credentials,
  reply: { status: 200, body: signedIn },
  errors: ['INVALID_CREDENTIALS', 'TOO_MANY_ATTEMPTS'],
});

export const logout = defineRoute({
  method: 'POST',
  path: '/auth/logout',
  summary: 'Sign out: this token is dead afterwards',
  access: 'user',
  owner: 'token',
  reply: { status: 204, body: null },
});

export const me = defineRoute({
  method: 'GET',
  path: '/auth/me',
  summary: 'Who the token belongs to',
  access: 'user',
  owner: 'token',
  reply: { status: 200, body: userReply },
});

export const changeName = defineRoute({
  method: 'PATCH',
  path: '/auth/me',
  summary: 'Change the name',
  access: 'user',
  owner: 'token',
  body: nameChange,
  reply: { status: 200, body: userReply },
});

export const changePassword = defineRoute({
  method: 'POST',
  path: '/auth/change-password',
  summary: 'Change the password: all other tokens are dead afterwards',
  access: 'user',
  owner: 'token',
  body: passwordChange,
  reply: { status: 204, body: null },
  errors: ['WRONG_PASSWORD', 'TOO_MANY_ATTEMPTS'],
});

export const downloadData = defineRoute({
  method: 'GET',
  path: '/auth/data',
  summary: 'Everything stored about the user, as JSON',
  access: 'user',
  owner: 'token',
  reply: { status: 200, body: dataExport, streamed: true },
});

export const deleteAccount = defineRoute({
  method: 'POST',
  path: '/auth/delete-account',
  summary: 'Delete the account and everything of the user',
  access: 'user',
  owner: 'token',
  body: accountDeletion,
  reply: { status: 204, body: null },
  errors: ['WRONG_PASSWORD', 'TOO_MANY_ATTEMPTS'],
});
