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
  silences = 0;
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
    const start = () => {
      this.silences++;
    };
    return Object.assign(new FakeNode(), { buffer: null, onended: null, start });
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
    for (const tone of this.tones) if (tone.stopsAt <= this.currentTime) tone.onended?.();
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
