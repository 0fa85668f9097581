import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { type Athlete, createAthlete, enterAs } from './support/athlete.ts';
import { giveBrowserVoice, spokenIn } from './support/browser-voice.ts';
import { type Heard, heard, listen, makeClip, type Span } from './support/ear.ts';
import { expect, test } from './support/server.ts';
import { loadWorkout, threeSteps } from './support/workout.ts';

// They hear real seconds and come last: one after another they would leave a core with nothing to do.
test.describe.configure({ mode: 'parallel' });
// The ear is a script of its own, which the page's policy would refuse.
test.use({ viewport: { width: 390, height: 844 }, bypassCSP: true });

const tenSeconds = {
  id: 'ten-seconds',
  title: 'Ten Seconds',
  source: 'ai',
  workout: [{ name: 'Wall Sit', type: 'exercise', duration: 10 }],
};

const generate = '**/api/v1/voice/generate';
const announcementSeconds = 1.2;

/** A server that can speak; the journeys' own has no engine. */
async function giveVoice(page: Page): Promise<void> {
  const own = { voice_id: 'piper', rate: 1, pitch: 1, volume: 1 };
  const profiles = { motivational: own, instructional: own, sergeant: own, encouraging: own };
  await page.route('**/api/v1/voice/voice-profiles', (route) =>
    route.fulfill({ json: { profiles } }),
  );
  await page.route(generate, (route) => {
    const { text } = route.request().postDataJSON() as { text: string };
    const body = makeClip(text.startsWith('Wall Sit') ? announcementSeconds : 0.4);
    return route.fulfill({ body, contentType: 'audio/mpeg', headers: { 'x-cache': 'miss' } });
  });
}

async function open(page: Page, athlete: Athlete): Promise<void> {
  await listen(page);
  await enterAs(page, athlete.email);
  await loadWorkout(page, athlete, tenSeconds);
}

async function keepLift(
  request: APIRequestContext,
  { token }: Athlete,
  name: string,
  set: { weight: number; reps: number },
): Promise<void> {
  const id = randomUUID();
  const date = new Date(Date.now() - 86_400_000).toISOString();
  const reply = await request.put(`/api/v1/sessions/${id}`, {
    headers: { authorization: `Bearer ${token}` },
    data: {
      id,
      date,
      updatedAt: date,
      title: 'Yesterday',
      workoutType: 'Sets',
      provider: 'local',
      duration: { planned: 600, actual: 600 },
      completion: {
        status: 'completed',
        percentage: 100,
        completedExercises: 1,
        totalExercises: 1,
      },
      exercises: [
        {
          name,
          planned: { sets: 1, seconds: 0 },
          actual: { sets: [set] },
          completed: true,
          personalRecord: false,
        },
      ],
      segments: [],
      equipment: [],
      userRating: null,
      difficulty: null,
      notes: '',
    },
  });
  if (!reply.ok()) throw new Error(`the session was refused: ${reply.status()}`);
}

const start = (page: Page) => page.getByRole('button', { name: 'Start workout' }).click();
/** The edge of a sound is a click for an ear that listens block by block. */
const isSound = ({ from, to }: Span) => to - from > 0.05;
const words = ({ speech }: Heard) => speech.filter(isSound);
const summary = (page: Page) => page.getByRole('heading', { name: 'That’s a wrap.' });

test('the coach speaks at the right moments, without a connection too', async ({
  page,
  request,
}) => {
  await giveVoice(page);
  await open(page, await createAthlete(request));
  await expect(page.getByText('Voice ready', { exact: true })).toBeVisible();
  await page.unroute(generate);
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await page.reload();
  await expect(page.getByText('Voice ready', { exact: true })).toBeVisible();
  await start(page);
  await expect(summary(page)).toBeVisible();
  await expect.poll(async () => words(await heard(page))).toHaveLength(6);

  // The exercise, five, three, two, one and the end. A busy machine's audio clock may stand still
  // now and then, so each number is looked at beside its own beep.
  const all = await heard(page);
  const [announcement, ...others] = words(all);
  expect((announcement?.to ?? 0) - (announcement?.from ?? 0)).toBeGreaterThan(0.6);
  const beeps = all.tones.filter(isSound);
  const delays = others.slice(1, 4).map(({ from }) => {
    const beep = beeps.findLast((one) => one.from < from);
    return from - (beep?.from ?? 0);
  });
  expect(delays).toHaveLength(3);
  for (const delay of delays) {
    expect(delay, `${delays}`).toBeGreaterThan(0.1);
    expect(delay, `${delays}`).toBeLessThan(0.4);
  }
});

test('switched off in the middle it is silent, and the clock goes on', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  await giveVoice(page);
  await open(page, await createAthlete(request));
  await expect(page.getByText('Voice ready', { exact: true })).toBeVisible();
  const sessionStarts = page.waitForRequest('**/voice/workout-session/start');
  const sessionEnds = page.waitForRequest('**/voice/workout-session/*/end');
  await start(page);
  await sessionStarts;
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Timer settings' }).click();
  await page.getByRole('switch', { name: 'Voice', exact: true }).click();
  const before = (await heard(page)).speech.length;
  await expect(summary(page)).toBeVisible();
  await sessionEnds;
  const { speech, tones } = await heard(page);
  expect(speech).toHaveLength(before);
  expect(tones.length).toBeGreaterThan(3);
});

test('a server that cannot speak leaves it to the browser, and is not asked to', {
  tag: '@nightly',
}, async ({ page, request }) => {
  const asked: string[] = [];
  page.on('request', (one) => asked.push(one.url()));
  await giveBrowserVoice(page);
  await open(page, await createAthlete(request));
  await expect(
    page.getByText(
      "Voice: your browser's own, the server cannot speak: no engine on it can speak now",
    ),
  ).toBeVisible();
  await start(page);
  await expect
    .poll(async () => (await spokenIn(page)).slice(0, 2))
    .toEqual([expect.stringContaining('Wall Sit'), 'Five.']);
  expect(asked.filter((url) => url.endsWith('/voice/generate'))).toEqual([]);
});

test('a record is told in the rest in which it is logged, and not before', {
  tag: '@nightly',
}, async ({ page, request }) => {
  const athlete = await createAthlete(request);
  await keepLift(request, athlete, 'Goblet Squat', { weight: 14, reps: 8 });
  await giveBrowserVoice(page);
  await enterAs(page, athlete.email);
  await loadWorkout(page, athlete, threeSteps);
  await expect(page.getByText(/^Voice: your browser's own/)).toBeVisible();
  await start(page);
  await expect(page.getByRole('button', { name: 'Log set' })).toBeVisible();
  const records = async () => (await spokenIn(page)).filter((text) => /record/i.test(text));
  await expect.poll(async () => (await spokenIn(page)).join()).toMatch(/sixteen kilos/);
  expect(await records()).toEqual([]);
  await page.getByRole('button', { name: 'Log set' }).click();
  await expect.poll(records).toHaveLength(1);
});

test('without any voice there are tones, and with the sound off they say when', {
  tag: '@nightly',
}, async ({ page, request }) => {
  await open(page, await createAthlete(request));
  await expect(
    page.getByText('Voice: tones only, the server cannot speak: no engine on it can speak now'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Timer settings' }).click();
  await page.getByRole('switch', { name: 'Sound' }).click();
  await page.keyboard.press('Escape');
  await start(page);
  await expect.poll(async () => (await heard(page)).tones.length).toBeGreaterThan(1);
});
