// @vitest-environment jsdom
import { allSessions, progressOf } from '@cadence/domain/program/progress';
import type { ProgramSession } from '@cadence/domain/program/types';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rowsOfKind } from '../../../platform/outbox/outbox.ts';
import { setStorageOwner } from '../../../platform/storage.ts';
import { playSync } from '../../../platform/test-support/play-sync.ts';
import { dismissAllToasts, toastQueue } from '../../../ui/overlay/toast-queue.ts';
import { createProgramServer, makeProgram } from '../test-support/program-server.ts';
import {
  keepForLater,
  type WaitingChange,
  waitingChangeOf,
  withWaiting,
} from './program-outbox.ts';
import { sendWaiting } from './send-waiting.ts';

const program = makeProgram();
const [first, second] = allSessions(program) as [ProgramSession, ProgramSession];
let server = createProgramServer();

const waiting = () => rowsOfKind<WaitingChange>('program').map(({ payload }) => payload);
let sync = { request: () => {}, stop: () => {} };
const begin = () => {
  sync = playSync('ann');
};

const at = (second: number) => `2026-03-02T08:00:0${second}.000Z`;
const skipped = (session: ProgramSession, when: number) =>
  keepForLater(waitingChangeOf(program, session, { status: 'skipped', at: at(when) }));

beforeEach(() => {
  server = createProgramServer();
  server.programs = [program];
  vi.stubGlobal('fetch', server.fetch);
  setStorageOwner('ann');
});
afterEach(() => {
  sync.stop();
  dismissAllToasts();
  localStorage.clear();
  setStorageOwner(null);
  vi.unstubAllGlobals();
});

test('of each session the last status and the last day wait, each once', () => {
  skipped(first, 1);
  keepForLater(waitingChangeOf(program, first, { date: '2026-03-05', at: at(2) }));
  keepForLater(waitingChangeOf(program, first, { status: 'planned', at: at(3) }));
  skipped(second, 4);
  expect(waiting().map((one) => one.at)).toEqual([at(2), at(3), at(4)]);
  const [moved, next] = allSessions(withWaiting(program));
  expect(moved).toMatchObject({ date: '2026-03-05', status: 'planned' });
  expect(next?.status).toBe('skipped');
});

test('what waits for one program changes no other', () => {
  skipped(first, 1);
  expect(progressOf(withWaiting(makeProgram(2))).skippedSessions).toBe(0);
});

test('all of it goes out in order, once', async () => {
  skipped(first, 1);
  keepForLater(waitingChangeOf(program, second, { status: 'completed', at: at(2) }));
  begin();
  await sendWaiting();
  await sendWaiting();
  expect(server.received.map(({ path, body }) => [path, body.changed_at])).toEqual([
    ['/program-progress/skip-workout', at(1)],
    ['/program-progress/update-session', at(2)],
  ]);
  expect(waiting()).toEqual([]);
});

test('asked for twice at once, a refusal is told once', async () => {
  skipped(first, 1);
  const message = 'There is nothing here.';
  server.refuse = { path: /./, status: 404, code: 'NOT_FOUND', message };
  begin();
  await Promise.all([sendWaiting(), sendWaiting()]);
  expect(toastQueue.read()).toHaveLength(1);
});

test('what the server refuses is told and does not hold up the rest', async () => {
  skipped(first, 1);
  skipped(second, 2);
  const message = 'There is nothing here.';
  server.refuse = { path: /./, status: 404, code: 'NOT_FOUND', message };
  begin();
  await sendWaiting();
  expect(toastQueue.read().map((item) => item.message)).toEqual([
    'Failed to skip to next workout. There is nothing here.',
  ]);
  expect(server.programs.map((one) => progressOf(one).skippedSessions)).toEqual([1]);
  expect(waiting()).toEqual([]);
});

test('a finished session that the server refuses is told', async () => {
  keepForLater(waitingChangeOf(program, first, { status: 'completed', at: at(1) }));
  const message = 'There is nothing here.';
  server.refuse = { path: /./, status: 404, code: 'NOT_FOUND', message };
  begin();
  await sendWaiting();
  expect(toastQueue.read().map((item) => item.message)).toEqual([
    'Failed to update session progress. There is nothing here.',
  ]);
});

test('a week off waits day by day, and each move goes out once', async () => {
  const days = [
    { session: first, date: '2026-03-09' },
    { session: second, date: '2026-03-12' },
  ];
  const moves = days.map(({ session, date }) =>
    waitingChangeOf(program, session, { date, at: at(1) }),
  );
  keepForLater(...moves);
  keepForLater(...moves);
  const shifted = allSessions(withWaiting(program)).slice(0, 2);
  expect(shifted.map(({ date }) => date)).toEqual(['2026-03-09', '2026-03-12']);
  begin();
  await sendWaiting();
  const sent = server.received.filter(({ path }) => path.endsWith('/move-session'));
  expect(sent.map(({ body }) => [body.session, body.date, body.changed_at])).toEqual([
    [1, '2026-03-09', at(1)],
    [2, '2026-03-12', at(1)],
  ]);
  expect(waiting()).toEqual([]);
});

test('of several jumps the last one waits, and says when it was made', async () => {
  keepForLater(waitingChangeOf(program, first, { jump: true, at: at(1) }));
  keepForLater(waitingChangeOf(program, second, { jump: true, at: at(2) }));
  skipped(second, 3);
  expect(withWaiting(program).pointer).toEqual({ week: 1, session: 2 });
  begin();
  await sendWaiting();
  expect(server.received[0]).toMatchObject({
    path: '/program-progress/jump-to',
    body: { week: 1, session: 2, program_id: program.id, changed_at: at(2) },
  });
  expect(server.received).toHaveLength(2);
});

test('a jump that the server refuses is told in its own words', async () => {
  keepForLater(waitingChangeOf(program, second, { jump: true, at: at(1) }));
  const message = 'There is nothing here.';
  server.refuse = { path: /jump-to$/, status: 404, code: 'NOT_FOUND', message };
  begin();
  await sendWaiting();
  expect(toastQueue.read().map((item) => item.message)).toEqual([
    'Failed to jump to session. There is nothing here.',
  ]);
});
