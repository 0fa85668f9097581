import type { ConditionFact } from '../request.ts';
import type { Condition } from '../../reading/vocabulary.ts';
import { isMotto } from '../../reading/danger/clearance.ts';
import type { Hit } from '../../reading/engine/phrases.ts';
import { type Scan, trust } from '../../reading/engine/scan.ts';
import type { Quantity } from '../../reading/engine/units.ts';

export interface ConditionReadings {
  found: ConditionFact[];
  /** Said not to be so: takes it away from what the profile says. */
  denied: Condition[];
}

const thirdPerson =
  /^(?:wife|husband|partner|girlfriend|boyfriend|sister|brother|mum|mom|dad|mother|father|friend|boss|family|uncle|aunt|grandfather|grandmother|grandpa|grandma|familie|familia|famille|famiglia|vater|mutter|padre|madre|pere|mere|pai|mae|frau|freundin|mujer|novia|femme|copine|moglie|ragazza|esposa|mulher|namorada|dog|cat)$/;
const hopes = /^(?:trying|hoping|planning|ttc|fertility|intentando|essayons)$/;
const childhood = /^(?:kid|child|childhood|teenager|kind|nino|nina|enfant|bambino|crianca)$/;
const notInsulin = /^(?:type 2|type two|typ 2|tipo 2|t2)/;

function isAbout(scan: Scan, hit: Hit, pattern: RegExp, reach: number): boolean {
  const sentence = scan.tokens[hit.from]?.sentence;
  return scan.tokens
    .slice(Math.max(0, hit.from - reach), hit.to + reach)
    .some((token) => token.sentence === sentence && pattern.test(token.text));
}

/** The time that stands nearest: '28 weeks pregnant', 'gave birth 6 weeks ago'. */
function timeBeside(scan: Scan, quantities: readonly Quantity[], hit: Hit): Quantity | null {
  const sentence = scan.tokens[hit.from]?.sentence;
  const near = quantities.filter(
    ({ unit, from, to }) =>
      (unit === 'days' || unit === 'weeks' || unit === 'months' || unit === 'years') &&
      scan.tokens[from]?.sentence === sentence &&
      (Math.abs(hit.from - to) <= 6 || Math.abs(from - hit.to) <= 6),
  );
  return near[0] ?? null;
}

const ordinals: [RegExp, number][] = [
  [/first|1st|erst\w*|primer\w*|premier\w*|primo/, 1],
  [/second|2nd|zweit\w*|segundo|deuxieme|secondo/, 2],
  [/third|3rd|dritt\w*|tercer\w*|troisieme|terzo|terceiro/, 3],
];

function weekWords(weeks: number): string {
  return `week ${Math.round(weeks)}, trimester ${weeks < 14 ? 1 : weeks < 28 ? 2 : 3}`;
}

function detailOf(scan: Scan, quantities: readonly Quantity[], hit: Hit): string | undefined {
  const time = timeBeside(scan, quantities, hit);
  if (hit.value === 'pregnancy') {
    const weeks =
      time?.unit === 'weeks' ? time.value : time?.unit === 'months' ? time.value * 4.35 : null;
    if (weeks !== null && weeks !== undefined) {
      return weekWords(weeks);
    }
    const words = scan.quote(Math.max(0, hit.from - 2), hit.to + 4).toLowerCase();
    const trimester = /trimest/.test(words)
      ? ordinals.find(([word]) => word.test(words))
      : undefined;
    return trimester ? `trimester ${trimester[1]}` : undefined;
  }
  if (hit.value === 'postpartum' || hit.value === 'surgery') {
    return time ? scan.quote(time.from, time.to + 1) : undefined;
  }
  return undefined;
}

/** Surgery that lies years back asks for nothing today. */
function isLongAgo(scan: Scan, quantities: readonly Quantity[], hit: Hit): boolean {
  const time = timeBeside(scan, quantities, hit);
  if (time?.unit === 'years') return time.value >= 1;
  if (time?.unit === 'months') return time.value > 12;
  const near = scan.tokens.slice(Math.max(0, hit.from - 5), hit.to + 5);
  return near.some(
    ({ value, text }) => (value ?? 0) > 1950 || /^(?:years|jahren|anos|annees|anni)$/.test(text),
  );
}

function confidenceOf(scan: Scan, hit: Hit): number {
  if (isAbout(scan, hit, thirdPerson, 4)) return 0.5;
  if (isAbout(scan, hit, childhood, 5)) return 0.5;
  const quote = scan.quote(hit.from, hit.to).toLowerCase();
  if (hit.value === 'vertigo' && !/vertig|bppv|menier|schwindel$/.test(quote)) return 0.55;
  if (hit.value === 'insulin' && /^diab|zucker/.test(quote) && !/1|one|insulin/.test(quote)) {
    const around = scan.quote(Math.max(0, hit.from - 2), hit.to + 3).toLowerCase();
    if (/insulin|type 1|typ 1|tipo 1/.test(scan.text.toLowerCase())) return 0.9;
    return notInsulin.test(around) ? 0.5 : 0.55;
  }
  return trust(hit, 0.92);
}

/** 'Meniscus op last month'. */
function isOpOfPart(scan: Scan, hit: Hit): boolean {
  return [...scan.of('region'), ...scan.of('trouble')].some(
    (part) => part.to <= hit.from && hit.from - part.to <= 1,
  );
}

const notPregnant = /^(?:in|into|my|the|with|on|of|this|our)$/;

/** '32 weeks along': weeks of a pregnancy, where no plan or programme is named. */
function weeksAlong(
  { tokens, quote }: Scan,
  quantities: readonly Quantity[],
): ConditionFact | null {
  const found = quantities.find(({ value, unit, to }) => {
    const isAlong = tokens[to]?.text === 'along';
    const inRange = (unit === 'weeks' && value >= 4 && value <= 42) || unit === 'months';
    return isAlong && inRange && !notPregnant.test(tokens[to + 1]?.text ?? '');
  });
  if (!found) return null;
  const weeks = found.unit === 'months' ? found.value * 4.35 : found.value;
  return {
    condition: 'pregnancy',
    detail: weekWords(weeks),
    source: 'text',
    confidence: 0.75,
    quote: quote(found.from, found.to + 1),
  };
}

/** 'BP 150/95': raised from 140/90 on; far higher ones never get here. */
function pressureOf({ tokens }: Scan): string | null {
  const isNamed = tokens.some(({ text }) =>
    /^(?:bp|pressure|blutdruck|tension|presion|pressione|pressao)$/.test(text),
  );
  if (!isNamed) return null;
  for (const [at, { value: upper = 0 }] of tokens.entries()) {
    const isPair = /^(?:\/|over|zu|sobre|sur|su|por)$/.test(tokens[at + 1]?.text ?? '');
    const lower = isPair ? (tokens[at + 2]?.value ?? 0) : 0;
    // 'Tension 15/9' is in centimetres of mercury.
    if (upper >= 14 && upper <= 17 && lower >= 6 && lower <= 10) return `${upper}/${lower}`;
    const isReal = upper >= 100 && upper <= 250 && lower >= 50 && lower < upper;
    if (isReal && (upper >= 140 || lower >= 90)) return `${upper}/${lower}`;
  }
  return null;
}

/** Conditions that change what is safe, with the careful reading where it is not sure. */
export function readConditions(scan: Scan, quantities: readonly Quantity[]): ConditionReadings {
  const found = new Map<Condition, ConditionFact>();
  const denied = new Set<Condition>();
  const discs = scan.of('trouble');
  const texts = scan.tokens.map(({ text }) => text);
  for (const hit of scan.of('condition')) {
    const condition = hit.value as Condition;
    const word = scan.tokens[hit.from]?.text;
    if (word === 'op' && scan.language.value !== 'de' && !isOpOfPart(scan, hit)) continue;
    if (isMotto(texts, hit.from)) continue;
    if (discs.some((disc) => disc.from < hit.to && hit.from < disc.to)) continue;
    if (scan.polarity(hit) === 'negated') {
      denied.add(condition);
      found.delete(condition);
      continue;
    }
    if (condition === 'pregnancy' && isAbout(scan, hit, hopes, 4)) continue;
    if (condition === 'surgery' && isLongAgo(scan, quantities, hit)) continue;
    const detail = detailOf(scan, quantities, hit) ?? found.get(condition)?.detail;
    const confidence = Math.max(confidenceOf(scan, hit), found.get(condition)?.confidence ?? 0);
    denied.delete(condition);
    found.set(condition, {
      condition,
      ...(detail !== undefined && { detail }),
      source: 'text',
      confidence,
      quote: scan.quote(hit.from, hit.to),
    });
  }
  const along = weeksAlong(scan, quantities);
  if (along && !found.has('pregnancy')) found.set('pregnancy', along);
  const reading = pressureOf(scan);
  if (reading) {
    const known = found.get('hypertension');
    found.set('hypertension', {
      condition: 'hypertension',
      source: 'text',
      confidence: 0.85,
      quote: reading,
      ...known,
      detail: reading,
    });
  }
  return { found: [...found.values()], denied: [...denied] };
}
