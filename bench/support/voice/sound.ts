import { median, sum } from '../numbers.ts';

/** What a listener tells voices apart by. */
export interface SoundFigures {
  /** Median fundamental frequency of the voiced frames. */
  pitchHertz: number;
  /** Between the tenth and the ninetieth percentile of it, in semitones: how lively the melody is. */
  pitchRangeSemitones: number;
  /** Mean over the frames with speech: how bright the voice is. */
  centroidHertz: number;
  /** ITU-R BS.1770 integrated loudness. */
  loudnessLufs: number;
  /** Without the silence before and after. */
  speechSeconds: number;
}

type Biquad = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

/** ITU-R BS.1770-4, tables 1 and 2, which are for this rate. */
export const soundRate = 48_000;
const kWeighting: readonly Biquad[] = [
  [1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585],
  [1, -2, 1, -1.99004745483398, 0.99007225036621],
];

function filtered(samples: Float32Array, [b0, b1, b2, a1, a2]: Biquad): Float32Array {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return samples.map((x) => {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
}

function power(samples: Float32Array): number {
  let total = 0;
  for (const sample of samples) total += sample * sample;
  return total / Math.max(1, samples.length);
}

const lufs = (meanSquare: number) => -0.691 + 10 * Math.log10(Math.max(1e-12, meanSquare));
const mean = (values: readonly number[]) => sum(values) / Math.max(1, values.length);

function framesOf(samples: Float32Array, size: number, hop: number): Float32Array[] {
  const frames: Float32Array[] = [];
  for (let at = 0; at + size <= samples.length; at += hop) {
    frames.push(samples.subarray(at, at + size));
  }
  return frames;
}

function integratedLoudness(samples: Float32Array): number {
  const weighted = kWeighting.reduce(filtered, samples);
  const blocks = framesOf(weighted, 0.4 * soundRate, 0.1 * soundRate).map(power);
  const audible = blocks.filter((block) => lufs(block) > -70);
  const gate = lufs(mean(audible)) - 10;
  return lufs(mean(audible.filter((block) => lufs(block) > gate)));
}

/** One sample for each few, each the mean of them. */
function thinned(samples: Float32Array, factor: number): Float32Array {
  return Float32Array.from({ length: Math.floor(samples.length / factor) }, (_, index) => {
    let total = 0;
    for (let at = index * factor; at < (index + 1) * factor; at += 1) total += samples[at] ?? 0;
    return total / factor;
  });
}

const [lowestHertz, highestHertz] = [65, 400];
/** Less alike than this, a frame is breath or noise and has no pitch. */
const leastAlike = 0.6;

/** By the lag at which a frame is most like itself; null where it is not. */
function pitchOf(frame: Float32Array, rate: number): number | null {
  const half = Math.floor(frame.length / 2);
  const base = frame.subarray(0, half);
  const energy = sum(base.map((x) => x * x));
  const likeness = (lag: number) => {
    let [product, other] = [0, 0];
    for (let index = 0; index < half; index += 1) {
      const later = frame[index + lag] ?? 0;
      product += (base[index] ?? 0) * later;
      other += later * later;
    }
    return product / Math.sqrt(Math.max(1e-12, energy * other));
  };
  const first = Math.ceil(rate / highestHertz);
  const lags = Array.from({ length: Math.floor(rate / lowestHertz) - first }, (_, i) => first + i);
  const alike = lags.map(likeness);
  const best = Math.max(...alike);
  if (best < leastAlike) return null;
  // The shortest lag that is nearly as good: its multiples are alike, too.
  const at = alike.findIndex(
    (value, index) => value > 0.9 * best && value >= (alike[index + 1] ?? 0),
  );
  return rate / (lags[at] ?? first);
}

const frameSize = 256;
const turn = (index: number) => (2 * Math.PI * index) / frameSize;
const wave = Float32Array.from({ length: frameSize }, (_, index) => Math.cos(turn(index)));

/** Magnitudes by the plain sum; frames are few enough for it. */
function centroidOf(frame: Float32Array, rate: number): number {
  const windowed = frame.map((sample, index) => sample * (0.5 - 0.5 * (wave[index] ?? 0)));
  let [weighted, total] = [0, 0];
  for (let bin = 1; bin < frameSize / 2; bin += 1) {
    let [re, im] = [0, 0];
    for (let index = 0; index < frameSize; index += 1) {
      const angle = bin * index;
      re += (windowed[index] ?? 0) * (wave[angle % frameSize] ?? 0);
      // The sine is the cosine, three quarters of a turn on.
      im += (windowed[index] ?? 0) * (wave[(angle + 0.75 * frameSize) % frameSize] ?? 0);
    }
    const magnitude = Math.hypot(re, im);
    weighted += ((magnitude * bin) / frameSize) * rate;
    total += magnitude;
  }
  return weighted / Math.max(1e-12, total);
}

const speechBelowPeak = 10 ** (-30 / 10);

function speechSeconds(samples: Float32Array): number {
  const hop = 0.01 * soundRate;
  const powers = framesOf(samples, hop, hop).map(power);
  const gate = Math.max(...powers) * speechBelowPeak;
  const loud = powers.map((value) => value > gate);
  return (loud.lastIndexOf(true) - loud.indexOf(true) + 1) * 0.01;
}

const quantile = (sorted: readonly number[], part: number) =>
  sorted[Math.floor(part * (sorted.length - 1))] ?? 0;

export function measureSound(samples: Float32Array): SoundFigures {
  const slow = thinned(samples, 4);
  const slowRate = soundRate / 4;
  const peak = Math.max(...framesOf(slow, 0.04 * slowRate, 0.02 * slowRate).map(power));
  const spoken = framesOf(slow, 0.04 * slowRate, 0.02 * slowRate).filter(
    (frame) => power(frame) > peak * speechBelowPeak,
  );
  const pitches = spoken
    .map((frame) => pitchOf(frame, slowRate))
    .filter((hertz) => hertz !== null)
    .sort((a, b) => a - b);
  const bright = framesOf(thinned(samples, 2), frameSize, 1200).filter(
    (frame) => power(frame) > peak * speechBelowPeak,
  );
  return {
    pitchHertz: median(pitches),
    pitchRangeSemitones: 12 * Math.log2(quantile(pitches, 0.9) / quantile(pitches, 0.1)),
    centroidHertz: mean(bright.map((frame) => centroidOf(frame, soundRate / 2))),
    loudnessLufs: integratedLoudness(samples),
    speechSeconds: speechSeconds(samples),
  };
}
