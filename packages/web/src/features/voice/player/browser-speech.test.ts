// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBrowserSpeech } from './browser-speech.ts';
import { forgetFailures, mayTryBrowser } from './rung.ts';

class FakeUtterance {
  voice: SpeechSynthesisVoice | null = null;
  lang = '';
  rate = 0;
  pitch = 0;
  volume = 0;
  onstart = () => {};
  onend = () => {};
  onerror = () => {};
  text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const voice = (lang: string, localService: boolean) => ({ lang, localService, name: lang });
const manner = { style: 'sergeant', rate: 1.2, pitch: 1, volume: 0.5 } as const;

class FakeSynthesis extends EventTarget {
  voices = [voice('de-DE', true), voice('en-GB', false), voice('en-US', true)];
  spoken: FakeUtterance[] = [];
  calls: string[] = [];
  getVoices = () => this.voices;
  cancel() {
    this.calls.push('cancel');
  }
  speak(utterance: FakeUtterance) {
    this.calls.push('speak');
    this.spoken.push(utterance);
  }
}

let synthesis: FakeSynthesis;
const open = () => createBrowserSpeech(synthesis as unknown as SpeechSynthesis);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
  synthesis = new FakeSynthesis();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  forgetFailures();
});

describe('a browser with voices', () => {
  test('speaks in an English one of the device, at the pace of style and user', async () => {
    const speech = open();
    expect(await speech.check()).toBe(true);
    speech.say('Go.', manner);
    expect(synthesis.calls).toEqual(['cancel', 'speak']);
    const [said] = synthesis.spoken;
    expect(said).toMatchObject({ text: 'Go.', lang: 'en-US', pitch: 0.75, volume: 0.5 });
    expect(said?.rate).toBeCloseTo(1.26);
  });

  test('tells when it has begun and when it is over', async () => {
    const { began, ended } = open().say('Go.', manner);
    synthesis.spoken[0]?.onstart();
    expect(await began).toBe(true);
    synthesis.spoken[0]?.onend();
    await ended;
    expect(mayTryBrowser()).toBe(true);
  });

  test('says a long text in parts', async () => {
    const sentence = 'Keep your back straight and breathe out on the way up, slowly and calmly.';
    const { ended } = open().say(`${sentence} ${sentence}`, manner);
    synthesis.spoken[0]?.onstart();
    synthesis.spoken[0]?.onend();
    await vi.advanceTimersByTimeAsync(0);
    expect(synthesis.spoken.map(({ text }) => text)).toEqual([sentence, sentence]);
    synthesis.spoken[1]?.onend();
    await ended;
  });

  test('says no further part once it was stopped', async () => {
    const speech = open();
    const sentence = 'Keep your back straight and breathe out on the way up, slowly and calmly.';
    const { ended } = speech.say(`${sentence} ${sentence}`, manner);
    synthesis.spoken[0]?.onstart();
    speech.stop();
    synthesis.spoken[0]?.onerror();
    await ended;
    expect(synthesis.spoken).toHaveLength(1);
    expect(mayTryBrowser()).toBe(true);
  });
});

describe('a browser has failed', () => {
  test('without a voice after two seconds', async () => {
    synthesis.voices = [];
    const checked = open().check();
    await vi.advanceTimersByTimeAsync(2000);
    expect(await checked).toBe(false);
    expect(mayTryBrowser()).toBe(false);
  });

  test('not when its voices come late', async () => {
    const late = synthesis.voices;
    synthesis.voices = [];
    const checked = open().check();
    await vi.advanceTimersByTimeAsync(500);
    synthesis.voices = late;
    synthesis.dispatchEvent(new Event('voiceschanged'));
    expect(await checked).toBe(true);
  });

  test('when it does not begin within a second', async () => {
    const { began } = open().say('Go.', manner);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await began).toBe(false);
    expect(mayTryBrowser()).toBe(false);
    expect(synthesis.calls.at(-1)).toBe('cancel');
  });

  test('only for a while, which grows each time', async () => {
    const speech = open();
    for (const waitMs of [10_000, 20_000]) {
      speech.say('Go.', manner);
      await vi.advanceTimersByTimeAsync(1000);
      await vi.advanceTimersByTimeAsync(waitMs - 1);
      expect(mayTryBrowser()).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(mayTryBrowser()).toBe(true);
    }
  });

  test('when it says so', async () => {
    const { began } = open().say('Go.', manner);
    synthesis.spoken[0]?.onerror();
    expect(await began).toBe(false);
    expect(mayTryBrowser()).toBe(false);
  });

  test('when it cannot speak at all', async () => {
    expect(await createBrowserSpeech(null).check()).toBe(false);
  });
});
