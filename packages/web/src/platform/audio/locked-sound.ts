import { setAudioManner } from './audio-session.ts';

/** Browsers give shorter sounds no place on the lock screen. */
const seconds = 10;
const sampleRate = 8000;
const headerBytes = 44;
/** The zero of unsigned samples. */
const silence = 128;

/** A WAV of nothing: one channel of eight bits. */
function makeSilence(): Blob {
  const bytes = new Uint8Array(headerBytes + seconds * sampleRate).fill(silence);
  const view = new DataView(bytes.buffer);
  const write = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at);
  const size = bytes.length;
  write(0, 'RIFF');
  view.setUint32(4, size - 8, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, 'data');
  view.setUint32(40, size - headerBytes, true);
  return new Blob([bytes], { type: 'audio/wav' });
}

function openPlayer(): HTMLAudioElement {
  const audio = new Audio(URL.createObjectURL(makeSilence()));
  audio.loop = true;
  return audio;
}

let player: HTMLAudioElement | undefined;

/**
 * Until the function that comes back is called, the page counts as one that plays: it goes on
 * sounding on a locked phone, and lock screen and headphones work it. Web Audio alone is not
 * enough for either. To be called in a gesture.
 */
export function holdLockedSound(): () => void {
  setAudioManner('playback');
  player ??= openPlayer();
  const playing = player;
  playing.play().catch((error: unknown) => {
    // The timer goes on as it does without this.
    console.warn('The device does not let the sound go on when locked.', error);
  });
  return () => {
    playing.pause();
    setAudioManner('transient');
  };
}
