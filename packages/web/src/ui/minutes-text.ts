/** Shorter than this, half a minute is no small part of it. */
const exactBelowSeconds = 600;

/**
 * '0 min', '45 s', '3 min 30 s', '45 min', '3 h', '3 h 20 min'. Short ones with their seconds: rounded each
 * for itself, a few of them would not add up to what stands above them.
 */
export function minutesText(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole > 0 && whole < 60) return `${whole} s`;
  if (whole < exactBelowSeconds && whole % 60 !== 0) {
    return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  }
  const minutes = Math.round(whole / 60);
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} min`;
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
}
