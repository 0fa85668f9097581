import { createAthlete, enterAs } from './support/athlete.ts';
import { expect, test } from './support/server.ts';
import { loadWorkout, threeSteps } from './support/workout.ts';

test.use({ serviceWorkers: 'allow' });

/** Each page with what its heading says. */
const pages = [
  ['/home', 'What are we training today?'],
  ['/workout', 'Timer'],
  ['/voice', 'How should your coach sound?'],
  ['/coach', 'Coach'],
  ['/program', 'Create Program'],
  ['/profile', 'User Profile'],
  ['/analytics', 'Analytics'],
  ['/calendar', 'Calendar'],
  ['/assessment', 'Assessment'],
  ['/progress', 'Progress'],
] as const;

/** Long enough that nothing ends by itself. */
const longStep = { name: 'Goblet Squat', type: 'exercise', duration: 600, reps: 8, weight: 16 };

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

test('a new version that comes during a workout leaves it alone, and is told of at its end', async ({
  page,
  request,
}) => {
  // All files are fetched for the device twice.
  test.slow();
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email, '/home');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await loadWorkout(page, athlete, { ...threeSteps, workout: [longStep] });
  await page.getByRole('button', { name: 'Start workout' }).click();
  await expect(page.getByRole('button', { name: /pause/i })).toBeVisible();

  await page.evaluate(async () => {
    document.body.dataset.opened = 'before';
    // To the browser another worker for the same pages, as after a new build.
    const registration = await navigator.serviceWorker.register('/sw.js?another');
    const { installing } = registration;
    await new Promise<void>((resolve) => {
      const look = () => registration.waiting && resolve();
      installing?.addEventListener('statechange', look);
      look();
    });
  });
  await expect(page.getByRole('button', { name: /pause/i })).toBeVisible();
  const news = page.getByText('A new version of Cadence is ready.');
  await expect(news).toHaveCount(0);

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End workout' }).click();
  await page.getByRole('button', { name: 'Save what you did' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(news).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(news).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-opened', 'before');

  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('body')).not.toHaveAttribute('data-opened', 'before');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const isCurrent = () => navigator.serviceWorker.controller?.scriptURL.endsWith('?another');
  expect(await page.evaluate(isCurrent)).toBe(true);
});

test('the app can be installed: its manifest names icons that are there', {
  tag: '@nightly',
}, async ({ page, request }) => {
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

test('an offer to install shows on Home, and once declined stays away', {
  tag: '@nightly',
}, async ({ page, request }) => {
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
