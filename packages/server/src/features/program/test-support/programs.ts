import { createProgram } from '@cadence/contract/program/routes';
import type { RequestOf } from '@cadence/contract/route';
import type { Program } from '@cadence/domain/program/types';
import { type Account, createAccount, request, type TestApp } from '../../../test-support/app.ts';

type Body = RequestOf<typeof createProgram>['body'];

/** Two short weeks, two days each: quick to make. */
const shortBody: Body = {
  goal_text: 'loosen up and move better',
  weeks: 2,
  sessions_per_week: 2,
  minutes_per_session: 10,
  preferred_days: [1, 4],
  start_date: '2026-03-02',
};

export function askForProgram(
  { app }: TestApp,
  { token }: Pick<Account, 'token'>,
  body: Partial<Body> = {},
  headers: Record<string, string> = {},
) {
  return request(app, createProgram, { body: { ...shortBody, ...body } }, token, headers);
}

/** An account with a program, as it was answered. */
export async function startProgram(
  ctx: TestApp,
  body: Partial<Body> = {},
): Promise<{ account: Account; program: Program }> {
  const account = await createAccount(ctx.app);
  const response = await askForProgram(ctx, account, body);
  if (response.statusCode !== 201) throw new Error(response.body);
  return { account, program: response.json().program };
}
