// @vitest-environment jsdom
import { defaultVoicePreferences } from '@cadence/domain/profile/voice-preferences';
import { start } from '@cadence/domain/timer/timer';
import { newTimer } from '@cadence/domain/timer/timer-state';
import type { TimerStep } from '@cadence/domain/timer/types';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeCaches } from '../../../platform/test-support/fake-caches.ts';

const steps: TimerStep[] = Array.from({ length: 12 }, (_, place) => ({
  name: `Squat ${place + 1}`,
  exerciseName: `Squat ${place + 1}`,
  duration: 40,
  type: 'exercise',
}));
const preferences = defaultVoicePreferences;
const spoken: string[] = [];

class Utterance {
  text: string;
  onstart = () => {};
  onend = () => {};
  constructor(text: string) {
    this.text = text;
  }
}

const synthesis = Object.assign(new EventTarget(), {
  getVoices: () => [{ name: 'Ann', lang: 'en-US', localService: true }],
  cancel: () => {},
  speak(utterance: Utterance) {
    spoken.push(utterance.text);
    setTimeout(() => utterance.onstart(), 10);
    setTimeout(() => utterance.onend(), 400);
  },
});

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.stubGlobal('speechSynthesis', synthesis);
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  vi.stubGlobal('caches', fakeCaches());
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes('workout-session')
      ? Response.json({ success: true, session_id: 's1' })
      : new Response('{}', { status: 503 }),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
  spoken.length = 0;
});

/** Opened with a timer that has just been started. */
async function openRunning() {
  const { openTimerVoice } = await import('./timer-voice.ts');
  const voice = openTimerVoice({ seed: 'w1', title: 'Legs', steps, preferences, unit: 'kg' });
  const state = start(steps, newTimer(), Date.now());
  voice.follow({ steps, state, now: Date.now, beeps: true }, true);
  return voice;
}

/** How often others get their turn before the first word. */
async function turnsUntilSpoken(): Promise<number> {
  let turns = 0;
  for (; spoken.length === 0 && turns < 1000; turns += 1) await vi.advanceTimersToNextTimerAsync();
  return turns;
}

/** Each look at the clock is so much later than the one before. */
function slowDown(ms: number) {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += ms;
    return now;
  });
}

test('nothing is said until the script has been made, and then what is due', async () => {
  const voice = await openRunning();
  expect(spoken).toEqual([]);
  await turnsUntilSpoken();
  expect(spoken[0]).toContain('Squat one');
  voice.end();
});

test('a slow phone makes the script in slices, and others get their turn in between', async () => {
  slowDown(0);
  const first = await openRunning();
  const whole = await turnsUntilSpoken();
  first.end();
  spoken.length = 0;
  slowDown(7);
  const second = await openRunning();
  const sliced = await turnsUntilSpoken();
  second.end();
  expect(sliced).toBeGreaterThan(whole);
});

test('a voice that ends while its script is made says nothing', async () => {
  slowDown(7);
  const voice = await openRunning();
  for (let turn = 0; turn < 3; turn += 1) await vi.advanceTimersToNextTimerAsync();
  voice.end();
  await vi.advanceTimersByTimeAsync(5000);
  expect(spoken).toEqual([]);
});
