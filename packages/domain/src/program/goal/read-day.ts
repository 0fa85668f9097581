import { addDays } from '../calendar/days.ts';

/** Names of the months as they are written, short or in full. */
const monthNames: readonly string[] = [
  'jan|january|januar|janner|janvier|janeiro|enero|gennaio',
  'feb|february|februar|fevrier|fevereiro|febrero|febbraio',
  'mar|march|marz|maerz|mars|marzo|marco',
  'apr|april|avril|abril|aprile',
  'may|mai|mayo|maio|maggio',
  'jun|june|juni|juin|junio|junho|giugno',
  'jul|july|juli|juillet|julio|julho|luglio',
  'aug|august|aout|agosto',
  'sept?|september|septembre|septiembre|setembro|settembre',
  'o[ck]t|o[ck]tober|octobre|octubre|outubro|ottobre',
  'nov|november|novembre|noviembre|novembro',
  'de[cz]|december|dezember|decembre|diciembre|dezembro|dicembre',
];
const month = `(${monthNames.join('|')})\\b`;
const monthOf = (name: string): number =>
  monthNames.findIndex((names) => new RegExp(`^(?:${names})$`).test(name)) + 1;
const isoDay = /\b(20\d\d)-(\d\d)-(\d\d)\b/;
const dayFirst = new RegExp(
  `\\b([12]?\\d|3[01])(?:st|nd|rd|th|\\.)? (?:of |de |di )?${month}\\.?(?:,? (20\\d\\d))?\\b`,
);
const monthFirst = new RegExp(
  `\\b${month} ([12]?\\d|3[01])(?!\\d)(?:st|nd|rd|th)?(?:,? (20\\d\\d))?\\b`,
);

const two = (value: number | string) => String(value).padStart(2, '0');

/** A date as written; without a year the next one. */
export function dayIn(text: string, today: string): string | undefined {
  const iso = isoDay.exec(text);
  if (iso) return iso[0];
  const a = dayFirst.exec(text);
  const b = a ? null : monthFirst.exec(text);
  const [day, name, year] = a ? [a[1], a[2], a[3]] : b ? [b[2], b[1], b[3]] : [];
  if (day === undefined || name === undefined) return undefined;
  const place = monthOf(name);
  const inYear = (of: number | string) => `${of}-${two(place)}-${two(day)}`;
  if (year) return inYear(year);
  const thisYear = Number(today.slice(0, 4));
  return inYear(thisYear) >= today ? inYear(thisYear) : inYear(thisYear + 1);
}

const deadline =
  '(?:by|until|till|before|bis|para|antes de|hasta|avant|entro|prima di)(?: the| el| la| le)?';
const endOf = new RegExp(
  `\\b${deadline} (?:(end|start|beginning|middle|mid) (?:of )?)?${month}(?:,? (20\\d\\d))?(?! ?\\d)`,
);
const byDay = new RegExp(
  `\\b${deadline} (?=(?:\\d{1,2}(?:st|nd|rd|th|\\.)? (?:of )?|20|${month} \\d))`,
);

/** 'On 7 March', 'the meet is 7 March': the day of something to come. */
const onDay = new RegExp(
  `\\b(?:on|is|for|am|el|le|il)(?: the)?(?: (?:mon|tues|wednes|thurs|fri|satur|sun)day| (?:mon|tue|wed|thu|fri|sat|sun))?,? (?=(?:\\d{1,2}(?:st|nd|rd|th|\\.)? (?:of )?|${month} )(?:${month}|\\d))`,
);
const isPast = /\b(?:since|was|were|had|did|last|ago|born|started|stopped|broke|tore)\b/;

/** The day that the words look forward to; what was on one is none. */
export function dayOn(text: string, today: string): string | undefined {
  for (const clause of text.split(/[,.;!?](?!\d)/)) {
    const found = isPast.test(clause) ? null : onDay.exec(clause);
    const day = found && dayIn(clause.slice(found.index), today);
    if (day) return day;
  }
  return undefined;
}

/** 'By 1 March', 'until the end of January': the day by which a goal is to be reached. */
export function dayBy(text: string, today: string): string | undefined {
  const before = byDay.exec(text);
  const day =
    before && dayIn(text.slice(before.index + before[0].length, before.index + 40), today);
  if (day) return day;
  const found = endOf.exec(text);
  if (!found) return undefined;
  const [, part = 'start', name = '', year] = found;
  const place = monthOf(name);
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
  '(?:marathon|half|ultra|triathlon|sportive|fondo|ride|swim|water|row|regatta|bout|fight|tour|sprint|run|race|hyrox|test|exam|event|competition|meet|hike|trek|trip|wedding|season|tournament|parkrun|doubles|\\d{1,2} ?k(?:m)?|wettkampf|carrera|course|gara|corrida)';
const inMonth = new RegExp(
  `\\b${eventWords}(?: [a-z]+){0,2} (?:in|im|en|next|for|a|em) (?:(?:early|mid|late|the end of) )?${month}(?! ?\\d)(?:,? (20\\d\\d))?`,
);

/** 'End of June', 'mid-May', 'late in August'. */
const partOfMonth = new RegExp(
  `\\b(early|mid|late|end|start|beginning|middle)[ -](?:of |in )?(?:the )?${month}(?! ?\\d)(?:,? (20\\d\\d))?`,
);
const daysOfPart: Readonly<Record<string, number>> = { late: 22, end: 25, mid: 14, middle: 14 };

/** 'Marathon in April', 'end of June': about when, where no day is told. */
export function eventMonth(text: string, today: string): string | undefined {
  const ahead = text
    .split(/[,.;!?](?!\d)/)
    .filter((clause) => !isPast.test(clause))
    .join(', ');
  const [, part = '', partName, partYear] = partOfMonth.exec(ahead) ?? [];
  const [, ownName, ownYear] = inMonth.exec(text) ?? [];
  const name = partName ?? ownName;
  const year = partName ? partYear : ownYear;
  if (name === undefined) return undefined;
  const place = monthOf(name);
  const inYear = (of: number): string => `${of}-${two(place)}-${two(daysOfPart[part] ?? 1)}`;
  if (year) return inYear(Number(year));
  const thisYear = Number(today.slice(0, 4));
  return inYear(thisYear) > today ? inYear(thisYear) : inYear(thisYear + 1);
}

/** 'In eleven weeks' is the end of the eleventh: races are at weekends. */
export function endOfWeeks(today: string, inDays: number): string {
  const isWeeks = inDays >= 14 && inDays % 7 === 0;
  return addDays(today, isWeeks ? inDays - 1 : inDays);
}
