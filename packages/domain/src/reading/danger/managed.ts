import type { Claim } from '../claims.ts';
import { idOfClass } from './heads.ts';
import { kindsOf } from './match.ts';
import type { DangerScan } from './scan.ts';

export type DangerSign = Extract<Claim, { slot: 'danger' }>;

export const hasAny = (scan: DangerScan, kinds: readonly string[]): boolean =>
  kinds.some((kind) => scan.of(kind).length > 0);

/** What was held becomes a question; a stop stays one. */
const careOf = (sign: DangerSign, name = sign.value.class): DangerSign =>
  sign.value.outcome === 'stop'
    ? sign
    : { ...sign, value: { class: name, outcome: 'care', id: idOfClass[name].care } };

const sugarSigns = kindsOf(
  'shaky trembles dizzy hypo hypoWord arrowDown alarmSound plunges jabbed mealMissed ketones highSugar thirsty sweetBreath meterHi confusedSign faint sick drank',
);
const steadyFrom = 5.5;
const steadyTo = 13;
const milligramsPerMillimole = 18;
const lowBelow = 5;

/** A told sugar in the middle, steady or with sugar at hand, and no sign of a fall or a rise. */
export function isSteadySugar(scan: DangerScan, { value }: DangerSign): boolean {
  if (value.class !== 'sugar' || hasAny(scan, sugarSigns)) return false;
  if (!hasAny(scan, ['sweetsAtHand', 'flatArrow'])) return false;
  const told = scan.tokens.flatMap(({ value: number, text, kind }) => {
    if (number === undefined || kind === 'word') return [];
    const isFine = /[.,]\d/.test(text) || !Number.isInteger(number);
    if (number >= steadyFrom * milligramsPerMillimole) return [number / milligramsPerMillimole];
    return isFine ? [number] : [];
  });
  const isLow = told.some((sugar) => sugar < lowBelow);
  return !isLow && told.some((sugar) => sugar >= steadyFrom && sugar <= steadyTo);
}

const forbidding = kindsOf(
  'forbidden notCleared restricts testPending takeItEasy orderedRest chestPain faint breathless noAir bleedsNow heavyBleed',
);

/** Told to move, or only some of it ruled out: asked about, where a head heard an order to rest. */
export function withoutAllowed(scan: DangerScan, sign: DangerSign): DangerSign {
  const isAllowed = hasAny(scan, ['toldToMove', 'partOnly']);
  if (sign.value.class !== 'medical_order' || !isAllowed || hasAny(scan, forbidding)) return sign;
  return careOf(sign);
}

const beyondTendon = kindsOf(
  'speech garbles faceWord droops numb tingle sudden abrupt fall trauma snapped deformed outOfShape ballooned leftArm chest coldSweat dizzy headache fever chills',
);
const tendonClasses: readonly string[] = ['stroke', 'acute_injury', 'spine', 'severe_pain'];

/** A sore tendon that a physio has named: asked about, whatever the arm cannot do. */
export function withoutNamedTendon(scan: DangerScan, sign: DangerSign): DangerSign {
  const isNamed = hasAny(scan, ['tendonName']) && hasAny(scan, ['bodyExpert']);
  if (!tendonClasses.includes(sign.value.class) || !isNamed || hasAny(scan, beyondTendon)) {
    return sign;
  }
  return careOf(sign, 'acute_injury');
}

const beyondStitches = kindsOf(
  'festers redLine chills fever headHit numb deformed outOfShape ballooned snapped bleedsNow',
);

/** Sewn, and it moves as it should: asked about. */
export function withoutSewn(scan: DangerScan, sign: DangerSign): DangerSign {
  const isSewn = hasAny(scan, ['stitchedUp']) && hasAny(scan, ['movesFine']);
  if (sign.value.class !== 'acute_injury' || !isSewn || hasAny(scan, beyondStitches)) return sign;
  return careOf(sign);
}
