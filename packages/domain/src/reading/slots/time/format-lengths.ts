import type { Hit } from '../../engine/phrases.ts';
import type { Scan } from '../../engine/scan.ts';
import { type Quantity, toMinutes } from '../../engine/units.ts';
import { isOneOf } from '../../engine/words.ts';
import { terms } from '../../lexicon/terms/time/format-lengths.ts';
import { numberGroups } from '../shape/number-groups.ts';

/** The minutes of a format that runs by the clock: '20 min EMOM', 'AMRAP 12'. */
export interface FormatLength {
  format: Hit;
  minutes: number;
  from: number;
  to: number;
  /** Where the clock stops it, done or not. */
  isCap: boolean;
}

const clockedFormats: ReadonlySet<string> = new Set([
  'emom',
  'every',
  'amrap',
  'tabata',
  'death_by',
]);
const longestBareMinutes = 60;

const isCapWord = ({ text }: { text: string }) => isOneOf(text, 'cap timecap');

/** 'Time cap 12', 'cap 15': a word of its own, with a format or without one around it. */
function capHits(scan: Scan): Hit[] {
  const isRace = scan.of('format').some(({ value }) => cappedFormats.has(value));
  const hasSteps = numberGroups(scan).steps.length > 0 || scan.of('named').length > 0;
  if (!isRace && !hasSteps) return [];
  return scan.tokens.flatMap((token, at): Hit[] =>
    isCapWord(token) && !isOneOf(scan.tokens[at - 1]?.text, 'hr bpm puls heart')
      ? [{ kind: 'format', value: 'for_time', from: at, to: at + 1, typo: 0 }]
      : [],
  );
}

const cappedFormats: ReadonlySet<string> = new Set([
  'for_time',
  'chipper',
  'rounds',
  'amrap',
  'ladder',
]);

/** 'AMRAP 12 pull-ups push-ups squats' counts none of them; 'AMRAP 10 burpees 20 squats' does. */
function countsMoves(scan: Scan, { from, to }: Quantity): boolean {
  const moves = scan.of('move');
  const { single } = numberGroups(scan);
  const isBeforeMove = (one: { to: number }) => moves.some((move) => move.from === one.to);
  if (!isBeforeMove({ to })) return false;
  const others = single.filter(
    (one) => one.from !== from && one.unit === null && isBeforeMove(one),
  );
  return others.length > 0 || moves.length === 1;
}

function onlyLinks({ tokens }: Scan, from: number, to: number): boolean {
  return (
    to >= from &&
    to - from <= 2 &&
    tokens.slice(from, to).every(({ text }) => terms.links.has(text))
  );
}

/** Each format that runs by the clock with the minutes right beside it. */
export function readFormatLengths(scan: Scan): FormatLength[] {
  const { single } = numberGroups(scan);
  const used = new Set<Quantity>();
  const caps = capHits(scan);
  const clocked = scan.of('format').filter(({ value }) => clockedFormats.has(value));
  return [...clocked, ...caps].flatMap((format) => {
    const isCap = caps.includes(format);
    const own = single.find((quantity) => {
      if (used.has(quantity)) return false;
      const minutes = quantity.unit === null ? quantity.value : toMinutes(quantity);
      if (minutes === null || quantity.unit === 'seconds' || minutes < 2) return false;
      const isAfter = onlyLinks(scan, format.to, quantity.from);
      // '12er EMOM'.
      const isCounted =
        quantity.unit === null &&
        scan.tokens[quantity.to]?.text === 'er' &&
        format.from === quantity.to + 1;
      if (isCounted) return true;
      const isBefore = onlyLinks(scan, quantity.to, format.from) && quantity.unit !== null;
      if (quantity.unit !== null) return isAfter || isBefore;
      return isAfter && quantity.value <= longestBareMinutes && !countsMoves(scan, quantity);
    });
    if (!own) return [];
    used.add(own);
    const minutes = own.unit === null ? own.value : (toMinutes(own) ?? own.value);
    return [{ format, minutes: Math.round(minutes), from: own.from, to: own.to, isCap }];
  });
}

/** Where the clock stops a race against it. */
export function capOf(scan: Scan): FormatLength | undefined {
  return readFormatLengths(scan).find(({ isCap }) => isCap);
}
