import { type ClipTiming, type SoundClip, scheduleClip } from './audio-clip.ts';
import { type Note, scheduleNote } from './audio-note.ts';
import { closeAudioSession, openAudioSession } from './audio-session.ts';
import { noteOwnVoice } from './own-voice.ts';

export type SoundState = 'ready' | 'locked' | 'unavailable';

export interface AudioOutput {
  state: () => SoundState;
  /** To be called in a gesture: browsers let no page sound before the first one. */
  unlock: () => void;
  /** Takes up again what was interrupted, as far as the browser allows it without a gesture. */
  wake: () => void;
  /** Seconds on the audio clock; null while it does not run. */
  time: () => number | null;
  /** Plays at an instant of the audio clock; what comes back takes it off again. */
  play: (notes: readonly Note[], atSeconds: number) => () => void;
  /** The same for speech, which lowers the sounds above while it lasts. */
  playClip: (clip: SoundClip, timing: ClipTiming) => () => void;
  /** How loud these sounds are under speech: 1 as ever, 0 silent. */
  setDuck: (level: number) => void;
  /** Watches, several times a second, that the audio clock moves. */
  beat: (nowMs: number) => void;
  /** Nobody needs it any more, until the next `unlock` or `wake`. */
  release: () => void;
  subscribe: (listener: () => void) => () => void;
}

const masterLevel = 0.8;
const resumeBeats = 5;
const stillBeats = 8;
const stillMs = 1500;
/** The last sound may end. */
const ringMs = 2500;

function deviceContext(): (() => AudioContext) | null {
  return typeof AudioContext === 'undefined' ? null : () => new AudioContext();
}

/** One context for all sounds. Nothing here throws: a silent timer still counts. */
export function createAudioOutput(
  make: (() => AudioContext) | null = deviceContext(),
): AudioOutput {
  const listeners = new Set<() => void>();
  let broken = make === null;
  let context: AudioContext | null = null;
  let master: GainNode | null = null;
  /** Lowered by each clip while it plays. */
  let underSpeech: GainNode | null = null;
  let duck = 1;
  /** Beats that a resumption may still take; until then it counts as done. */
  let resuming = 0;
  let still = { time: -1, sinceMs: 0, beats: 0 };
  let replaced = 0;
  let releasing: ReturnType<typeof setTimeout> | undefined;

  const tell = () => {
    for (const listener of [...listeners]) listener();
  };

  /** Sound is the first thing that a device refuses; the clock must not notice. */
  function attempt<T>(act: () => T): T | undefined {
    try {
      return act();
    } catch {
      return undefined;
    }
  }

  function open(): void {
    const made = attempt(() => make?.());
    if (!made) {
      broken = true;
      return;
    }
    context = made;
    master = made.createGain();
    master.gain.value = masterLevel * duck;
    underSpeech = made.createGain();
    underSpeech.gain.value = 1;
    master.connect(underSpeech).connect(made.destination);
    made.onstatechange = tell;
    still = { time: -1, sinceMs: 0, beats: 0 };
  }

  function shut(): void {
    if (!context) return;
    context.onstatechange = null;
    context.close().catch(() => {});
    context = null;
  }

  function resume(): void {
    clearTimeout(releasing);
    if (!context || context.state === 'running') return;
    resuming = resumeBeats;
    const settle = () => {
      resuming = 0;
      tell();
    };
    attempt(() => context?.resume().then(settle, settle));
  }

  /** iOS lets a context sound only after it has played something in a gesture. */
  function playSilence(): void {
    if (!context) return;
    const source = context.createBufferSource();
    source.buffer = context.createBuffer(1, 1, context.sampleRate);
    source.connect(context.destination);
    source.onended = () => source.disconnect();
    source.start();
  }

  function unlock(): void {
    clearTimeout(releasing);
    if (broken || context?.state === 'running') return;
    attempt(openAudioSession);
    if (!context || context.state === 'closed') open();
    resume();
    attempt(playSilence);
    tell();
  }

  function suspend(): void {
    resuming = 0;
    attempt(closeAudioSession);
    attempt(() => context?.suspend().catch(() => {}));
  }

  function watch(nowMs: number): void {
    if (context?.state !== 'running') return;
    const time = context.currentTime;
    if (time !== still.time) {
      if (still.time >= 0) replaced = 0;
      still = { time, sinceMs: nowMs, beats: 0 };
      return;
    }
    still.beats++;
    // Both, because beats may arrive in a burst. Each further attempt waits twice as long.
    const patience = 2 ** Math.min(replaced, 6);
    if (still.beats < stillBeats * patience || nowMs - still.sinceMs < stillMs * patience) return;
    replaced++;
    shut();
    open();
    resume();
    tell();
  }

  return {
    state: () => {
      if (broken) return 'unavailable';
      return context?.state === 'running' || resuming > 0 ? 'ready' : 'locked';
    },
    unlock,
    wake: resume,
    time: () => (context?.state === 'running' ? context.currentTime : null),
    play: (notes, atSeconds) => {
      const stops = notes.map((note) =>
        attempt(() => context && master && scheduleNote(context, master, note, atSeconds)),
      );
      return () => {
        for (const stop of stops) attempt(() => stop?.());
      };
    },
    playClip: (clip, timing) => {
      const stop = attempt(
        () =>
          context &&
          underSpeech &&
          scheduleClip(context, context.destination, underSpeech.gain, clip, timing),
      );
      const forget = noteOwnVoice(timing.atSeconds - (context?.currentTime ?? 0), clip.seconds);
      return () => {
        forget();
        attempt(() => stop?.());
      };
    },
    setDuck: (level) => {
      duck = Math.max(0, Math.min(level, 1));
      attempt(() =>
        master?.gain.setTargetAtTime(masterLevel * duck, context?.currentTime ?? 0, 0.05),
      );
    },
    beat: (nowMs) => {
      if (resuming > 0 && --resuming === 0) tell();
      watch(nowMs);
    },
    release: () => {
      clearTimeout(releasing);
      releasing = setTimeout(suspend, ringMs);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The app's one output: speech shares it with the timer. */
export const deviceAudio = createAudioOutput();
