import type { Page } from '@playwright/test';

/** A browser that has a voice, which speaks for less than half a second and keeps what it said. */
export async function giveBrowserVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const spoken: string[] = [];
    const voices = [{ name: 'Ann', lang: 'en-US', localService: true }];
    class Utterance extends EventTarget {
      onstart = () => {};
      onend = () => {};
      text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      cancel: () => {},
      speak: (utterance: Utterance) => {
        // Of nothing, it only lets the page speak later.
        if (utterance.text !== '') spoken.push(utterance.text);
        setTimeout(() => utterance.onstart(), 10);
        setTimeout(() => utterance.onend(), 400);
      },
    });
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    Object.assign(window, { SpeechSynthesisUtterance: Utterance, spoken });
  });
}

export const spokenIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);
