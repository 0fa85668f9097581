import { samplesPerSecond } from '../../../packages/domain/src/commands/hearing/speech-parts.ts';
import { createResampler } from '../../../packages/web/src/platform/audio/ear/resample.ts';

type Dice = () => number;

/** At the rate of the model of speech, without the silence before and after. */
export function trimmed(samples: Float32Array, rate: number): Float32Array {
  const resample = createResampler(rate);
  // The filter holds back its own length.
  const all = Float32Array.from([...resample(samples), ...resample(new Float32Array(rate / 20))]);
  const floor = 0.02 * all.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  const first = all.findIndex((one) => Math.abs(one) > floor);
  const last = all.findLastIndex((one) => Math.abs(one) > floor);
  return all.slice(Math.max(0, first), last + 1);
}

const level = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / Math.max(1, samples.length));

const pieceLength = samplesPerSecond / 50;

/** Of what is said, without the pauses in it. */
function speechLevel(samples: Float32Array): number {
  const count = Math.max(1, Math.floor(samples.length / pieceLength));
  const levels = Array.from({ length: count }, (_, index) =>
    level(samples.subarray(index * pieceLength, (index + 1) * pieceLength)),
  );
  const floor = Math.max(...levels) / 10;
  return level(Float32Array.from(levels.filter((one) => one > floor)));
}

export function pinkNoise(length: number, dice: Dice): Float32Array {
  let [slow, middle, fast] = [0, 0, 0];
  return Float32Array.from({ length }, () => {
    const white = 2 * dice() - 1;
    slow = 0.99765 * slow + 0.099 * white;
    middle = 0.963 * middle + 0.2965 * white;
    fast = 0.57 * fast + 1.0527 * white;
    return (slow + middle + fast + 0.185 * white) / 5;
  });
}

const chords = [
  [0, 5, 7, 3],
  [0, 9, 5, 7],
  [0, 10, 8, 7],
  [0, 3, 5, 10],
];
const scale = [0, 2, 3, 5, 7, 8, 10];
const hertz = (note: number) => 440 * 2 ** ((note - 69) / 12);
const saw = (frequency: number, at: number) => 2 * ((frequency * at) % 1) - 1;

/** Drums, bass and chords; in most pieces a lead with the formants of a voice that sings. */
export function makeMusic(length: number, dice: Dice): Float32Array {
  const sound = new Float32Array(length);
  const beat = Math.round((60 / (90 + 60 * dice())) * samplesPerSecond);
  const root = 40 + Math.floor(12 * dice());
  const order = chords[Math.floor(chords.length * dice())] ?? [];
  const hasLead = dice() < 0.6;
  const add = (from: number, count: number, wave: (seconds: number) => number) => {
    for (let index = 0; index < count && from + index < length; index += 1) {
      sound[from + index] = (sound[from + index] ?? 0) + wave(index / samplesPerSecond);
    }
  };
  const noise = () => 2 * dice() - 1;
  for (let count = 0; count * beat < length; count += 1) {
    const at = count * beat;
    const step = order[Math.floor(count / 4) % order.length] ?? 0;
    const kick = (t: number) => 50 * t + 3.2 * (1 - Math.exp(-30 * t));
    add(at, 4000, (t) => 0.9 * Math.sin(2 * Math.PI * kick(t)) * Math.exp(-12 * t));
    if (count % 2 === 1) add(at, 3200, (t) => 0.5 * noise() * Math.exp(-22 * t));
    for (const half of [at, at + Math.floor(beat / 2)]) {
      add(half, 800, (t) => 0.18 * noise() * Math.exp(-90 * t));
      add(half, beat / 2, (t) => 0.35 * saw(hertz(root + step), t) * Math.exp(-4 * t));
    }
    if (count % 4 === 0) {
      for (const note of [12, 15, 19]) {
        const detuned = hertz(root + step + note) * (1 + 0.004 * (dice() - 0.5));
        add(at, 4 * beat, (t) => 0.1 * saw(detuned, t) * Math.min(1, 20 * t));
      }
    }
    if (hasLead && dice() < 0.8) sing(at, dice() < 0.5 ? beat : Math.floor(beat / 2));
  }

  function sing(at: number, count: number): void {
    const note = hertz(root + 24 + (scale[Math.floor(scale.length * dice())] ?? 0));
    const [first, second] = [500 + 500 * dice(), 1100 + 1200 * dice()];
    const seconds = count / samplesPerSecond;
    add(at, count, (t) => {
      const pitch = note * (1 + 0.008 * Math.sin(2 * Math.PI * 5.5 * t));
      let sum = 0;
      for (let part = 1; part <= 14; part += 1) {
        const near = (formant: number, width: number) =>
          Math.exp(-(((part * pitch - formant) / width) ** 2));
        const strength = near(first, 180) + 0.6 * near(second, 250) + 0.03;
        sum += strength * Math.sin(2 * Math.PI * part * pitch * t);
      }
      return 0.35 * sum * Math.min(1, 30 * t, 30 * (seconds - t));
    });
  }
  return sound;
}

/** What is said, in the middle of something else that is so many decibels quieter. */
export function mixed(
  said: Float32Array,
  bed: (length: number, dice: Dice) => Float32Array,
  { decibelsBelow, beforeMs, afterMs, dice }: Mix,
): Float32Array {
  const samples = (ms: number) => Math.round((ms * samplesPerSecond) / 1000);
  const other = bed(said.length + samples(beforeMs) + samples(afterMs), dice);
  const loudness = (speechLevel(said) * 10 ** (-decibelsBelow / 20)) / (level(other) || 1);
  const all = other.map((one) => one * loudness);
  const from = samples(beforeMs);
  for (const [index, one] of said.entries()) all[from + index] = (all[from + index] ?? 0) + one;
  return all;
}

interface Mix {
  decibelsBelow: number;
  beforeMs: number;
  afterMs: number;
  dice: Dice;
}
