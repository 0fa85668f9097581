import type { SpokenText } from '@cadence/domain/voice/line';
import type { SoundClip } from '../../../platform/audio/audio-clip.ts';
import { type Fetched, fetchClip, readClip } from './clip-source.ts';
import { decodeClip } from './decode-clip.ts';

/** At 96 kB a second, 9 MB. */
const maxDecodedSeconds = 90;
const maxEncodedBytes = 8_000_000;

interface ShelfOptions {
  voice: string;
  sessionId: () => string | null;
  signal: AbortSignal;
  /** A clip can be played from now on. */
  onDecoded: (id: string) => void;
  read?: typeof readClip;
  fetch?: typeof fetchClip;
  decode?: typeof decodeClip;
}

/** Drops the first of a map, which were used longest ago, until the rest weighs no more than that. */
function lighten<T>(map: Map<string, T>, most: number, weigh: (value: T) => number): void {
  let sum = [...map.values()].reduce((total, value) => total + weigh(value), 0);
  for (const [id, value] of map) {
    if (sum <= most || map.size === 1) return;
    map.delete(id);
    sum -= weigh(value);
  }
}

/** The clips of one voice: a few ready to be played, the others as they were sent. */
export function createClipShelf(options: ShelfOptions) {
  const { voice, sessionId, signal, onDecoded } = options;
  const { read = readClip, fetch = fetchClip, decode = decodeClip } = options;
  const encoded = new Map<string, ArrayBuffer>();
  const decoded = new Map<string, SoundClip>();
  const decoding = new Set<string>();
  /** Texts of which no sound can be made. */
  const hopeless = new Set<string>();

  function put(id: string, bytes: ArrayBuffer): void {
    encoded.delete(id);
    encoded.set(id, bytes);
    lighten(encoded, maxEncodedBytes, ({ byteLength }) => byteLength);
  }

  /** From this device; null when it is not there. */
  async function find(spoken: SpokenText): Promise<ArrayBuffer | null> {
    const held = encoded.get(spoken.id);
    if (held) return held;
    const bytes = await read({ spoken, voice });
    if (bytes) put(spoken.id, bytes);
    return bytes;
  }

  async function decodeOne(spoken: SpokenText): Promise<void> {
    const { id } = spoken;
    if (decoded.has(id) || decoding.has(id) || hopeless.has(id)) return;
    decoding.add(id);
    const bytes = await find(spoken);
    const clip = bytes && (await decode(bytes));
    decoding.delete(id);
    if (bytes && !clip) hopeless.add(id);
    if (!clip || signal.aborted) return;
    decoded.set(id, clip);
    lighten(decoded, maxDecodedSeconds, ({ buffer }) => buffer.duration);
    onDecoded(id);
  }

  return {
    /** Ready to be played, or null. */
    clipOf: (id: string): SoundClip | null => decoded.get(id) ?? null,
    isHopeless: (id: string) => hopeless.has(id),
    /** Whether it was there without the server. */
    has: async (spoken: SpokenText) => hopeless.has(spoken.id) || (await find(spoken)) !== null,
    async fetch(spoken: SpokenText): Promise<Fetched> {
      const fetched = await fetch({ spoken, voice, sessionId: sessionId(), signal });
      if (fetched.kind === 'clip') put(spoken.id, fetched.bytes);
      if (fetched.kind === 'unspeakable') hopeless.add(spoken.id);
      return fetched;
    },
    /** Decodes what is at hand of these. The last named are the last to be dropped again. */
    async prepare(lines: readonly SpokenText[]): Promise<void> {
      for (const { id } of lines) {
        const clip = decoded.get(id);
        if (clip && decoded.delete(id)) decoded.set(id, clip);
      }
      await Promise.all(lines.map(decodeOne));
    },
    isFull: () =>
      [...decoded.values()].reduce((sum, { buffer }) => sum + buffer.duration, 0) >
      maxDecodedSeconds / 2,
  };
}

export type ClipShelf = ReturnType<typeof createClipShelf>;
