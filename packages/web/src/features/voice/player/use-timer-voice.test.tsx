// @vitest-environment jsdom
import { newTimer } from '@cadence/domain/timer/timer-state';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setBearer } from '../../../platform/api/api.ts';
import { eventually } from '../../../platform/test-support/eventually.ts';
import { fakeCaches } from '../../../platform/test-support/fake-caches.ts';
import { changeVoicePreferences } from '../preferences-store.ts';
import { forgetFailures } from './rung.ts';
import { useTimerVoice } from './use-timer-voice.ts';
import type { VoicePort } from './voice-port.ts';
import { VoiceReadiness } from './voice-readiness.tsx';

const steps = [{ name: 'Squat', exerciseName: 'Squat', duration: 20, type: 'exercise' as const }];
const asked: string[] = [];
const endPath = 'workout-session/s1/end';
let isMute = false;

/** Half a second of sound in a second. */
class FakeDecoder {
  async decodeAudioData() {
    return { duration: 1, getChannelData: () => new Float32Array(12_000).fill(0.5) };
  }
}

beforeEach(() => {
  vi.stubGlobal('caches', fakeCaches());
  vi.stubGlobal('OfflineAudioContext', FakeDecoder);
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url.replace('/api/v1/voice/', ''));
    if (url.endsWith('start')) return Response.json({ success: true, session_id: 's1' });
    if (isMute || !url.endsWith('generate')) return new Response('{}', { status: 503 });
    return new Response('sound', { headers: { 'content-type': 'audio/mpeg' } });
  });
  setBearer({ token: () => 'secret', rejected: () => {}, reached: () => {} });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  forgetFailures();
  asked.length = 0;
  isMute = false;
});

let port: VoicePort | undefined;

interface VoicedProps {
  wanted: boolean;
}

function Voiced({ wanted }: VoicedProps) {
  const voice = useTimerVoice({ runKey: 'w1', title: 'Legs', steps, wanted });
  port = voice.port;
  return voice.isOn ? <VoiceReadiness /> : <p>Voice off</p>;
}

const open = (wanted = true) => render(<Voiced wanted={wanted} />);
const shown = () => document.body.textContent;

test('a loaded workout gets its voice ready, and says so', async () => {
  open();
  expect(shown()).toMatch(/^Getting the voice ready/);
  await eventually(() => expect(shown()).toBe('Voice ready'));
  expect(asked.filter((path) => path === 'generate').length).toBeGreaterThan(5);
});

test('nothing is fetched for a voice that is switched off, here or in the preferences', async () => {
  const { rerender } = open(false);
  expect(shown()).toBe('Voice off');
  act(() => void changeVoicePreferences({ enabled: false }));
  rerender(<Voiced wanted />);
  await act(async () => {});
  expect(shown()).toBe('Voice off');
  expect(asked).toEqual([]);
});

test('switched off while it gets ready, it asks no more', async () => {
  const { rerender } = open();
  await eventually(() => expect(asked).toContain('generate'));
  rerender(<Voiced wanted={false} />);
  const before = asked.length;
  await act(async () => {});
  expect(asked.length).toBeLessThanOrEqual(before);
});

test('a mute server is told in the same line', async () => {
  isMute = true;
  open();
  await eventually(() => expect(shown()).toMatch(/the server cannot speak: /));
});

test('the session starts with the timer and ends with it, not with a pause', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  open();
  const follow = (status: 'running' | 'paused' | 'not-started') => {
    const anchorMs = status === 'running' ? Date.now() : null;
    const state = { ...newTimer(), status, anchorMs };
    port?.follow({ steps, state, now: Date.now, beeps: true }, true);
  };
  const sessionCalls = () => asked.filter((path) => path.startsWith('workout-session'));
  // Before the voice has come.
  follow('running');
  await eventually(() => expect(sessionCalls()).toEqual(['workout-session/start']));
  follow('paused');
  follow('running');
  expect(sessionCalls()).toHaveLength(1);
  follow('not-started');
  await eventually(() => expect(sessionCalls()).toEqual(['workout-session/start', endPath]));
  follow('running');
  await eventually(() => expect(sessionCalls()).toHaveLength(3));
  port?.end();
  await eventually(() => expect(sessionCalls().at(-1)).toBe(endPath));
});
