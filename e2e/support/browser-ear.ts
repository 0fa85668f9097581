import type { Page } from '@playwright/test';

/** A browser that listens, and hears what the journey says. */
export async function giveBrowserEar(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class Recognition extends EventTarget {
      start() {
        Object.assign(window, { recognition: this });
      }
      stop() {
        this.dispatchEvent(new Event('end'));
      }
    }
    Object.assign(window, { SpeechRecognition: Recognition });
  });
}

/** Once it listens: what it takes the words to be, the likeliest first. */
export async function hear(page: Page, ...guesses: string[]): Promise<void> {
  await page.evaluate((heard) => {
    const { recognition } = window as unknown as { recognition: EventTarget };
    const result = Object.assign(
      heard.map((transcript) => ({ transcript })),
      { isFinal: true },
    );
    const event = Object.assign(new Event('result'), { results: [result], resultIndex: 0 });
    recognition.dispatchEvent(event);
  }, guesses);
}
