import { clockText } from '../../../training/pace/words.ts';
import type { Pace } from '../../../workout/types.ts';

/** '45 s', '8 min', '2:30 min'. */
export function lengthText(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 120 && whole !== 60) return `${whole} s`;
  return whole % 60 === 0 ? `${whole / 60} min` : `${clockText(whole)} min`;
}

/** '8 min', to the nearest minute. */
export const minutesText = (seconds: number): string => `${Math.round(seconds / 60)} min`;

const mile = 1609.344;

/** '400 m', '1 km', '2.5 km', and '3 mi' where somebody counts in miles. */
export function metresText(metres: number): string {
  const halves = (metres / mile) * 2;
  const isMiles = Math.abs(halves - Math.round(halves)) < 0.01 && metres % 100 !== 0;
  if (isMiles && halves >= 1) return `${Math.round(halves) / 2} mi`;
  return metres < 1000 ? `${Math.round(metres)} m` : `${Math.round(metres / 10) / 100} km`;
}

const span = (lo: string, hi: string): string => (lo === hi ? lo : `${lo}–${hi}`);

/** '1:43–1:47', the seconds that so many metres take at that pace. */
export function timeRangeText(lo: number, hi: number): string {
  return hi < 60
    ? `${span(String(Math.round(lo)), String(Math.round(hi)))} s`
    : span(clockText(lo), clockText(hi));
}

/** The belt's speed for a pace: '11.9–12.4 km/h'. */
export function beltSpeedText({ lo, hi }: Pace): string {
  const speed = (seconds: number) => String(Math.round(36000 / seconds) / 10);
  return `${span(speed(hi), speed(lo))} km/h`;
}

/** Sentences up to so many words in all, the first ones first. */
export function withinWords(sentences: readonly string[], most: number): string[] {
  let left = most;
  const kept: string[] = [];
  for (const sentence of sentences) {
    const count = sentence.split(/\s+/).length;
    if (count > left) continue;
    left -= count;
    kept.push(sentence);
  }
  return kept;
}

export const sentence = (words: string): string =>
  `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
