import { pyramid } from '../constants.ts';

const list = /(?<![\d.])\d{1,3}(?:\s*(?:[-–—,/→>]|->)\s*\d{1,3}){2,}(?![\d.])/;
const range =
  /(?<![\d.])(\d{1,3})\s*(?:to|→|\.\.\.?|…)\s*(\d{1,3})(?:\s*(?:to|→|\.\.\.?|…)\s*(\d{1,3}))?(?![\d.])/;
const wayBack = /\band back\b|\bback (?:down|up|to)\b|\bup and down\b|\bdown and up\b/;

/** From one level to the other by ones, both included. */
function climb(from: number, to: number): number[] {
  const step = from <= to ? 1 : -1;
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => from + i * step);
}

function readRange(text: string): number[] | undefined {
  const found = range.exec(text);
  if (!found) return undefined;
  const [from, peak, end] = found.slice(1).map((n) => (n === undefined ? undefined : Number(n)));
  if (from === undefined || peak === undefined) return undefined;
  const back = end ?? (wayBack.test(text) ? from : undefined);
  return back === undefined
    ? climb(from, peak)
    : [...climb(from, peak), ...climb(peak, back).slice(1)];
}

/** Reads '1-2-3-2-1', '1, 2, 3', '10 to 1', '1 to 5 and back'; undefined where there are no levels. */
export function readLevels(text: string | undefined): number[] | undefined {
  const lower = (text ?? '').slice(0, 500).toLowerCase();
  const listed = list.exec(lower)?.[0].match(/\d+/g)?.map(Number);
  const levels = (listed ?? readRange(lower) ?? [])
    .filter((level) => level >= 1 && level <= pyramid.maxLevel)
    .slice(0, pyramid.maxLevels);
  return levels.length > 0 ? levels : undefined;
}
