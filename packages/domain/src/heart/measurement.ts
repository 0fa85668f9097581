import { traceColumns } from '../analytics/limits.ts';

export interface HeartMeasurement {
  /** Beats a minute. */
  beats: number;
  /** Whether the strap lies on skin; null where it cannot tell. */
  isWorn: boolean | null;
}

/** Bits of the first byte of what a strap sends (Heart Rate Measurement, 0x2A37). */
const flags = { isLong: 1, isWorn: 2, tellsWorn: 4 } as const;

/** Null for what is no measurement, and for a pulse that nobody has. */
export function readMeasurement(sent: DataView): HeartMeasurement | null {
  if (sent.byteLength < 2) return null;
  const first = sent.getUint8(0);
  const isLong = (first & flags.isLong) !== 0;
  if (isLong && sent.byteLength < 3) return null;
  const beats = isLong ? sent.getUint16(1, true) : sent.getUint8(1);
  const { min, max } = traceColumns.heartRate;
  if (beats < min || beats > max) return null;
  const tellsWorn = (first & flags.tellsWorn) !== 0;
  return { beats, isWorn: tellsWorn ? (first & flags.isWorn) !== 0 : null };
}
