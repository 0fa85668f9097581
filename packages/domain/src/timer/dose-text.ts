import type { NumberRange, Pace, PaceUnit } from '../workout/types.ts';
import { formatClock } from './format-clock.ts';

const paceNames: Record<Exclude<PaceUnit, 'watts'>, string> = {
  's/km': '/km',
  's/mi': '/mi',
  's/500m': '/500 m',
  's/100m': '/100 m',
};

const rangeText = ({ lo, hi }: NumberRange, write: (value: number) => string): string =>
  write(lo) === write(hi) ? write(lo) : `${write(lo)}–${write(hi)}`;

const whole = (value: number) => String(Math.round(value));

/** '4:18–4:28 /km', '180–200 W'. */
export function stepPaceText(pace: Pace): string {
  if (pace.unit === 'watts') return `${rangeText(pace, whole)} W`;
  return `${rangeText(pace, (seconds) => formatClock(Math.round(seconds)))} ${paceNames[pace.unit]}`;
}

/** '130–145 bpm'. */
export const heartRateText = (range: NumberRange): string => `${rangeText(range, whole)} bpm`;

/** '3 left', '1–2 left': reps that could still be done when the set ends. */
export function effortText(rir: number): string {
  const lo = Math.floor(rir);
  const hi = Math.ceil(rir);
  return `${lo === hi ? lo : `${lo}–${hi}`} left`;
}

/** '400 m', '5 km', '12 cal'; nothing where neither is told. */
export function coveredText({
  distanceMeters,
  calories,
}: {
  distanceMeters?: number | undefined;
  calories?: number | undefined;
}): string | undefined {
  if (calories !== undefined) return `${calories} cal`;
  if (distanceMeters === undefined) return undefined;
  return distanceMeters >= 1000 && distanceMeters % 100 === 0
    ? `${distanceMeters / 1000} km`
    : `${distanceMeters} m`;
}

/** '40 s', '2 min', '1 min 30 s'. */
export function secondsText(seconds: number): string {
  const rest = Math.round(seconds) % 60;
  if (seconds < 100 && rest !== 0) return `${Math.round(seconds)} s`;
  const minutes = Math.floor(Math.round(seconds) / 60);
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
}
