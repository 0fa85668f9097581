import type { Page } from '@playwright/test';
import { waveFile } from './wave-file.ts';

/** Far above the timer's own sounds, so that the two can be told apart. */
const speechHertz = 6000;

/** A clip as a voice would send it: a silence, a tone, a silence. */
export function makeClip(seconds: number): Buffer {
  const rate = 22_050;
  const silence = Math.round(0.1 * rate);
  const length = Math.round(seconds * rate);
  const samples = new Float32Array(length + 2 * silence);
  for (let i = 0; i < length; i++) {
    samples[silence + i] = 0.37 * Math.sin((2 * Math.PI * speechHertz * i) / rate);
  }
  return waveFile(samples, rate);
}

/** Seconds of the audio clock, from when it began to run. */
export interface Span {
  from: number;
  to: number;
}

export interface Heard {
  speech: Span[];
  tones: Span[];
}

/** An ear on every audio context's output, on the audio thread. To be called before the page opens. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript((hertz) => {
    const source = `registerProcessor('ear', class extends AudioWorkletProcessor {
      spans = { speech: [], tones: [] };
      constructor() {
        super();
        this.port.onmessage = () => this.port.postMessage(this.spans);
      }
      power(samples, frequency) {
        let re = 0, im = 0;
        samples.forEach((sample, i) => {
          const angle = 2 * Math.PI * frequency * (currentFrame + i) / sampleRate;
          re += sample * Math.cos(angle);
          im += sample * Math.sin(angle);
        });
        return Math.hypot(re, im) / samples.length;
      }
      note(kind, isOn) {
        const spans = this.spans[kind], last = spans.at(-1);
        if (isOn && last && currentTime - last.to < 0.08) last.to = currentTime;
        else if (isOn) spans.push({ from: currentTime, to: currentTime });
      }
      process([input]) {
        const samples = input[0] ?? [];
        const speech = samples.length ? this.power(samples, ${hertz}) : 0;
        const loud = Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / (samples.length || 1));
        this.note('speech', speech > 0.03);
        this.note('tones', loud > 0.01 && speech < 0.01);
        return true;
      }
    });`;
    const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
    const connect = AudioNode.prototype.connect as (this: AudioNode, ...to: unknown[]) => unknown;
    const ears = new WeakMap<BaseAudioContext, Promise<AudioWorkletNode>>();
    let latest: Promise<AudioWorkletNode> | undefined;
    const earOf = (context: BaseAudioContext) => {
      const ear = context.audioWorklet.addModule(url).then(() => {
        const node = new AudioWorkletNode(context, 'ear');
        connect.call(node, context.destination);
        return node;
      });
      ears.set(context, ear);
      latest = ear;
      return ear;
    };
    AudioNode.prototype.connect = function heard(this: AudioNode, ...to: unknown[]) {
      if (to[0] instanceof AudioDestinationNode) {
        void (ears.get(this.context) ?? earOf(this.context)).then((ear) => connect.call(this, ear));
      }
      return connect.apply(this, to);
    } as typeof AudioNode.prototype.connect;
    Object.assign(window, {
      hear: async () => {
        const ear = await latest;
        if (!ear) return { speech: [], tones: [] };
        return new Promise((resolve) => {
          ear.port.onmessage = ({ data }) => resolve(data);
          ear.port.postMessage('');
        });
      },
    });
  }, speechHertz);
}

export function heard(page: Page): Promise<Heard> {
  return page.evaluate(() => (window as unknown as { hear: () => Promise<Heard> }).hear());
}
