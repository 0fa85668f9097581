import { defineRoute } from '../route.ts';
import { signInId } from './recovery-schemas.ts';
import { tokenList, tokenMade, tokenRequest } from './token-schemas.ts';

const own = { access: 'user', owner: 'token', params: null, query: null, body: null } as const;

export const listTokens = defineRoute({
  ...own,
  method: 'GET',
  path: '/auth/tokens',
  summary: 'The personal tokens of the user',
  reply: { status: 200, body: tokenList },
});

export const makeToken = defineRoute({
  ...own,
  method: 'POST',
  path: '/auth/tokens',
  summary: 'Make a personal token for a program, with what it may do and until when',
  body: tokenRequest,
  reply: { status: 201, body: tokenMade },
  errors: ['WRONG_PASSWORD', 'TOO_MANY_ATTEMPTS', 'TOO_MANY_TOKENS'],
});

export const endToken = defineRoute({
  ...own,
  method: 'DELETE',
  path: '/auth/tokens/{id}',
  summary: 'End a personal token',
  params: signInId,
  reply: { status: 204, body: null },
  errors: ['NOT_FOUND'],
});
