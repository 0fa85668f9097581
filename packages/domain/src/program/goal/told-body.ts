import type { Injury, Request } from '../../planner/request.ts';
import { fold } from '../../reading/engine/tokens.ts';
import { numberWords } from '../../reading/lexicon/language/number-words.ts';
import type { InjuryRegion } from '../../reading/vocabulary.ts';
import { asksForRuns } from './run-wish.ts';
import { says } from './says.ts';
import {
  fallWords,
  gentleWords,
  hardWords,
  pastWords,
  pressureWords,
  sorePlaces,
} from './words/body-words.ts';

/**
 * A part that complains now and then, in somebody who asks to run: it slows the steps and gives
 * them a rule. What is torn, swollen or in the profile keeps its whole restriction.
 */
export function grumblesOf({ injuries }: Request, goalText: string): readonly InjuryRegion[] {
  const { text } = fold(goalText);
  if (says(text, hardWords)) return [];
  const isMild = ({ status, source, region, isStill, quote = '' }: Injury) =>
    status === 'active' &&
    source === 'text' &&
    !isStill &&
    sorePlaces.includes(region) &&
    (says(fold(quote).text, gentleWords) || says(clauseOf(text, fold(quote).text), pastWords));
  return injuries.filter(isMild).map(({ region }) => region);
}

/** The clause that a quote stands in. */
const clauseOf = (text: string, quote: string): string =>
  text.split(/[,.;!?](?!\d)/).find((clause) => quote !== '' && clause.includes(quote)) ?? '';

const operated =
  /\b(?:scoped|arthroscop\w*|surger(?:y|ies)|operat\w+|op|reconstruct\w*|meniscus|acl|replacement|repaired|repair|fixation)\b/;
const healed =
  /\b(?:cleared|clearance|signed (?:me )?off|discharged|all[ -]clear|green light|fully healed|healed|allowed to (?:run|jog|train))\b/;
const legs: readonly (readonly [RegExp, InjuryRegion])[] = [
  [/\b(?:knees?|meniscus|acl|kneecap)\b/, 'knee'],
  [/\b(?:ankles?|foot|feet)\b/, 'ankle'],
  [/\bhips?\b/, 'hip'],
  [/\b(?:achilles|calf|calves)\b/, 'calf'],
];

/** A leg that was operated on, and that somebody has looked at since: it is begun with like a sore one. */
export function healedLegOf(goalText: string): InjuryRegion | undefined {
  const { text } = fold(goalText);
  if (!operated.test(text) || !healed.test(text)) return undefined;
  return legs.find(([words]) => words.test(text))?.[1];
}

/** Blood pressure that was told of as high counts, tablets or not. */
export function withPressure(request: Request, goalText: string): Request {
  const { conditions } = request;
  const isKnown = conditions.some(({ condition }) => condition === 'hypertension');
  if (isKnown || !says(fold(goalText).text, pressureWords)) return request;
  const own = { condition: 'hypertension' as const, source: 'text' as const, confidence: 0.8 };
  return { ...request, conditions: [...conditions, own] };
}

/** 'Fell last winter'. */
export const tellsOfFall = (goalText: string): boolean => says(fold(goalText).text, fallWords);

const mass = /(?<![\d.,])(\d{2,3})(?:[.,]\d)? ?(?:kg|kilos?)\b/;
const heavyThings =
  /\b(?:dumbbells?|kettlebells?|bells?|plates?|bench|squat|deadlift|press|barbell|vest|lose|lost|gain|clean|jerk|snatch|curls?|rows?|thrusts?|lift|lifts|total|gear|packs?|backpack|ruck|rucksack|sandbag|load|loaded|weights|carry|carries|sled|stone|tyre|climb|stairs?|hose|dummy|with|wearing)\b/;
const masses = { least: 40, most: 220 };

/** 'I am 47, 98 kg': a weight that stands alone in its clause is the body's. */
export function bodyMassIn(goalText: string): number | undefined {
  const { text } = fold(goalText);
  for (const clause of text.split(/[,.;!?](?!\d)/)) {
    const found = mass.exec(clause)?.[1];
    const kilograms = Number(found ?? 0);
    const isBody = kilograms >= masses.least && kilograms <= masses.most;
    if (isBody && !heavyThings.test(clause)) return kilograms;
  }
  return undefined;
}

const seasons: readonly (readonly [RegExp, string])[] = [
  [/\b(?:in|by|this|next|until|for|before)(?: the| next| this)? spring\b/, '-04-01'],
  [/\b(?:in|by|this|next|until|for|before)(?: the| next| this)? summer\b/, '-06-15'],
  [/\b(?:in|by|this|next|until)(?: the| next| this)? (?:autumn|fall)\b/, '-09-15'],
  [/\b(?:by|before|until) (?:christmas|xmas)\b/, '-12-20'],
];

const past =
  /\b(?:had|was|were|did|ran|broke|tore|fell|hurt|last|since|after|scoped|operated|operiert|stopped|gave birth)\b/;

/** The day by which a season is meant, after this one; what was in one is none. */
export function seasonDay(goalText: string, today: string): string | undefined {
  const text = fold(goalText)
    .text.split(/[,.;!?](?!\d)/)
    .filter((clause) => !past.test(clause))
    .join(', ');
  const ending = seasons.find(([words]) => words.test(text))?.[1];
  if (ending === undefined) return undefined;
  const year = Number(today.slice(0, 4));
  const own = `${year}${ending}`;
  return own > today ? own : `${year + 1}${ending}`;
}

const wordValues = new Map(
  Object.entries(numberWords).flatMap(([value, words]) =>
    fold(words)
      .text.split(' ')
      .map((word): [string, number] => [word, Number(value)]),
  ),
);
const count = `(\\d{1,2}|${[...wordValues.keys()].join('|')})`;
const since = new RegExp(
  `\\b${count}[ -]?(months?|mos?|weeks?|wks?|monate?n?|wochen?|meses|semanas|mois|semaines|mesi|settimane)[ -](?:ago|old|postpartum|post partum|pp|after|since|nach|alt|despues|apres|dopo|fa|depois)\\b`,
  'g',
);
const isOld = new RegExp(
  `\\b(?:baby|daughter|son|little one|newborn|she|he)(?: is| s|'s)?(?: now)? ${count} (months?|weeks?)\\b`,
  'g',
);
const before = new RegExp(
  `\\b(?:vor|hace|ha|il y a) ${count} (monaten?|wochen|meses|semanas|mois|semaines)\\b`,
  'g',
);
const weeksInMonth = 4.35;

/** 'Five months ago': how long after a birth somebody is. */
export function monthsIn(goalText: string): number | null {
  const { text } = fold(goalText);
  const times = [since, isOld, before].flatMap((one) => [...text.matchAll(one)]);
  if (times.length === 0) return null;
  const months = times.map(([, number = '', unit = '']) => {
    const value = wordValues.get(number) ?? Number(number);
    return /^(?:w|s)/.test(unit) ? value / weeksInMonth : value;
  });
  // Of several times the shortest: 'last ran 10 months ago, baby is 8 weeks'.
  return Math.min(...months);
}

/** Where somebody is after a birth, and whether they wish to run again. */
export function afterBirthOf(
  { conditions }: Request,
  goalText: string,
): { months: number | null; wantsRuns: boolean } {
  const isAfter = conditions.some(({ condition }) => condition === 'postpartum');
  return isAfter
    ? { months: monthsIn(goalText), wantsRuns: asksForRuns(goalText) }
    : { months: null, wantsRuns: false };
}
