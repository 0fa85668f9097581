/** Records what a page asks of Web Audio; its clock moves when the test says so. */
export interface StartedTone {
  hertz: number;
  startsAt: number;
  stopsAt: number;
  /** Still part of the graph. */
  connected: boolean;
}

class FakeParam {
  value = 0;
  setValueAtTime(value: number) {
    this.value = value;
  }
  linearRampToValueAtTime() {}
  setTargetAtTime(value: number) {
    this.value = value;
  }
}

class FakeNode {
  connected = false;
  connect<T>(target: T): T {
    this.connected = true;
    return target;
  }
  disconnect() {
    this.connected = false;
  }
}

class FakeGain extends FakeNode {
  gain = new FakeParam();
}

/** Of speech, or a silence of one sample that unlocks the sound. */
class FakeBufferSource extends FakeNode {
  buffer: { duration?: number } | null = null;
  onended: (() => void) | null = null;
  startsAt = Number.POSITIVE_INFINITY;
  stopsAt = Number.POSITIVE_INFINITY;
  start(at = 0) {
    this.startsAt = at;
  }
  stop(at = 0) {
    this.stopsAt = at;
  }
}

class FakeConstant extends FakeNode {
  offset = new FakeParam();
  start() {}
  stop() {}
}

class FakeOscillator extends FakeNode {
  type = 'sine';
  frequency = new FakeParam();
  onended: (() => void) | null = null;
  startsAt = Number.POSITIVE_INFINITY;
  stopsAt = Number.POSITIVE_INFINITY;
  start(at: number) {
    this.startsAt = at;
  }
  stop(at = 0) {
    this.stopsAt = at;
  }
  get hertz() {
    return this.frequency.value;
  }
}

export class FakeAudioContext {
  state: AudioContextState = 'suspended';
  currentTime = 0;
  sampleRate = 48_000;
  destination = new FakeNode();
  onstatechange: (() => void) | null = null;
  gains: FakeGain[] = [];
  tones: FakeOscillator[] = [];
  sources: FakeBufferSource[] = [];
  constants: FakeConstant[] = [];
  /** Whether `resume` works without a further gesture. */
  obeys = true;

  createGain() {
    const gain = new FakeGain();
    this.gains.push(gain);
    return gain;
  }
  createOscillator() {
    const tone = new FakeOscillator();
    this.tones.push(tone);
    return tone;
  }
  createBuffer() {
    return {};
  }
  createBufferSource() {
    const source = new FakeBufferSource();
    this.sources.push(source);
    return source;
  }
  createConstantSource() {
    const constant = new FakeConstant();
    this.constants.push(constant);
    return constant;
  }
  get silences() {
    return this.sources.filter(({ buffer }) => buffer?.duration === undefined).length;
  }
  async resume() {
    if (!this.obeys) return new Promise<void>(() => {});
    this.change('running');
  }
  async suspend() {
    this.change('suspended');
  }
  async close() {
    this.change('closed');
  }

  change(state: AudioContextState | 'interrupted') {
    this.state = state as AudioContextState;
    this.onstatechange?.();
  }

  /** Lets the audio clock move, and ends the tones that it passes. */
  pass(seconds: number) {
    if (this.state !== 'running') return;
    this.currentTime += seconds;
    for (const sound of [...this.tones, ...this.sources]) {
      if (sound.stopsAt <= this.currentTime) sound.onended?.();
    }
  }

  /** Clips that are to be heard, or are. */
  clips() {
    return this.sources
      .filter(({ connected, stopsAt }) => connected && stopsAt > this.currentTime)
      .filter(({ buffer }) => buffer?.duration !== undefined)
      .sort((a, b) => a.startsAt - b.startsAt);
  }

  /** Tones that are to sound, or do. */
  pending(): StartedTone[] {
    return this.tones
      .filter(({ connected, stopsAt }) => connected && stopsAt > this.currentTime)
      .sort((a, b) => a.startsAt - b.startsAt);
  }
}

export function fakeAudio() {
  const contexts: FakeAudioContext[] = [];
  const make = () => {
    const context = new FakeAudioContext();
    contexts.push(context);
    return context as unknown as AudioContext;
  };
  const current = (): FakeAudioContext => {
    const context = contexts.at(-1);
    if (!context) throw new Error('no audio context was made');
    return context;
  };
  return { contexts, make, current };
}
