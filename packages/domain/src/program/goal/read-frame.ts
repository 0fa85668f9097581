import { fold } from '../../reading/engine/tokens.ts';
import { numberWords } from '../../reading/lexicon/language/number-words.ts';
import { durationLimits } from '../../workout/limits.ts';
import { addDays, daysBetween, weekdayOfDate } from '../calendar/days.ts';
import { dayBy, dayOn, eventMonth } from './read-day.ts';
import { readLengths } from './read-lengths.ts';
import { type NamedDays, readWeekdays } from './read-weekdays.ts';
import { bodyMassIn, healedLegOf, seasonDay } from './told-body.ts';
import { gentleWords } from './words/body-words.ts';
import { ableWords } from './words/goal-words.ts';

/** What the words of a goal say about the weeks around it. */
export interface ProgramFrame {
  weeks?: number;
  /** Where no number is said: as many as the way to such a goal takes. */
  usualWeeks?: number;
  sessionsPerWeek?: number;
  minutes?: number;
  /** Days of the week that are named, Sunday is 0. */
  weekdays?: number[];
}

const mostWeeks = 24;
const leastSeason = 8;
const leastDeadline = 3;
/** A first 5 km, and the same in steps for joints that complain or carry much. */
const firstRunWeeks = 11;
const softRunWeeks = 19;
const heavyKg = 95;
const complains = new RegExp(`\\b(?:${gentleWords.split(' | ').join('|')})\\b`);
const shortMinutes = 30;

/** 'An' and its like stand before too much to be a number here. */
const articles = ['a', 'an', 'un', 'una', 'ein', 'eine', 'einen', 'einer', 'une', 'um', 'uma'];
const wordValues = new Map(
  Object.entries(numberWords).flatMap(([value, words]) =>
    fold(words)
      .text.split(' ')
      .filter((word) => !articles.includes(word))
      .map((word): [string, number] => [word, Number(value)]),
  ),
);
for (const [times, words] of [
  [1, 'once einmal'],
  [2, 'twice zweimal'],
  [3, 'thrice dreimal'],
  [4, 'viermal'],
  [5, 'funfmal'],
] as const) {
  for (const word of words.split(' ')) wordValues.set(word, times);
}

const count = `(\\d{1,3}|${[...wordValues.keys()].join('|')})`;
const week = '(?:week|wk|woche|semana|semaine|settimana)';
const weekUnits = '(?:weeks?|wks?|wochen?|semanas?|semaines?|settimane)';
const dayUnits = '(?:days?|tagen?|tage|dias|jours|giorni)';
const perWeek = new RegExp(
  `\\b${count}(?: ?x)?(?:[ -][a-z]{1,12}){0,3}? ?(?:\\ba|\\bper|\\beach|\\bevery|\\bpro|\\bdie|\\bpor|\\bpar|\\balla|/) ?(?:la |der )?${week}\\b`,
);
const weekly = new RegExp(
  `\\b${count}(?: ?x| times| sessions| days)? weekly\\b|\\b${count} ?x ?(?:wk|week)\\b`,
);
/** 'No more than 4 days': the most that there is room for. */
const mostDays = new RegExp(`\\b(?:no more than|at most|up to|max(?:imum)?) ${count} days\\b`);
/** 'I run three times a week', 'keep lifting twice a week': what is done now, or one part of the week. */
const toldOfNow =
  /\b(?:i|we|already|currently|now) (?:already |currently |usually )?(?:run|jog|train|lift|ride|cycle|swim|walk|hike|climb|boulder|row|surf|dance|box|play|exercise|work out|go|do)\b[^.,;]*$|\b(?:keep|keeping|stay|continue) (?:on )?(?:my )?[a-z]+ing $/;
/** 'I walk half an hour most days': what is done now is no length of a session. */
const doneNow =
  /\b(?:i|we) (?:already |currently |usually |can )?(?:walk|run|jog|ride|cycle|swim|row|hike)(?: for)?(?: about| around)? (?:half an hour|an hour|\d{1,3} ?-?(?:min|mins|minutes|hours?|h))\b/g;
/** 'Use them twice a week': of the days that are named some have that too. */
const partly =
  /\b(?:use|lift|do) (?:them|these|those|it|weights|strength|the dumbbells|dumbbells) (?:about |maybe |only )?(?:once|twice|(?:two|three|[123])(?: x| times)?) (?:a|per|each|every) week\b/g;
/** '3 x 30 min': so many sessions of so many minutes. */
const eachOf =
  /\b([1-7]|one|two|three|four|five|six)(?: ?x| times| days?,?(?: x| of)?| sessions? of) ?(?:about |around )?(\d{2,3}) ?-?(?:min|mins|minutes?|minuten|minutos?|minuti)\b/;
/** 'Four days, 60 minutes', 'I can do 3 days': days that stand alone. */
const ownDays = new RegExp(
  `(?:(?:^|[,.;:(&] ?|\\b(?:and|on|for|have|only) )|\\bcan (?:do|train|make|manage)(?: only)? )${count}(?: [a-z]+)? ${dayUnits}(?= ?(?:$|[,.;:)x&]|and |each\\b|of training))`,
);
/** 'I run 3 times a week, can do 4': the more of the two. */
const canDo = new RegExp(
  `\\bcan (?:do|manage|train|make)(?: only| up to| about)? ${count}(?: ${dayUnits}| times| sessions)?(?= ?(?:$|[,.;)]|(?:a|per|each|every) week))`,
);
/** 'Train 4 days', 'training 5 days': but 'I train 4 days' is told of now. */
const trainDays = new RegExp(
  `(?<!\\b(?:i|we|already|currently) )\\b(?:train|training|exercise|work ?out)(?: only| on| about)? ${count} ${dayUnits}(?= ?(?:$|[,.;:)&]|and |each\\b))`,
);

/** '4 day upper/lower'. */
const daySplit = new RegExp(`\\b${count}[ -]day (?!s|break|trip|holiday)`);

/** Another sport's sessions are no sessions of this program: '4 pool sessions a week'. */
const ownSport = new RegExp(
  `\\b${count}(?: ?x)? (?:pool|swim\\w*|team|club|squad|football|soccer|rugby|hockey|basketball|volleyball|tennis|judo|bjj|boxing|climbing|dance|ballet|yoga|spin|cycling|court|field)(?: (?:sessions?|practi[cs]es?|trainings?|class(?:es)?|times|days|evenings|rides))?(?: (?:a|per|each|every) week)?`,
  'g',
);
const inWeeks = new RegExp(
  `\\b(?:in|within|over|dans|en|innerhalb von|programa de|plan de|programme de|programma di|piano di) ${count} ${weekUnits}\\b`,
);
const weeksLong = new RegExp(
  `\\b${count}[ -](?:weeks?|wks?)(?: [a-z]+){0,2} (?:program|programme|plan|block|cycle)\\b|\\b(?:${count}) wochen lang\\b`,
);
/** 'Gym, 12 weeks, back gets stiff': a length that stands alone, or 'for 10 weeks'. */
const ownWeeks = new RegExp(
  `(?:^|[,.;:(&\\/] ?|\\b(?:for|and|have|got|with|only|just|about|there (?:are|is)) )${count}[ -]${weekUnits}(?= ?(?:$|[,.;:)!?]|plus |then |that |lang\\b|to (?=[a-z])|from |of training|please|to go|until|till|before|left|total))`,
);
/** What has been for so many weeks, or so many ago, is none of them. */
const pastWeeks =
  /\b(?:no (?:training|lifting|gym|running|exercise)|ago|off|since|last|past|away|not|never|been|had|hurts?|hurting|sore|pregnan\w*|birth|postpartum|old|ill|sick|injur\w*|surgery|out|stuck|gap|pain\w*|(?:have|has|did)n['\u2019]?t)\b/;
/** A time that a distance is to take is no length of a session: '10 km in under 50 minutes'. */
const aimed =
  '(?<!\\b(?:under|sub|below|less than|faster than|unter|menos de|moins de|sotto|meno di)[ -])(?<!\\b(?:k|km|kms|kilometers|kilometres|kilometros|kilometres|mile|miles|marathon)(?: run| race| carrera| lauf)? (?:in|at|is|of|was|en|em|dans) )(?<!\\b\\d{1,3}[.,]?\\d? ?(?:k|km) )';
const minutes = new RegExp(
  `${aimed}\\b${count} ?-?(?:min|mins|minutes?|minuten|minutos?|minuti)\\b`,
);

/** What somebody can keep up is no length of a session either: 'can do about 20 minutes'. */
const able = new RegExp(
  `(?!can (?:do|manage|spare)[^.;!?]{0,14}?(?:mins?|minutes?)[^.;!?]{0,16}\\b(?:a day|(?:a|per) week|each|every|daily|mornings?|evenings?|lunch\\w*|days?|times|twice)\\b)(?:\\b(?:${ableWords.split(' | ').join('|')})) ${count} ?-?(?:min|mins|minutes?|s|sec|seconds?)\\b`,
  'g',
);

/** Goals that are known by a word, and the weeks that their plans have; the first that fits. */
const usualWeeks: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:gave birth|given birth|had (?:my|a|our) (?:(?:first|second|third) )?(?:baby|son|daughter|child|little one)|postpartum|postnatal|after (?:the |my )?birth|c-section)\b/,
    12,
  ],
  [/\bcouch ?(?:to|2) ?5|\bc25k\b/, firstRunWeeks],
  [/\bhyrox\b/, 12],
  [/\b5[/-]3[/-]1\b|\b5 ?[x\u00d7] ?5\b|\bstronglifts\b|\blinear progress/, 12],
  [/\bpush[ ,/-]*pull[ ,/-]*legs?\b|\bppl\b|\bupper[ ,/-]*(?:and )?lower\b/, 9],
  [/\b(?:first|do a|learn a) (?:strict )?(?:pull|chin)[ -]?up|\bhandstand\b/, 12],
  [/\bpull[ -]?up ladder/, 12],
  [/\bkettlebells? (?:program|plan|course)/, 8],
  [/\bhalf[ -]?marathon|\bhalbmarathon\b/, 12],
  [/\bmarathon\b/, 16],
  [/\b10 ?(?:k|km|kilomet\w+)\b/, 10],
  [/\b5 ?(?:k|km|kilomet\w+)\b.*\b(?:without|non-?stop)|\bfirst 5 ?k/, firstRunWeeks],
  [/\b(?:back to|return to|start) (?:running|jogging)\b/, firstRunWeeks],
  [/\b5 ?(?:k|km|kilomet\w+)\b|\bparkruns?\b/, 8],
  [/\b(?:steady|steadier|my balance|fell|fallen)\b/, 12],
  [/\b(?:lose|losing) (?:weight|fat)\b|\bfat loss\b|\bget lean/, 12],
];

function numberIn(text: string, ...patterns: readonly RegExp[]): number | null {
  const found = patterns.map((pattern) => pattern.exec(text)?.slice(1).find(Boolean)).find(Boolean);
  if (!found) return null;
  return wordValues.get(found) ?? Number(found);
}

/** All of the numbers, for the first may be of something else. */
const numbersIn = (text: string, pattern: RegExp): number[] =>
  // Where one stands within another both count: '16 Wochen lang zweimal pro Woche'.
  [...text.matchAll(new RegExp(`(?=(?:${pattern.source}))`, 'g'))].map(
    ([, found = '']) => wordValues.get(found) ?? Number(found),
  );

/** Days that are named are so many sessions, unless only some kinds of session have theirs. */
function sessionsOn({ days, roles, isRange }: NamedDays): number | null {
  const kinds = Object.keys(roles);
  const isSome = kinds.length > 0 && !kinds.includes('run') && kinds.length !== 1;
  return isRange || isSome || days.length < 2 ? null : days.length;
}

/** The goal without what is told of the weeks of now. */
function withoutNow(text: string): string {
  const found = perWeek.exec(text);
  if (!found) return text;
  const before = text.slice(0, found.index);
  const rest = text.slice(found.index + found[0].length);
  return toldOfNow.test(before) ? withoutNow(rest) : text;
}

const within = (value: number | null, min: number, max: number): value is number =>
  value !== null && value >= min && value <= max;

const isSoft = (goal: string, text: string): boolean =>
  complains.test(text) || healedLegOf(goal) !== undefined || (bodyMassIn(goal) ?? 0) > heavyKg;

/** 'In the spring', 'a race in April': the weeks until then, where that is a program's length. */
function weeksToSeason(goal: string, today: string): number | undefined {
  const day = eventMonth(fold(goal).text, today) ?? seasonDay(goal, today);
  if (day === undefined) return undefined;
  const weeks = Math.floor(daysBetween(today, day) / 7);
  return weeks >= leastSeason ? Math.min(mostWeeks, weeks) : undefined;
}

/** Weeks that stand alone in their clause, where nothing in it speaks of the past. */
function weeksAlone(text: string): number | null {
  const clauses = text.split(/[,.;!?](?!\d)/).map((one) => one.trim());
  const clause = clauses.find((one) => ownWeeks.test(one) && !pastWeeks.test(one));
  return clause === undefined ? null : numberIn(clause, ownWeeks);
}

/** The week of a deadline counts where most of its days are before it. */
const daysOfLastWeek = 4;

/** 'By 1 March': whole weeks from the next Monday. */
function weeksToDay(text: string, today: string): number | undefined {
  const day = dayBy(text, today) ?? dayOn(text, today);
  if (day === undefined) return undefined;
  const start = addDays(today, (8 - weekdayOfDate(today)) % 7);
  const weeks = Math.floor((daysBetween(start, day) + daysOfLastWeek) / 7);
  return weeks >= leastDeadline ? Math.min(mostWeeks, weeks) : undefined;
}

const longHours: readonly (readonly [RegExp, number])[] = [
  [
    /\bhalf an hour\b|\b(?:eine )?halbe stunde\b|\bmedia hora\b|\bune demi[ -]heure\b|\bmezz'?ora\b/,
    30,
  ],
  [/\b(?:an hour and a half|1[.,]5 h(?:ours?)?|90 ?min)\b/, 90],
  [
    /(?:^|[,;(] ?|\b(?:x|times|of|for|each|up to|about|max) )(?:an|one|1) ?h(?:ou)?r?(?: each| per session| sessions?)?(?= ?(?:$|[,.;)]))/,
    60,
  ],
];

/** '12 weeks, three short evenings a week': what is said there need not be chosen again. */
export function readFrame(goal: string, today?: string): ProgramFrame {
  const { text } = fold(goal);
  const season = today === undefined ? undefined : weeksToSeason(goal, today);
  const named = readWeekdays(goal);
  const own = (named.days.length > 1 ? text.replace(partly, ' ') : text).replace(ownSport, ' ');
  const each = eachOf.exec(own);
  const lengths = readLengths(goal);
  const sessionsPerWeek = [
    lengths?.sessions ?? null,
    numberIn(own, mostDays),
    each ? (wordValues.get(each[1] ?? '') ?? Number(each[1])) : null,
    numberIn(own, canDo),
    ...numbersIn(withoutNow(own), perWeek),
    numberIn(own, weekly),
    numberIn(own, ownDays),
    numberIn(own, trainDays),
    numberIn(own, daySplit),
    sessionsOn(named),
  ].find((value) => within(value, 1, 7));
  const weeks =
    numberIn(text, weeksLong, inWeeks) ??
    weeksAlone(text) ??
    (today === undefined ? undefined : weeksToDay(text, today)) ??
    null;
  const known = usualWeeks.find(([words]) => words.test(text))?.[1];
  const slow = known === firstRunWeeks && isSoft(goal, text) ? softRunWeeks : known;
  const usual = season ?? slow;
  const aside = text.replace(doneNow, ' ');
  const said =
    lengths?.short ??
    (each ? Number(each[2]) : null) ??
    numberIn(aside.replace(able, ' '), minutes) ??
    longHours.find(([words]) => words.test(aside))?.[1] ??
    (/\bshort\b/.test(text) ? shortMinutes : null);
  return {
    ...(sessionsPerWeek && { sessionsPerWeek }),
    ...(within(weeks, 1, mostWeeks) ? { weeks } : usual !== undefined && { usualWeeks: usual }),
    ...(within(said, durationLimits.minMinutes, durationLimits.maxMinutes) && { minutes: said }),
    ...(named.days.length > 0 && { weekdays: named.days }),
  };
}
