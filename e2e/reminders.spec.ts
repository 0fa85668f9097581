import { putItems } from '@cadence/contract/profile/routes';
import { routeUrl } from '@cadence/contract/route';
import { workoutMarkId } from '@cadence/domain/program/calendar/calendar-marks';
import type { BrowserContext, Page, Worker } from '@playwright/test';
import { createAthlete, enterAs } from './support/athlete.ts';
import { violationsInBothModes } from './support/axe.ts';
import { expect, test } from './support/server.ts';

test.use({ serviceWorkers: 'allow' });

/** A point of the curve and a secret, as any browser might have them. */
const keys = {
  p256dh: 'BAdWUrWCa9sRYJS6AXHLw_aSK4JbmwywYhBOe72xGkszYX_2wxGlhUJUcfU95aMM1X-5kJsAl7ZCKwNwpkkpgrY',
  auth: 'AAAAAAAAAAAAAAAAAAAAAA',
};

/** The browser's own push service is far away: it gives an address all the same. */
async function giveAddress(page: Page): Promise<void> {
  await page.addInitScript((given) => {
    // A browser without a window shows no notifications, and says so.
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    PushManager.prototype.getSubscription = async () => null;
    PushManager.prototype.subscribe = async () =>
      ({ toJSON: () => ({ endpoint: 'http://127.0.0.1:9/push', keys: given }) }) as never;
  }, keys);
}

/** What the browser does when a message has come for it. */
async function deliver(context: BrowserContext, page: Page, message: object): Promise<void> {
  const session = await context.newCDPSession(page);
  const registrations: { registrationId: string; scopeURL: string }[] = [];
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: found }) => {
    registrations.push(...found);
  });
  await session.send('ServiceWorker.enable');
  const origin = new URL(page.url()).origin;
  const ours = () => registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
  await expect.poll(ours).toBeDefined();
  const registrationId = ours()?.registrationId ?? '';
  const data = JSON.stringify(message);
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

interface Shown {
  title: string;
  options: { body: string; data: { day: string } };
}

/** What the service worker has to do with: it notes what it would show. */
interface WorkerScope {
  shown: Shown[];
  registration: { showNotification: (title: string, options: Shown['options']) => Promise<void> };
  dispatchEvent: (event: Event) => boolean;
}

const noteShown = (worker: Worker) =>
  worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    scope.shown = [];
    scope.registration.showNotification = async (title, options) => {
      scope.shown.push({ title, options });
    };
  });

const shownBy = (worker: Worker) =>
  worker.evaluate(() => (globalThis as unknown as WorkerScope).shown);

const tapOn = (worker: Worker, { options }: Shown) =>
  worker.evaluate((data) => {
    const notification = { close: () => {}, data };
    const tap = Object.assign(new Event('notificationclick'), {
      notification,
      waitUntil: () => {},
    });
    (globalThis as unknown as WorkerScope).dispatchEvent(tap);
  }, options.data);

test('a reminder comes, and a tap on it opens the planned session', async ({
  page,
  request,
  context,
}) => {
  const athlete = await createAthlete(request);
  await giveAddress(page);
  await enterAs(page, athlete.email, '/profile#reminders');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const main = page.getByRole('switch', { name: 'Remind me on this device' });
  await main.click();
  await expect(main).toBeChecked();
  await page.getByRole('switch', { name: 'Missed sessions' }).click();
  await expect(page.getByRole('switch', { name: 'Missed sessions' })).not.toBeChecked();
  expect(await violationsInBothModes(page)).toEqual([]);
  const headers = { authorization: `Bearer ${athlete.token}` };
  // It is of the sign-in that asked, and of no other.
  expect((await (await request.get('/api/v1/reminders', { headers })).json()).device).toBeNull();

  const day = new Date().toISOString().slice(0, 10);
  const value = { day, title: 'Upper A', workoutId: 'one', strip: 'e40r20' };
  const item = { kind: 'preference', id: workoutMarkId('one'), value, deleted: false };
  const changed = { changedAt: new Date().toISOString(), deviceId: 'other' };
  const data = { items: [{ ...item, ...changed }] };
  expect((await request.put(routeUrl(putItems), { headers, data })).ok()).toBe(true);

  // The device hears of it at its next start.
  await page.reload();
  await expect(main).toBeChecked();
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('There is no service worker.');
  await noteShown(worker);
  await deliver(context, page, { title: 'Training day', text: 'Upper A', day });
  await expect.poll(() => shownBy(worker)).toHaveLength(1);
  const [shown] = await shownBy(worker);
  expect(shown).toMatchObject({ title: 'Training day', options: { body: 'Upper A' } });
  if (shown) await tapOn(worker, shown);
  await expect(page).toHaveURL(/\/calendar$/);
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('Upper A');
  await expect(sheet.getByRole('button', { name: /Start/ })).toBeVisible();

  await page.goto('/profile#reminders');
  await main.click();
  await expect(main).not.toBeChecked();
});

test('a browser that blocks notifications is told so', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const { email } = await createAthlete(request);
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await enterAs(page, email, '/profile#reminders');
  await page.getByRole('switch', { name: 'Remind me on this device' }).click();
  await expect(page.getByText('Your browser blocks notifications from Cadence.')).toBeVisible();
});
