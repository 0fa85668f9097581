import type { EquipmentId } from '../../../exercise/types.ts';
import { quantitiesIn } from '../../engine/features.ts';
import type { Hit } from '../../engine/phrases.ts';
import type { Scan } from '../../engine/scan.ts';
import type { Token } from '../../engine/tokens.ts';
import { isArticle, kilogramsIn, type Quantity } from '../../engine/units.ts';
import { isOneOf } from '../../engine/words.ts';
import { singleKit } from '../../lexicon/kit.ts';
import { common } from '../../lexicon/terms/everyday-words.ts';
import { terms } from '../../lexicon/terms/kit/loads.ts';
import type { Loads } from '../../vocabulary.ts';
import { overlaps } from '../around.ts';
import { bareMinutesAt } from '../time/minutes.ts';

/** Kit that is told apart by its weight. */
export const weightKit: readonly EquipmentId[] = ['kettlebells', 'dumbbells', 'barbells'];

/** Other kit that may be told with its weight. */
export const loadedKit: readonly string[] = [
  ...weightKit,
  'sandbag',
  'backpack',
  'medicine_ball',
  'weight_vest',
  'dip_belt',
];

const heaviestKilograms = 300;
/** More than this in one hand is a person, or a barbell. */
const heaviestInHand: Partial<Record<string, number>> = { dumbbells: 80, kettlebells: 92 };
export const heaviestOf = (id: string): number => heaviestInHand[id] ?? heaviestKilograms;
const mostPieces = 4;
const reachBefore = 5;
const reachAfter = 6;

const isWeight = ({ value, unit }: Quantity) => kilogramsIn(value, unit) !== null;

/** '3x8', '5 reps', '@140': an amount of work, no weight at hand. */
function isWork(scan: Scan, quantities: readonly Quantity[], quantity: Quantity): boolean {
  const { tokens } = scan;
  const { from, to } = quantity;
  const isTimes = (at: number) => common.times.has(tokens[at]?.text);
  if (tokens[from - 1]?.text === '@' || tokens[from - 1]?.text === 'at') return true;
  const second = isTimes(to) ? quantities.find((other) => other.from === to + 1) : undefined;
  if (second) return !isWeight(second);
  // The end of '10-8-6-4-2'.
  if (tokens[from - 1]?.text === '-' && tokens[from - 2]?.kind === 'number')
    return !isWeight(quantity);
  const isSecond = isTimes(from - 1) && tokens[from - 2]?.kind === 'number';
  const isOfSets =
    isOneOf(tokens[from - 1]?.text, 'of a de di da') &&
    quantities.some((other) => other.to === from - 1 && other.unit === 'sets');
  return (isSecond || isOfSets) && !isWeight(quantity);
}

/** '3x5 at 100 kg', '5x5 100 kg', 'squat 140 kg': the weight of a lift. */
function isLifted(scan: Scan, quantities: readonly Quantity[], quantity: Quantity): boolean {
  const { tokens, of } = scan;
  const { from, to } = quantity;
  const isSets = quantities.some(
    (other) =>
      other.to <= from && from - other.to <= 2 && common.times.has(tokens[other.from - 1]?.text),
  );
  const isSetsAfter = common.times.has(tokens[to]?.text) && tokens[to + 1]?.kind === 'number';
  const isOfMove = of('move').some(
    (move) =>
      move.to <= from &&
      from - move.to <= 1 &&
      !of('equipment').some((kit) => kit.from >= move.from && kit.to <= from),
  );
  return (isSets && isWeight(quantity)) || (isSetsAfter && isWeight(quantity)) || isOfMove;
}

/** The lower end of 'up to 24 kg', where the lightest is not told. */
const lightestOfRack: Record<string, number> = {
  dumbbells: 2,
  kettlebells: 4,
  barbells: 20,
};

/** What a number without a unit weighs: a kettlebell of 35 is one of pounds. */
function bareKilograms(
  value: number,
  id: string,
  quantities: readonly Quantity[],
  isEnglish: boolean,
): number {
  // Few have a pair of 25 kg at home; who says '30s' has them in pounds.
  const isHeavyPair =
    id === 'dumbbells' &&
    isEnglish &&
    value >= leastPoundPair &&
    value % 5 === 0 &&
    !quantities.some(({ unit }) => unit === 'kilograms');
  const isPounds =
    isHeavyPair ||
    quantities.some(({ unit }) => unit === 'pounds') ||
    (id === 'kettlebells' &&
      poundBells.has(value) &&
      !quantities.some(({ unit }) => unit === 'kilograms'));
  return kilogramsIn(value, isPounds ? 'pounds' : 'kilograms') ?? value;
}
/** Sizes that kettlebells have in pounds and not in kilograms. */
const poundBells = new Set([15, 25, 26, 30, 35, 44, 45, 50, 53, 62, 70, 88]);
const leastPoundPair = 25;
const lightestBare = 1;
const heaviestBare = 60;

const plural = (token?: Token, next?: Token) =>
  next !== undefined && isOneOf(next.text, 's er ers kgs kg ern') && next.start === token?.end;

const shortestBehind = 20;

/** 'Chest with dumbbells, 45': the minutes, where they fit no bell. */
function isLengthBehind(scan: Scan, { value: id }: Hit, at: number): boolean {
  const { kind } = scan.tokens[at - 1] ?? {};
  const { value = 0 } = scan.tokens[at] ?? {};
  const isLength = value >= shortestBehind && value % 5 === 0 && id !== 'kettlebells';
  const isLed = kind === 'mark' || id === 'dumbbells';
  return isLed && isLength && bareMinutesAt(scan) === at;
}

/** 'Dumbbells 15 and 25', 'kettlebell de 12', 'KB 24', 'mancuernas hasta 20', '12er Hanteln'. */
function bareWeights(
  scan: Scan,
  hit: Hit,
): { values: number[]; isRange: boolean; isPair: boolean } {
  const { tokens } = scan;
  const values: number[] = [];
  let isRange = false;
  let isPair = false;
  const before = tokens[hit.from - 2];
  if (before?.kind === 'number' && plural(before, tokens[hit.from - 1]))
    values.push(before.value ?? 0);
  let at = hit.to;
  let links = 0;
  while (at < tokens.length && links <= 3) {
    const token = tokens[at];
    if (!token || token.sentence !== tokens[hit.from]?.sentence) break;
    if (token.kind !== 'number') {
      if (!terms.weightLinks.has(token.text)) break;
      if (isOneOf(token.text, 'to till bis hasta jusqu jusque fino ate max')) isRange = true;
      links += 1;
      at += 1;
      continue;
    }
    if (isLengthBehind(scan, hit, at)) break;
    const next = tokens[at + 1];
    const isPieces = common.times.has(next?.text) && (token.value ?? 9) <= 2;
    const after = plural(token, next) ? tokens[at + 2] : next;
    if (isPieces && tokens[at + 2]?.kind === 'number') {
      isPair = token.value === 2;
      at += 2;
      continue;
    }
    const end = after?.text === '-' ? tokens[at + 2] : undefined;
    const isSpan = end?.kind === 'number' && !terms.timeUnits.has(tokens[at + 3]?.text);
    if (isSpan && values.length === 0 && (end.value ?? 0) > (token.value ?? 0)) {
      return { values: [token.value ?? 0, end.value ?? 0], isRange: true, isPair };
    }
    if (terms.timeUnits.has(after?.text) || (after?.text === '-' && values.length === 0)) break;
    const value = token.value ?? 0;
    if (value < lightestBare || value > heaviestBare) break;
    values.push(value);
    links = 0;
    at += plural(token, next) ? 2 : 1;
    if (!isOneOf(tokens[at]?.text, 'and und y et e , & + / to bis a o or oder ou')) break;
  }
  return { values, isRange, isPair };
}

/** 'Got the kettlebell out of the cupboard, 12 kg': the only weight and the only kit to have it. */
function loneWeight(scan: Scan, hit: Hit, quantities: readonly Quantity[]): number[] {
  const isOnlyKit = scan
    .of('equipment')
    .filter(({ value }) => loadedKit.includes(value))
    .every(({ from }) => from === hit.from);
  const weights = quantities.filter(isWeight);
  const [only] = weights;
  if (!isOnlyKit || !only || weights.length > 1 || only.upTo !== undefined) return [];
  if (!loadedKit.includes(hit.value) || isLifted(scan, quantities, only)) return [];
  const { segment } = scan.tokens[only.from] ?? {};
  const clause = scan.tokens.filter((token) => token.segment === segment);
  // Alone in its clause: what one weighs, or lifts, is told with a word.
  const isAlone = clause.every(
    ({ kind, text }) => kind !== 'word' || /^(?:kg|kgs|kilos?|lbs?)$/.test(text),
  );
  const kilograms = kilogramsIn(only.value, only.unit);
  return isAlone && kilograms !== null && kilograms <= heaviestBare ? [kilograms] : [];
}

/** 'Two 12 kg kettlebells', '2x16kg', 'a 16 and a 24', 'dumbbells 5 to 20 kg', 'up to 50 lb'. */
export function loadsOf(scan: Scan, hit: Hit): Loads {
  const quantities = quantitiesIn(scan);
  const near = statedLoads(scan, hit, quantities);
  const isNear = near.kilograms.length > 0;
  const bare = isNear ? null : bareWeights(scan, hit);
  const isBare = bare !== null && bare.values.length > 0;
  const said = isNear || isBare ? near : { ...near, kilograms: loneWeight(scan, hit, quantities) };
  const isSaid = said.kilograms.length > 0;
  const kilograms = isSaid
    ? said.kilograms
    : (bare?.values ?? []).map((value) =>
        bareKilograms(
          value,
          hit.value,
          quantities,
          // A whole rack is counted in the athlete's own unit.
          scan.language.value === 'en' && !bare?.isRange,
        ),
      );
  let isRange = isSaid ? said.isRange : (bare?.isRange ?? false);
  if (isRange && kilograms.length === 1)
    kilograms.unshift(Math.min(lightestOfRack[hit.value] ?? 2, kilograms[0] ?? 0));
  let count = said.count ?? (bare?.isPair ? 2 : undefined);
  if (isSingle(scan, hit)) count ??= 1;
  const real = [...new Set(kilograms)]
    .filter((kg) => kg > 0 && kg <= heaviestOf(hit.value))
    .sort((a, b) => a - b);
  // All the plates together say what the bar can be made to weigh.
  if (terms.plates.has(scan.tokens[hit.to - 1]?.text) && real.length > 0) {
    real.splice(0, real.length, emptyBarKilograms, emptyBarKilograms + (real.at(-1) ?? 0));
    isRange = true;
  }
  if (count === 1 && real.length > 1) count = isRange ? undefined : real.length;
  return {
    ...(count !== undefined && { count }),
    ...(real.length > 0 && { kilograms: real }),
    ...(isRange && real.length === 2 && { isRange: true }),
  };
}
const emptyBarKilograms = 20;

function statedLoads(scan: Scan, hit: Hit, quantities: readonly Quantity[]) {
  const { tokens, of } = scan;
  const near = quantities.filter(
    ({ from, to }) =>
      tokens[from]?.sentence === tokens[hit.from]?.sentence &&
      ((to <= hit.from && hit.from - to <= reachBefore) ||
        (from >= hit.to && from - hit.to <= reachAfter)),
  );
  const others = [...of('equipment'), ...of('machine'), ...of('bar'), ...of('prop')].filter(
    (other) => !overlaps(other, hit) && other.value !== hit.value,
  );
  const kilograms: number[] = [];
  let count: number | undefined;
  let isRange = false;
  for (const quantity of near) {
    const { value, upTo, unit, from, to } = quantity;
    if (terms.bodyTalk.has(tokens[from - 1]?.text)) continue;
    // A one-arm row says how it is done.
    if (unit === null && of('move').some((move) => overlaps(move, quantity))) continue;
    if (isWork(scan, quantities, quantity) || isLifted(scan, quantities, quantity)) continue;
    const isBlocked = others.some(
      (other) =>
        (other.from >= to && other.to <= hit.from) ||
        (other.to <= from && other.from >= hit.to) ||
        (from >= hit.to && other.from >= to && other.from - to <= 1),
    );
    if (isBlocked) continue;
    const direct = kilogramsIn(value, unit);
    if (direct !== null) {
      const top = upTo === undefined ? null : kilogramsIn(upTo, unit);
      const isUpTo = terms.upToWords.has(tokens[from - 1]?.text);
      isRange ||= top !== null || isUpTo;
      kilograms.push(direct, ...(top === null ? [] : [top]));
      continue;
    }
    if (unit !== null) continue;
    const later = near.find((other) => other.from >= to && other.from - to <= 5 && isWeight(other));
    // '45, dumbbells up to 30 kg': the kit parts the minutes from the weight.
    // 'I am 78 and have two 2 kg dumbbells': another number is joined by nothing but 'and a'.
    const isJoined =
      later !== undefined &&
      to <= hit.from === later.to <= hit.from &&
      tokens
        .slice(to, later.from)
        .every((one) => one.kind !== 'word' || terms.joints.has(one.text) || isArticle(one));
    if (later && isJoined && terms.joints.has(tokens[to]?.text)) {
      kilograms.push(kilogramsIn(value, later.unit) ?? value);
    } else if (
      (to <= hit.from || common.times.has(tokens[to]?.text)) &&
      value >= 1 &&
      value <= mostPieces
    )
      count = value;
  }
  return { kilograms, count, isRange };
}

/** 'A kettlebell', 'my only dumbbell'; a one-arm dumbbell row says how it is done. */
function isSingle({ tokens, of }: Scan, hit: Hit): boolean {
  if (!singleKit.has(tokens[hit.from]?.text ?? '') || hit.to !== hit.from + 1) return false;
  const name = of('move').find((move) => overlaps(move, hit));
  const start = name?.from ?? hit.from;
  // 'A dumbbell circuit' counts the circuit.
  if (!name && of('format').some(({ from }) => from === hit.to)) return false;
  return [tokens[start - 1], tokens[start - 2], tokens[start - 3]].some(
    (token) => isArticle(token) || terms.oneWords.has(token?.text),
  );
}
