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

async function firstSpoken(): Promise<void> {
  for (let turn = 0; spoken.length === 0 && turn < 1000; turn += 1)
    await vi.advanceTimersToNextTimerAsync();
}

test('what is due is said once it can be spoken', async () => {
  const voice = await openRunning();
  await firstSpoken();
  expect(spoken[0]).toContain('Squat one');
  voice.end();
});
