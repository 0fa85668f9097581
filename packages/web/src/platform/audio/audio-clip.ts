/** A stretch of a recording. */
export interface SoundClip {
  buffer: AudioBuffer;
  /** Where in the buffer it begins. */
  offsetSeconds: number;
  seconds: number;
}

export interface ClipTiming {
  /** On the audio clock. */
  atSeconds: number;
  /** Where it is cut off; at its end unless said. */
  untilSeconds?: number;
  /** 0 to 1. */
  level: number;
}

/** What is left of the other sounds under it. */
export const duckedLevel = 0.35;

const fadeSeconds = 0.02;
const duckSeconds = 0.06;

/** 0 outside, 1 inside, with slopes that do not click. */
function shape(param: AudioParam, begin: number, end: number, slope: number, top: number): void {
  const ramp = Math.min(slope, (end - begin) / 2);
  param.setValueAtTime(0, begin);
  param.linearRampToValueAtTime(top, begin + ramp);
  param.setValueAtTime(top, end - ramp);
  param.linearRampToValueAtTime(0, end);
}

/**
 * Plays on the audio clock and lowers `ducked` meanwhile. The lowering is a signal of its own that
 * is added to the parameter, so that each clip can be taken back without touching the others'.
 */
export function scheduleClip(
  context: AudioContext,
  target: AudioNode,
  ducked: AudioParam,
  { buffer, offsetSeconds, seconds }: SoundClip,
  { atSeconds, untilSeconds, level }: ClipTiming,
): () => void {
  const begin = Math.max(atSeconds, context.currentTime);
  const end = Math.min(begin + seconds, untilSeconds ?? Number.POSITIVE_INFINITY);
  const source = context.createBufferSource();
  const voice = context.createGain();
  source.buffer = buffer;
  shape(voice.gain, begin, end, fadeSeconds, level);
  source.connect(voice).connect(target);

  const lowering = context.createConstantSource();
  const slope = context.createGain();
  lowering.offset.value = duckedLevel - 1;
  shape(slope.gain, begin, end, duckSeconds, 1);
  lowering.connect(slope).connect(ducked);

  const drop = () => {
    source.onended = null;
    for (const node of [source, voice, lowering, slope]) node.disconnect();
  };
  source.onended = drop;
  source.start(begin, offsetSeconds);
  source.stop(end);
  lowering.start(begin);
  lowering.stop(end);
  return () => {
    drop();
    source.stop();
    lowering.stop();
  };
}
