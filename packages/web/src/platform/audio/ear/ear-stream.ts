import {
  type HeardCandidate,
  type HeardChoice,
  sureOf,
} from '@cadence/domain/commands/hearing/choose';
import {
  framesAround,
  hearFrame,
  partOf,
  type SpeechPart,
  samplesPerFrame,
  silentStart,
} from '@cadence/domain/commands/hearing/speech-parts';
import type { EarModel } from './ear-model.ts';

export interface HeardPart {
  /** A command, where it is sure. */
  sure: HeardCandidate | null;
  choice: HeardChoice;
  /** Where it was, in frames. */
  part: SpeechPart;
}

/** Sound comes in pieces of any length, at the model's own rate; what was said comes out. */
export function createEarStream({ choose, createDetector }: EarModel) {
  let detect = createDetector();
  let state = silentStart;
  let waiting = new Float32Array();
  /** The latest frames, from this one on. */
  let frames: Float32Array[] = [];
  let firstFrame = 0;

  async function understand(part: SpeechPart): Promise<HeardPart> {
    const said = frames.slice(part.from - firstFrame, part.to - firstFrame);
    const samples = new Float32Array(said.length * samplesPerFrame);
    for (const [index, frame] of said.entries()) samples.set(frame, index * samplesPerFrame);
    const choice = await choose(samples);
    return { sure: sureOf(choice), choice, part };
  }

  async function hearOne(frame: Float32Array): Promise<HeardPart | null> {
    frames.push(frame);
    const heard = hearFrame(state, await detect(frame));
    state = heard.state;
    const result = heard.part && (await understand(heard.part));
    const since = state.from ?? state.frame;
    const old = since - framesAround - firstFrame;
    if (old > 0) {
      frames = frames.slice(old);
      firstFrame += old;
    }
    return result;
  }

  return {
    async hear(samples: Float32Array): Promise<HeardPart[]> {
      const all = new Float32Array(waiting.length + samples.length);
      all.set(waiting);
      all.set(samples, waiting.length);
      const heard: HeardPart[] = [];
      let at = 0;
      for (; at + samplesPerFrame <= all.length; at += samplesPerFrame) {
        const one = await hearOne(all.slice(at, at + samplesPerFrame));
        if (one) heard.push(one);
      }
      waiting = all.slice(at);
      return heard;
    },
    /** Nobody waits for the pause after it. */
    async finish(): Promise<HeardPart | null> {
      const part = partOf(state);
      return part && understand(part);
    },
    /** What was heard so far is forgotten. */
    forget(): void {
      detect = createDetector();
      state = silentStart;
      waiting = new Float32Array();
      frames = [];
      firstFrame = 0;
    },
  };
}

export type EarStream = ReturnType<typeof createEarStream>;
