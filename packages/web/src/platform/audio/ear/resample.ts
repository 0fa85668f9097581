import { samplesPerSecond } from '@cadence/domain/commands/hearing/speech-parts';

/** Zeros on either side of the filter: enough that no hiss of the band above is left in a voice. */
const zeros = 16;
/** Places between two samples that are told apart. */
const phases = 512;

/** From a microphone's rate to the model's, piece by piece: a windowed sinc. */
export function createResampler(fromRate: number): (samples: Float32Array) => Float32Array {
  const ratio = fromRate / samplesPerSecond;
  const cut = Math.min(1, 1 / ratio);
  const half = Math.ceil(zeros / cut);
  const filters = new Map<number, Float32Array>();
  let kept = new Float32Array(half);
  /** Of the next sample to be made, among those that are kept. */
  let place = half;

  function makeFilter(phase: number): Float32Array {
    return Float32Array.from({ length: 2 * half }, (_, index) => {
      const distance = index + 1 - half - phase / phases;
      const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / (half + 1));
      const x = Math.PI * cut * distance;
      return cut * window * (x === 0 ? 1 : Math.sin(x) / x);
    });
  }

  function filterAt(phase: number): Float32Array {
    const had = filters.get(phase);
    if (had) return had;
    const made = makeFilter(phase);
    filters.set(phase, made);
    return made;
  }

  return (samples) => {
    if (ratio === 1) return samples;
    const all = new Float32Array(kept.length + samples.length);
    all.set(kept);
    all.set(samples, kept.length);
    const made: number[] = [];
    for (; Math.floor(place) + half < all.length; place += ratio) {
      const whole = Math.floor(place);
      const filter = filterAt(Math.floor((place - whole) * phases));
      const first = whole + 1 - half;
      let sum = 0;
      for (let index = 0; index < filter.length; index += 1) {
        sum += (all[first + index] ?? 0) * (filter[index] ?? 0);
      }
      made.push(sum);
    }
    const dropped = Math.max(0, Math.floor(place) - half);
    kept = all.slice(dropped);
    place -= dropped;
    return Float32Array.from(made);
  };
}
