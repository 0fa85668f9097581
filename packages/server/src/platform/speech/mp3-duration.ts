/** Kilobits a second by index, for MPEG 1 and for MPEG 2 and 2.5, layer III. */
const bitratesV1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const bitratesV2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const sampleRates = [44_100, 48_000, 32_000];

interface Frame {
  bytes: number;
  seconds: number;
}

/** ISO 11172-3 §2.4.1.3, and its extension to lower rates in ISO 13818-3. */
function readFrame(data: Uint8Array, at: number): Frame | null {
  const [sync = 0, kind = 0, rates = 0] = data.subarray(at, at + 3);
  if (sync !== 0xff || (kind & 0xe0) !== 0xe0) return null;
  const version = (kind >> 3) & 3;
  const isLayer3 = ((kind >> 1) & 3) === 1;
  const bitrate = (version === 3 ? bitratesV1 : bitratesV2)[rates >> 4] ?? 0;
  const fullRate = sampleRates[(rates >> 2) & 3];
  if (!isLayer3 || version === 1 || bitrate === 0 || fullRate === undefined) return null;
  const sampleRate = fullRate / { 3: 1, 2: 2, 0: 4 }[version as 0 | 2 | 3];
  const samples = version === 3 ? 1152 : 576;
  const padding = (rates >> 1) & 1;
  const bytes = Math.floor((samples / 8) * ((bitrate * 1000) / sampleRate)) + padding;
  return { bytes, seconds: samples / sampleRate };
}

function afterTag(data: Uint8Array): number {
  if (data[0] !== 0x49 || data[1] !== 0x44 || data[2] !== 0x33) return 0;
  const [a = 0, b = 0, c = 0, d = 0] = data.subarray(6, 10);
  return 10 + ((a << 21) | (b << 14) | (c << 7) | d);
}

/** How long an MP3 plays; 0 for anything that is none. */
export function mp3DurationMs(data: Uint8Array): number {
  let seconds = 0;
  let at = afterTag(data);
  for (let frame = readFrame(data, at); frame; frame = readFrame(data, at)) {
    at += frame.bytes;
    seconds += frame.seconds;
  }
  return Math.round(seconds * 1000);
}
