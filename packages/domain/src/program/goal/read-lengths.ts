import { fold } from '../../reading/engine/tokens.ts';
import { numberWords } from '../../reading/lexicon/language/number-words.ts';
import { durationLimits } from '../../workout/limits.ts';
import { readWeekdays } from './read-weekdays.ts';

/** Sessions of two lengths in one week. */
export interface Lengths {
  short: number;
  long: number;
  /** So many long ones. */
  count: number;
  /** Where they are to be, if that is said; Sunday is 0. */
  days: number[];
  /** All sessions of a week, if both are counted. */
  sessions?: number;
}

interface Part {
  count?: number;
  minutes?: number;
  size?: 'short' | 'long';
  days: number[];
  isWeekend: boolean;
  isWeek: boolean;
}

const small = new Map(
  Object.entries(numberWords).flatMap(([value, words]) =>
    fold(words)
      .text.split(' ')
      .map((word): [string, number] => [word, Number(value)]),
  ),
);
const number = `(\\d{1,3}|${[...small.keys()].join('|')})`;
const amountOf = (word: string): number => small.get(word) ?? Number(word);

const counted = new RegExp(
  `(?:^|\\b)([1-7]|${[...small.keys()].join('|')})(?: ?x)? ?(?=(?:a |of )?(?:\\d{2,3} ?-?(?:min|m\\b)|short|long|quick|kurze?|lange?|corta|larga|courte|longue|brev|curta|longa))`,
);
const inMinutes = new RegExp(
  `(?<![a-wyz\\d.,])${number} ?-?(?:min|mins|minutes?|minuten|minutos?|minuti|')`,
);
const inHours: readonly (readonly [RegExp, number])[] = [
  [/\b(?:an hour and a half|1[.,]5 ?h(?:ours?)?|anderthalb stunden|una hora y media)\b/, 90],
  [/\b(?:2|two|zwei|dos) ?h(?:ours?|rs?)?\b|\b(?:zwei stunden|dos horas)\b/, 120],
  [
    /\b(?:half an hour|(?:eine )?halbe stunde|media hora|une demi[ -]heure|mezz'?ora|meia hora)\b/,
    30,
  ],
  [/\b(?:an|one|1) ?h(?:ou)?r?\b|\b(?:eine stunde|una hora|une heure|un'?ora|uma hora)\b/, 60],
];
const shortWords =
  /\b(?:short|shorter|quick|kurze?r?|cort[ao]s?|courte?s?|brev[ei]|curt[ao]s?|rapidas?)\b/;
const longWords =
  /\b(?:long|longer|lange?r?|larg[ao]s?|longues?|lungh?[aeio]|long[ao]s?)\b(?! run)/;
const weekendWords =
  /\b(?:weekends?|wochenende|fin de semana|fines de semana|week-end|fine settimana|fim de semana)\b/;
const weekWords =
  /\b(?:weekdays?|during the week|in the week|midweek|unter der woche|werktags|entre semana|en semaine|durante la settimana|dias de semana)\b/;

function partOf(clause: string): Part {
  const count = counted.exec(clause)?.[1];
  const minutes = inMinutes.exec(clause)?.[1];
  const hours = inHours.find(([words]) => words.test(clause))?.[1];
  const value = minutes === undefined ? hours : amountOf(minutes);
  const isShort = shortWords.test(clause);
  const isLong = longWords.test(clause);
  return {
    ...(count !== undefined && { count: amountOf(count) }),
    ...(value !== undefined && { minutes: value }),
    ...(isShort !== isLong && { size: isShort ? ('short' as const) : ('long' as const) }),
    days: readWeekdays(clause).days,
    isWeekend: weekendWords.test(clause),
    isWeek: weekWords.test(clause),
  };
}

const isPart = ({ count, minutes, size, days, isWeekend, isWeek }: Part): boolean =>
  (minutes !== undefined || size !== undefined) &&
  (count !== undefined || days.length > 0 || isWeekend || isWeek);

const usual = { short: 30, long: 60 } as const;
const clauses = /[,.;+&()](?!\d)|\b(?:and|und|y|et|e|plus|but|aber|pero|mais|ma|mas)\b/;

/** What stands in brackets belongs to what is before it: '2 short (30 min)'. */
const joined = (text: string): string => text.replace(/ ?\(([^)]*)\)/g, ' $1');

/** '2 short, 1 long', '30 minutes on weekdays, an hour at weekends'. */
export function readLengths(goalText: string): Lengths | null {
  const { text } = fold(goalText);
  const parts = joined(text).split(clauses).map(partOf).filter(isPart);
  const [first, second] = parts;
  if (!first || !second) return null;
  const isFirstLong =
    first.minutes !== undefined && second.minutes !== undefined
      ? first.minutes > second.minutes
      : first.size === 'long' || second.size === 'short' || first.isWeekend;
  const [long, short] = isFirstLong ? [first, second] : [second, first];
  const minutes = {
    short: short.minutes ?? Math.min(usual.short, (long.minutes ?? usual.long) / 2),
    long: long.minutes ?? Math.max(usual.long, (short.minutes ?? usual.short) * 2),
  };
  const isFit = (value: number) =>
    value >= durationLimits.minMinutes && value <= durationLimits.maxMinutes;
  if (minutes.short >= minutes.long || !isFit(minutes.short) || !isFit(minutes.long)) return null;
  const days = long.isWeekend ? [0, 6] : long.days;
  const count = long.count ?? Math.max(1, days.length);
  return {
    ...minutes,
    count,
    days,
    ...(short.count !== undefined && { sessions: short.count + count }),
  };
}
