import { addDays } from '../calendar/days.ts';

const months = [
  'jan',
  'feb',
  'mar',
  'apr',
  'ma[iy]',
  'jun',
  'jul',
  'aug',
  'sep',
  'o[ck]t',
  'nov',
  'de[cz]',
];
const month = `(${months.join('|')})[a-z]*`;
const isoDay = /\b(20\d\d)-(\d\d)-(\d\d)\b/;
const dayFirst = new RegExp(
  `\\b(\\d{1,2})(?:st|nd|rd|th|\\.)? (?:of )?${month}\\.?(?:,? (20\\d\\d))?\\b`,
);
const monthFirst = new RegExp(`\\b${month} (\\d{1,2})(?:st|nd|rd|th)?(?:,? (20\\d\\d))?\\b`);

const two = (value: number | string) => String(value).padStart(2, '0');

/** A date as written; without a year the next one. */
export function dayIn(text: string, today: string): string | undefined {
  const iso = isoDay.exec(text);
  if (iso) return iso[0];
  const a = dayFirst.exec(text);
  const b = a ? null : monthFirst.exec(text);
  const [day, name, year] = a ? [a[1], a[2], a[3]] : b ? [b[2], b[1], b[3]] : [];
  if (day === undefined || name === undefined) return undefined;
  const place = months.findIndex((one) => new RegExp(`^${one}`).test(name)) + 1;
  const inYear = (of: number | string) => `${of}-${two(place)}-${two(day)}`;
  if (year) return inYear(year);
  const thisYear = Number(today.slice(0, 4));
  return inYear(thisYear) >= today ? inYear(thisYear) : inYear(thisYear + 1);
}

const deadline =
  '(?:by|until|till|before|bis|para|antes de|hasta|avant|entro|prima di)(?: the| el| la| le)?';
/** A month as a whole word: 'before deciding' names none. */
const wholeMonth = `(${months.join('|')})(?:uary|ruary|ch|il|[eyiot]|ust|tember|ember|ober|uar|ruar|z|osto|bre|enero)?\\b`;
const endOf = new RegExp(
  `\\b${deadline} (?:(end|start|beginning|middle|mid) (?:of )?)?${wholeMonth}(?:,? (20\\d\\d))?(?! ?\\d)`,
);
const byDay = new RegExp(
  `\\b${deadline} (?=(?:\\d{1,2}(?:st|nd|rd|th|\\.)? (?:of )?|20|${month} \\d))`,
);

/** 'By 1 March', 'until the end of January': the day by which a goal is to be reached. */
export function dayBy(text: string, today: string): string | undefined {
  const before = byDay.exec(text);
  const day =
    before && dayIn(text.slice(before.index + before[0].length, before.index + 40), today);
  if (day) return day;
  const found = endOf.exec(text);
  if (!found) return undefined;
  const [, part = 'start', name = '', year] = found;
  const place = months.findIndex((one) => new RegExp(`^${one}`).test(name)) + 1;
  const next = place === 12 ? 1 : place + 1;
  const thisYear = Number(today.slice(0, 4));
  const inYear = (of: number): string => {
    if (part === 'end') return addDays(`${next === 1 ? of + 1 : of}-${two(next)}-01`, -1);
    return `${of}-${two(place)}-${part.startsWith('mid') ? '15' : '01'}`;
  };
  if (year) return inYear(Number(year));
  return inYear(thisYear) > today ? inYear(thisYear) : inYear(thisYear + 1);
}

const eventWords =
  '(?:marathon|race|hyrox|test|exam|event|competition|meet|hike|trek|trip|wedding|season|tournament|parkrun|doubles|\\d{1,2} ?k(?:m)?|wettkampf|carrera|course|gara|corrida)';
const inMonth = new RegExp(
  `\\b${eventWords}(?: [a-z]+){0,2} (?:in|im|en|next|for|a|em) (?:(?:early|mid|late|the end of) )?${wholeMonth}(?! ?\\d)(?:,? (20\\d\\d))?`,
);

/** 'Marathon in April': the first of its month, where no day is told. */
export function eventMonth(text: string, today: string): string | undefined {
  const [, name, year] = inMonth.exec(text) ?? [];
  if (name === undefined) return undefined;
  const place = months.findIndex((one) => new RegExp(`^${one}`).test(name)) + 1;
  const inYear = (of: number): string => `${of}-${two(place)}-01`;
  if (year) return inYear(Number(year));
  const thisYear = Number(today.slice(0, 4));
  return inYear(thisYear) > today ? inYear(thisYear) : inYear(thisYear + 1);
}

/** 'In eleven weeks' is the end of the eleventh: races are at weekends. */
export function endOfWeeks(today: string, inDays: number): string {
  const isWeeks = inDays >= 14 && inDays % 7 === 0;
  return addDays(today, isWeeks ? inDays - 1 : inDays);
}
