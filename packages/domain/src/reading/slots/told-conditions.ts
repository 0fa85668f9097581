import { type Claim, claim } from '../claims.ts';
import { quantitiesIn, textAt, whose } from '../engine/features.ts';
import type { Scan } from '../engine/scan.ts';
import type { Quantity } from '../engine/units.ts';

const monthsIn: Record<string, number> = { days: 0.03, weeks: 0.23, months: 1 };
/** So long after a birth the belly and the pelvic floor are still to be minded. */
const monthsToMind = 12;

const babies =
  /^(?:baby|babys|babies|bub|bubs|bubba|babe|bairn|newborn|twins|one|son|daughter|boy|girl|kleiner?s?|sohn|tochter|zwillinge|bebe|bb|nene|nena|peque|pequen[oa]|hij[oa]|nin[oa]|gemelos|mellizos|fils|fille|petite?|bout|jumeaux|bimb[oa]|piccol[oa]|figli[oa]|neonat[oa]|gemelli|nenem|filh[oa]|gemeos)$/;
const ofAge =
  /^(?:is|s|now|are|just|only|about|nearly|almost|turned|hit|ist|sind|jetzt|schon|erst|knapp|gerade|tiene|tienen|ya|de|acaba|cumplio|cumplir|a|ont|maintenant|deja|ha|hanno|gia|di|ora|tem|ja|agora|fez|von|mit|who|,|:|\()$/;
/** A father has a baby too, and needs no such care. */
const fathers =
  /^(?:dad|daddy|father|papa|vater|papi|padre|pere|babbo|pai|papai|wife|frau|mujer|esposa|femme|moglie|mulher|girlfriend|freundin|novia|copine|ragazza|namorada)$/;
const spans = /^(?:in|for|after|over|past|last|every|within|next|since|seit|nach|hace|ago)$/;

function isBabyBefore(scan: Scan, from: number): boolean {
  for (let at = from - 1; at >= Math.max(0, from - 4); at -= 1) {
    const word = textAt(scan, at);
    if (word === 'one') return textAt(scan, at - 1) === 'little';
    if (babies.test(word)) return true;
    if (!ofAge.test(word)) return false;
  }
  return false;
}

/** '4 months old baby', 'a 5 month old', '4 Monate altes Baby'. */
function isBabyAfter(scan: Scan, to: number): boolean {
  const isOld = /^(?:old|olds|alte[sn]?)$/.test(textAt(scan, to));
  const noun = textAt(scan, isOld ? to + 1 : to);
  return (isOld && textAt(scan, to) !== 'alte' && !/^[a-z]/.test(noun)) || babies.test(noun);
}

/** 'Our little one is 5 months': whoever writes gave birth not long ago. */
export function birthClaims(scan: Scan): Claim[] {
  if (scan.tokens.some(({ text }) => fathers.test(text))) return [];
  const found = quantitiesIn(scan).find(({ unit, value, from, to }) => {
    const months = value * (monthsIn[unit ?? ''] ?? Number.POSITIVE_INFINITY);
    if (months > monthsToMind || spans.test(textAt(scan, from - 1))) return false;
    if (/^(?:ago|pregnant|along|schwanger|fa|atras)$/.test(textAt(scan, to))) return false;
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

const bearers =
  /^(?:midwife|midwives|hebamme|matrona|comadrona|partera|sage|ostetrica|ginecologa|parteira|obstetra|obgyn|ob|gyno|gyne|gynecologist|bump|babybauch)$/;
const carried =
  /^(?:number|no|twins|baby|bub|my|our|second|first|third|zwillingen|gemelos|jumeaux|gemelli|gemeos)$/;
const births =
  /^(?:two|three|four|one|2|3|4|first|second|third|twins|baby|bub|child|kid|babe|little)$/;

/** '32 weeks along', '24 wks with number two', 'midwife is happy, week 30'. */
export function weeksCarried(scan: Scan): (Quantity & { weeks: number }) | null {
  const isBorne = scan.tokens.some(({ text }) => bearers.test(text));
  for (const quantity of quantitiesIn(scan)) {
    const { value, unit, from, to, upTo } = quantity;
    if (upTo !== undefined || value < 4 || value > 42) continue;
    const [before, next] = [textAt(scan, from - 1), textAt(scan, to)];
    if (spans.test(before) || /^(?:ago|out|old|post|postpartum|pp|later|until|till)$/.test(next)) {
      continue;
    }
    if (unit === 'weeks') {
      const isWith =
        next === 'with' &&
        carried.test(textAt(scan, to + 1)) &&
        [to + 1, to + 2].some((at) => births.test(textAt(scan, at)));
      if (isWith || isBorne || next === 'along') return { ...quantity, weeks: value };
    }
    // 'In der 31. Woche', 'week 31', 'semana 24'.
    const isNth = next === '.' && /^(?:woche|ssw)$/.test(textAt(scan, to + 1));
    const isNamed = /^(?:week|woche|ssw|semana|semaine|settimana)$/;
    const isCounted = isNth || isNamed.test(before) || next === 'ssw';
    const isSure = next === 'ssw' || before === 'ssw' || textAt(scan, to + 1) === 'ssw';
    if (isCounted && (isBorne || isSure)) return { ...quantity, weeks: value };
  }
  return null;
}

const sugarSigns = [
  /^(?:pump|pumpe|bomba|pompe|pompa|microinfusore)$/,
  /^(?:sensor|sensore|capteur|cgm|libre|dexcom|freestyle)$/,
  /^(?:mmol|mg|bg|bgl|glucose|glukose|glucosa|glicose|glicemia|glycemie|bz|sugar|sugars|blutzucker)$/,
  /^(?:arrow|arrows|pfeil|flecha|fleche|freccia|seta)$/,
  /^(?:hypo|hypos|hypokit|dextro|basal|bolus|juice|carbs|jelly)$/,
];

/** 'T1', 'Typ-1er', 'DT1' stand for a type of diabetes beside a sensor, a pump or a reading. */
function typeAt(scan: Scan): number {
  return scan.tokens.findIndex(
    ({ text }, at) =>
      /^(?:t|dt|dm|type|typ|tipo)$/.test(text) && /^(?:1|2|one|two)$/.test(textAt(scan, at + 1)),
  );
}

export function sugarClaims(scan: Scan): Claim[] {
  const places = sugarSigns.map((sign) => scan.tokens.findIndex(({ text }) => sign.test(text)));
  const found = places.filter((at) => at >= 0);
  const type = typeAt(scan);
  const isTold =
    type >= 0 && (type === 0 || /^(?:im|am|a|as|is|with|,|\.)$/.test(textAt(scan, type - 1)));
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
  scan.tokens[at] === undefined || /^(?:,|\.|;|here|and|on|since|with|mit)$/.test(textAt(scan, at));
