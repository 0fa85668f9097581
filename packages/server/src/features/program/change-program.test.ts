import { decideChange, proposeChanges } from '@cadence/contract/program/change-routes';
import { readProgram } from '@cadence/contract/program/routes';
import type { Program } from '@cadence/domain/program/types';
import { beforeEach, expect, it } from 'vitest';
import { request, startOfTime, startTestApp } from '../../test-support/app.ts';
import { startProgram } from './test-support/programs.ts';

const ctx = startTestApp();
beforeEach(() => {
  ctx.setNow(startOfTime);
});

const news = { kind: 'illness' as const, from: '2026-03-02', to: '2026-03-06' };

const datesOf = ({ weeks }: Program) =>
  weeks.flatMap(({ sessions }) => sessions.map(({ date }) => date));

it('proposes, accepts and takes back', async () => {
  const { account, program } = await startProgram(ctx);
  const read = async (): Promise<Program> =>
    (await request(ctx.app, readProgram, { params: { id: program.id } }, account.token)).json()
      .program;
  const ask = async () =>
    (await request(ctx.app, proposeChanges, { body: { news } }, account.token)).json();
  const decide = (id: string, decision: 'accept' | 'refuse' | 'undo') =>
    request(ctx.app, decideChange, { body: { id, decision, news } }, account.token);

  const { changes, undoable } = await ask();
  const [change] = changes;
  expect(change).toMatchObject({ kind: 'return', title: 'Well again first' });
  expect(change?.differences.length).toBeGreaterThan(0);
  expect(undoable).toBeNull();
  expect(datesOf(await read())).toEqual(datesOf(program));

  expect((await decide('nothing', 'accept')).statusCode).toBe(404);
  expect((await decide(change?.id ?? '', 'accept')).statusCode).toBe(200);
  expect(datesOf(await read())[0]).toBe('2026-03-09');
  expect((await ask()).undoable).toMatchObject({ id: change?.id });

  expect((await decide(change?.id ?? '', 'undo')).statusCode).toBe(200);
  expect(datesOf(await read())).toEqual(datesOf(program));
});

it('asks nobody twice about what was refused', async () => {
  const { account } = await startProgram(ctx);
  const ask = async () =>
    (await request(ctx.app, proposeChanges, { body: { news } }, account.token)).json().changes;
  const [change] = await ask();
  const body = { id: change?.id ?? '', decision: 'refuse' as const, news };
  await request(ctx.app, decideChange, { body }, account.token);
  expect((await ask()).map(({ id }: { id: string }) => id)).not.toContain(change?.id);
});
