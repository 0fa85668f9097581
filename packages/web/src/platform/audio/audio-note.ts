export interface Note {
  /** Seconds after the sound's start. */
  after: number;
  seconds: number;
  hertz: number;
  wave: OscillatorType;
  /** 0 to 1. */
  level: number;
}

const attackSeconds = 0.008;
const releaseSeconds = 0.03;

/** A tone that takes itself out of the graph when it has ended; what comes back does so at once. */
export function scheduleNote(
  context: AudioContext,
  target: AudioNode,
  note: Note,
  atSeconds: number,
): () => void {
  const begin = atSeconds + note.after;
  const end = begin + note.seconds;
  const oscillator = context.createOscillator();
  const envelope = context.createGain();
  oscillator.type = note.wave;
  oscillator.frequency.setValueAtTime(note.hertz, begin);
  envelope.gain.setValueAtTime(0, begin);
  envelope.gain.linearRampToValueAtTime(note.level, begin + attackSeconds);
  envelope.gain.setValueAtTime(note.level, Math.max(begin + attackSeconds, end - releaseSeconds));
  envelope.gain.linearRampToValueAtTime(0, end);
  oscillator.connect(envelope).connect(target);
  const drop = () => {
    oscillator.onended = null;
    oscillator.disconnect();
    envelope.disconnect();
  };
  oscillator.onended = drop;
  oscillator.start(begin);
  oscillator.stop(end);
  return () => {
    drop();
    oscillator.stop();
  };
}
