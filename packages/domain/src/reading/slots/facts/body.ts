import { claim } from '../../claims.ts';
import { quantitiesIn, segmentAround, textAt, whose } from '../../engine/features.ts';
import { isDenied } from '../../engine/negation.ts';
import type { Hit } from '../../engine/phrases.ts';
import type { Scan } from '../../engine/scan.ts';
import { kilogramsIn, type Quantity } from '../../engine/units.ts';
import { terms } from '../../lexicon/terms/facts.ts';
import type { Sex } from '../../vocabulary.ts';
import { findMaxima } from '../moves/maxima.ts';
import type { Fact } from './fact.ts';

const lightest = 35;
const heaviest = 220;
/** Less than this, told alone, may be a bar. */
const leastAlone = 60;

const letters: Record<string, Sex> = { f: 'female', m: 'male' };

function massCue(scan: Scan, { from, to }: Quantity): Hit | undefined {
  return scan.of('mass').find((hit) => {
    if (hit.typo > 0) return false;
    const before = scan.tokens.slice(hit.to, from);
    const isBefore =
      hit.to <= from && before.length <= 2 && before.every(({ text }) => terms.massLinks.has(text));
    return isBefore || hit.from === to;
  });
}

/** '3 years, 70 kg,': a clause of its own among others that tell of a person. */
function isAmongFacts(scan: Scan, { from, to }: Quantity): boolean {
  const own = segmentAround(scan, from);
  const told = [
    ...quantitiesIn(scan).filter(({ unit }) => unit === 'years' || unit === 'centimetres'),
    ...scan.of('sex').filter(({ typo }) => typo === 0),
    ...scan.of('level').filter(({ typo }) => typo === 0),
    { from, to },
  ];
  const isTold = (at: number) => told.some((one) => one.from <= at && at < one.to);
  const isAllTold = scan.tokens
    .slice(own.from, own.to)
    .every(({ kind }, at) => kind === 'mark' || isTold(own.from + at));
  if (!isAllTold) return false;
  const around = [own, segmentAround(scan, own.from - 1), segmentAround(scan, own.to)];
  return around.some((part) => {
    const isPerson = quantitiesIn(scan).some(
      ({ unit, from: at }) =>
        (unit === 'years' || unit === 'centimetres') && at >= part.from && at < part.to,
    );
    const isKit = ['equipment', 'move', 'machine'].some((kind) =>
      scan.of(kind).some((hit) => hit.to === from - 1),
    );
    const isSex = scan.of('sex').some((hit) => hit.from >= part.from && hit.to <= part.to);
    const isLevel = scan.of('level').some((hit) => hit.from >= part.from && hit.to <= part.to);
    return (isPerson || isSex || isLevel) && !isKit;
  });
}

/** '130 kilos, never trained': a clause of its own, with nothing there to be lifted. */
function isOnlyWeight(scan: Scan, { from, to }: Quantity): boolean {
  const own = segmentAround(scan, from);
  const words = scan.tokens.slice(own.from, own.to).filter(({ kind }) => kind !== 'mark');
  const isAlone = words.length === scan.tokens.slice(from, to).length;
  const things = ['equipment', 'move', 'machine', 'bar', 'kit', 'household'];
  return isAlone && things.every((kind) => scan.of(kind).length === 0);
}

/** '62 kg squat 60x8 bench 35x8': the lift right behind it has a weight of its own. */
const isBeforeLoads = (scan: Scan, { from, to }: Quantity): boolean =>
  (from === 0 || textAt(scan, from - 1) === ',') &&
  findMaxima(scan).some((one) => one.from === to && one.move.from === to);

/** 'I am 130 kg', 'I'm about 110 kg'. */
function isOfSelf(scan: Scan, from: number): boolean {
  const at = terms.massLinks.has(textAt(scan, from - 1)) ? from - 2 : from - 1;
  return terms.selfWords.has(textAt(scan, at));
}

/** Whoever counts other weights in pounds counts their own so. */
const saysPounds = (scan: Scan) => {
  const units = quantitiesIn(scan).map(({ unit }) => unit);
  return units.includes('pounds') && !units.includes('kilograms');
};

/** 'I weigh 82 kg', 'bw 75', 'f 62kg', '3 years, 70 kg'. */
function readMass(scan: Scan): Fact[] {
  for (const quantity of quantitiesIn(scan)) {
    const { value, unit, from, to, upTo } = quantity;
    if (upTo !== undefined || (unit !== null && kilogramsIn(1, unit) === null)) continue;
    const isPounds = unit === null && saysPounds(scan);
    const kilograms = kilogramsIn(value, isPounds ? 'pounds' : unit) ?? value;
    if (kilograms < lightest || kilograms > heaviest || unit === 'poods') continue;
    const cue = massCue(scan, quantity);
    const hasLetter = unit !== null && letters[textAt(scan, from - 1)] !== undefined;
    const isSelf = unit !== null && kilograms >= leastAlone && isOfSelf(scan, from);
    const isTold =
      cue !== undefined ||
      hasLetter ||
      isSelf ||
      (unit !== null &&
        (isAmongFacts(scan, quantity) ||
          isBeforeLoads(scan, quantity) ||
          (kilograms >= leastAlone && isOnlyWeight(scan, quantity))));
    if (!isTold) continue;
    const span = { from: Math.min(cue?.from ?? from, from), to: Math.max(cue?.to ?? to, to) };
    const features = {
      polarity: 'has' as const,
      whose: whose(scan, span),
      quote: scan.quote(span.from, span.to),
      certainty: cue ? 0.9 : isSelf ? 0.85 : 0.75,
    };
    return [{ claim: claim('bodyMass', kilograms, 'mass.stated', features), ...span }];
  }
  return [];
}

/** 'F 62kg', 'm34', '34f': a letter right beside an age or a weight. */
function letterFact(scan: Scan): Fact | null {
  const at = scan.tokens.findIndex(({ text, kind }, place) => {
    if (kind !== 'word' || letters[text] === undefined) return false;
    const near = quantitiesIn(scan).find(({ from, to, unit }) => {
      const isAge = unit === null || unit === 'years';
      return (
        (from === place + 1 && (unit === 'kilograms' || isAge)) ||
        (to === place && isAge && text !== 'm')
      );
    });
    if (!near) return false;
    const end = scan.tokens[Math.max(near.to, place + 1)];
    return (end === undefined || end.kind === 'mark') && near.value >= 12;
  });
  const sex = at < 0 ? undefined : letters[textAt(scan, at)];
  if (!sex) return null;
  const features = { polarity: 'has' as const, quote: scan.quote(at, at + 1), certainty: 0.8 };
  return { claim: claim('sex', sex, 'sex.letter', features), from: at, to: at + 1 };
}

/** Whether the word says what somebody is: 'I'm a woman', 'women open', 'female, 34'. */
function isOwnSex(scan: Scan, hit: Hit): boolean {
  const self = scan.of('self');
  const isSaid = self.some(
    ({ value, to, from }) => value === 'self' && to <= hit.from && hit.from - to <= 1 && from >= 0,
  );
  const isClass = self.some(
    ({ value, from, to }) => value === 'class' && (from === hit.to || to === hit.from),
  );
  const { from, to } = segmentAround(scan, hit.from);
  const words = scan.tokens.slice(from, to).filter(({ kind }) => kind !== 'mark');
  const isAlone =
    words.length === 1 && terms.plainSexes.has(textAt(scan, hit.from)) && scan.tokens.length > 2;
  const isAged = quantitiesIn(scan).some(
    ({ unit, from: at, to: end }) =>
      (unit === 'years' || unit === 'kilograms') && (end === hit.from || at === hit.to),
  );
  // 'Ma fille 9 ans' is somebody else.
  const isKin = scan.of('person').some((person) => person.from <= hit.from && hit.from < person.to);
  return isSaid || ((isClass || isAlone || isAged) && !isKin);
}

/** 'Man, that was hard' and 'woman at my gym' tell of nobody here. */
function readSex(scan: Scan): Fact[] {
  const hit = scan
    .of('sex')
    .find(
      (one) =>
        one.typo === 0 && isOwnSex(scan, one) && !isDenied(scan, one) && whose(scan, one) === 'me',
    );
  if (!hit) return [letterFact(scan)].flatMap((fact) => fact ?? []);
  const isCalled =
    hit.from === 0 && scan.tokens[1]?.text === ',' && terms.called.has(textAt(scan, 0));
  if (isCalled) return [];
  const features = {
    polarity: 'has' as const,
    quote: scan.quote(hit.from, hit.to),
    certainty: 0.85,
  };
  const sex = hit.value as Sex;
  return [{ claim: claim('sex', sex, 'sex.word', features), from: hit.from, to: hit.to }];
}

/** How heavy somebody is and of which sex, where loads and classes depend on it. */
export const readBodyFacts = (scan: Scan): Fact[] => [...readMass(scan), ...readSex(scan)];
