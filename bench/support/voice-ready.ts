import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { diceFor } from '../../packages/domain/src/planner/seeded.ts';
import { defaultVoicePreferences } from '../../packages/domain/src/profile/voice-preferences.ts';
import { stepsToPlay } from '../../packages/domain/src/timer/quick.ts';
import type { TimerStep } from '../../packages/domain/src/timer/types.ts';
import { noFacts } from '../../packages/domain/src/voice/choice.ts';
import type { SpokenLine } from '../../packages/domain/src/voice/line.ts';
import { linesFor } from '../../packages/domain/src/voice/script.ts';
import { hashText } from '../../packages/domain/src/workout/hash-text.ts';
import { normaliseWorkout } from '../../packages/domain/src/workout/normalise.ts';
import { chromiumArguments, findChromium } from '../../scripts/chromium.mjs';

const password = 'correct horse battery';
const runKey = 'run-1';
/** The page lays out this far ahead; what lies beyond is not expected yet. */
const aheadSeconds = 140;
const settleMs = 700;
const nearSeconds = 0.3;
const readyWithinMs = 300_000;

export interface VoiceReadiness {
  /** From the page's opening to 'Voice ready'. */
  warmUpMs: number;
  lines: number;
  /** How many of them lay on the audio clock, as clips, before their step began. */
  ready: number;
  /** Those that did not. */
  missing: string[];
}

interface Started {
  /** On the page's clock. */
  atMs: number;
}

/** As text, since a function brings helpers of its transpiler that the page does not have. */
const watchScript = `
  window.started = [];
  window.pressedMs = 0;
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (when = 0, ...more) {
    const inSeconds = when - this.context.currentTime;
    if (this.buffer?.duration > 0.05) started.push({ atMs: performance.now() + inSeconds * 1000 });
    return start.call(this, when, ...more);
  };
  window.addEventListener('keydown', () => {
    started = [];
    pressedMs = performance.now();
  }, { capture: true });
`;

async function openWorkout(context: BrowserContext, url: string) {
  const email = `athlete-${Date.now()}@example.com`;
  const data = { email, password, name: 'Athlete' };
  const registered = await context.request.post(`${url}/api/v1/auth/register`, { data });
  const { user, token } = await registered.json();
  const generated = await context.request.post(`${url}/api/v1/workouts/generate-intelligent`, {
    headers: { authorization: `Bearer ${token}` },
    data: {
      user_preferences: 'a full body circuit with dumbbells',
      provider: 'local',
      duration_minutes: 30,
    },
  });
  const { workout } = await generated.json();
  const page = await context.newPage();
  await page.goto(`${url}/home`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/home');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `user_${user.id}_currentWorkout`,
    JSON.stringify({ version: 1, data: { key: runKey, workout, status: 'planned' } }),
  ] as const);
  await page.goto(`${url}/workout`);
  return { page, steps: stepsToPlay(normaliseWorkout(workout)) };
}

/** What the page will say: its dice fall by the workout's key. */
function scriptOf(steps: readonly TimerStep[]): SpokenLine[] {
  const dice = (name: string) => diceFor(hashText(runKey), name);
  return linesFor(steps, defaultVoicePreferences, noFacts, dice);
}

/** Seconds after the last key at which clips were laid out to begin. */
async function laidOut(page: Page): Promise<number[]> {
  const started = await page.evaluate<Started[]>('started');
  const pressedMs = await page.evaluate<number>('pressedMs');
  return started.map(({ atMs }) => (atMs - pressedMs) / 1000);
}

/**
 * A 30-minute workout in the built product, with the voice warmed up. The clock is taken from step
 * to step; in each the lines of the next must lie on the audio clock already.
 */
export async function measureVoiceReadiness(url: string): Promise<VoiceReadiness> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumArguments,
  });
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    await context.addInitScript({ content: watchScript });
    const { page, steps } = await openWorkout(context, url);
    const openedAt = performance.now();
    await page.getByText('Voice ready', { exact: true }).waitFor({ timeout: readyWithinMs });
    const warmUpMs = performance.now() - openedAt;

    const script = scriptOf(steps);
    const missing: string[] = [];
    let lines = 0;
    await page.keyboard.press(' ');
    for (let index = 0; index < steps.length - 1; index += 1) {
      if (index > 0) await page.keyboard.press('ArrowRight');
      await page.waitForTimeout(settleMs);
      const starts = await laidOut(page);
      const nextAt = steps[index]?.duration ?? 0;
      for (const { stepIndex, cueAtSeconds, text } of script) {
        const at = nextAt + cueAtSeconds;
        if (stepIndex !== index + 1 || at > aheadSeconds) continue;
        lines += 1;
        const isReady = starts.some((start) => Math.abs(start - at) < nearSeconds);
        if (!isReady) missing.push(`step ${stepIndex}, ${cueAtSeconds.toFixed(1)} s: ${text}`);
      }
    }
    return { warmUpMs, lines, ready: lines - missing.length, missing };
  } finally {
    await browser.close();
  }
}
