import { type Bounds, bounds } from './limits.ts';
import { clamp, readNumber, readText } from './read-value.ts';

const seconds = '(?:s|secs?|seconds?|")(?![a-z])';
const minutes = "(?:min|mins|minutes?|')(?![a-z])";

const clock = /(?<![\d:])(\d{1,3}):([0-5]\d)(?![\d:])/;
const minutesAndSeconds = new RegExp(
  String.raw`(\d{1,3})\s*${minutes}\s*(?:and\s*)?(\d{1,2})\s*${seconds}`,
);
const withUnit = new RegExp(
  String.raw`(?:\d{1,4}\s*-\s*)?(\d{1,4}(?:\.\d{1,2})?)\s*(?:(${seconds})|${minutes})`,
);

/** The words that a time is written in, ready to be embedded in a longer pattern. */
export const timePattern = String.raw`(?:\d{1,3}:[0-5]\d|(?:\d{1,4}\s*-\s*)?\d{1,4}(?:\.\d{1,2})?\s*(?:${minutes}(?:\s*\d{1,2}\s*${seconds})?|${seconds}))`;

/** Reads '40 s', '1:30', '2 min', '1 min 30 s'; of a range such as '30-45 s', the longer. */
export function findSeconds(text: string): number | undefined {
  const asClock = clock.exec(text);
  if (asClock) return Number(asClock[1]) * 60 + Number(asClock[2]);
  const both = minutesAndSeconds.exec(text);
  if (both) return Number(both[1]) * 60 + Number(both[2]);
  const one = withUnit.exec(text);
  if (!one) return undefined;
  return Math.round(Number(one[1]) * (one[2] === undefined ? 60 : 1));
}

function findIn(value: unknown): number | undefined {
  const text = readText(value)?.slice(0, 100).toLowerCase().replace(/[–—−]/g, '-');
  return text === undefined ? undefined : findSeconds(text);
}

/** Seconds from a number or a text with a unit; nothing where it would be no time at all. */
export function readLength(
  value: unknown,
  limits: Bounds = bounds.itemSeconds,
): number | undefined {
  const found = readNumber(value) ?? findIn(value);
  return found === undefined || found <= 0 ? undefined : Math.round(clamp(found, limits));
}

/** Like a length, but a plan may well say that there is no rest. */
export function readRest(value: unknown): number | undefined {
  const found = readNumber(value) ?? findIn(value);
  return found === undefined ? undefined : Math.round(clamp(found, bounds.restSeconds));
}

/** Spec §9 has texts such as '20-30 minutes': of a range the shorter, for nobody minds ending early. */
export function readMinutesField(value: unknown): number | undefined {
  const text = readText(value)?.slice(0, 100);
  const number = readNumber(value) ?? Number(/\d{1,4}(?:\.\d{1,2})?/.exec(text ?? '')?.[0] ?? 0);
  return number > 0 ? clamp(number, bounds.minutes) : undefined;
}
