import {
  endClass,
  joinClass,
  leadClass,
  leaveClass,
  listClasses,
  moveClass,
  openClass,
  watchClass,
} from '@cadence/contract/class/routes';
import { type classMoves, classSocketPath } from '@cadence/contract/class/schemas';
import { putItems } from '@cadence/contract/profile/routes';
import { tellSigns } from '@cadence/contract/safety/routes';
import { classLimits, classSteps } from '@cadence/domain/class/class-steps';
import { timerAt } from '@cadence/domain/timer/timer';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Account,
  createAccount,
  request,
  startOfTime,
  startTestApp,
} from '../../test-support/app.ts';
import { everythingOf } from '../../test-support/attack.ts';
import { openSocket } from '../../test-support/socket-client.ts';

const ctx = startTestApp();
let address = '';
let ana: Account;
let ben: Account;

beforeAll(async () => {
  address = await ctx.app.listen({ port: 0, host: '127.0.0.1' });
});

beforeEach(async () => {
  ctx.setNow(startOfTime);
  ana = await createAccount(ctx.app);
  ben = await createAccount(ctx.app);
});

const workout = {
  source: 'ai',
  title: 'Anas knee day',
  coachingNotes: 'Mind your knee, Ana.',
  workout: [
    { name: 'Squat Jump', type: 'exercise', duration: 40, restAfter: 20, sets: 2, weight: 62.5 },
    { name: 'Push-Up', type: 'exercise', duration: 40, restAfter: 20, sets: 2 },
  ],
};

async function begin(by = ana): Promise<{ code: string; id: string }> {
  const body = { title: 'Saturday', workout };
  const made = await request(ctx.app, openClass, { body } as never, by.token);
  expect(made.statusCode, made.body).toBe(201);
  return { code: made.json().code, id: made.json().class.id };
}

const press = (id: string, move: (typeof classMoves)[number], by = ana) =>
  request(ctx.app, moveClass, { params: { id }, body: { move } }, by.token);

const join = (code: string, by: Account) =>
  request(ctx.app, joinClass, { params: { code }, body: {} }, by.token);

const watch = async (code: string) =>
  (await request(ctx.app, watchClass, { params: { code } })).json();

const follow = (code: string, at = address) =>
  openSocket(`${at}/api/v1${classSocketPath.replace('{code}', code)}`);

async function tellKnee({ token }: Account): Promise<void> {
  const common = { changedAt: '2026-03-01T07:00:00.000Z', deviceId: 'phone', deleted: false };
  const value = { region: 'knee', side: 'left', status: 'active' };
  const items = [
    { kind: 'fact', id: 'health_consent', value: true, ...common },
    { kind: 'injury', id: '1', value, ...common },
  ];
  const response = await request(ctx.app, putItems, { body: { items } } as never, token);
  expect(response.statusCode, response.body).toBe(200);
}

describe('a class', () => {
  it('opens with a code of 49 bits, kept as its hash, however it is typed', async () => {
    const { code, id } = await begin();
    expect(code).toMatch(/^[2-9A-HJKMNP-Z]{5}-[2-9A-HJKMNP-Z]{5}$/);
    expect(JSON.stringify([...(await everythingOf(ctx.db, ana.id))])).not.toContain(code);
    const shown = await watch(code.toLowerCase().replace('-', ' '));
    expect(shown).toMatchObject({ id, title: 'Saturday', live: { members: 0 } });
  });

  it('shows nothing of who leads it but the exercises', async () => {
    const { code } = await begin();
    const text = JSON.stringify(await watch(code));
    for (const word of ['knee', '62.5', ana.id, ana.email]) expect(text).not.toContain(word);
  });

  it('has one clock for all, which the server holds', async () => {
    const { code, id } = await begin();
    await press(id, 'start');
    ctx.setNow(startOfTime + 7000);
    const { live, workout: played } = await watch(code);
    const steps = classSteps(played);
    expect(timerAt(steps, live.state, startOfTime + 7000).elapsedSeconds).toBe(7);
    await press(id, 'pause');
    ctx.setNow(startOfTime + 60_000);
    const paused = (await watch(code)).live.state;
    expect(timerAt(steps, paused, startOfTime + 90_000)).toMatchObject({
      status: 'paused',
      elapsedSeconds: 7,
    });
    await press(id, 'next');
    expect((await watch(code)).live.state).toMatchObject({ stepIndex: 1, offsetMs: 0 });
    await press(id, 'previous');
    expect((await watch(code)).live.state).toMatchObject({ stepIndex: 0, offsetMs: 0 });
  });

  it('is led by its owner alone, from whichever device', async () => {
    const { id } = await begin();
    for (const [route, given] of [
      [leadClass, {}],
      [moveClass, { body: { move: 'start' } }],
      [endClass, {}],
    ] as const) {
      const all = { params: { id }, ...given } as never;
      expect((await request(ctx.app, route, all, ben.token)).statusCode).toBe(404);
    }
    const { classes } = (await request(ctx.app, listClasses, {}, ana.token)).json();
    expect(classes).toMatchObject([{ id, title: 'Saturday' }]);
    const led = await request(ctx.app, leadClass, { params: { id } }, ana.token);
    expect(led.json().live.state.status).toBe('not-started');
  });

  it('gives each athlete a version that is safe for them', async () => {
    const { code } = await begin();
    await tellKnee(ben);
    const joined = await join(code, ben);
    expect(joined.statusCode, joined.body).toBe(201);
    const { exercises } = joined.json().version;
    const jump = exercises.find(({ from }: { from: string }) => from === 'Squat Jump');
    expect(jump.reason).toEqual(expect.any(String));
    expect(jump.to?.name).not.toBe('Squat Jump');
    expect((await watch(code)).live.members).toBe(1);
    await join(code, ben);
    expect((await watch(code)).live.members).toBe(1);
    await request(ctx.app, leaveClass, { params: { code } }, ben.token);
    expect((await watch(code)).live.members).toBe(0);
  });

  it('lets nobody in whom a sign of danger holds back', async () => {
    const { code } = await begin();
    const signs = [{ id: 'chest-pain', isOpen: true, secondsAgo: 60 }];
    await request(ctx.app, tellSigns, { body: { signs } } as never, ben.token);
    const refused = await join(code, ben);
    expect(refused.json().error.code).toMatch(/^SAFETY_/);
    expect((await watch(code)).live.members).toBe(0);
  });

  it('keeps everybody who joins and every press, though they come at once', async () => {
    const { code, id } = await begin();
    const others = await Promise.all([1, 2, 3, 4].map(() => createAccount(ctx.app)));
    const answers = await Promise.all([
      ...others.map((one) => join(code, one)),
      press(id, 'next'),
      press(id, 'next'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 200, 200]);
    const { live } = await watch(code);
    expect(live.members).toBe(4);
    expect(live.state.stepIndex).toBe(2);
  });

  it('holds so many and no more', async () => {
    const { code, id } = await begin();
    const row = await ctx.db
      .selectFrom('classes')
      .select('live')
      .where('user_id', '=', ana.id)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const members = Array.from({ length: classLimits.members }, (_, i) => `member ${i}`);
    await ctx.db
      .updateTable('classes')
      .set({ live: JSON.stringify({ ...JSON.parse(row.live), members }) })
      .where('user_id', '=', ana.id)
      .where('id', '=', id)
      .execute();
    expect((await join(code, ben)).json().error.code).toBe('CLASS_FULL');
    for (let i = 1; i < classLimits.open; i += 1) await begin();
    const body = { title: 'One more', workout };
    const more = await request(ctx.app, openClass, { body } as never, ana.token);
    expect(more.json().error.code).toBe('TOO_MANY_CLASSES');
  });

  it('needs something to play', async () => {
    const body = { title: 'Nothing', workout: { source: 'ai', workout: [] } };
    const made = await request(ctx.app, openClass, { body } as never, ana.token);
    expect(made.statusCode).toBe(400);
  });
});

describe('the socket of a class', () => {
  it('tells where the clock stands, and each press to everybody', async () => {
    const { code, id } = await begin();
    const [screen, phone] = [await follow(code), await follow(code)];
    for (const one of [screen, phone]) {
      expect(await one.next()).toMatchObject({ type: 'live', live: { members: 0 } });
    }
    await press(id, 'start');
    for (const one of [screen, phone]) {
      const { live } = (await one.next()) as unknown as { live: { state: object } };
      expect(live.state).toMatchObject({ status: 'running', anchorMs: startOfTime });
    }
    phone.end();
    await press(id, 'pause');
    expect(await screen.next()).toMatchObject({ live: { state: { status: 'paused' } } });
    screen.end();
  });

  it('answers what time it is with the question', async () => {
    const { code } = await begin();
    const screen = await follow(code);
    await screen.next();
    screen.say({ sent: 12.5 });
    expect(await screen.next()).toEqual({ type: 'clock', sent: 12.5, now: startOfTime });
    screen.end();
  });

  it('is closed to a wrong code, after its end, and to who sends something else', async () => {
    const { code, id } = await begin();
    expect(await (await follow('22222-22222')).closed).toBe(4404);
    const rude = await follow(code);
    await rude.next();
    rude.say({ hello: 'there' });
    expect(await rude.closed).toBe(4429);
    const screen = await follow(code);
    await screen.next();
    await request(ctx.app, endClass, { params: { id } }, ana.token);
    expect(await screen.closed).toBe(4404);
  });

  it('is closed to who asks without end', async () => {
    const { code } = await begin();
    const screen = await follow(code);
    await screen.next();
    for (let i = 0; i <= 100; i += 1) screen.say({ sent: i });
    expect(await screen.closed).toBe(4429);
  });
});
