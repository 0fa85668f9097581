import type { SessionTrace } from '../analytics/types.ts';
import { type HeartZones, zoneOf } from './zones.ts';

/** A longer gap is a strap that was silent, not a pulse that stayed. */
const longestGapSeconds = 30;

/** How long the pulse was in each zone, from 1 to 5. */
export function zoneSeconds({ seconds, heartRate }: SessionTrace, zones: HeartZones): number[] {
  const sums = zones.from.map(() => 0);
  seconds.forEach((second, i) => {
    const beats = heartRate?.[i];
    const next = seconds[i + 1];
    if (beats === null || beats === undefined || next === undefined) return;
    const zone = zoneOf(zones, beats);
    const gap = next - second;
    if (zone > 0 && gap <= longestGapSeconds) sums[zone - 1] = (sums[zone - 1] ?? 0) + gap;
  });
  return sums;
}
