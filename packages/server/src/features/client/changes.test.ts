import { putSession } from '@cadence/contract/analytics/routes';
import { deleteAccount } from '@cadence/contract/auth/routes';
import {
  acceptClient,
  changeRights,
  endCoach,
  inviteCoach,
  listClientSwaps,
  moveClientSession,
  proposeClientChange,
  readClientLog,
  readClientPlan,
  withdrawClientChange,
} from '@cadence/contract/client/routes';
import { type ClientRight, clientRights } from '@cadence/contract/client/schemas';
import { putItems } from '@cadence/contract/profile/routes';
import { decideChange, proposeChanges } from '@cadence/contract/program/change-routes';
import { deleteProgram, readProgram, skipWorkout } from '@cadence/contract/program/routes';
import { tellSigns } from '@cadence/contract/safety/routes';
import { contraOf } from '@cadence/domain/exercise/contra/contra';
import { exerciseById } from '@cadence/domain/exercise/library';
import { doseOf } from '@cadence/domain/planner/edit/edit-dose';
import type { Program } from '@cadence/domain/program/types';
import { dayMs } from '@cadence/domain/workout/durations';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLocalPlanner } from '../../platform/planner/jobs.ts';
import {
  type Account,
  createAccount,
  request,
  startOfTime,
  startTestApp,
} from '../../test-support/app.ts';
import { everythingOf } from '../../test-support/attack.ts';
import { makeSession, sessionId } from '../../test-support/session.ts';
import { askForProgram, startProgram } from '../program/test-support/programs.ts';
import { createChangeStore } from './change-store.ts';

const ctx = startTestApp();
const lifting = {
  ...{ goal_text: 'build muscle', weeks: 1, sessions_per_week: 1, minutes_per_session: 45 },
  ...{ fitness_level: 'intermediate' as const, props: ['bench' as const, 'rack' as const] },
  equipment: ['barbells' as const, 'dumbbells' as const, 'bodyweight' as const],
};

let ana: Account;
let ben: Account;
let program: Program;
let grantId: string;

beforeEach(async () => {
  ctx.setNow(startOfTime);
  ({ account: ana, program } = await startProgram(ctx, lifting));
  ben = await createAccount(ctx.app);
  grantId = await allow(ben, clientRights);
});

async function allow(coach: Account, rights: readonly ClientRight[]): Promise<string> {
  const body = { rights: [...rights] };
  const made = (await request(ctx.app, inviteCoach, { body }, ana.token)).json();
  await request(ctx.app, acceptClient, { body: { code: made.code } }, coach.token);
  return made.coach.id;
}

const params = () => ({ athleteId: ana.id });
const place = { week: 1, session: 1 };
const planned = () => program.weeks[0]?.sessions[0]?.workout ?? { source: '', workout: [] };

/** The first lift of the session that has a weight. */
function lift() {
  const index = planned().workout.findIndex(
    ({ role }, at) => role !== 'ramp' && doseOf(planned(), at).kilograms !== undefined,
  );
  const { kilograms = 0, sets = 1 } = doseOf(planned(), index);
  return { index, name: planned().workout[index]?.name ?? '', kilograms, sets };
}

type Line = { index: number; name: string; [amount: string]: unknown };

const propose = (lines: Line[], by = ben) =>
  request(
    ctx.app,
    proposeClientChange,
    { params: params(), body: { ...place, lines } } as never,
    by.token,
  );

function proposeMore(by = ben) {
  const { index, name, kilograms } = lift();
  return propose([{ index, name, kilograms: kilograms + 5 }], by);
}

const planOf = async (by = ben) =>
  (await request(ctx.app, readClientPlan, { params: params() }, by.token)).json();

const changesOf = async () =>
  (await request(ctx.app, proposeChanges, { body: {} }, ana.token)).json();

const decide = (id: string, decision: 'accept' | 'refuse' | 'undo') =>
  request(ctx.app, decideChange, { body: { id, decision } }, ana.token);

const readOwn = async (): Promise<Program> =>
  (await request(ctx.app, readProgram, { params: { id: program.id } }, ana.token)).json().program;

const kilogramsNow = async () => {
  const own = await readOwn();
  const workout = own.weeks[0]?.sessions[0]?.workout;
  return workout && doseOf(workout, lift().index).kilograms;
};

async function swapsAt(index: number): Promise<{ exercise_id: string; name: string }[]> {
  const given = { params: params(), query: { ...place, index } } as never;
  return (await request(ctx.app, listClientSwaps, given, ben.token)).json().swaps;
}

/** What suits a sound athlete and no hurt knee. */
async function swapsForKnee(): Promise<Line[]> {
  const found: Line[] = [];
  for (const [index, { name, type, role }] of planned().workout.entries()) {
    if (type !== 'exercise' || role === 'ramp') continue;
    for (const { exercise_id } of await swapsAt(index)) {
      const exercise = exerciseById(exercise_id);
      const isAvoided = exercise && contraOf(exercise, 'knee')?.severity === 'avoid';
      if (isAvoided) found.push({ index, name, exercise_id });
    }
  }
  return found;
}

async function tellKnee(): Promise<void> {
  const common = { changedAt: '2026-03-01T07:00:00.000Z', deviceId: 'phone', deleted: false };
  const value = { region: 'knee', side: 'left', status: 'active' };
  const items = [
    { kind: 'fact', id: 'health_consent', value: true, ...common },
    { kind: 'injury', id: '1', value, ...common },
  ];
  const told = await request(ctx.app, putItems, { body: { items } } as never, ana.token);
  expect(told.statusCode, told.body).toBe(200);
}

describe('what a coach sees', () => {
  it('is each planned line with its dose, and nothing that names an injury', async () => {
    await tellKnee();
    const { sessions } = await planOf();
    const bare = sessions[0].workout.workout;
    expect(bare.map(({ name }: { name: string }) => name)).toEqual(
      planned().workout.map(({ name }) => name),
    );
    const { index, kilograms, sets } = lift();
    expect(bare[index]).toMatchObject({ weight: kilograms, sets });
    expect(Object.keys(bare[index])).not.toContain('cues');
  });

  it('is each logged set as it was done, and the notes', async () => {
    const set = { reps: 5, weight: 60, rpe: 8, seconds: 30 };
    const run = { distanceMeters: 400, seconds: 95 };
    const of = (name: string, one: object) => ({
      ...{ name, completed: true, personalRecord: false },
      planned: { sets: 1, seconds: 60 },
      actual: { sets: [one] },
    });
    const body = makeSession({
      exercises: [of('Squat', set), of('Run', run)] as never,
      notes: 'Slept badly.',
    });
    await request(ctx.app, putSession, { params: { id: sessionId(1) }, body }, ana.token);
    const given = { params: params() };
    const { sessions } = (await request(ctx.app, readClientLog, given, ben.token)).json();
    expect(sessions[0].notes).toBe('Slept badly.');
    expect(sessions[0].exercises.map(({ actual }: { actual: object }) => actual)).toEqual([
      { sets: [set] },
      { sets: [run] },
    ]);
  });
});

describe('a change that a coach proposes', () => {
  it('is shown with its differences and who proposes it, and changes nothing by itself', async () => {
    const { kilograms, name } = lift();
    const made = await proposeMore();
    expect(made.statusCode, made.body).toBe(201);
    const difference = { what: name, from: `${kilograms} kg`, to: `${kilograms + 5} kg` };
    expect(made.json().change).toMatchObject({ state: 'waiting' });
    expect(made.json().change.differences).toContainEqual(difference);
    expect(await kilogramsNow()).toBe(kilograms);
    const { changes } = await changesOf();
    expect(changes[0]).toMatchObject({ kind: 'coach', proposed_by: 'Athlete' });
    expect(changes[0].differences).toContainEqual({ ...place, ...difference });
    expect((await planOf()).sessions[0].change).toEqual(made.json().change);
  });

  it('is done once the athlete accepts it, and taken back with one call', async () => {
    const { kilograms } = lift();
    await proposeMore();
    const [{ id }] = (await changesOf()).changes;
    expect((await decide(id, 'accept')).statusCode).toBe(200);
    expect(await kilogramsNow()).toBe(kilograms + 5);
    expect((await planOf()).sessions[0].change.state).toBe('accepted');
    const { changes, undoable } = await changesOf();
    expect(changes.map((one: { id: string }) => one.id)).not.toContain(id);
    expect(undoable.id).toBe(id);
    expect((await decide(id, 'undo')).statusCode).toBe(200);
    expect(await kilogramsNow()).toBe(kilograms);
    expect((await planOf()).sessions[0].change.state).toBe('undone');
  });

  it('is left as it was planned where the athlete refuses it', async () => {
    const { kilograms } = lift();
    await proposeMore();
    const [{ id }] = (await changesOf()).changes;
    await decide(id, 'refuse');
    expect(await kilogramsNow()).toBe(kilograms);
    expect((await changesOf()).changes.map((one: { id: string }) => one.id)).not.toContain(id);
    expect((await planOf()).sessions[0].change.state).toBe('refused');
    expect((await decide(id, 'accept')).statusCode).toBe(404);
  });

  it('swaps what the athlete may do for what is there, and only that', async () => {
    const { index, name } = lift();
    const [{ exercise_id } = { exercise_id: '' }] = await swapsAt(index);
    const made = await propose([{ index, name, exercise_id }]);
    expect(made.statusCode, made.body).toBe(201);
    const [{ id }] = (await changesOf()).changes;
    await decide(id, 'accept');
    const now = (await readOwn()).weeks[0]?.sessions[0]?.workout.workout[index];
    expect(now?.exerciseId).toBe(exercise_id);
    const lacking = await propose([{ index, name: now?.name ?? '', exercise_id: 'leg-press' }]);
    expect(lacking.statusCode).toBe(422);
    expect(lacking.json().error.message).toContain('kit');
  });

  it('that is not safe for the athlete is refused without telling what hurts', async () => {
    const [unsafe] = await swapsForKnee();
    await tellKnee();
    const before = await everythingOf(ctx.db, ana.id);
    const refused = await propose([unsafe as Line]);
    expect(refused.statusCode, refused.body).toBe(422);
    expect(refused.json().error.code).toBe('NOTHING_TO_PROPOSE');
    expect(refused.body).not.toMatch(/knee|injur/i);
    expect(await everythingOf(ctx.db, ana.id)).toEqual(before);
  });

  it('is not offered once it is not safe for the athlete, and no longer fits', async () => {
    const [unsafe] = await swapsForKnee();
    const swapped = await propose([unsafe as Line]);
    expect(swapped.statusCode, swapped.body).toBe(201);
    const [{ id }] = (await changesOf()).changes;
    await tellKnee();
    expect((await changesOf()).changes).toEqual([]);
    expect((await decide(id, 'accept')).statusCode).toBe(404);
    expect((await planOf()).sessions[0].change).toMatchObject({ state: 'unfit' });
    const given = { params: params(), body: place };
    await request(ctx.app, withdrawClientChange, given, ben.token);
    expect((await planOf()).sessions[0].change).toBeNull();
  });

  it('is not accepted while a sign of danger stands', async () => {
    const { kilograms } = lift();
    await proposeMore();
    const [{ id }] = (await changesOf()).changes;
    const signs = [{ id: 'chest-pain', isOpen: true, secondsAgo: 60 }];
    await request(ctx.app, tellSigns, { body: { signs } } as never, ana.token);
    const response = await decide(id, 'accept');
    expect(response.json().error.code).toMatch(/^SAFETY_/);
    expect(await kilogramsNow()).toBe(kilograms);
  });

  it('of a session that is another by now, that changes nothing, or is closed, is refused', async () => {
    const { index, name, kilograms } = lift();
    expect((await propose([{ index, name: 'Another', sets: 2 }])).statusCode).toBe(422);
    expect((await propose([{ index, name, kilograms }])).statusCode).toBe(422);
    await request(ctx.app, skipWorkout, {}, ana.token);
    expect((await proposeMore()).json().error.code).toBe('SESSION_CLOSED');
  });

  it('is taken back by its coach, and gone with another one, its right and its grant', async () => {
    await proposeMore();
    const given = { params: params(), body: place };
    expect((await request(ctx.app, withdrawClientChange, given, ben.token)).statusCode).toBe(204);
    expect((await changesOf()).changes).toEqual([]);
    await proposeMore();
    await proposeMore();
    expect((await changesOf()).changes).toHaveLength(1);
    const set = (rights: ClientRight[]) =>
      request(ctx.app, changeRights, { params: { id: grantId }, body: { rights } }, ana.token);
    await set(['plan']);
    expect((await changesOf()).changes).toEqual([]);
    await set([...clientRights]);
    expect((await changesOf()).changes).toHaveLength(1);
    await request(ctx.app, endCoach, { params: { id: grantId } }, ana.token);
    expect((await changesOf()).changes).toEqual([]);
    expect((await everythingOf(ctx.db, ana.id)).get('coach_changes')).toBe('[]');
  });

  it('is seen by its own coach alone, and by none of another athlete', async () => {
    await proposeMore();
    const cleo = await createAccount(ctx.app);
    await allow(cleo, clientRights);
    expect((await planOf(cleo)).sessions[0].change).toBeNull();
    const given = { params: params(), body: place };
    await request(ctx.app, withdrawClientChange, given, cleo.token);
    expect((await changesOf()).changes).toHaveLength(1);
    const own = await request(ctx.app, proposeChanges, { body: {} }, ben.token);
    expect(own.json().changes).toEqual([]);
  });

  it('leaves nothing of a coach who has deleted their account, and keeps what was accepted', async () => {
    const { kilograms } = lift();
    await proposeMore();
    const [{ id }] = (await changesOf()).changes;
    await decide(id, 'accept');
    const body = { password: ben.password };
    await request(ctx.app, deleteAccount, { body }, ben.token);
    expect(JSON.stringify([...(await everythingOf(ctx.db, ana.id))])).not.toContain(ben.id);
    expect(await kilogramsNow()).toBe(kilograms + 5);
    expect((await changesOf()).undoable.reason).toContain('as your coach proposed');
  });
});

describe('what is kept of proposed changes', () => {
  const kept = async () =>
    JSON.parse((await everythingOf(ctx.db, ana.id)).get('coach_changes') ?? '');

  it('is nothing where the grant ends while one is being checked', async () => {
    const local = createLocalPlanner();
    const app = await ctx.startAnother({
      planner: {
        ...local,
        wishSession: async (...given) => {
          const outcome = await local.wishSession(...given);
          await request(ctx.app, endCoach, { params: { id: grantId } }, ana.token);
          return outcome;
        },
      },
    });
    const { index, name, kilograms } = lift();
    const body = { ...place, lines: [{ index, name, kilograms: kilograms + 5 }] };
    const made = await request(app, proposeClientChange, { params: params(), body }, ben.token);
    expect(made.statusCode, made.body).toBe(404);
    expect(await kept()).toEqual([]);
  });

  it('is one for each session, of many at the same time', async () => {
    await proposeMore();
    const store = createChangeStore(ctx.db);
    const [first] = await store.list(ana.id, program.id);
    if (!first) throw new Error('nothing was proposed');
    // The first round opens the connections.
    for (const round of ['a', 'b', 'c']) {
      const ids = Array.from({ length: 8 }, (_, index) => `${round}${index}`);
      await Promise.all(ids.map((id) => store.put({ ...first, id })));
      expect(await kept()).toHaveLength(1);
    }
  });

  it('is for no session beyond those that a coach is shown', async () => {
    ctx.setNow(startOfTime - 40 * dayMs);
    expect((await planOf()).sessions).toEqual([]);
    expect((await proposeMore()).statusCode).toBe(404);
    const given = { params: params(), query: { ...place, index: lift().index } } as never;
    expect((await request(ctx.app, listClientSwaps, given, ben.token)).statusCode).toBe(404);
  });

  it('goes for good with its program', async () => {
    await proposeMore();
    ctx.setNow(startOfTime - 31 * dayMs);
    await request(ctx.app, deleteProgram, { params: { id: program.id } }, ana.token);
    ctx.setNow(startOfTime);
    const next = await askForProgram(ctx, ana);
    expect(next.statusCode, next.body).toBe(201);
    expect(await kept()).toEqual([]);
  });
});

it('a move of a coach stands among the changes of the athlete, who takes it back', async () => {
  const [first] = (await planOf()).sessions;
  const date = new Date(Date.parse(first.date) + dayMs).toISOString().slice(0, 10);
  const given = { params: params(), body: { ...place, date } };
  const moved = await request(ctx.app, moveClientSession, given, ben.token);
  expect(moved.statusCode, moved.body).toBe(200);
  const { undoable } = await changesOf();
  expect(undoable.reason).toContain('Your coach moved');
  expect((await decide(undoable.id, 'undo')).statusCode).toBe(200);
  expect((await planOf()).sessions[0].date).toBe(first.date);
});
