/** Spec §4: minutes:seconds, seconds padded to 2 digits; over an hour it stays in minutes. */
export function formatClock(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  return `${Math.floor(whole / 60)}:${`${whole % 60}`.padStart(2, '0')}`;
}
