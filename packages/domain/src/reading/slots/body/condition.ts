import { type Claim, claim } from '../../claims.ts';
import {
  hitsBetween,
  isPrevented,
  quantitiesIn,
  sentenceAround,
  textAt,
  when,
  whose,
} from '../../engine/features.ts';
import type { Hit } from '../../engine/phrases.ts';
import { type Scan, trust } from '../../engine/scan.ts';
import type { Quantity } from '../../engine/units.ts';
import { isOneOf, words } from '../../engine/words.ts';
import { terms } from '../../lexicon/terms/body/condition.ts';
import type { Condition } from '../../vocabulary.ts';
import { birthClaims, sugarClaims, weeksCarried } from './told-conditions.ts';

const weeksInMonth = 4.35;

/** The time that stands nearest: '28 weeks pregnant', 'gave birth 6 weeks ago'. */
function timeBeside(scan: Scan, hit: Hit): Quantity | null {
  const { sentence } = scan.tokens[hit.from] ?? {};
  const near = quantitiesIn(scan).find(
    ({ unit, from, to }) =>
      (unit === 'days' || unit === 'weeks' || unit === 'months' || unit === 'years') &&
      scan.tokens[from]?.sentence === sentence &&
      (Math.abs(hit.from - to) <= 6 || Math.abs(from - hit.to) <= 6),
  );
  return near ?? null;
}

const trimesters = [terms.first, terms.second, terms.third];

const weekWords = (weeks: number): string =>
  `week ${Math.round(weeks)}, trimester ${weeks < 14 ? 1 : weeks < 28 ? 2 : 3}`;

function weeksOf({ unit, value }: Quantity): number | null {
  if (unit === 'weeks') return value;
  return unit === 'months' ? value * weeksInMonth : null;
}

function detailOf(scan: Scan, hit: Hit): string | undefined {
  const time = timeBeside(scan, hit);
  if (hit.value === 'postpartum' || hit.value === 'surgery') {
    return time ? scan.quote(time.from, time.to + 1) : undefined;
  }
  if (hit.value !== 'pregnancy') return undefined;
  const weeks = time && weeksOf(time);
  if (weeks) return weekWords(weeks);
  const counted = weeksCarried(scan);
  if (counted) return weekWords(counted.weeks);
  const around = scan.tokens.slice(Math.max(0, hit.from - 2), hit.to + 3);
  if (!around.some(({ text }) => isOneOf(text, 'tri trimest*'))) return undefined;
  const nth = trimesters.findIndex((word) => around.some(({ text }) => word.has(text)));
  return nth < 0 ? undefined : `trimester ${nth + 1}`;
}

/** 'A heart attack of a final', 'dizzy with joy', 'when I saw the bill'. */
function isPicture(scan: Scan, hit: Hit, next: number): boolean {
  const words = [hit.from - 1, next, next + 1].map((at) => textAt(scan, at));
  const isSight = isOneOf(words[1], 'when if cuando si quand quando se als wenn');
  const isSeen = scan.tokens.slice(next, next + 4).some(({ text }) => terms.sights.has(text));
  const isPlate = scan.tokens
    .slice(next, next + 3)
    .some(({ text }) => isOneOf(text, 'plate stick'));
  const before = scan.tokens.slice(Math.max(0, hit.from - 6), hit.from);
  const { sentence } = scan.tokens[hit.from] ?? {};
  // 'My laptop had a seizure'.
  if (before.some((token) => token.sentence === sentence && terms.machines.has(token.text)))
    return true;
  // 'This job will give me a heart attack'.
  const isGiven =
    hit.value === 'heart' && before.slice(-4).some(({ text }) => terms.gives.has(text));
  const isNearly = before.some(
    (token) =>
      token.sentence === sentence && (terms.nearly.has(token.text) || terms.atWork.has(token.text)),
  );
  return (
    // 'My heart is set on it'; crystals that set the room spinning are real.
    words.some((word) => terms.pictures.has(word) && (word !== 'set' || hit.value === 'heart')) ||
    // 'A T-score of -2.9' is measured.
    (textAt(scan, next) === 'of' &&
      ![next + 1, next + 2].some((at) => scan.tokens[at]?.kind === 'number')) ||
    (isSight && isSeen) ||
    isPlate ||
    isNearly ||
    isGiven
  );
}

const lasting: readonly Condition[] = [
  'hypertension',
  'osteoporosis',
  'insulin',
  'heart',
  'gentle',
  'glaucoma',
  'epilepsy',
];

/** Found years ago they are there today, and a heart that was ill once stays one to mind. */
const forLife: readonly Condition[] = ['osteoporosis', 'insulin', 'glaucoma', 'heart'];

/** Years after a birth or an operation nothing of it is left to mind. */
const monthsAfterBirth = 24;
const monthsAfterSurgery = 12;

function isOver(scan: Scan, hit: Hit): boolean {
  const condition = hit.value as Condition;
  const time = timeBeside(scan, hit);
  const months = time && { years: 12, months: 1, weeks: 0.23, days: 0.03 }[time.unit as 'years'];
  if (time && months !== null && months !== undefined && condition !== 'pregnancy') {
    const past = time.value * months;
    if (condition === 'surgery') return past >= monthsAfterSurgery;
    if (condition === 'postpartum') return past >= monthsAfterBirth;
  }
  if (forLife.includes(condition)) return false;
  // '23 weeks pregnant, used to lift': whoever counts the weeks is so now.
  const isCounted = time !== null && !terms.ago.has(textAt(scan, time.to));
  if (condition === 'pregnancy' && isCounted && time.unit !== 'years') return false;
  if (when(scan, hit) !== 'past') return false;
  const { from, to } = sentenceAround(scan, hit.from);
  const isSince = hitsBetween(scan, 'time', from, to).some(({ value }) => value === 'since');
  const { segment } = scan.tokens[hit.from] ?? {};
  // 'Osteoporosis in my spine (scan last year)': it stays, whenever it was found.
  const isBeside = scan.of('past').some(({ from: at }) => scan.tokens[at]?.segment === segment);
  return !(lasting.includes(condition) && (isSince || !isBeside));
}

/** 'Asthma as a kid, outgrew it', 'hernia, all healed'. */
function isHealed(scan: Scan, hit: Hit): boolean {
  const { to } = sentenceAround(scan, hit.from);
  return hitsBetween(scan, 'fine', hit.to, Math.min(to, hit.to + 10)).some(({ from }) =>
    [from, from + 1].some((at) => terms.cured.has(textAt(scan, at))),
  );
}

function certaintyOf(scan: Scan, hit: Hit): number {
  if (hit.value === 'vertigo' && terms.dizzy.has(textAt(scan, hit.from))) return 0.55;
  return trust(hit, 0.92);
}

const shortestMistyped = 7;

/** A slip in a short name makes another word of it; in 'high blod pressure' it makes none. */
function isOtherWord(scan: Scan, { typo, from, to }: Hit): boolean {
  return (
    typo > 0 && scan.tokens.slice(from, to).every(({ text }) => text.length < shortestMistyped)
  );
}

/** 'Meniscus op last month'; elsewhere 'op' is no operation. */
function isOtherOp(scan: Scan, hit: Hit): boolean {
  if (textAt(scan, hit.from) !== 'op' || hit.to > hit.from + 1) return false;
  if (scan.language.value === 'de') return false;
  return ![...scan.of('region'), ...scan.of('trouble'), ...scan.of('condition')].some(
    (part) => part.to <= hit.from && hit.from - part.to <= 1,
  );
}

/** '32 weeks along', 'im 22 weeks, midwife happy': weeks of a pregnancy. */
function weeksAlong(scan: Scan): Claim[] {
  const found = weeksCarried(scan);
  if (!found) return [];
  return [
    claim(
      'condition',
      { condition: 'pregnancy', detail: weekWords(found.weeks) },
      'condition.weeks',
      {
        polarity: 'has',
        whose: whose(scan, found),
        certainty: 0.75,
        quote: scan.quote(found.from, Math.min(scan.tokens.length, found.to + 1)),
      },
    ),
  ];
}

/** 'BP 150/95': raised from 140/90 on. */
function pressureClaims(scan: Scan): Claim[] {
  const { tokens } = scan;
  const name = tokens.findIndex(({ text }) => terms.pressureNames.has(text));
  // '140/90, and no, that is not my pressure': the weights of two lifts.
  const isOther = tokens
    .slice(Math.max(0, name - 4), Math.max(0, name))
    .some(({ text }) => isOneOf(text, 'not isnt kein keine nicht no pas non nao'));
  if (name < 0 || isOther) return [];
  for (const [at, { value: upper = 0 }] of tokens.entries()) {
    const isPair = isOneOf(textAt(scan, at + 1), '/ over zu sobre sur su por');
    const lower = isPair ? (tokens[at + 2]?.value ?? 0) : 0;
    // 'Tension 15/9' is in centimetres of mercury.
    const isShort = upper >= 14 && upper <= 17 && lower >= 6 && lower <= 10;
    const isReal = upper >= 100 && upper <= 250 && lower >= 50 && lower < upper;
    // Whoever takes tablets for it has it, though the reading is good.
    const isTreated = upper >= 120 && tokens.some(({ text }) => terms.tablets.has(text));
    if (!isShort && !(isReal && (upper >= 140 || lower >= 90 || isTreated))) continue;
    return [
      claim(
        'condition',
        { condition: 'hypertension', detail: `${upper}/${lower}` },
        'condition.pressure',
        { polarity: 'has', certainty: 0.85, quote: scan.quote(at, at + 3) },
      ),
    ];
  }
  return [];
}

const episodes = words('seizure seizures fit fits anfall* attack attacks crisis crises convuls*');

/** 'Seizure free for years', 'no fits since May': who says so has the illness they come from. */
const isEpisode = (scan: Scan, hit: Hit) =>
  hit.value === 'epilepsy' &&
  scan.tokens.slice(hit.from, hit.to).some(({ text }) => episodes.has(text));

const acronyms = words('MS RA ME CFS');

/** 'MS, 20 min seated': capitals that stand alone in their clause. */
function acronymClaims(scan: Scan): Claim[] {
  const { tokens, text } = scan;
  const at = tokens.findIndex(({ start, end, segment }, i) => {
    const isAlone =
      tokens[i - 1]?.segment !== segment || tokens[i - 1]?.kind === 'mark'
        ? tokens[i + 1]?.kind !== 'word'
        : false;
    return isAlone && acronyms.has(text.slice(start, end));
  });
  const isShouted = text === text.toUpperCase();
  if (at < 0 || isShouted) return [];
  const quote = scan.quote(at, at + 1);
  return [
    claim('condition', { condition: 'gentle' }, 'condition.acronym', {
      polarity: 'has',
      whose: whose(scan, { from: at, to: at + 1 }),
      certainty: 0.75,
      quote,
    }),
  ];
}

/** Conditions that change what is safe, of whoever trains. */
export function readConditions(scan: Scan): Claim[] {
  const claims = new Map<string, Claim>();
  const discs = scan.of('trouble');
  for (const hit of scan.of('condition')) {
    const condition = hit.value as Condition;
    if (hit.typo > 1 || isOtherWord(scan, hit) || isOtherOp(scan, hit)) continue;
    if (discs.some((disc) => disc.from < hit.to && hit.from < disc.to && condition === 'hernia'))
      continue;
    const next = textAt(scan, hit.to) === '-' ? hit.to + 1 : hit.to;
    if (isPicture(scan, hit, next) || isPrevented(scan, hit)) continue;
    const isHoped = scan.tokens
      .slice(Math.max(0, hit.from - 4), hit.from)
      .some(({ text }) => terms.hopes.has(text));
    if (condition === 'pregnancy' && isHoped) continue;
    const owner = whose(scan, hit);
    const key = `${condition}:${owner}`;
    const isNegated = scan.polarity(hit) === 'negated' && !isEpisode(scan, hit);
    const isPast = isOver(scan, hit) || isHealed(scan, hit);
    const known = claims.get(key);
    if (isPast && known?.polarity === 'has') continue;
    const detail =
      detailOf(scan, hit) ?? (known?.slot === 'condition' ? known.value.detail : undefined);
    claims.set(
      key,
      claim('condition', { condition, ...(detail && { detail }) }, 'condition.word', {
        polarity: isNegated ? 'denies' : isPast ? 'had' : 'has',
        when: isPast ? 'past' : 'now',
        whose: owner,
        certainty: Math.max(certaintyOf(scan, hit), known?.certainty ?? 0),
        quote: scan.quote(hit.from, hit.to),
      }),
    );
  }
  const isKnown = (condition: Condition) => claims.has(`${condition}:me`);
  const measured = isKnown('hypertension') ? [] : pressureClaims(scan);
  const carried = isKnown('pregnancy') ? [] : weeksAlong(scan);
  const isBorn = isKnown('postpartum') || isKnown('pregnancy') || carried.length > 0;
  const born = isBorn ? [] : birthClaims(scan);
  const sugar = claims.has('insulin:other') || isKnown('insulin') ? [] : sugarClaims(scan);
  const short = isKnown('gentle') ? [] : acronymClaims(scan);
  return [...claims.values(), ...measured, ...carried, ...born, ...sugar, ...short];
}
