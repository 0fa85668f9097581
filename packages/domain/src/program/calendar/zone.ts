import { dayMs } from '../../workout/durations.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, format);
  return format;
}

export function isTimeZone(name: string): boolean {
  try {
    formatIn(name);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** What the clocks and the calendar of a zone show at an instant. */
export function wallIn(zone: string, instantMs: number): { day: string; minutes: number } {
  const wall = new Date(instantMs + offsetMs(zone, instantMs)).toISOString();
  const [hours, minutes] = [wall.slice(11, 13), wall.slice(14, 16)].map(Number);
  return { day: wall.slice(0, 10), minutes: (hours ?? 0) * 60 + (minutes ?? 0) };
}

/** By how much the clocks of a zone are ahead of UTC at an instant. */
function offsetMs(zone: string, instantMs: number): number {
  const parts = formatIn(zone).formatToParts(instantMs);
  const get = (wanted: string) => Number(parts.find(({ type }) => type === wanted)?.value);
  const wallMs = Date.UTC(
    get('year'),
    get('month') - 1,
    get('day'),
    get('hour'),
    get('minute'),
    get('second'),
  );
  return wallMs - instantMs;
}

/**
 * When the clocks of a zone show this day and minute. Of two such instants the first; a minute
 * that is skipped counts on from the time before it (RFC 5545 §3.3.5).
 */
export function instantIn(zone: string, day: string, minutes: number): string {
  const wallMs = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000;
  const before = offsetMs(zone, wallMs - dayMs);
  const after = offsetMs(zone, wallMs + dayMs);
  const early = wallMs - before;
  const late = wallMs - after;
  const isLate = offsetMs(zone, early) !== before && offsetMs(zone, late) === after;
  return new Date(isLate ? late : early).toISOString();
}
