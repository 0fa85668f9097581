import type { Dump, Mark } from '../marks.ts';

/** Read before anything is faked. It goes on while processes are stopped. */
const realNow = performance.now.bind(performance);
const epochMs = () => performance.timeOrigin + realNow();

const marks: Record<string, Mark[]> = {};
const onsets: number[] = [];
let lastBeatMs = realNow();
let longestGapMs = 0;
let starts: Record<string, number> = {};

/** Called when a timer has put something else on the screen. */
export function mark(name: string, step: number, remaining: number): void {
  const list = marks[name] ?? [];
  const last = list.at(-1);
  if (last?.step === step && last.remaining === remaining) return;
  marks[name] = [...list, { atMs: epochMs(), step, remaining }];
}

export function noteStart(name: string): void {
  starts[name] ??= epochMs();
  sessionStorage.setItem('starts', JSON.stringify(starts));
}

/** Whether this page had been started before it was loaded anew. */
export function wasStarted(): boolean {
  const stored = sessionStorage.getItem('starts');
  if (stored) starts = JSON.parse(stored);
  return stored !== null;
}

/** Tells when a sound begins, on the audio thread: after a silence of 0.2 s. */
const tapSource = `registerProcessor('tap', class extends AudioWorkletProcessor {
  quietFrames = Infinity;
  process([input]) {
    const isLoud = (input[0] ?? []).some((sample) => Math.abs(sample) > 0.0005);
    if (isLoud && this.quietFrames > sampleRate / 5) this.port.postMessage(Date.now());
    this.quietFrames = isLoud ? 0 : this.quietFrames + 128;
    return true;
  }
});`;
const tapUrl = URL.createObjectURL(new Blob([tapSource], { type: 'text/javascript' }));

/** Every context gets an ear on the audio thread beside its output. */
export function listenToSound(): void {
  const connect = AudioNode.prototype.connect as (this: AudioNode, ...to: unknown[]) => unknown;
  const taps = new WeakMap<BaseAudioContext, Promise<AudioNode>>();
  const tapOf = (context: BaseAudioContext) => {
    const made = context.audioWorklet.addModule(tapUrl).then(() => {
      const node = new AudioWorkletNode(context, 'tap');
      node.port.onmessage = ({ data }) => onsets.push(data);
      connect.call(node, context.destination);
      return node;
    });
    taps.set(context, made);
    return made;
  };
  AudioNode.prototype.connect = function tapped(this: AudioNode, ...to: unknown[]) {
    if (to[0] instanceof AudioDestinationNode) {
      void (taps.get(this.context) ?? tapOf(this.context)).then((tap) => connect.call(this, tap));
    }
    return connect.apply(this, to);
  } as typeof AudioNode.prototype.connect;
}

/** As on a device that sleeps: the monotonic clock has not moved meanwhile. */
export function sleepStopsTheClock(): void {
  let last = realNow();
  let lost = 0;
  performance.now = () => {
    const at = realNow();
    if (at - last > 5000) lost += at - last;
    last = at;
    return at - lost;
  };
}

/** The wall clock is set; nothing else changes. */
function setWallClock(byMs: number): void {
  const RealDate = Date;
  class SetDate extends RealDate {
    constructor(...args: unknown[]) {
      if (args.length === 0) super(RealDate.now() + byMs);
      else super(...(args as [number]));
    }
    static override now() {
      return RealDate.now() + byMs;
    }
  }
  globalThis.Date = SetDate as DateConstructor;
}

export function keepBusy(busyMs: number, freeMs: number): void {
  const until = realNow() + busyMs;
  while (realNow() < until);
  setTimeout(() => keepBusy(busyMs, freeMs), freeMs);
}

export function watchGaps(): void {
  setInterval(() => {
    // Through the faked clock as well, so that it notices a sleep soon.
    performance.now();
    longestGapMs = Math.max(longestGapMs, realNow() - lastBeatMs);
    lastBeatMs = realNow();
  }, 50);
}

function dump(): Dump {
  const { timeOrigin } = performance;
  const hidden = document.visibilityState === 'hidden';
  return { starts, nowMs: epochMs(), timeOrigin, marks, onsets, longestGapMs, hidden };
}

let catchUp = () => false;

/** What answers Cadence's question after an absence; false when it was not asked. */
export function offer(answer: () => boolean): void {
  catchUp = answer;
}

Object.assign(window, { bench: { dump, setWallClock, catchUp: () => catchUp() } });
