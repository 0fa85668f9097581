import { putItems } from '@cadence/contract/profile/routes';
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
