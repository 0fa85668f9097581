import { pyramidTimes } from '../constants.ts';

const sign = String.raw`\s*(?:->|[-–—,/→>])\s*`;
const dots = String.raw`\s*[-–—,]?\s*(?:\.{2,3}|…)\s*[-–—,]?\s*`;
const number = String.raw`\d{1,3}(?![\d:]|\.\d)`;
/** Numbers before one of these are lengths, loads or distances. */
const unit = String.raw`\s*(?:s|secs?|seconds?|m|mins?|minutes?|h|hours?|km|kgs?|lbs?|pounds?|%|metres?|meters?|cals?|calories)(?![a-z])`;
const count = String.raw`\s*(?:rounds?|sets?|exercises?|levels?|times|weeks?|days?)(?![a-z])`;
const start = String.raw`(?<![\d.:])`;

const listed = new RegExp(
  String.raw`${start}(${number}(?:${sign}${number}){2,})(?:(${dots})(${number})?)?(?!${sign}\d)(?!${unit})`,
);
const to = String.raw`\s*(?:reps?\s+)?(?:(?:up|down)\s+)?(?:to|→|\.{2,3}|…)\s*`;
const spoken = new RegExp(
  `${start}(${number})${to}(${number})(?:${to}(${number}))?(?!${to}[0-9])(?!${unit}|${count})`,
);
/** Two numbers and a dash say many things; only where levels are spoken of do they say levels. */
const dashed = new RegExp(
  String.raw`(?:^|pyramid|ladder|levels?|reps?|from)[\s:(]*(${number})\s*[-–—]\s*(${number})(?!${sign}\d)(?!${unit}|${count})`,
);
const wayBack = /\band back\b|\bback (?:down|up|to)\b|\bup and down\b|\bdown and up\b/;

/** From one level to the other by equal steps, both included. */
function climb(from: number, to: number, stride = 1): number[] {
  const step = from <= to ? stride : -stride;
  const length = Math.floor(Math.abs(to - from) / stride) + 1;
  return Array.from({ length }, (_, i) => from + i * step);
}

const upAndDown = (from: number, peak: number, end: number) => [
  ...climb(from, peak),
  ...climb(peak, end).slice(1),
];

/** '10-9-8…' goes on as it began: to the number after the dots, or down to 1. */
function goOn(levels: number[], end: number | undefined): number[] {
  const [before = 0, last = 0] = levels.slice(-2);
  const stride = Math.abs(last - before);
  const to = end ?? (last < before ? 1 : last);
  const isOnward = Math.sign(to - last) === Math.sign(last - before);
  return stride > 0 && isOnward ? [...levels, ...climb(last, to, stride).slice(1)] : levels;
}

function readList(text: string): number[] | undefined {
  const [, numbers, more, end] = listed.exec(text) ?? [];
  if (numbers === undefined) return undefined;
  const levels = numbers.match(/\d+/g)?.map(Number) ?? [];
  if (more !== undefined) return goOn(levels, end === undefined ? undefined : Number(end));
  const [first = 0, peak = 0, last] = levels;
  // '1-5-1' names the ends and the peak of a pyramid.
  const isOutline = levels.length === 3 && first === last && Math.min(first, peak) === 1;
  return isOutline ? upAndDown(first, peak, first) : levels;
}

function readRange(text: string): number[] | undefined {
  const found = spoken.exec(text) ?? dashed.exec(text);
  if (!found) return undefined;
  const [from, peak, end] = found.slice(1).map((n) => (n === undefined ? undefined : Number(n)));
  if (from === undefined || peak === undefined) return undefined;
  const back = end ?? (wayBack.test(text) ? from : undefined);
  return back === undefined ? climb(from, peak) : upAndDown(from, peak, back);
}

/**
 * Reads '1-2-3-2-1', '1, 2, 3', '10-9-8…', '1-5-1', '1-10', '10 down to 1',
 * '1 to 5 and back'; undefined where there are no levels.
 */
export function readLevels(text: string | undefined): number[] | undefined {
  const lower = (text ?? '').slice(0, 500).toLowerCase();
  const levels = (readList(lower) ?? readRange(lower) ?? [])
    .filter((level) => level >= 1 && level <= pyramidTimes.maxLevel)
    .slice(0, pyramidTimes.maxLevels);
  return levels.length > 0 ? levels : undefined;
}
