import { fold } from '../../reading/engine/tokens.ts';
import {
  betweenDays,
  busyAfter,
  busyBefore,
  dayLeads,
  dayNames,
  dayRoles,
  otherDay,
  otherSport,
  shortDays,
  throughDays,
} from './words/weekday-words.ts';

export type DayRole = keyof typeof dayRoles;

/** Days of the week that a goal names, Sunday is 0. */
export interface NamedDays {
  /** On which to train, whatever is done. */
  days: number[];
  /** What is to be on which days. */
  roles: Partial<Record<DayRole, number[]>>;
  /** 'Monday to Friday': days that there is time on, not so many sessions. */
  isRange: boolean;
}

interface Mention {
  day: number;
  at: number;
  end: number;
  isShort: boolean;
}

const oneOf = (words: string): string => words.split(' | ').join('|');
const wordAt = (words: string) => new RegExp(`\\b(?:${oneOf(words)})\\b`, 'g');
const between = new RegExp(`^(?: ?(?:${oneOf(betweenDays)}) ?)+$|^ $`);
const through = new RegExp(`^ ?(?:${oneOf(throughDays)}) ?$`);
const lead = new RegExp(`\\b(?:${oneOf(dayLeads)}):? $`);
const busyLead = new RegExp(`\\b(?:${oneOf(busyBefore)})(?: on)? $`);
const busyTail = new RegExp(`^ (?:is |are )?(?:${oneOf(busyAfter)})\\b`);
const sport = wordAt(otherSport);
const elsewhere = new RegExp(`\\b(?:${oneOf(otherDay)})(?: is)?(?: on)? $`);
const already = /\balready (?:on )?\(?$/;
/** 'Sunday 14 March', '14 March, Sunday' are dates. */
const dateTail =
  /^,? \d{1,2}(?!\d)(?:st|nd|rd|th|\.)?(?! ?-?(?:min|h\b|km|k\b|x|hours?|\u00d7|runs?|sessions?|sets?|and|&|:))/;
const dateLead =
  /\d{1,2}(?:st|nd|rd|th|\.)? (?:of )?(?:jan|feb|mar|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])[a-z]* (?:20\d\d )?$/;

function mentionsIn(text: string): Mention[] {
  const of = (names: readonly string[], isShort: boolean): Mention[] =>
    names.flatMap((words, day) =>
      [...text.matchAll(wordAt(words))].map(({ index, 0: found }) => ({
        day,
        at: index,
        end: index + found.length,
        isShort,
      })),
    );
  return [...of(dayNames, false), ...of(shortDays, true)].toSorted((a, b) => a.at - b.at);
}

interface Row {
  days: number[];
  at: number;
  end: number;
  isRange: boolean;
}

const daysFrom = (first: number, last: number): number[] =>
  Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, i) => (first + i) % 7);

const tinyLetters = 2;
const marks = /^ ?[,/&+-] ?$/;

/** Days that stand together are one row; a lone short word is no day. */
function rowsIn(text: string): Row[] {
  const rows: (Row & { isSure: boolean })[] = [];
  for (const { day, at, end, isShort } of mentionsIn(text)) {
    const last = rows.at(-1);
    const gap = last ? text.slice(last.end, at) : null;
    const isRange = last !== undefined && gap !== null && through.test(gap);
    // 'So', 'di' and 'mi' are words of their own: only a mark makes days of them.
    if (end - at === tinyLetters && !(gap && marks.test(gap)) && !marks.test(text[end] ?? ''))
      continue;
    if (last && gap !== null && (isRange || between.test(gap))) {
      const days = isRange ? daysFrom(last.days.at(-1) ?? day, day) : [day];
      last.days = [...new Set([...last.days, ...days])];
      last.end = end;
      last.isRange ||= isRange;
      last.isSure ||= !isShort || gap.trim() !== '' || last.days.length > 2;
      continue;
    }
    const isSure = !isShort || lead.test(text.slice(0, at));
    rows.push({ days: [day], at, end, isRange: false, isSure });
  }
  return rows.filter(({ isSure }) => isSure);
}

/** What stands around a row of days in its own part of the sentence. */
function aroundOf(text: string, rows: readonly Row[], i: number): [before: string, after: string] {
  const row = rows[i] as Row;
  const start = rows[i - 1]?.end ?? 0;
  const end = rows[i + 1]?.at ?? text.length;
  const before =
    text
      .slice(start, row.at)
      .split(/[,.;:!?(](?!\d)/)
      .at(-1) ?? '';
  const after = text.slice(row.end, end).split(/[,.;:!?)](?!\d)/)[0] ?? '';
  return [before, after];
}

const roleIn = (words: string): DayRole | undefined =>
  (Object.keys(dayRoles) as DayRole[]).find((role) => words.search(wordAt(dayRoles[role])) >= 0);

/** 'Long run on Saturday, lift on Monday and Thursday'. */
export function readWeekdays(goalText: string): NamedDays {
  const { text } = fold(goalText);
  const rows = rowsIn(text);
  const named: NamedDays = { days: [], roles: {}, isRange: false };
  rows.forEach((row, i) => {
    const [before, after] = aroundOf(text, rows, i);
    const lastWords = text.slice(Math.max(0, row.at - 24), row.at);
    const isOther =
      busyLead.test(before) ||
      busyTail.test(after) ||
      already.test(lastWords) ||
      elsewhere.test(before) ||
      dateTail.test(text.slice(row.end)) ||
      dateLead.test(lastWords) ||
      (roleIn(`${before} ${after}`) === undefined && `${before} ${after}`.search(sport) >= 0);
    if (isOther) return;
    named.days = [...new Set([...named.days, ...row.days])];
    named.isRange ||= row.isRange;
    const role = roleIn(before) ?? roleIn(after);
    if (role && !row.isRange) named.roles[role] = [...(named.roles[role] ?? []), ...row.days];
  });
  return { ...named, days: named.days.toSorted((a, b) => a - b) };
}
