import { claimsOf, latest } from '../../../reading/claims.ts';
import { read } from '../../../reading/read.ts';
import type { Sex } from '../../../reading/vocabulary.ts';
import { readHorizonWeeks } from '../../goal/horizon.ts';
import { amountsInText, type TextAmount } from '../sums/amounts.ts';
import { bodyIn } from '../sums/body.ts';
import { numberOf } from '../sums/figures.ts';
import type { Turn } from '../turn.ts';
import { liftsTold } from './lifts-told.ts';

/** Who asks, as far as it was told now or before. */
export interface Facts {
  age?: number;
  sex?: Sex;
  kg?: number;
  cm?: number;
  /** Sessions a week. */
  perWeek?: number;
  steps?: number;
  isSeated: boolean;
}

const sexLetter = /\b(?:\d{2}\s?(m|f)|(m|f)\s?\d{2})\b/i;
const manWords = /\b(?:man|male|guy|dude|bloke|dad|husband)\b/i;
const womanWords = /\b(?:woman|female|girl|lady|mum|mom|wife)\b/i;

/** '29f', 'as a woman': of who asks, where nobody else is named so. */
function sexIn(text: string): Sex | undefined {
  const letter = sexLetter.exec(text);
  const said = (letter?.[1] ?? letter?.[2])?.toLowerCase();
  if (said) return said === 'f' ? 'female' : 'male';
  if (/\bmy (?:wife|husband|girlfriend|boyfriend|mum|mom|dad)\b/i.test(text)) return undefined;
  if (womanWords.test(text)) return 'female';
  return manWords.test(text) ? 'male' : undefined;
}

const metresPerFoot = 0.3048;

function heightIn(text: string): number | undefined {
  const cm = /\b(1[3-9]\d|2[01]\d)\s?cm\b/i.exec(text)?.[1];
  if (cm) return Number(cm);
  const metres = numberOf(/\b(1[.,]\d{2})\s?m?\b/i.exec(text)?.[1]);
  if (metres > 1.2) return metres * 100;
  const [, feet, inches = '0'] = /\b([4-6])\s?(?:'|’|ft|feet)\s?(\d{1,2})?/i.exec(text) ?? [];
  return feet === undefined
    ? undefined
    : (Number(feet) + Number(inches) / 12) * metresPerFoot * 100;
}

/** By what the person says of themselves or the profile has: the youngest counts. */
function ageOf({ text, reading, request, knowledge }: Turn): number | undefined {
  const said = [...claimsOf(read(text).claims, 'age'), ...claimsOf(reading.told.claims, 'age')]
    .filter(({ whose }) => whose === 'me')
    .map(({ value }) => value);
  const known = [...said, request?.age?.value, knowledge.athlete.age].filter(
    (age): age is number => age !== undefined && age > 0 && age < 100,
  );
  return known.length > 0 ? Math.min(...known) : undefined;
}

/** Told before, or noted: beside a lift a weight in the message is the bar's. */
const knownMass = ({ reading, knowledge }: Turn): number | null =>
  latest(reading.told.claims, 'bodyMass')?.value ?? knowledge.bodyWeightKg ?? null;

export function factsOf(turn: Turn): Facts {
  const { text, reading } = turn;
  const age = ageOf(turn);
  const sex = sexIn(text) ?? latest(reading.told.claims, 'sex')?.value;
  const named = numberOf(
    /\b(?:body ?weight|bw)\s*(?:of|is|:)?\s*(\d{2,3}(?:[.,]\d)?)\b/i.exec(text)?.[1],
  );
  const said = claimsOf(read(text).claims, 'bodyMass').find(({ whose }) => whose === 'me')?.value;
  const isOfLifts = liftsTold(text).length > 0;
  const kg = named >= 30 ? named : (said ?? (isOfLifts ? knownMass(turn) : bodyIn(turn)));
  const cm = heightIn(text);
  const amounts = amountsInText(text);
  const weekly =
    amounts.find(
      ({ unit, per, value, clock }) => !clock && unit === null && per === 'week' && value <= 7,
    )?.value ?? Number(/\b([1-7])\s?x\b(?!\s?\d)/i.exec(text)?.[1]);
  const steps = numberOf(/\b(\d{1,2}(?:[.,]\d)?)\s?k? steps\b/i.exec(text)?.[1]);
  return {
    ...(age !== undefined && { age }),
    ...((sex === 'female' || sex === 'male') && { sex }),
    ...(kg !== null && { kg }),
    ...(cm !== undefined && { cm }),
    ...(weekly > 0 && { perWeek: weekly }),
    ...(steps > 0 && { steps: steps < 100 ? steps * 1000 : steps }),
    isSeated: /\b(?:desk|office|sit all day|sitting all day|sedentary)\b/i.test(text),
  };
}

const weeksPerMonth = 4.35;

/** Of a span of weeks, months, days or years. */
function weeksOf({ value, unit }: TextAmount): number | null {
  if (unit === 'weeks') return value;
  if (unit === 'months') return value * weeksPerMonth;
  if (unit === 'years') return value * 52;
  return unit === 'days' ? value / 7 : null;
}

/** The longest span that a message names; null where it names none. */
export function spanIn(text: string): { weeks: number; words: string } | null {
  const [found] = amountsInText(text)
    .filter((one) => weeksOf(one) !== null && (one.per === null || one.times > 1))
    .sort((a, b) => (weeksOf(b) ?? 0) - (weeksOf(a) ?? 0));
  const weeks = found ? weeksOf(found) : null;
  if (!found || weeks === null) return null;
  const unit = found.unit ?? 'weeks';
  return { weeks, words: `${found.value} ${found.value === 1 ? unit.slice(0, -1) : unit}` };
}

/** Weeks until the day that is named. */
export function weeksAhead({ text, knowledge }: Turn): number | null {
  const span = spanIn(text)?.weeks ?? null;
  return span !== null && span <= longestSpan ? span : readHorizonWeeks(text, knowledge.now);
}
/** Years are told of what was, not of what is ahead. */
const longestSpan = 60;
