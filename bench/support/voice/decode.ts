import { startBrowser } from '../timer/browser.ts';
import { soundRate } from './sound.ts';

/** In a page: MP3 to samples, as an athlete's browser decodes it. */
const decodeInPage = `async (text, rate) => {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const context = new OfflineAudioContext(1, 1, rate);
  const samples = (await context.decodeAudioData(bytes.buffer)).getChannelData(0);
  const whole = new Int16Array(samples.map((sample) => sample * 32767));
  let out = '';
  const raw = new Uint8Array(whole.buffer);
  for (let at = 0; at < raw.length; at += 32768) {
    out += String.fromCharCode(...raw.subarray(at, at + 32768));
  }
  return btoa(out);
}`;

export async function decodeClips(
  clips: readonly Uint8Array[],
  rate = soundRate,
): Promise<Float32Array[]> {
  const browser = await startBrowser();
  try {
    const tab = await browser.open('about:blank');
    const sounds: Float32Array[] = [];
    for (const clip of clips) {
      const text = Buffer.from(clip).toString('base64');
      const decoded = await tab.evaluate<string>(`(${decodeInPage})('${text}', ${rate})`);
      const raw = Buffer.from(decoded, 'base64');
      sounds.push(
        Float32Array.from({ length: raw.length / 2 }, (_, i) => raw.readInt16LE(2 * i) / 32767),
      );
    }
    return sounds;
  } finally {
    await browser.stop();
  }
}
