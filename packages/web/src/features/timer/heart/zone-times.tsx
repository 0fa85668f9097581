import type { SessionTrace } from '@cadence/domain/analytics/types';
import { zoneSeconds } from '@cadence/domain/heart/zone-seconds';
import { formatClock } from '@cadence/domain/timer/format-clock';
import { currentZones } from './heart-settings.ts';

interface ZoneTimesProps {
  trace: SessionTrace;
}

/** How long in each zone; nothing where no zones are known. */
export function ZoneTimes({ trace }: ZoneTimesProps) {
  const zones = currentZones();
  if (!zones || !trace.heartRate) return null;
  const times = zoneSeconds(trace, zones).flatMap((seconds, i) =>
    seconds > 0 ? [{ zone: i + 1, seconds }] : [],
  );
  if (times.length === 0) return null;
  return (
    <dl className="num flex flex-wrap gap-x-4 gap-y-1">
      {times.map(({ zone, seconds }) => (
        <div key={zone} className="flex gap-1.5">
          <dt className="text-ink-2">Zone {zone}</dt>
          <dd className="font-[700]">{formatClock(seconds)}</dd>
        </div>
      ))}
    </dl>
  );
}
