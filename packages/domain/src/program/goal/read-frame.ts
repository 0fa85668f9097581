import { fold } from '../../reading/engine/tokens.ts';
import { numberWords } from '../../reading/lexicon/number-words.ts';
import { durationLimits } from '../../workout/limits.ts';
import { daysBetween } from '../calendar/days.ts';
import { gentleWords } from './body-words.ts';
import { ableWords } from './goal-words.ts';
import { bodyMassIn, seasonDay } from './told-body.ts';

/** What the words of a goal say about the weeks around it. */
export interface ProgramFrame {
  weeks?: number;
  /** Where no number is said: as many as the way to such a goal takes. */
  usualWeeks?: number;
  sessionsPerWeek?: number;
  minutes?: number;
}

const mostWeeks = 24;
const leastSeason = 8;
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
const week = '(?:week|woche|semana|semaine|settimana)';
const perWeek = new RegExp(
  `\\b${count}(?: ?x)?(?:[ -][a-z]{1,12}){0,3}? ?(?:\\ba|\\bper|\\beach|\\bevery|\\bpro|\\bdie|\\bpor|\\bpar|\\balla|/) ?(?:la |der )?${week}\\b`,
);
const weekly = new RegExp(`\\b${count}(?: ?x| times| sessions| days)? weekly\\b`);
/** 'No more than 4 days': the most that there is room for. */
const mostDays = new RegExp(`\\b(?:no more than|at most|up to|max(?:imum)?) ${count} days\\b`);
/** 'I run three times a week', 'keep lifting twice a week': what is done now, or one part of the week. */
const toldOfNow =
  /\b(?:i|we|already|currently|now) (?:already |currently |usually )?(?:run|train|lift|ride|cycle|swim|walk|exercise|work out|go|do)\b[^.,;]*$|\b(?:keep|keeping|stay|continue) (?:on )?(?:my )?[a-z]+ing $/;
const inWeeks = new RegExp(`\\b(?:in|within|over) ${count} (?:weeks|wochen|semanas|semaines)\\b`);
const weeksLong = new RegExp(`\\b${count}[ -]weeks? (?:program|programme|plan|block|cycle)\\b`);
/** A time that a distance is to take is no length of a session: '10 km in under 50 minutes'. */
const aimed =
  '(?<!\\b(?:under|sub|below|less than|faster than|unter|menos de|moins de|sotto|meno di)[ -])(?<!\\b(?:k|km|kilometers|kilometres|mile|miles|marathon) (?:in|at|is|of|was) )';
const minutes = new RegExp(
  `${aimed}\\b${count} ?-?(?:min|mins|minutes?|minuten|minutos?|minuti)\\b`,
);

/** What somebody can keep up is no length of a session either: 'can do about 20 minutes'. */
const able = new RegExp(
  `\\b(?:${ableWords.split(' | ').join('|')}) ${count} ?-?(?:min|mins|minutes?|s|sec|seconds?)\\b`,
  'g',
);

/** Goals that are known by a word, and the weeks that their plans have; the first that fits. */
const usualWeeks: readonly (readonly [RegExp, number])[] = [
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
  [/\b5 ?(?:k|km|kilomet\w+)\b|\bparkruns?\b/, 8],
  [/\b(?:lose|losing) (?:weight|fat)\b|\bfat loss\b|\bget lean/, 12],
];

function numberIn(text: string, ...patterns: readonly RegExp[]): number | null {
  const found = patterns.map((pattern) => pattern.exec(text)?.[1]).find(Boolean);
  if (!found) return null;
  return wordValues.get(found) ?? Number(found);
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
  complains.test(text) || (bodyMassIn(goal) ?? 0) > heavyKg;

/** 'In the spring': the weeks until then, where that is a program's length. */
function weeksToSeason(goal: string, today: string): number | undefined {
  const day = seasonDay(goal, today);
  if (day === undefined) return undefined;
  const weeks = Math.floor(daysBetween(today, day) / 7);
  return weeks >= leastSeason ? Math.min(mostWeeks, weeks) : undefined;
}

/** '12 weeks, three short evenings a week': what is said there need not be chosen again. */
export function readFrame(goal: string, today?: string): ProgramFrame {
  const { text } = fold(goal);
  const season = today === undefined ? undefined : weeksToSeason(goal, today);
  const sessionsPerWeek = numberIn(text, mostDays) ?? numberIn(withoutNow(text), perWeek, weekly);
  const weeks = numberIn(text, weeksLong, inWeeks);
  const known = usualWeeks.find(([words]) => words.test(text))?.[1];
  const slow = known === firstRunWeeks && isSoft(goal, text) ? softRunWeeks : known;
  const usual = season ?? slow;
  const said =
    numberIn(text.replace(able, ' '), minutes) ?? (/\bshort\b/.test(text) ? shortMinutes : null);
  return {
    ...(within(sessionsPerWeek, 1, 7) && { sessionsPerWeek }),
    ...(within(weeks, 1, mostWeeks) ? { weeks } : usual !== undefined && { usualWeeks: usual }),
    ...(within(said, durationLimits.minMinutes, durationLimits.maxMinutes) && { minutes: said }),
  };
}
