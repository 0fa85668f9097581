import { putSession } from '@cadence/contract/analytics/routes';
import { downloadData } from '@cadence/contract/auth/routes';
import type { RequestOf } from '@cadence/contract/route';
import {
  deleteWorkout,
  listWorkouts,
  putWorkout,
  readWorkout,
} from '@cadence/contract/workout/routes';
import { convertRecord } from '@cadence/domain/workout/record';
import type { Workout } from '@cadence/domain/workout/types';
import { describe, expect, it } from 'vitest';
import {
  type Account,
  createAccount,
  request,
  startOfTime,
  startTestApp,
} from '../../test-support/app.ts';
import { makeSession } from '../../test-support/session.ts';
import { askFor } from './test-support/generate.ts';

const ctx = startTestApp();

const idOf = (number: number) => `01940000-0000-7000-8000-${String(number).padStart(12, '0')}`;
let nextNumber = 0;
const newId = () => {
  nextNumber += 1;
  return idOf(nextNumber);
};

const made: Workout = {
  title: 'My own',
  workoutType: 'Circuit',
  source: 'manual',
  workout: [
    { name: 'Air Squat', type: 'exercise', exerciseId: 'air-squat', reps: 12, restAfter: 30 },
    { name: 'Rest', type: 'rest', duration: 20 },
    { name: 'Plank', type: 'exercise', duration: 40, instructions: 'Breathe.' },
  ],
};

type Change = RequestOf<typeof putWorkout>['body'];

function put({ token }: Account, id: string, body: Change = { workout: made }) {
  return request(ctx.app, putWorkout, { params: { id }, body }, token);
}

async function list({ id, token }: Account, query: Record<string, string> = {}) {
  const given = { params: { userId: id }, query } as never;
  return request(ctx.app, listWorkouts, given, token);
}

async function idsOf(account: Account, query: Record<string, string> = {}): Promise<string[]> {
  return (await list(account, query)).json().workouts.map(({ id }: { id: string }) => id);
}

describe('one workout by its id', () => {
  const read = ({ token }: Account, id: string) =>
    request(ctx.app, readWorkout, { params: { id } }, token);

  it('is given to its owner as the list gives it', async () => {
    const account = await createAccount(ctx.app);
    const id = newId();
    await put(account, id);
    const response = await read(account, id);
    expect(response.statusCode).toBe(200);
    expect(response.json().workout).toEqual((await list(account)).json().workouts[0]);
  });

  it('is there for nobody else, nor once it is deleted, nor without an id of ours', async () => {
    const [ana, ben] = [await createAccount(ctx.app), await createAccount(ctx.app)];
    const id = newId();
    await put(ana, id);
    expect((await read(ben, id)).statusCode).toBe(404);
    await request(ctx.app, deleteWorkout, { params: { id } }, ana.token);
    expect((await read(ana, id)).statusCode).toBe(404);
    expect((await read(ana, 'latest')).statusCode).toBe(422);
  });
});

describe('a workout from a device', () => {
  it('is stored, with unknown fields kept, and read back as a record', async () => {
    const account = await createAccount(ctx.app);
    const id = newId();
    const workout = { ...made, colour: 'green' } as Workout;
    const response = await put(account, id, { workout });
    expect(response.statusCode, response.body).toBe(200);
    const [record] = (await list(account)).json().workouts;
    expect(record).toEqual(response.json().workout);
    expect(record).toMatchObject({
      id,
      source: 'manual',
      status: 'generated',
      favourite: false,
      generated_at: new Date(startOfTime).toISOString(),
      workout_focus: 'My own',
      primary_muscle_groups: ['quads', 'glutes'],
      context: null,
      actual_workout_data: null,
      planned_workout_data: {
        session_type: 'Circuit',
        exercises: [
          { name: 'Air Squat', prescription: '12 reps', rest: 30 },
          { name: 'Plank', prescription: '40 s', notes: 'Breathe.' },
        ],
      },
      workout: { id, userId: account.id, title: 'My own', colour: 'green' },
    });
  });

  it('can be played from its record alone', async () => {
    const account = await createAccount(ctx.app);
    const { workout: record } = (await put(account, newId())).json();
    const { workout: _, ...withoutWorkout } = record;
    expect(convertRecord(withoutWorkout)?.workout).toMatchObject([
      { name: 'Air Squat', reps: 12 },
      { name: 'Plank', duration: 40 },
    ]);
  });

  it('sent again changes it, and leaves alone what is not sent', async () => {
    const account = await createAccount(ctx.app);
    const id = newId();
    await put(account, id, { workout: made, favourite: true, status: 'started' });
    const { workout: record } = (
      await put(account, id, { workout: { ...made, title: 'Edited' } })
    ).json();
    expect(record).toMatchObject({ favourite: true, status: 'started', workout_focus: 'Edited' });
    expect(await idsOf(account)).toEqual([id]);
  });

  it('keeps the time it was made at, but none that is yet to come', async () => {
    const account = await createAccount(ctx.app);
    const at = (generatedAt: string) =>
      put(account, newId(), { workout: { ...made, generatedAt } });
    const early = await at('2026-02-01T10:00:00+01:00');
    expect(early.json().workout.generated_at).toBe('2026-02-01T09:00:00.000Z');
    const late = await at('2031-01-01T00:00:00Z');
    expect(late.json().workout.generated_at).toBe(new Date(startOfTime).toISOString());
    const odd = await at('yesterday');
    expect(odd.json().workout.generated_at).toBe(new Date(startOfTime).toISOString());
  });

  it('has its odd numbers put right', async () => {
    const account = await createAccount(ctx.app);
    const workout = { ...made, workout: [{ name: 'Plank', type: 'exercise', duration: 1e9 }] };
    const { workout: record } = (await put(account, newId(), { workout } as Change)).json();
    expect(record.workout.workout[0].duration).toBe(7200);
  });

  it.each([
    ['with 201 items', { workout: Array(201).fill(made.workout[0]) }],
    ['of a quarter megabyte', { coachingNotes: 'x'.repeat(250_000) }],
    ['without a list', { workout: undefined }],
    ['with an item that has no name', { workout: [{ type: 'exercise' }] }],
  ])('%s is refused', async (_, changes) => {
    const account = await createAccount(ctx.app);
    const response = await put(account, newId(), { workout: { ...made, ...changes } } as Change);
    expect(response.statusCode).toBe(422);
    expect(await idsOf(account)).toEqual([]);
  });

  it('keeps, when it was generated here, what it was made from', async () => {
    const account = await createAccount(ctx.app);
    const { workout, workout_id } = (await askFor(ctx, account)).json();
    await put(account, workout_id, { workout: { ...workout, title: 'Renamed' } });
    const { tables } = (await request(ctx.app, downloadData, {}, account.token)).json();
    expect(tables.workouts).toHaveLength(1);
    expect(tables.workouts[0].document).toMatchObject({
      workout: { title: 'Renamed' },
      context: { asked: { user_preferences: 'a full body workout' } },
    });
  });
});

describe('one made in place of another', () => {
  it('takes its place, and carries the wish it came from', async () => {
    const account = await createAccount(ctx.app);
    const first = (await askFor(ctx, account)).json().workout_id;
    const second = await askFor(ctx, account, { variation: 1, replaces: first });
    const { workout_id, checks } = second.json();
    const records = (await list(account)).json().workouts;
    expect(records.map(({ id }: { id: string }) => id)).toEqual([workout_id]);
    expect(records[0].context).toMatchObject({
      asked: { user_preferences: 'a full body workout', variation: 1 },
      provider_used: 'local',
      checks,
    });
    expect(records[0].context.asked.replaces).toBeUndefined();
  });

  it.each([{ status: 'started' }, { status: 'completed' }, { favourite: true }] as const)(
    'leaves alone what is %o',
    async (marks) => {
      const account = await createAccount(ctx.app);
      const { workout_id: first, workout } = (await askFor(ctx, account)).json();
      await put(account, first, { workout, ...marks });
      await askFor(ctx, account, { variation: 1, replaces: first });
      expect(await idsOf(account)).toContain(first);
      expect(await idsOf(account)).toHaveLength(2);
    },
  );

  it('does so from a device too, and never to another user', async () => {
    const [me, other] = [await createAccount(ctx.app), await createAccount(ctx.app)];
    const [mine, theirs, next] = [newId(), newId(), newId()];
    await put(me, mine);
    await put(other, theirs);
    await put(me, next, { workout: made, replaces: theirs });
    expect(await idsOf(other)).toEqual([theirs]);
    await put(me, next, { workout: made, replaces: mine });
    expect(await idsOf(me)).toEqual([next]);
    await put(me, next, { workout: made, replaces: next });
    expect(await idsOf(me)).toEqual([next]);
  });
});

describe('the list', () => {
  it('is newest first, bounded, and can be of one status or of favourites', async () => {
    const account = await createAccount(ctx.app);
    const ids = [newId(), newId(), newId()];
    const days = ['2026-02-02', '2026-02-03', '2026-02-01'];
    for (const [index, id] of ids.entries()) {
      const workout = { ...made, generatedAt: `${days[index]}T08:00:00Z` };
      const marks = index === 0 ? ({ status: 'completed', favourite: true } as const) : {};
      await put(account, id, { workout, ...marks });
    }
    expect(await idsOf(account)).toEqual([ids[1], ids[0], ids[2]]);
    expect(await idsOf(account, { limit: '1' })).toEqual([ids[1]]);
    expect(await idsOf(account, { status: 'generated', limit: '1' })).toEqual([ids[1]]);
    expect(await idsOf(account, { status: 'completed' })).toEqual([ids[0]]);
    expect(await idsOf(account, { favourite: 'true' })).toEqual([ids[0]]);
    expect(await idsOf(account, { status: 'abandoned' })).toEqual([]);
  });

  it.each([{ limit: '0' }, { limit: '51' }, { limit: 'x' }, { status: 'lost' }])(
    'with %o is refused',
    async (query) => {
      const account = await createAccount(ctx.app);
      expect((await list(account, query as Record<string, string>)).statusCode).toBe(422);
    },
  );

  it('carries what was done once a session of the workout is there', async () => {
    const account = await createAccount(ctx.app);
    const id = newId();
    const workout = { ...made, generatedAt: '2026-03-01T06:00:00Z' };
    await put(account, id, { workout, status: 'completed' });
    const session = makeSession({ workoutId: id });
    const given = { params: { id: session.id }, body: session };
    await request(ctx.app, putSession, given, account.token);
    const [record] = (await list(account)).json().workouts;
    expect(record.actual_workout_data).toEqual({
      exercises: [{ name: 'Kettlebell Deadlift', prescription: '1x12 @ 16 kg' }],
      session_type: 'EMOM',
      duration_minutes: 30,
    });
  });
});

describe('another user', () => {
  it('cannot list them', async () => {
    const [me, other] = [await createAccount(ctx.app), await createAccount(ctx.app)];
    const response = await list({ ...me, id: other.id });
    expect(response.statusCode).toBe(403);
  });

  it('cannot change or delete one, nor learn from its id that it is there', async () => {
    const [me, other] = [await createAccount(ctx.app), await createAccount(ctx.app)];
    const id = newId();
    await put(me, id);
    expect((await put(other, id)).statusCode).toBe(200);
    const gone = await request(ctx.app, deleteWorkout, { params: { id } }, other.token);
    expect(gone.statusCode).toBe(204);
    expect(await idsOf(me)).toEqual([id]);
    expect(await idsOf(other)).toEqual([]);
  });
});

it('a workout is deleted once and for all', async () => {
  const account = await createAccount(ctx.app);
  const id = newId();
  await put(account, id);
  for (let time = 0; time < 2; time += 1) {
    const response = await request(ctx.app, deleteWorkout, { params: { id } }, account.token);
    expect(response.statusCode).toBe(204);
  }
  expect(await idsOf(account)).toEqual([]);
});
