/** As the detector of speech takes it. */
export const samplesPerSecond = 16_000;
export const samplesPerFrame = 512;
const msPerFrame = (1000 * samplesPerFrame) / samplesPerSecond;
const frames = (ms: number) => Math.round(ms / msPerFrame);

/** Likelier than this a word begins, and it goes on for as long as it is likelier than that. */
const begins = 0.5;
const goesOn = 0.35;
/** A shorter pause belongs to what is said: 'twelve … at sixty'. */
const pause = frames(384);
/** A click is no word. */
const leastSpeech = frames(96);
/** Nobody commands for longer. */
const mostSpeech = frames(6000);
/** Before and after: the first and the last sound are soft. */
export const framesAround = frames(256);

export interface SpeechState {
  frame: number;
  /** Of the part that is being said. */
  from: number | null;
  last: number;
  count: number;
}

/** In frames since the beginning; `to` is the first one after. */
export interface SpeechPart {
  from: number;
  to: number;
}

export const silentStart: SpeechState = { frame: 0, from: null, last: 0, count: 0 };

/** One frame further, by how likely somebody speaks in it; a part when it is over. */
export function hearFrame(
  { frame, from, last, count }: SpeechState,
  likelihood: number,
): { state: SpeechState; part: SpeechPart | null } {
  const next = frame + 1;
  const isSpeech = likelihood >= (from === null ? begins : goesOn);
  const begun = from ?? (isSpeech ? frame : null);
  if (begun === null) return { state: { frame: next, from: null, last, count: 0 }, part: null };
  const state = {
    frame: next,
    from: begun,
    last: isSpeech ? frame : last,
    count: count + (isSpeech ? 1 : 0),
  };
  const isOver = frame - state.last >= pause || next - begun >= mostSpeech;
  return isOver
    ? { state: { ...silentStart, frame: next }, part: partOf(state) }
    : { state, part: null };
}

/** What was said so far, with what is around it; null when it was too short for a word. */
export function partOf({ frame, from, last, count }: SpeechState): SpeechPart | null {
  if (from === null || count < leastSpeech) return null;
  const to = Math.min(frame, last + 1 + framesAround);
  return { from: Math.max(0, from - framesAround), to };
}
