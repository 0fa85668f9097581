import { generate, listProviders, listWorkouts } from '@cadence/contract/workout/routes';
import { generated } from '@cadence/contract/workout/schemas';
import { exerciseById } from '@cadence/domain/exercise/library';
import { buildTimerSteps } from '@cadence/domain/timer/build-steps';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createAccount, request, startTestApp } from '../../test-support/app.ts';
import { askFor } from './test-support/generate.ts';

const ctx = startTestApp();

async function listed(account: { id: string; token: string }) {
  const given = { params: { userId: account.id }, query: {} };
  return (await request(ctx.app, listWorkouts, given, account.token)).json().workouts;
}

describe('a workout', () => {
  it('is made as the contract says, fits the time and is kept', async () => {
    const account = await createAccount(ctx.app);
    const response = await askFor(ctx, account, { duration_minutes: 20 });
    expect(response.statusCode, response.body).toBe(200);
    const reply = z.parse(generated, response.json());
    const seconds = buildTimerSteps(reply.workout).reduce((sum, step) => sum + step.duration, 0);
    expect(Math.abs(seconds - 1200)).toBeLessThanOrEqual(30);
    expect(reply.workout).toMatchObject({ id: reply.workout_id, userId: account.id });
    expect(reply.stored_with_context).toBe(true);
    expect(reply.checks.length).toBeGreaterThan(0);
    const [record] = await listed(account);
    expect(record).toMatchObject({ id: reply.workout_id, status: 'generated' });
    expect(record.workout).toEqual(response.json().workout);
  });

  it('needs nothing but the preferences', async () => {
    const { token } = await createAccount(ctx.app);
    const body = { user_preferences: 'legs' };
    const reply = (await request(ctx.app, generate, { body }, token)).json();
    expect(reply.provider_requested).toBe('openai');
    expect(reply.workout.workout.length).toBeGreaterThan(0);
  });

  it('is the same for the same wish, and another one with another variation', async () => {
    const account = await createAccount(ctx.app);
    const names = async (variation: number) => {
      const { workout } = (await askFor(ctx, account, { variation })).json();
      return workout.workout.map(({ name }: { name: string }) => name);
    };
    const first = await names(1);
    expect(await names(1)).toEqual(first);
    expect(await names(2)).not.toEqual(first);
  });

  it('keeps to the equipment that is given in place of the usual', async () => {
    const account = await createAccount(ctx.app);
    const response = await askFor(ctx, account, { equipment_override: ['bodyweight'] });
    const labels = response.json().checks.map(({ label }: { label: string }) => label);
    expect(labels).toContain('No kit');
  });

  it('tells how the text was read, and reads it without a chip that was waved away', async () => {
    const account = await createAccount(ctx.app);
    const wish = { user_preferences: '20 min, no jumping' };
    const { chips } = (await askFor(ctx, account, wish)).json();
    const chip = chips.find(({ label }: { label: string }) => label === 'No jumping');
    expect(chip).toBeDefined();
    const again = await askFor(ctx, account, { ...wish, dismissed: [chip.id] });
    expect(again.json().chips).not.toContainEqual(chip);
  });
});

describe('a request that is not valid', () => {
  it.each([
    [{ user_preferences: ' \n\t ' }, 'Preferences cannot be only whitespace'],
    [{ duration_minutes: 4 }, 'Duration must be at least 5 minutes'],
    [{ duration_minutes: 121 }, 'Duration cannot exceed 120 minutes'],
    [
      { provider: 'skynet' },
      'Invalid provider. Must be one of: grok, openai, anthropic, gemini, local',
    ],
    [{ user_preferences: 'x'.repeat(10_001) }, 'Use at most 10,000 characters'],
  ])('%o is refused with its text', async (body, message) => {
    const account = await createAccount(ctx.app);
    const response = await askFor(ctx, account, body as never);
    expect(response.statusCode).toBe(422);
    const [field] = response.json().error.details.fields;
    expect(field).toEqual({ path: Object.keys(body)[0], message });
    expect(await listed(account)).toEqual([]);
  });

  it.each([[{ user_preferences: '' }], [{ user_preferences: undefined }]])(
    'without preferences it answers 400: %o',
    async (body) => {
      const account = await createAccount(ctx.app);
      const response = await askFor(ctx, account, body as never);
      expect(response.statusCode).toBe(400);
      expect(response.json().detail).toBe('User preferences are required');
    },
  );

  it('without a token it answers 401', async () => {
    const response = await request(ctx.app, generate, { body: { user_preferences: 'legs' } });
    expect(response.statusCode).toBe(401);
    expect(response.json().detail).toBe('Not authenticated');
  });

  it('for another user it answers 403', async () => {
    const [me, other] = [await createAccount(ctx.app), await createAccount(ctx.app)];
    const response = await askFor(ctx, me, { user_id: other.id });
    expect(response.statusCode).toBe(403);
    expect(await listed(other)).toEqual([]);
  });
});

it('kit that the limits rule out leaves one’s own body', async () => {
  const account = await createAccount(ctx.app);
  const response = await askFor(ctx, account, {
    user_preferences: 'no jumping, no running, quiet, tiny room',
    equipment_override: ['turf_space'],
  });
  expect(response.statusCode).toBe(200);
  const ids = response
    .json()
    .workout.workout.map((item: { exerciseId: string }) => item.exerciseId);
  const kit = new Set(ids.flatMap((id: string) => exerciseById(id)?.equipment ?? []));
  expect([...kit]).toEqual(['bodyweight']);
});

describe('a provider without a key', () => {
  it.each([
    ['openai', 'OpenAI'],
    ['anthropic-haiku', 'Anthropic'],
    ['gemini-flash', 'Gemini'],
    ['grok-mini', 'Grok'],
  ] as const)('%s is stood in for by the planner, with the reason', async (provider, name) => {
    const account = await createAccount(ctx.app);
    const reply = (await askFor(ctx, account, { provider })).json();
    expect(reply).toMatchObject({
      provider_requested: provider,
      provider_used: 'local',
      intelligence_applied: false,
      fallback_reason: `${name} is not connected. Cadence built this workout itself.`,
    });
    expect(reply.workout.provider).toBe('local');
  });

  it('has nothing to explain when the planner is what was asked for', async () => {
    const account = await createAccount(ctx.app);
    expect((await askFor(ctx, account)).json()).toMatchObject({
      provider_used: 'local',
      intelligence_applied: false,
      fallback_reason: null,
    });
  });
});

it('the providers are listed with what each lacks', async () => {
  const { token } = await createAccount(ctx.app);
  const { providers } = (await request(ctx.app, listProviders, {}, token)).json();
  expect(providers.map(({ id }: { id: string }) => id).sort()).toEqual(
    ['anthropic', 'gemini', 'grok', 'local', 'openai'].sort(),
  );
  const openai = providers.find(({ id }: { id: string }) => id === 'openai');
  expect(openai).toMatchObject({
    available: false,
    reason: 'OpenAI is not connected.',
    models: { advanced: expect.any(String), light: expect.any(String) },
  });
});
