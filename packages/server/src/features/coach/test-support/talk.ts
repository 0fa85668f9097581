import { sendMessage, startConversation } from '@cadence/contract/coach/routes';
import { putItems } from '@cadence/contract/profile/routes';
import type { RequestOf } from '@cadence/contract/route';
import { type Account, request, type TestApp } from '../../../test-support/app.ts';

type StartBody = RequestOf<typeof startConversation>['body'];

export function start(
  { app }: TestApp,
  { id: userId, token }: Account,
  body: Partial<StartBody> = {},
  headers: Record<string, string> = {},
) {
  return request(app, startConversation, { body: { userId, ...body } }, token, headers);
}

export async function startTalk(ctx: TestApp, account: Account): Promise<string> {
  return (await start(ctx, account)).json().conversation.id;
}

export function say(
  { app }: TestApp,
  { id: userId, token }: Account,
  id: string,
  message: string,
  headers: Record<string, string> = {},
) {
  return request(app, sendMessage, { params: { id }, body: { userId, message } }, token, headers);
}

/** Agrees, or no longer agrees, that facts on health are kept. */
export function agree({ app }: TestApp, { token }: Account, isAgreed: boolean, changedAt: string) {
  const said = { value: isAgreed || null, deleted: !isAgreed };
  const fact = { kind: 'fact', id: 'health_consent', ...said };
  const item = { ...fact, changedAt, deviceId: 'phone' };
  return request(app, putItems, { body: { items: [item] } as never }, token);
}
