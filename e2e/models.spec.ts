import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startProduct } from '../scripts/product.mjs';
import { createAthlete, enterAs } from './support/athlete.ts';
import { violationsInBothModes } from './support/axe.ts';
import { test as base, expect } from './support/server.ts';

const key = 'sk-journey-never-to-be-seen';

/** A server whose OpenAI is played on this machine: one key is known there. */
const test = base.extend<object, { vendor: { url: string; keys: string[] } }>({
  vendor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern.
    async ({}, use) => {
      const keys: string[] = [];
      const server = createServer((incoming, answer) => {
        keys.push(incoming.headers.authorization ?? '');
        const isKnown = incoming.headers.authorization === `Bearer ${key}`;
        answer.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' });
        const content = [{ type: 'output_text', text: '{"ready":true}', annotations: [] }];
        const reply = {
          id: 'resp_1',
          object: 'response',
          created_at: 1_772_000_000,
          model: 'the-model',
          error: null,
          status: 'completed',
          incomplete_details: null,
          output: [
            { type: 'message', id: 'msg_1', status: 'completed', role: 'assistant', content },
          ],
          usage: {
            input_tokens: 50,
            input_tokens_details: { cached_tokens: 0 },
            output_tokens: 5,
            output_tokens_details: { reasoning_tokens: 0 },
            total_tokens: 55,
          },
        };
        const refusal = {
          error: { message: 'Incorrect API key', type: 'x', code: 'x', param: null },
        };
        incoming.resume().on('end', () => answer.end(JSON.stringify(isKnown ? reply : refusal)));
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      await use({ url: `http://127.0.0.1:${port}/v1`, keys });
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ vendor }, use) => {
      const env = { VOICE_ENGINE: 'none', TRUST_PROXY: '1', OPENAI_BASE_URL: vendor.url };
      const product = await startProduct({ env });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 660_000 },
  ],
});

const sizes = [
  { width: 390, height: 844 },
  { width: 1360, height: 900 },
];

test('a vendor is connected, tested, chosen for workouts and forgotten', async ({
  page,
  request,
  vendor,
}) => {
  const { email } = await createAthlete(request);
  await enterAs(page, email, '/profile');
  await page.getByRole('link', { name: 'Models', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Models', level: 1 })).toBeVisible();
  expect(await violationsInBothModes(page)).toEqual([]);

  await page.getByLabel('Vendor').selectOption('OpenAI');
  await page.getByLabel('Key').fill('sk-wrong-key');
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  const connected = page.getByRole('list', { name: 'Connected models' });
  await expect(connected).toContainText('Only you use it, for workouts.');
  await page.getByRole('button', { name: 'Test OpenAI' }).click();
  await expect(connected).toContainText('The key for OpenAI was refused.');

  await page.getByRole('button', { name: 'Forget OpenAI' }).click();
  await expect(connected).toBeHidden();
  await page.getByLabel('Vendor').selectOption('OpenAI');
  await page.getByLabel('Key').fill(key);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await page.getByRole('button', { name: 'Test OpenAI' }).click();
  await expect(connected).toContainText('It answers.');
  await expect(connected).toContainText('2 requests by you');
  expect(vendor.keys).toContain(`Bearer ${key}`);
  await page.getByLabel('The coach may speak through it').check();
  await expect(connected).toContainText('for workouts and the coach.');
  await page.getByLabel('For workouts and the coach').selectOption('gpt-6-astra');
  expect(await violationsInBothModes(page)).toEqual([]);
  for (const size of sizes) {
    await page.setViewportSize(size);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
  }

  await page.reload();
  await expect(page.getByLabel('For workouts and the coach')).toHaveValue('gpt-6-astra');
  await expect(page.getByRole('main')).not.toContainText(key);
  await page.getByRole('button', { name: 'Forget OpenAI' }).click();
  await expect(connected).toBeHidden();
});
