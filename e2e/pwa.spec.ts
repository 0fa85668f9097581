import { createAthlete, enterAs } from './support/athlete.ts';
import { expect, test } from './support/server.ts';

test.use({ serviceWorkers: 'allow' });

/** Each page with what its heading says. */
const pages = [
  ['/home', 'What are we training today?'],
  ['/workout', 'Smart Timer'],
  ['/voice', 'How should your coach sound?'],
  ['/coach', 'Coach'],
  ['/program', 'Create Program'],
  ['/profile', 'User Profile'],
  ['/analytics', 'Analytics'],
  ['/calendar', 'Calendar'],
  ['/assessment', 'Assessment'],
  ['/progress', 'Progress'],
] as const;

test('after the first visit every page opens without a connection', async ({
  page,
  request,
  context,
}) => {
  test.slow();
  const { email } = await createAthlete(request);
  await enterAs(page, email, '/home');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await context.setOffline(true);
  for (const [path, heading] of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText('This page could not be loaded.')).toHaveCount(0);
  }
});

test('the app can be installed: its manifest names icons that are there', async ({
  page,
  request,
}) => {
  await page.goto('/login');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const reply = await request.get(href ?? '');
  expect(reply.headers()['content-type']).toContain('manifest+json');
  const { icons, start_url, display } = await reply.json();
  expect({ start_url, display }).toEqual({ start_url: '/home', display: 'standalone' });
  const made = await page.evaluate(
    (given: { src: string; sizes: string; purpose?: string }[]) =>
      Promise.all(
        given.map(async ({ src, sizes, purpose = 'any' }) => {
          const image = new Image();
          image.src = src;
          await image.decode();
          const size = sizes === 'any' ? sizes : `${image.naturalWidth}x${image.naturalHeight}`;
          return `${size} ${purpose}${size === sizes ? '' : ' is wrong'}`;
        }),
      ),
    icons,
  );
  expect(made).toEqual(['192x192 any', '512x512 any', '512x512 maskable', 'any any']);
});

test('an offer to install shows on Home, and once declined stays away', async ({
  page,
  request,
}) => {
  const { email } = await createAthlete(request);
  await enterAs(page, email, '/home');
  const offer = () => page.evaluate(() => void dispatchEvent(new Event('beforeinstallprompt')));
  const heading = page.getByRole('heading', { name: 'Install Cadence' });
  await expect(page.getByRole('heading', { name: 'Favourites' })).toBeVisible();
  await offer();
  await expect(heading).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(heading).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Favourites' })).toBeVisible();
  await offer();
  await expect(heading).toBeHidden();
});
