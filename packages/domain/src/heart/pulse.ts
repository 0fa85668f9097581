import { type HeartZones, settledZone } from './zones.ts';

export interface Beat {
  atMs: number;
  beats: number;
}

/** A strap sends once a second: what is older is no pulse of now. */
const freshMs = 6000;
const windowMs = 5000;
/** A zone is told when it has lasted, and not again and again. */
const lastsMs = 8000;
const quietMs = 30_000;

export interface Pulse {
  recent: readonly Beat[];
  /** The zone of the smoothed pulse; null without zones or without a pulse. */
  zone: number | null;
  zoneSinceMs: number;
  toldZone: number | null;
  toldMs: number;
}

export const newPulse = (): Pulse => ({
  recent: [],
  zone: null,
  zoneSinceMs: 0,
  toldZone: null,
  toldMs: Number.NEGATIVE_INFINITY,
});

/** The median of the last seconds: one wrong beat moves nothing. Null once it is no longer fresh. */
export function smoothBeats(recent: readonly Beat[], nowMs: number): number | null {
  const last = recent.at(-1);
  if (!last || nowMs - last.atMs > freshMs) return null;
  const window = recent.filter(({ atMs }) => last.atMs - atMs <= windowMs);
  const sorted = window.map(({ beats }) => beats).toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}

/** Also asked without a beat, for a pulse that is gone has no zone. */
export function takeBeat(
  pulse: Pulse,
  beat: Beat | null,
  zones: HeartZones | null,
  nowMs: number,
): Pulse {
  const all = beat ? [...pulse.recent, beat] : pulse.recent;
  const recent = all.filter(({ atMs }) => nowMs - atMs <= windowMs + freshMs);
  const beats = smoothBeats(recent, nowMs);
  const zone = zones && beats !== null ? settledZone(zones, beats, pulse.zone) : null;
  return { ...pulse, recent, zone, zoneSinceMs: zone === pulse.zone ? pulse.zoneSinceMs : nowMs };
}

/** The zone that is to be told now, with the pulse that has told it; null for none. */
export function zoneToTell(pulse: Pulse, nowMs: number): { zone: number; pulse: Pulse } | null {
  const { zone, zoneSinceMs, toldZone, toldMs } = pulse;
  if (zone === null || zone === 0 || zone === toldZone) return null;
  if (nowMs - zoneSinceMs < lastsMs || nowMs - toldMs < quietMs) return null;
  return { zone, pulse: { ...pulse, toldZone: zone, toldMs: nowMs } };
}
