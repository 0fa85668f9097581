import { putSession } from '@cadence/contract/analytics/routes';
import {
  adaptAssessment,
  discardAssessment,
  listResults,
  submitAssessment,
} from '@cadence/contract/assessment/routes';
import { downloadData } from '@cadence/contract/auth/routes';
import { describe, expect, it } from 'vitest';
import { type Account, createAccount, request, startTestApp } from '../../test-support/app.ts';
import { makeSession } from '../../test-support/session.ts';

const ctx = startTestApp();

type Sent = { sessionId?: string; answer?: { itemId: string; value: unknown } };

async function go({ id: userId, token }: Account, sent: Sent = {}) {
  const body = { userId, ...sent } as never;
  return request(ctx.app, adaptAssessment, { body }, token);
}

/** Answers no to the screen and leaves everything else out. */
async function runThrough(account: Account) {
  let view = (await go(account)).json();
  for (let count = 0; count < 60 && view.question; count += 1) {
    const { id: itemId, kind } = view.question;
    const answer = { itemId, value: kind === 'screen' ? false : null };
    view = (await go(account, { sessionId: view.sessionId, answer })).json();
  }
  return view;
}

function submit({ id: userId, token }: Account, sessionId: string) {
  return request(ctx.app, submitAssessment, { body: { userId, sessionId } }, token);
}

describe('the adaptive assessment', () => {
  it('begins as structured, with the screen', async () => {
    const view = (await go(await createAccount(ctx.app))).json();
    expect(view).toMatchObject({ phase: 'structured', progress: 0, answered: 0 });
    expect(view.question).toMatchObject({ kind: 'screen', input: { type: 'yes_no' } });
  });

  it('goes on where it was left, without the id of it', async () => {
    const account = await createAccount(ctx.app);
    const first = (await go(account)).json();
    const answer = { itemId: first.question.id, value: false };
    const second = (await go(account, { sessionId: first.sessionId, answer })).json();
    const again = (await go(account)).json();
    expect(again).toMatchObject({ sessionId: first.sessionId, answered: 1 });
    expect(again.question).toEqual(second.question);
  });

  it('refuses what is no answer, in words, and keeps what it had', async () => {
    const account = await createAccount(ctx.app);
    const { sessionId, question } = (await go(account)).json();
    const response = await go(account, { sessionId, answer: { itemId: question.id, value: 7 } });
    expect(response.statusCode).toBe(422);
    expect(response.json().error.details.fields[0].message).toBe('Answer yes or no');
    expect((await go(account)).json().answered).toBe(0);
  });

  it('ends with a result that stays the same', async () => {
    const account = await createAccount(ctx.app);
    const view = await runThrough(account);
    expect(view).toMatchObject({ phase: 'complete', progress: 1, question: null });
    const { result } = (await submit(account, view.sessionId)).json();
    expect(result.dimensions).toHaveLength(9);
    expect((await submit(account, view.sessionId)).json().result).toEqual(result);
    const query = { userId: account.id };
    const listed = await request(ctx.app, listResults, { query }, account.token);
    expect(listed.json().results).toEqual([result]);
    // The next one is a new one.
    expect((await go(account)).json().sessionId).not.toBe(view.sessionId);
  });

  it('takes what was trained into account', async () => {
    const account = await createAccount(ctx.app);
    const before = (await go(account)).json().confidence.consistency;
    const session = makeSession();
    await request(
      ctx.app,
      putSession,
      { params: { id: session.id }, body: session },
      account.token,
    );
    expect((await go(account)).json().confidence.consistency).toBeGreaterThan(before);
  });
});

describe("somebody else's assessment", () => {
  it('is not found, and their id is forbidden', async () => {
    const [owner, other] = [await createAccount(ctx.app), await createAccount(ctx.app)];
    const { sessionId } = (await go(owner)).json();
    expect((await go(other, { sessionId })).statusCode).toBe(404);
    expect((await submit(other, sessionId)).statusCode).toBe(404);
    const body = { userId: owner.id } as never;
    expect((await request(ctx.app, adaptAssessment, { body }, other.token)).statusCode).toBe(403);
    const params = { id: sessionId };
    expect((await request(ctx.app, discardAssessment, { params }, other.token)).statusCode).toBe(
      404,
    );
    expect((await request(ctx.app, discardAssessment, { params }, owner.token)).statusCode).toBe(
      204,
    );
  });
});

it('belongs to what a user can download', async () => {
  const account = await createAccount(ctx.app);
  await go(account);
  const data = (await request(ctx.app, downloadData, {}, account.token)).json();
  expect(data.tables.assessments).toHaveLength(1);
});
