import type { Page } from '@playwright/test';
import { createAthlete, enterAs } from './support/athlete.ts';
import { giveBrowserVoice, spokenIn } from './support/browser-voice.ts';
import { expect, test } from './support/server.ts';
import { holdClock, loadWorkout } from './support/workout.ts';

test.use({ viewport: { width: 390, height: 844 } });

const sitAndRest = {
  id: 'sit-and-rest',
  title: 'Sit and Rest',
  source: 'ai',
  workout: [
    // A zone is told after eight seconds, well before the count to the end.
    { name: 'Wall Sit', type: 'exercise', duration: 40, restAfter: 20 },
    { name: 'Plank', type: 'exercise', duration: 10 },
  ],
};

interface StrapInPage {
  beat: (beats: number) => void;
  lose: () => void;
}

/** A strap that sends what the journey says. */
async function giveStrap(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const characteristic = (first: number[]) =>
      Object.assign(new EventTarget(), {
        value: new DataView(Uint8Array.from(first).buffer),
        startNotifications: async () => {},
        readValue: async () => new DataView(Uint8Array.from(first).buffer),
      });
    const pulse = characteristic([0, 0]);
    const level = characteristic([64]);
    const gatt = {
      connected: true,
      connect: async () => gatt,
      disconnect: () => {},
      getPrimaryService: async (name: string) => ({
        getCharacteristic: async () => (name === 'battery_service' ? level : pulse),
      }),
    };
    const device = Object.assign(new EventTarget(), { name: 'Strap', gatt });
    const strap = {
      beat(beats: number) {
        pulse.value = new DataView(Uint8Array.from([0, beats]).buffer);
        pulse.dispatchEvent(new Event('characteristicvaluechanged'));
      },
      lose: () => device.dispatchEvent(new Event('gattserverdisconnected')),
    };
    Object.defineProperty(navigator, 'bluetooth', {
      value: { requestDevice: async () => device },
    });
    Object.assign(window, { strap });
  });
}

/** One beat a second, while the clock of the page runs on. */
async function trainAt(page: Page, beats: number, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    await page.evaluate(
      (sent) => (window as unknown as { strap: StrapInPage }).strap.beat(sent),
      beats,
    );
    await page.clock.runFor(1000);
    // A line is asked for at the server before it is spoken, which takes its own time.
    await page.waitForTimeout(80);
  }
}

test('a strap is shown and told by zones, holds a rest, and is kept with the session', async ({
  page,
  request,
}) => {
  await giveStrap(page);
  await giveBrowserVoice(page);
  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email);
  await loadWorkout(page, athlete, sitAndRest);
  await page.getByRole('button', { name: 'Timer settings' }).click();
  const sheet = page.getByRole('dialog', { name: 'Timer settings' });
  await sheet.getByRole('switch', { name: 'Heart rate' }).click();
  await sheet.getByLabel('Highest pulse').fill('200');
  await expect(sheet).toContainText('3 from 140');
  const until = sheet.getByRole('spinbutton', { name: 'Rest until the pulse is at' });
  for (let beats = 90; beats <= 120; beats += 5) await until.press('ArrowUp');
  await expect(until).toHaveAttribute('aria-valuetext', '120');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Connect strap' }).click();
  await expect(page.getByRole('img', { name: 'Waiting for the pulse' })).toBeVisible();
  await page.getByRole('button', { name: 'Start workout' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  // The voice is there: what comes before it would be lost.
  await expect.poll(() => spokenIn(page)).toContain('Wall Sit, forty seconds.');
  await holdClock(page);
  await trainAt(page, 150, 15);
  await expect(
    page.getByRole('img', { name: 'Pulse 150, zone 3, strap at 64 percent' }),
  ).toBeVisible();
  await page.evaluate(() => (window as unknown as { strap: StrapInPage }).strap.lose());
  await expect(page.getByRole('img', { name: 'The strap is silent' })).toBeVisible();
  await trainAt(page, 150, 2);
  await expect(page.getByRole('img', { name: /^Pulse 150/ })).toBeVisible();

  // Twenty seconds of rest and more: the pulse stays up.
  await trainAt(page, 150, 50);
  await expect(page.getByText('Rest', { exact: true }).first()).toBeVisible();
  await trainAt(page, 118, 6);
  await expect(page.getByText('Your pulse is down to 120. Start when you like.')).toBeAttached();
  await page.clock.runFor(5000);
  for (const line of ['Zone 3, steady.', 'The strap is silent.', 'The strap is back.']) {
    await expect.poll(() => spokenIn(page)).toContain(line);
  }

  await trainAt(page, 125, 30);
  await expect(page.getByRole('heading', { name: 'That’s a wrap.' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Heart rate from 1\d\d to 150/ })).toBeVisible();
  await expect(page.getByText('Zone 3', { exact: true })).toBeVisible();
});
