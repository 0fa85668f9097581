import type { NumberRange, Pace, PaceUnit } from '../../workout/types.ts';

/** '4:23', '1:02:05'. */
export function clockText(seconds: number): string {
  const whole = Math.round(seconds);
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const rest = String(whole % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

const perUnit: Record<Exclude<PaceUnit, 'watts'>, string> = {
  's/km': '/km',
  's/mi': '/mi',
  's/500m': '/500 m',
  's/100m': '/100 m',
};

export const metersPer: Record<Exclude<PaceUnit, 'watts'>, number> = {
  's/km': 1000,
  's/mi': 1609.344,
  's/500m': 500,
  's/100m': 100,
};

const span = (lo: string, hi: string): string => (lo === hi ? lo : `${lo}–${hi}`);

/** '4:50–4:58/km', '207–219 W'. */
export function paceText({ unit, lo, hi }: Pace): string {
  if (unit === 'watts') return `${span(String(Math.round(lo)), String(Math.round(hi)))} W`;
  return `${span(clockText(lo), clockText(hi))}${perUnit[unit]}`;
}

/** Seconds that a distance takes at that pace; null where the pace is one of power. */
function repSeconds({ unit, lo, hi }: Pace, meters: number): NumberRange | null {
  if (unit === 'watts') return null;
  const share = meters / metersPer[unit];
  return { lo: lo * share, hi: hi * share };
}

/** '400 m in 1:43–1:47'. */
export function repText(pace: Pace, meters: number): string {
  const times = repSeconds(pace, meters);
  const length = meters < 1000 ? `${meters} m` : `${meters / 1000} km`;
  if (!times) return `${length} at ${paceText(pace)}`;
  return `${length} in ${span(clockText(times.lo), clockText(times.hi))}`;
}
