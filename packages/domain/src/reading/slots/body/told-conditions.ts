import { type Claim, claim } from '../../claims.ts';
import { hitsBetween, quantitiesIn, textAt, whose } from '../../engine/features.ts';
import type { Scan } from '../../engine/scan.ts';
import type { Quantity } from '../../engine/units.ts';
import { isOneOf, words } from '../../engine/words.ts';
import { terms } from '../../lexicon/terms/body/told-conditions.ts';

const monthsIn: Record<string, number> = { days: 0.03, weeks: 0.23, months: 1 };
/** So long after a birth the belly and the pelvic floor are still to be minded. */
const monthsToMind = 12;

function isBabyBefore(scan: Scan, from: number): boolean {
  for (let at = from - 1; at >= Math.max(0, from - 4); at -= 1) {
    const word = textAt(scan, at);
    if (word === 'one') return textAt(scan, at - 1) === 'little';
    if (terms.babies.has(word)) return true;
    // 'He's 5 months, pelvic physio has cleared me'.
    if (terms.smallOnes.has(word))
      return scan.tokens.some(({ text }) => terms.afterCarers.has(text));
    if (!terms.ofAge.has(word)) return false;
  }
  return false;
}

/** '4 months old baby', 'a 5 month old', '4 Monate altes Baby'. */
function isBabyAfter(scan: Scan, to: number): boolean {
  const isOld = isOneOf(textAt(scan, to), 'old olds altes alten alte');
  const noun = textAt(scan, isOld ? to + 1 : to);
  return (
    (isOld && textAt(scan, to) !== 'alte' && scan.tokens[to + 1]?.kind !== 'word') ||
    terms.babies.has(noun)
  );
}

/** '14 weeks after baby no 2', '8 Wochen nach der Geburt'. */
function isAfterBirth(scan: Scan, to: number): boolean {
  if (!terms.after.has(textAt(scan, to))) return false;
  const reach = scan.tokens.slice(to + 1, to + 5);
  const end = reach.findIndex(({ kind }) => kind === 'mark');
  return reach
    .slice(0, end < 0 ? reach.length : end)
    .some(({ text }) =>
      isOneOf(
        text,
        'baby babies birth delivery geburt entbindung parto bebe naissance accouchement nascita',
      ),
    );
}

/** 'Our little one is 5 months': whoever writes gave birth not long ago. */
export function birthClaims(scan: Scan): Claim[] {
  if (scan.tokens.some(({ text }) => terms.fathers.has(text))) return [];
  const found = quantitiesIn(scan).find(({ unit, value, from, to }) => {
    const months = value * (monthsIn[unit ?? ''] ?? Number.POSITIVE_INFINITY);
    if (months > monthsToMind || terms.spans.has(textAt(scan, from - 1))) return false;
    if (isAfterBirth(scan, to)) return true;
    // 'New knee, 8 months old'.
    const isOfPart = ['region', 'smallPart', 'part', 'equipment'].some(
      (kind) => hitsBetween(scan, kind, Math.max(0, from - 4), from).length > 0,
    );
    if (isOfPart && textAt(scan, to) === 'old') return false;
    if (isOneOf(textAt(scan, to), 'ago pregnant along schwanger fa atras')) return false;
    return isBabyBefore(scan, from) || isBabyAfter(scan, to);
  });
  if (!found) return [];
  // The child is another person; whose child it is decides.
  const isOfOther = scan
    .of('person')
    .some(
      ({ value, to }) =>
        (value === 'adult' || value === 'elder') && to <= found.from && found.from - to <= 6,
    );
  const detail = scan.quote(found.from, found.to);
  return [
    claim('condition', { condition: 'postpartum', detail }, 'condition.baby', {
      polarity: 'has',
      whose: isOfOther ? 'other' : 'me',
      certainty: 0.75,
      quote: detail,
    }),
  ];
}

/** '32 weeks along', '24 wks with number two', 'midwife is happy, week 30'. */
export function weeksCarried(scan: Scan): (Quantity & { weeks: number }) | null {
  const isBorne = scan.tokens.some(({ text }) => terms.bearers.has(text));
  for (const quantity of quantitiesIn(scan)) {
    const { value, unit, from, to, upTo } = quantity;
    if (upTo !== undefined || value < 4 || value > 42) continue;
    const [before, next] = [textAt(scan, from - 1), textAt(scan, to)];
    if (
      terms.spans.has(before) ||
      isOneOf(next, 'ago out old post postpartum pp later until till')
    ) {
      continue;
    }
    if (unit === 'weeks') {
      const isWith =
        next === 'with' &&
        terms.carried.has(textAt(scan, to + 1)) &&
        [to + 1, to + 2].some((at) => terms.births.has(textAt(scan, at)));
      // 'With no. 2', 'with number three': a child that is counted.
      const isNumbered =
        next === 'with' &&
        isOneOf(textAt(scan, to + 1), 'no number nr num #') &&
        scan.tokens
          .slice(to + 2, to + 4)
          .some(({ text }) => isOneOf(text, '1 2 3 4 5 one two three four five'));
      if (isWith || isNumbered || isBorne || next === 'along') return { ...quantity, weeks: value };
    }
    // 'In der 31. Woche', 'week 31', 'semana 24'.
    const isNth = next === '.' && isOneOf(textAt(scan, to + 1), 'woche ssw');
    const isCounted = isNth || terms.isNamed.has(before) || next === 'ssw';
    const isSure = next === 'ssw' || before === 'ssw' || textAt(scan, to + 1) === 'ssw';
    if (isCounted && (isBorne || isSure)) return { ...quantity, weeks: value };
  }
  return null;
}

const sugarSigns = [
  words('pump pumpe bomba pompe pompa microinfusore'),
  words('sensor sensore capteur cgm libre dexcom freestyle'),
  words(
    'mmol mg bg bgl glucose glukose glucosa glicose glicemia glycemie bz sugar sugars blutzucker',
  ),
  words('arrow arrows pfeil flecha fleche freccia seta'),
  words('hypo hypos hypokit dextro basal bolus juice carbs jelly'),
];

/** 'T1', 'Typ-1er', 'DT1' stand for a type of diabetes beside a sensor, a pump or a reading. */
function typeAt(scan: Scan): number {
  return scan.tokens.findIndex(
    ({ text }, at) =>
      isOneOf(text, 't dt dm type typ tipo') && isOneOf(textAt(scan, at + 1), '1 2 one two'),
  );
}

export function sugarClaims(scan: Scan): Claim[] {
  const places = sugarSigns.map((sign) => scan.tokens.findIndex(({ text }) => sign.has(text)));
  const found = places.filter((at) => at >= 0);
  const type = typeAt(scan);
  const isTold =
    type >= 0 && (type === 0 || isOneOf(textAt(scan, type - 1), 'im am a as is with , .'));
  const isEnough =
    found.length >= 2 || (type >= 0 && found.length >= 1) || (isTold && isEnd(scan, type + 2));
  if (!isEnough) return [];
  const at = type >= 0 ? type : (found[0] ?? 0);
  const span = { from: at, to: type >= 0 ? at + 2 : at + 1 };
  return [
    claim('condition', { condition: 'insulin' }, 'condition.sugar', {
      polarity: 'has',
      whose: whose(scan, span),
      certainty: 0.75,
      quote: scan.quote(span.from, span.to),
    }),
  ];
}

const isEnd = (scan: Scan, at: number) =>
  scan.tokens[at] === undefined || isOneOf(textAt(scan, at), ', . ; here and on since with mit');
