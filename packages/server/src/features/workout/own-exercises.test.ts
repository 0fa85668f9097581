import { putItems } from '@cadence/contract/profile/routes';
import { ownLimits } from '@cadence/domain/exercise/own';
import { itemLimits } from '@cadence/domain/sync/limits';
import { expect, it } from 'vitest';
import {
  type Account,
  createAccount,
  request,
  startOfTime,
  startTestApp,
} from '../../test-support/app.ts';
import { askFor } from './test-support/generate.ts';

const ctx = startTestApp();

const wish = {
  user_preferences: 'strength with anderson squats and bench press',
  duration_minutes: 45,
  fitness_level: 'intermediate',
  equipment_override: ['barbells', 'bodyweight'],
  props_override: ['rack', 'bench'],
} as const;

async function planned(account: Account): Promise<string[]> {
  const response = await askFor(ctx, account, {
    ...wish,
    equipment_override: [...wish.equipment_override],
    props_override: [...wish.props_override],
  });
  expect(response.statusCode, response.body).toBe(200);
  return response
    .json()
    .workout.workout.map(({ exerciseId }: { exerciseId: string }) => exerciseId);
}

const put = (account: Account, id: string, value: object) =>
  request(
    ctx.app,
    putItems,
    {
      body: {
        items: [
          {
            kind: 'own_exercise',
            id,
            value,
            changedAt: new Date(startOfTime).toISOString(),
            deviceId: 'phone',
            deleted: false,
          } as never,
        ],
      },
    },
    account.token,
  );

const anderson = {
  name: 'Anderson Squat',
  pattern: 'squat',
  muscles: ['quads', 'glutes'],
  kit: ['barbells'],
  unilateral: false,
};

it('is planned for who has added it, and unknown to everybody else', async () => {
  const [ada, bob] = [await createAccount(ctx.app), await createAccount(ctx.app)];
  expect((await put(ada, 'own-anderson-squat', anderson)).statusCode).toBe(200);
  expect(await planned(ada)).toContain('own-anderson-squat');
  expect(await planned(bob)).not.toContain('own-anderson-squat');
});

it('is refused where it is too long, of no pattern, or in the place of one of ours', async () => {
  const ada = await createAccount(ctx.app);
  for (const [id, value] of [
    ['own-x', { ...anderson, name: 'x'.repeat(81) }],
    ['own-x', { ...anderson, pattern: 'magic' }],
    ['push-up', anderson],
  ] as const) {
    expect((await put(ada, id, value)).statusCode).toBe(422);
  }
});

it('there is an end to how many one may add, and every plan asks for them once', async () => {
  const ada = await createAccount(ctx.app);
  const common = { changedAt: new Date(startOfTime).toISOString(), deviceId: 'phone' };
  const item = (at: number, deleted = false) => ({
    kind: 'own_exercise',
    id: `own-${at}`,
    value: deleted ? null : { ...anderson, name: `Squat ${at}` },
    deleted,
    ...common,
  });
  const answerTo = async (items: object[]) =>
    (await request(ctx.app, putItems, { body: { items } } as never, ada.token)).json();
  const send = async (items: object[]) => (await answerTo(items)).items;
  for (let at = 0; at < ownLimits.most; at += itemLimits.batch) {
    await send(Array.from({ length: itemLimits.batch }, (_, next) => item(at + next)));
  }
  const live = (): Promise<{ id: string }[]> =>
    ctx.db
      .selectFrom('user_items')
      .select('id')
      .where('user_id', '=', ada.id)
      .where('document', 'is not', null)
      .execute();
  // Refused with words, not answered as deleted: the device keeps it. Nothing sent beside it is
  // stored either, and goes again by itself.
  const told = { error: { code: 'TOO_MANY_OWN_EXERCISES' } };
  expect(await answerTo([item(ownLimits.most)])).toMatchObject(told);
  expect(await answerTo([item(0, true), item(ownLimits.most), item(999)])).toMatchObject(told);
  expect(await live()).toHaveLength(ownLimits.most);
  // One that goes makes room for another, and one that is there may be changed.
  const [gone, added, changed] = [item(0, true), item(ownLimits.most), item(1)];
  const sent = await send([gone, added, { ...changed, deviceId: 'tablet' }]);
  expect(sent.filter((one: { deleted: boolean }) => one.deleted)).toMatchObject([{ id: 'own-0' }]);
  expect(await live()).toHaveLength(ownLimits.most);

  let asked = 0;
  const db = ctx.db.withPlugin({
    transformQuery: ({ node }) => {
      asked += Number(JSON.stringify(node).includes('"own_exercise"'));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const app = await ctx.startAnother({ db });
  expect((await askFor({ ...ctx, app }, ada, wish as never)).statusCode).toBe(200);
  expect(asked).toBe(1);
});
