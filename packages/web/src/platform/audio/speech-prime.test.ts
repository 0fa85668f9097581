// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { createSpeechPrimer } from './speech-prime.ts';

const speak = vi.fn();

class Utterance {
  volume = 1;
  text: string;
  constructor(text: string) {
    this.text = text;
  }
}

function giveVoice({ isActive }: { isActive: boolean }) {
  vi.stubGlobal('speechSynthesis', { speak });
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  Object.defineProperty(navigator, 'userActivation', { value: { isActive }, configurable: true });
}

afterEach(() => {
  vi.unstubAllGlobals();
  speak.mockReset();
  Reflect.deleteProperty(navigator, 'userActivation');
});

test('nothing is said, unheard, and once', () => {
  giveVoice({ isActive: true });
  const prime = createSpeechPrimer();
  prime();
  prime();
  expect(speak).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ text: '', volume: 0 }));
});

test('outside of a gesture it waits for one', () => {
  giveVoice({ isActive: false });
  const prime = createSpeechPrimer();
  prime();
  expect(speak).not.toHaveBeenCalled();
  giveVoice({ isActive: true });
  prime();
  expect(speak).toHaveBeenCalledOnce();
});

test('a browser that cannot speak is left alone', () => {
  expect(createSpeechPrimer()).not.toThrow();
});
