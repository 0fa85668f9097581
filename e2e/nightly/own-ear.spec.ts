import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { openSpeaker } from '../../bench/support/commands/speaker.ts';
import { samplesPerSecond } from '../../packages/domain/src/commands/hearing/speech-parts.ts';
import { chromiumArguments, findJourneyBrowser } from '../../scripts/chromium.mjs';
import { startProduct } from '../../scripts/product.mjs';
import { createAthlete, enterAs } from '../support/athlete.ts';
import { expect, test } from '../support/server.ts';
import { waveFile } from '../support/wave-file.ts';
import { loadWorkout, twoSets } from '../support/workout.ts';

const pauseSeconds = 4;
/** The product's own instructional voice. */
const speaker = 258;

/** Sentences with silence around them, as a file for a microphone. */
async function record(folder: string, sentences: readonly string[]): Promise<string> {
  const say = await openSpeaker();
  const silence = Array.from({ length: pauseSeconds * samplesPerSecond }, () => 0);
  const sound = [...silence];
  for (const text of sentences) sound.push(...(await say(text, speaker, 1)), ...silence);
  const file = join(folder, 'microphone.wav');
  writeFileSync(file, waveFile(Float32Array.from(sound), samplesPerSecond));
  return file;
}

/** A browser whose microphone hears the file again and again. */
const openBrowser = (file: string): Promise<Browser> =>
  chromium.launch({
    executablePath: findJourneyBrowser(),
    args: [
      ...chromiumArguments,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${file}`,
    ],
  });

async function startWith(page: Page, switches: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Timer settings' }).click();
  const sheet = page.getByRole('dialog', { name: 'Timer settings' });
  for (const name of switches) await sheet.getByRole('switch', { name }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Start workout' }).click();
  await expect(page.getByRole('button', { name: 'Speak a command' })).toBeVisible();
}

let folder = '';
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cadence-ear-'));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('without the browser a set is understood by a tap, taken back, and nothing of it is loaded before', async ({
  product,
  request,
}) => {
  const browser = await openBrowser(await record(folder, ['Twelve at sixty.']));
  const page = await browser.newPage({ baseURL: product.url, serviceWorkers: 'block' });
  const asked: string[] = [];
  page.on('request', (one) => asked.push(one.url()));
  const isOfEar = (url: string) => /\.(onnx|wasm)$|ear-worker/.test(url);
  const refused: string[] = [];
  page.on('console', (one) => {
    if (/content security policy/i.test(one.text())) refused.push(one.text());
  });

  const athlete = await createAthlete(request);
  await enterAs(page, athlete.email);
  await loadWorkout(page, athlete, twoSets);
  expect(asked.filter(isOfEar)).toEqual([]);
  await startWith(page, ['Voice commands', 'Listen without the browser']);
  await expect(page.getByText('Get ready', { exact: true })).not.toBeVisible();
  await page.getByRole('button', { name: 'Speak a command' }).click();
  await expect(page.getByText('12 reps at 60 kg.')).toBeVisible();
  await expect(page.getByText('60 kg, 12 reps')).toBeAttached();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('60 kg, 12 reps')).not.toBeAttached();
  expect(asked.filter(isOfEar).length).toBeGreaterThan(4);
  expect(refused).toEqual([]);
  await browser.close();
});

test('an open microphone hears one command after the other, and no talk', async ({
  product,
  request,
}) => {
  const sentences = ['Pause.', 'I told him about the meeting on Monday.', 'Undo.'];
  const browser = await openBrowser(await record(folder, sentences));
  const page = await browser.newPage({ baseURL: product.url, serviceWorkers: 'block' });
  const athlete = await createAthlete(request);
  const switches = ['Voice commands', 'Listen without the browser', 'Keep the microphone open'];
  await enterAs(page, athlete.email);
  await loadWorkout(page, athlete, twoSets);
  await startWith(page, switches);
  await page.getByRole('button', { name: 'Speak a command' }).click();
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  await expect(page.getByText('Taken back.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.getByRole('button', { name: 'Stop listening' }).click();
  await expect(page.getByRole('button', { name: 'Speak a command' })).toBeVisible();
  await browser.close();
});

test('what was loaded once listens without the server', async () => {
  const own = await startProduct({ env: { VOICE_ENGINE: 'none', TRUST_PROXY: '1' } });
  const browser = await openBrowser(await record(folder, ['Done.']));
  const page = await browser.newPage({ baseURL: own.url, serviceWorkers: 'allow' });
  const athlete = await createAthlete(page.request);
  await enterAs(page, athlete.email);
  await loadWorkout(page, athlete, twoSets);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await startWith(page, ['Voice commands', 'Listen without the browser']);
  await own.stop();
  const kept = await page.evaluate(async () => {
    const cache = await caches.open('ear');
    return (await cache.keys()).map(({ url }) => url);
  });
  const script = kept.find((url) => url.includes('ear-worker'));
  expect(kept.filter((url) => /\.(onnx|wasm|mjs)$/.test(url))).toHaveLength(5);
  const said = await page.evaluate(
    (url = '') =>
      new Promise((resolve) => {
        const worker = new Worker(url, { type: 'module' });
        worker.onmessage = ({ data }) => resolve(data);
        worker.onerror = ({ message }) => resolve(message);
      }),
    script,
  );
  expect(said).toEqual({ type: 'ready' });
  await browser.close();
});
