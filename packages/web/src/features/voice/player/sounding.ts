/** Quieter than this is the room, not the voice. */
const silence = 0.004;
/** Kept at both ends, or soft sounds would be cut off. */
const edgeSeconds = 0.03;

export interface Sounding {
  offsetSeconds: number;
  seconds: number;
}

/** The part of a recording in which something is heard: encoders and voices leave silence around it. */
export function findSounding(samples: Float32Array, sampleRate: number): Sounding {
  const isLoud = (sample: number) => Math.abs(sample) > silence;
  const first = samples.findIndex(isLoud);
  if (first < 0) return { offsetSeconds: 0, seconds: 0 };
  const edge = Math.round(edgeSeconds * sampleRate);
  const begin = Math.max(0, first - edge);
  const end = Math.min(samples.length, samples.findLastIndex(isLoud) + 1 + edge);
  return { offsetSeconds: begin / sampleRate, seconds: (end - begin) / sampleRate };
}
