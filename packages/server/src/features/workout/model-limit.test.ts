import { plan } from '@cadence/domain/planner/plan';
import { expect, it } from 'vitest';
import { createAccount, startOfTime, startTestApp } from '../../test-support/app.ts';
import { answeringModels, askFor } from './test-support/generate.ts';

const models = answeringModels(({ request }) => ({
  kind: 'ok',
  draft: plan(request, '2026-03-01T08:00:00Z', 7),
  model: 'big',
}));
const ctx = startTestApp({ models, modelCallsPerHour: 2 });

it('beyond the hour’s calls the planner answers, and says why', async () => {
  const account = await createAccount(ctx.app);
  const ask = async () => (await askFor(ctx, account, { provider: 'openai' })).json();
  expect((await ask()).provider_used).toBe('openai');
  expect((await ask()).provider_used).toBe('openai');
  expect(await ask()).toMatchObject({
    provider_used: 'local',
    fallback_reason:
      "You have used up this hour's requests to AI models. Cadence built this workout itself.",
  });
  expect(models.calls).toHaveLength(2);
  const other = await createAccount(ctx.app);
  expect((await askFor(ctx, other, { provider: 'openai' })).json().provider_used).toBe('openai');
  ctx.setNow(startOfTime + 3_600_000);
  expect((await ask()).provider_used).toBe('openai');
});
