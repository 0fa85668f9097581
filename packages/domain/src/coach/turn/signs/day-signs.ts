import type { Cues } from '../cues.ts';
import { weekdays } from '../weekdays.ts';

/** 'Thursday to Saturday', 'to Friday': where something is to go. */
export function namesTarget(cues: Cues): boolean {
  return cues.hits.some(({ kind, value, from }) => {
    if (kind !== 'when' && !(kind === 'day' && value === 'tomorrow')) return false;
    if (kind === 'when' && !weekdays.includes(value)) return false;
    return targets.has(cues.tokens[from - 1]?.text ?? '');
  });
}
const targets: ReadonlySet<string> = new Set([
  'to',
  'til',
  'until',
  'al',
  'auf',
  'au',
  'pra',
  'para',
]);

const everyWeek = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days\b/i;

/** 'Half an hour on Tuesdays': what holds in every week, told of oneself. */
export const isOfEveryWeek = (cues: Cues): boolean => cues.has('self') && everyWeek.test(cues.text);

/** 'Friday's session on Sunday instead': one day for another. */
export function isTraded(cues: Cues): boolean {
  const days = new Set(cues.of('when').filter((day) => weekdays.includes(day)));
  const isMoved = cues.has('change', 'swap') || becomes.test(cues.text);
  return days.size > 1 && isMoved && !cues.has('hold');
}

const day = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?';
/** 'Thursday has to be Friday this week'. */
const becomes = new RegExp(
  String.raw`\b${day}(?: \w+){0,2} (?:has|have|needs?|must|got|can only|will have|is going)(?: got)?(?: to)? (?:be|become|go|move|happen)(?: on| to)? ${day}\b`,
  'i',
);

const putting =
  /\b(?:put|schedule|book|plan|slot|pencil|set|lay|stick|keep|pon|pone|programa|agenda|leg|plane|trag|mets|planifie|metti|pianifica|coloca|marca|p[oõ]e) (?:in |down |me |mir |moi |mi |me )?(?:for |down )?(?:my |the |mi |mis |mein |meine |mon |mes |il mio |i miei |o meu |os meus |les |los |die |das |gli |os )?(?:\w+ )?(?:training|workouts?|sessions?|lifting|gym|entreno|entrenamientos?|sesiones|einheiten|trainings?|s[eé]ances?|entra[iî]nements?|allenament[oi]|treinos?)\b/i;

/** 'Put my training on Tuesday and Friday, 6 am': days for the sessions to come. */
export const putsOnDays = (cues: Cues): boolean =>
  cues.of('when').some((day) => weekdays.includes(day)) &&
  (putting.test(cues.text) || /\bput (?:my )?(?:training|it|them) there\b/i.test(cues.text)) &&
  !cues.text.includes('?');
