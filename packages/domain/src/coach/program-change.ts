import { addDays, dayNumber, weekdayOf } from '../program/days.ts';
import { plain } from './message-words.ts';
import type { QuestionId } from './questions.ts';
import type { ProgramChange } from './types.ts';

const session = "(?:my |the |this |that )?(?:next |coming |today'?s |tomorrow'?s )?";
const skips = new RegExp(
  `\\b(?:skip|leave out|drop|cancel|miss)\\b ${session}(?:session|workout|training|training day)\\b`,
);
const moves = new RegExp(
  `\\b(?:move|shift|reschedule|postpone|push back|push|put off|delay|swap)\\b ${session}(?:session|workout|training|training day)\\b`,
);
const rests =
  /\b(?:take|have|need|want|like|get) (?:a|this|next|the|one) (?:whole )?week off\b|^(?:a |one )?week off(?: please)?\W*$|\bpause (?:my|the) (?:program|plan)\b/;
const isAway =
  /\b(?:i(?:'m| am)|i(?:'ll| will) be) (?:on (?:holiday|vacation|a (?:business )?trip)|away|travell?ing|out of town) (?:(?:all |the whole )?(?:next|this) week|for a week|the whole week|all week)\b/;

/** Asked about, supposed or denied: nothing is to be changed. */
const isNoWish =
  /\bshould i\b|\bdo you think\b|\bis it (?:ok|okay|bad|fine)\b|\bwhat (?:if|happens)\b|\bif i\b|\b(?:don'?t|do not|never|won'?t|not going to) (?:\w+ ){0,3}(?:skip|move|miss|cancel|drop|shift|postpone)\b|\bhate to\b/;

const weekdays: readonly string[] = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
];

/** The first such day after today; the card names the date before anything is done. */
function dayIn(words: string, today: string): string | null {
  const iso = /\b\d{4}-\d{2}-\d{2}\b/.exec(words)?.[0];
  if (iso !== undefined) return dayNumber(iso) === null ? null : iso;
  if (/\bday after tomorrow\b/.test(words)) return addDays(today, 2);
  const named = /\b(sun|mon|tues|wednes|thurs|fri|satur)day\b/g;
  // 'From Tuesday to Friday': the last one is where it goes.
  const last = [...words.matchAll(named)].at(-1)?.[0];
  if (last !== undefined) {
    const wanted = weekdays.indexOf(last);
    const ahead = (wanted - weekdayOf(today) + 7) % 7;
    return addDays(today, ahead === 0 ? 7 : ahead);
  }
  const isTomorrow = /\b(?:to|until|till|for|it) tomorrow\b|^tomorrow\b/.test(words);
  return isTomorrow ? addDays(today, 1) : null;
}

const namesDay =
  /\btomorrow\b|\b(?:sun|mon|tues|wednes|thurs|fri|satur)day\b|\b\d{4}-\d{2}-\d{2}\b/;

/** A day alone answers which one. */
const answersDay = (words: string, asked: QuestionId | null) =>
  asked === 'move_day' && words.split(' ').length <= 6 && namesDay.test(words);

const skipsIt =
  /^(?:no,? |or |just |rather |better )*(?:skip|drop|cancel|leave out) (?:it|that|this)\b/;

/** 'Skip it instead', of the session that was just to be moved. */
const skipsInstead = (words: string, asked: QuestionId | null) =>
  asked === 'move_day' && skipsIt.test(words);

export function isProgramChange(words: string, asked: QuestionId | null): boolean {
  if (answersDay(words, asked) || skipsInstead(words, asked)) return true;
  return !isNoWish.test(words) && [moves, skips, rests, isAway].some((wish) => wish.test(words));
}

/** What a message wants changed about the program; a move may still lack its day. */
export function readProgramChange(
  text: string,
  now: string,
  asked: QuestionId | null,
): ProgramChange | null {
  const words = plain(text);
  const today = now.slice(0, 10);
  if (!isProgramChange(words, asked)) return null;
  if (skipsInstead(words, asked)) return { change: 'skip_next' };
  if (answersDay(words, asked)) return { change: 'move_next', to: dayIn(words, today) };
  // 'I have a trip on Thursday, can we shift training?' names the day it cannot be.
  const move = moves.exec(words);
  if (move) {
    return { change: 'move_next', to: dayIn(words.slice(move.index + move[0].length), today) };
  }
  return { change: skips.test(words) ? 'skip_next' : 'week_off' };
}
