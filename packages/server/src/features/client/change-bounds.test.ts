import { acceptClient, inviteCoach, proposeClientChange } from '@cadence/contract/client/routes';
import { clientRights } from '@cadence/contract/client/schemas';
import { putItems } from '@cadence/contract/profile/routes';
import { proposeChanges } from '@cadence/contract/program/change-routes';
import type { BodyOf } from '@cadence/contract/route';
import { doseOf } from '@cadence/domain/planner/edit/edit-dose';
import type { Program } from '@cadence/domain/program/types';
import { beforeEach, expect, it } from 'vitest';
import {
  type Account,
  createAccount,
  request,
  startOfTime,
  startTestApp,
} from '../../test-support/app.ts';
import { everythingOf } from '../../test-support/attack.ts';
import { startProgram } from '../program/test-support/programs.ts';

const ctx = startTestApp();
const lifting = {
  ...{ goal_text: 'build muscle', weeks: 1, sessions_per_week: 1, minutes_per_session: 45 },
  ...{ fitness_level: 'beginner' as const, props: ['bench' as const, 'rack' as const] },
  equipment: ['barbells' as const, 'dumbbells' as const, 'bodyweight' as const],
};

let ana: Account;
let ben: Account;
let program: Program;

beforeEach(async () => {
  ctx.setNow(startOfTime);
  ({ account: ana, program } = await startProgram(ctx, lifting));
  ben = await createAccount(ctx.app);
  const body = { rights: [...clientRights] };
  const { code } = (await request(ctx.app, inviteCoach, { body }, ana.token)).json();
  await request(ctx.app, acceptClient, { body: { code } }, ben.token);
});

/** The first lift of the session that has a weight. */
function lift() {
  const planned = program.weeks[0]?.sessions[0]?.workout ?? { source: '', workout: [] };
  const index = planned.workout.findIndex(
    ({ role }, at) => role !== 'ramp' && doseOf(planned, at).kilograms !== undefined,
  );
  const { kilograms = 0 } = doseOf(planned, index);
  return { index, name: planned.workout[index]?.name ?? '', kilograms };
}

const propose = (lines: BodyOf<typeof proposeClientChange>['lines']) =>
  request(
    ctx.app,
    proposeClientChange,
    { params: { athleteId: ana.id }, body: { week: 1, session: 1, lines } },
    ben.token,
  );

const changesOf = async () =>
  (await request(ctx.app, proposeChanges, { body: {} }, ana.token)).json();

it('far beyond what is planned is refused with words, and nothing of it is kept', async () => {
  const { index, name, kilograms } = lift();
  const before = await everythingOf(ctx.db, ana.id);
  for (const line of [
    { sets: 10, reps: 100, kilograms: 500 },
    { kilograms: kilograms * 3 },
    { sets: 10, reps: 100 },
  ]) {
    const refused = await propose([{ index, name, ...line }]);
    expect(refused.statusCode, refused.body).toBe(422);
    expect(refused.json().error.code).toBe('NOTHING_TO_PROPOSE');
    expect(refused.json().error.message).toContain(name);
  }
  const tooMuch = [{ sets: 11 }, { reps: 101 }, { kilograms: 501 }, { rest_seconds: 601 }];
  for (const line of tooMuch) {
    const refused = await propose([{ index, name, ...line }]);
    expect(refused.json().error.code).toBe('VALIDATION_ERROR');
  }
  expect(await everythingOf(ctx.db, ana.id)).toEqual(before);
});

it('of much more than is planned, where nothing is logged, is told to the athlete', async () => {
  const { index, name, kilograms } = lift();
  const made = await propose([{ index, name, kilograms: kilograms * 1.5 }]);
  expect(made.statusCode, made.body).toBe(201);
  const [change] = (await changesOf()).changes;
  expect(change.reason).toContain(`${name}: ${kilograms * 1.5} kg`);
});

it('of half more is refused for the young, in the words that everybody reads', async () => {
  const { index, name, kilograms } = lift();
  const common = { changedAt: '2026-03-01T07:00:00.000Z', deviceId: 'phone', deleted: false };
  const born = new Date(startOfTime).getUTCFullYear() - 15;
  const items = [{ kind: 'fact', id: 'birth_year', value: born, ...common }];
  const told = await request(ctx.app, putItems, { body: { items } } as never, ana.token);
  expect(told.statusCode, told.body).toBe(200);
  const refused = await propose([{ index, name, kilograms: kilograms * 1.5 }]);
  expect(refused.statusCode, refused.body).toBe(422);
  const far = await propose([{ index, name, kilograms: kilograms * 4 }]);
  expect(refused.json().error).toEqual(far.json().error);
  expect((await changesOf()).changes).toEqual([]);
});
