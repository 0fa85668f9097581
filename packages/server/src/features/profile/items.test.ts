import { deleteAccount, downloadData } from '@cadence/contract/auth/routes';
import { listItems, putItems } from '@cadence/contract/profile/routes';
import { generate } from '@cadence/contract/workout/routes';
import { itemLimits } from '@cadence/domain/sync/limits';
import type { ItemKind, SyncItem } from '@cadence/domain/sync/types';
import { describe, expect, it } from 'vitest';
import { createAccount, request, startOfTime, startTestApp } from '../../test-support/app.ts';

const ctx = startTestApp();

const at = (seconds: number) => new Date(startOfTime + seconds * 1000).toISOString();

function makeItem(
  kind: ItemKind,
  id: string,
  value: unknown,
  changes: Partial<SyncItem> = {},
): SyncItem {
  const deleted = value === null;
  return { kind, id, value, changedAt: at(0), deviceId: 'phone', deleted, ...changes } as SyncItem;
}

const consent = makeItem('fact', 'health_consent', true);
const knee = makeItem('injury', '1', { region: 'knee', side: 'left', status: 'active' });
const units = (value: unknown, changes: Partial<SyncItem> = {}) =>
  makeItem('preference', 'units', value, changes);

async function put(token: string, ...items: SyncItem[]): Promise<SyncItem[]> {
  const response = await request(ctx.app, putItems, { body: { items } }, token);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().items;
}

interface Page {
  items: SyncItem[];
  cursor: string | null;
  more: boolean;
}

async function list(token: string, query: Record<string, unknown> = {}): Promise<Page> {
  return (await request(ctx.app, listItems, { query } as never, token)).json();
}

describe('storing items', () => {
  it('gives them back whole', async () => {
    const { token } = await createAccount(ctx.app);
    const lift = makeItem('best_lift', '7', {
      lift: 'Zercher 力',
      kilograms: 80.5,
      reps: 3,
      day: '2026-02-01',
    });
    expect(await put(token, lift, units('lb'))).toEqual([lift, units('lb')]);
    expect((await list(token)).items).toEqual([lift, units('lb')]);
  });

  it('again, or at once from everywhere, changes nothing', async () => {
    const { token } = await createAccount(ctx.app);
    await put(token, units('lb'), consent);
    const { cursor } = await list(token);
    await Promise.all([1, 2, 3, 4].map(() => put(token, consent, units('lb'))));
    expect(await list(token, { since: cursor })).toEqual({ items: [], cursor, more: false });
  });

  it('keeps what was changed last, whichever arrives last, and says so', async () => {
    const { token } = await createAccount(ctx.app);
    await put(token, units('lb', { changedAt: at(60) }));
    expect(await put(token, units('kg'))).toMatchObject([{ value: 'lb' }]);
    expect(await put(token, units(null, { changedAt: at(61) }))).toMatchObject([{ deleted: true }]);
    expect((await list(token)).items).toMatchObject([{ value: null, deleted: true }]);
  });

  it('of two devices that were both offline keeps what either has', async () => {
    const { token } = await createAccount(ctx.app);
    const goal = makeItem('fact', 'goal', 'strength', { deviceId: 'tablet' });
    await Promise.all([
      put(token, units('lb'), makeItem('fact', 'level', 'beginner')),
      put(token, units('kg', { changedAt: at(5), deviceId: 'tablet' }), goal),
    ]);
    const { items } = await list(token);
    expect(Object.fromEntries(items.map(({ id, value }) => [id, value]))).toEqual({
      units: 'kg',
      level: 'beginner',
      goal: 'strength',
    });
  });

  it('takes a clock that is far ahead for wrong, and one a little ahead as it is', async () => {
    const { token } = await createAccount(ctx.app);
    const ahead = itemLimits.clockAheadMs / 1000;
    const [far] = await put(token, units('lb', { changedAt: at(ahead + 1) }));
    expect(far?.changedAt).toBe(at(0));
    const [near] = await put(token, makeItem('fact', 'goal', 'hiit', { changedAt: at(ahead) }));
    expect(near?.changedAt).toBe(at(ahead));
  });

  it.each([
    ['a value of another kind', { ...knee, kind: 'goal' }],
    ['a kind that does not exist', { ...knee, kind: 'secret' }],
    ['an injury of no region', makeItem('injury', '1', { status: 'active' })],
    ['an endless value', units('x'.repeat(itemLimits.valueLength))],
    ['no instant', { ...units('lb'), changedAt: 'now' }],
  ])('refuses %s, and with it the whole batch', async (_, wrong) => {
    const { token } = await createAccount(ctx.app);
    const body = { items: [makeItem('fact', 'goal', 'hiit'), wrong] };
    const response = await request(ctx.app, putItems, { body } as never, token);
    expect(response.statusCode).toBe(422);
    expect(response.json().error.details.fields[0].path).toMatch(/^items\.1/);
    expect((await list(token)).items).toEqual([]);
  });

  it('takes no more at once than it says', async () => {
    const { token } = await createAccount(ctx.app);
    const many = Array.from({ length: itemLimits.batch + 1 }, (_, index) =>
      makeItem('preference', `p${index}`, index),
    );
    const refused = await request(ctx.app, putItems, { body: { items: many } }, token);
    expect(refused.statusCode).toBe(422);
    expect(await put(token, ...many.slice(1))).toHaveLength(itemLimits.batch);
  });

  it('as long as they may be, a whole batch fits', async () => {
    const { token } = await createAccount(ctx.app);
    const many = Array.from({ length: itemLimits.batch }, (_, index) =>
      makeItem('preference', `p${index}`, '力'.repeat(itemLimits.valueLength - 2)),
    );
    expect(await put(token, ...many)).toHaveLength(itemLimits.batch);
  });
});

describe('reading items', () => {
  it('page by page misses none and repeats none', async () => {
    const { token } = await createAccount(ctx.app);
    const ids = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7'];
    for (const id of ids) await put(token, makeItem('preference', id, { id }));
    const seen: string[] = [];
    let since: string | null = null;
    for (let more = true; more; ) {
      const page: Page = await list(token, { limit: 3, ...(since && { since }) });
      seen.push(...page.items.map(({ id }) => id));
      ({ cursor: since, more } = page);
    }
    expect(seen).toEqual(ids);
  });

  it('misses nothing that is being stored meanwhile', async () => {
    const { token } = await createAccount(ctx.app);
    const ids = Array.from({ length: 30 }, (_, index) => `p${index}`);
    let storing = true;
    const stored = Promise.all(ids.map((id) => put(token, makeItem('preference', id, 1)))).finally(
      () => {
        storing = false;
      },
    );
    const seen: string[] = [];
    let since: string | null = null;
    for (let last = false; !last; ) {
      await new Promise((resolve) => setImmediate(resolve));
      last = !storing;
      const page: Page = await list(token, since ? { since } : {});
      seen.push(...page.items.map(({ id }) => id));
      since = page.cursor;
    }
    await stored;
    expect(seen.toSorted()).toEqual(ids.toSorted());
  });

  it('is of one’s own only', async () => {
    const [one, other] = [await createAccount(ctx.app), await createAccount(ctx.app)];
    await put(one.token, units('lb'));
    expect((await list(other.token)).items).toEqual([]);
    await put(other.token, units(null, { changedAt: at(9) }));
    expect((await list(one.token)).items).toEqual([units('lb')]);
  });
});

describe('health', () => {
  it('is kept with consent, and gone when it is taken back', async () => {
    const { token } = await createAccount(ctx.app);
    const weight = makeItem('body_weight', '2026-03-01', { kilograms: 70 });
    await put(token, consent, knee, weight, units('lb'));
    const { cursor } = await list(token);
    await put(token, { ...consent, value: null, deleted: true, changedAt: at(60) });
    const { items } = await list(token, { since: cursor });
    expect(items.map(({ kind, value }) => [kind, value])).toEqual(
      expect.arrayContaining([
        ['fact', null],
        ['injury', null],
        ['body_weight', null],
      ]),
    );
    const { tables } = (await request(ctx.app, downloadData, {}, token)).json();
    const documents = tables.user_items.map(({ document }: { document: unknown }) => document);
    expect(documents.filter((document: unknown) => document !== null)).toEqual([{ value: 'lb' }]);
  });

  it('from a device that has not heard of it yet is not kept either', async () => {
    const { token } = await createAccount(ctx.app);
    await put(token, consent);
    await put(token, { ...consent, value: null, deleted: true, changedAt: at(60) });
    const [refused] = await put(token, { ...knee, changedAt: at(90), deviceId: 'tablet' });
    expect(refused).toMatchObject({ kind: 'injury', value: null, deleted: true });
  });

  it('agreed to again is kept again', async () => {
    const { token } = await createAccount(ctx.app);
    await put(token, knee);
    const [, stored] = await put(
      token,
      { ...consent, changedAt: at(60) },
      { ...knee, changedAt: at(60) },
    );
    expect(stored).toMatchObject({ value: { region: 'knee' }, deleted: false });
  });
});

describe('a workout', () => {
  const ask = async (token: string, body: Record<string, unknown> = {}) => {
    const wish = { user_preferences: 'legs, 20 min', provider: 'local', ...body };
    return (await request(ctx.app, generate, { body: wish } as never, token)).json();
  };
  const labels = ({ chips }: { chips: { label: string }[] }) => chips.map(({ label }) => label);

  it('knows the injury that was told once', async () => {
    const { token } = await createAccount(ctx.app);
    expect(labels(await ask(token))).not.toContain('From your profile: left knee');
    await put(token, consent, knee);
    const told = await ask(token);
    expect(labels(told)).toContain('From your profile: left knee');
    expect(told.checks.map(({ label }: { label: string }) => label)).toContain('Knee-safe');
    const thisTime = await ask(token, { dismissed: ['injury:knee:left'] });
    expect(labels(thisTime)).not.toContain('From your profile: left knee');
  });

  it('leaves out what is disliked', async () => {
    const { token } = await createAccount(ctx.app);
    const names = async () =>
      (await ask(token)).workout.workout.map(
        ({ exerciseId }: { exerciseId: string }) => exerciseId,
      );
    const [first] = (await names()).filter((id: string | undefined) => id !== undefined);
    await put(token, makeItem('fact', `disliked:${first}`, { name: 'That one' }));
    expect(await names()).not.toContain(first);
  });
});

it('items are in the download of my data, and go with the account', async () => {
  const { id, token, password } = await createAccount(ctx.app);
  await put(token, units('lb'));
  const { tables } = (await request(ctx.app, downloadData, {}, token)).json();
  expect(tables.user_items).toMatchObject([
    { kind: 'preference', id: 'units', document: { value: 'lb' } },
  ]);
  await request(ctx.app, deleteAccount, { body: { password } }, token);
  const left = await ctx.db
    .selectFrom('user_items')
    .selectAll()
    .where('user_id', '=', id)
    .execute();
  expect(left).toEqual([]);
});
