import { defineRoute } from '../route.ts';
import {
  accountId,
  accountPage,
  accountQuery,
  backupMade,
  resetCode,
  serverOverview,
  sureRequest,
} from './schemas.ts';

/** For whoever runs this server; for everybody else there is nothing here. */
const running = { access: 'user', owner: 'token', grant: { by: 'administrator' } } as const;

export const readOverview = defineRoute({
  ...running,
  method: 'GET',
  path: '/admin/overview',
  summary: 'Accounts, storage, models and backups of this server',
  reply: { status: 200, body: serverOverview },
});

export const listAccounts = defineRoute({
  ...running,
  method: 'GET',
  path: '/admin/accounts',
  summary: 'The accounts of this server, the oldest first, page by page',
  query: accountQuery,
  reply: { status: 200, body: accountPage },
});

export const makeResetCode = defineRoute({
  ...running,
  method: 'POST',
  path: '/admin/accounts/{id}/reset-code',
  summary: 'A code with which this account sets a new password, good once within a day',
  params: accountId,
  body: sureRequest,
  reply: { status: 201, body: resetCode },
  errors: ['WRONG_PASSWORD', 'TOO_MANY_ATTEMPTS'],
});

export const removeAccount = defineRoute({
  ...running,
  method: 'POST',
  path: '/admin/accounts/{id}/delete',
  summary: 'Delete an account and everything of it',
  params: accountId,
  body: sureRequest,
  reply: { status: 204, body: null },
  errors: ['WRONG_PASSWORD', 'TOO_MANY_ATTEMPTS'],
});

export const makeBackup = defineRoute({
  ...running,
  method: 'POST',
  path: '/admin/backups',
  summary: 'Write a backup of the embedded database into the data folder',
  reply: { status: 201, body: backupMade },
});
