import { textAt } from '../../engine/features.ts';
import type { Hit } from '../../engine/phrases.ts';
import type { Scan } from '../../engine/scan.ts';
import { isOneOf } from '../../engine/words.ts';
import { terms } from '../../lexicon/terms/body/body-parts.ts';
import { common } from '../../lexicon/terms/everyday-words.ts';
import type { InjuryRegion } from '../../vocabulary.ts';

/** A part of the body in the text. */
export interface BodyPart extends Hit {
  /** Where the safety table knows it. */
  region: InjuryRegion | null;
  /** The name of a trouble, which hurts unless it is said not to. */
  isTrouble: boolean;
  /** A plural that most people use for muscles: sore ones are tired, not hurt. */
  isMuscles: boolean;
}

/** 'On my back', 'auf dem Rücken', 'sac à dos': how one lies, or a thing. */
function isPosition(scan: Scan, at: number): boolean {
  if (!isOneOf(textAt(scan, at), 'back rucken dos schiena costas espalda pancia ventre bauch')) {
    return false;
  }
  const [before, first] = [textAt(scan, at - 1), textAt(scan, at - 2)];
  return (
    (terms.isOn.has(first) && isOneOf(before, 'my the dem den meinem le mon la your')) ||
    isOneOf(before, 'sulla sul nas') ||
    (before === 'a' && textAt(scan, at) === 'dos')
  );
}

/** 'Back' is a part of the body less often than not. */
export function isRealBack(scan: Scan, { from, to }: Pick<Hit, 'from' | 'to'>): boolean {
  if (to !== from + 1) return true;
  if (isPosition(scan, from)) return isCareBefore(scan, from);
  if (textAt(scan, from) === 'dos') return !isTwoAfterTens(scan, from);
  if (textAt(scan, from) !== 'back') return true;
  if (isWonBack(scan, from)) return false;
  const [before, after] = [textAt(scan, from - 1), textAt(scan, to)];
  if (before === 'and' && scan.tokens[from - 2]?.kind === 'number') return false;
  if (terms.backLeads.has(before))
    return !isOneOf(after, 'to into from garden door yard room seat');
  return (
    !terms.notBackAfter.has(after) && !(terms.notBackBefore.has(before) || before.endsWith('ed'))
  );
}

/** 'Setenta y dos' is a number. */
const isTwoAfterTens = (scan: Scan, at: number) =>
  isOneOf(textAt(scan, at - 1), 'y e') && scan.of('number').some(({ to }) => to === at - 1);

/** 'I want my stomach back', 'get my old body back': had once, and wanted again. */
function isWonBack(scan: Scan, at: number): boolean {
  const isListNext = [at + 1, at + 2].some((next) =>
    scan.of('focus').some(({ from }) => from === next),
  );
  if (isListNext || terms.backLeads.has(textAt(scan, at - 1))) return false;
  return [at - 2, at - 3, at - 4].some(
    (own) => isOneOf(textAt(scan, own), 'my our') && terms.winning.has(textAt(scan, own - 1)),
  );
}

/** 'Easy on my back' spares it. */
function isCareBefore(scan: Scan, at: number): boolean {
  return [at - 3, at - 4].some((place) =>
    isOneOf(
      textAt(scan, place),
      'easy gentle hard kind pressure strain load soft light tough weight',
    ),
  );
}

/** 'On my knees', 'on the other hand': where one is, or a way of speaking. */
function positionsIn(scan: Scan): Hit[] {
  const isCare = (at: number) =>
    isOneOf(textAt(scan, at), 'easy gentle hard tough kind pressure strain weight load soft light');
  // 'Can't put weight on my wrist' tells of the wrist.
  return scan
    .of('attribute')
    .filter(
      (hit) => hit.to > hit.from + 1 && hit.value !== 'weight_on_hands' && !isCare(hit.from - 1),
    );
}

/** 'My hip's been sore' is one hip. */
function isShortened(scan: Scan, at: number): boolean {
  const token = scan.tokens[at];
  return token !== undefined && /['’]s?$/.test(scan.text.slice(token.start, token.end));
}

/** 'The neck of my guitar'. */
const isOfInstrument = (scan: Scan, { to }: Hit) =>
  scan.tokens
    .slice(to, to + 5)
    .some(
      ({ text, sentence }) =>
        sentence === scan.tokens[to - 1]?.sentence && terms.instruments.has(text),
    );

/** 'Rotator cuff work' is for it, and not around it. */
const isWorkFor = (scan: Scan, { kind, from, to }: Hit) =>
  kind === 'trouble' && scan.of('focus').some((wish) => wish.from <= from && wish.to > to);

/** 'The back side of the legs' has no back in it. */
const isInOtherPart = (scan: Scan, { value, from, to }: Hit) =>
  value === 'low_back' &&
  scan
    .of('focus')
    .some((wish) => wish.from <= from && wish.to > to && isOneOf(wish.value, 'legs glutes hips'));

const shortestMistyped = 5;
const isWords = 'is are ist sind est sont esta estan sono sao';

/** A short name that is misspelt is a part only beside a word of pain: 'my ankel hurts'. */
function isLongEnough(scan: Scan, { from, to }: Hit): boolean {
  const { length } = textAt(scan, from);
  const next = isOneOf(textAt(scan, to), isWords) ? to + 1 : to;
  const isBesidePain = () => scan.of('pain').some((pain) => pain.from === next || pain.to === from);
  return length > shortestMistyped || (length === shortestMistyped && isBesidePain());
}

/** All parts in order; where two overlap, the named trouble or the longer one. */
export function partsIn(scan: Scan): BodyPart[] {
  const positions = positionsIn(scan);
  const all = [
    ...scan.of('trouble'),
    ...scan.of('region'),
    ...scan.of('smallPart'),
    ...scan.of('part'),
  ].filter(
    (hit) =>
      (hit.typo === 0 || (hit.typo === 1 && isLongEnough(scan, hit))) &&
      isRealBack(scan, hit) &&
      (hit.kind === 'trouble' || !terms.gearAfter.has(textAt(scan, hit.to))) &&
      !isOfInstrument(scan, hit) &&
      !isWorkFor(scan, hit) &&
      !isInOtherPart(scan, hit) &&
      !positions.some((other) => other.from <= hit.from && hit.to <= other.to),
  );
  const kept: Hit[] = [];
  for (const hit of all) {
    if (!kept.some((other) => other.from < hit.to && hit.from < other.to)) kept.push(hit);
  }
  return kept
    .sort((a, b) => a.from - b.from)
    .map((hit) => ({
      ...hit,
      region: hit.kind === 'part' ? null : (hit.value as InjuryRegion),
      isTrouble: hit.kind === 'trouble',
      isMuscles:
        hit.kind !== 'trouble' &&
        (terms.musclePlurals.has(textAt(scan, hit.from)) ||
          terms.muscles.has(textAt(scan, hit.to - 1))) &&
        !isShortened(scan, hit.from),
    }));
}
const ownsPart = (scan: Scan, { from }: BodyPart) =>
  common.own.has(textAt(scan, from - 1)) || common.own.has(textAt(scan, from - 2));

/** 'Shoulder's', 'Schulter ist': what comes is said of one. */
const isSingular = (scan: Scan, { to }: BodyPart): boolean =>
  scan.tokens[to - 1]?.bare !== undefined || terms.isWords.has(scan.tokens[to]?.text);

/** Parts joined by 'and' to one, on the side away from the word that tells of them. */
export function joinedTo(
  scan: Scan,
  parts: readonly BodyPart[],
  owner: BodyPart,
  step: -1 | 1,
): BodyPart[] {
  const joined = [owner];
  for (let at = parts.indexOf(owner); ; at += step) {
    const [here, next] = [parts[at], parts[at + step]];
    if (!here || !next) return joined;
    const [from, to] = step < 0 ? [next.to, here.from] : [here.to, next.from];
    const words = scan.tokens.slice(from, to);
    // 'Sore knee, legs' and 'legs, my shoulders are sore': a comma joins a joint to a joint, not to what is to be trained.
    const isComma = words.every(({ kind, text }) => kind === 'mark' || common.own.has(text));
    const isOneKind = (here.region === null) === (next.region === null);
    const [left, right] = step < 0 ? [next, here] : [here, next];
    const isOwnClause = ownsPart(scan, right) && !ownsPart(scan, left) && isComma;
    // 'Thighs n calves, shoulder's in a bad mood': one joint is told of, and no muscles before it.
    const isOfOne = isComma && left.isMuscles && isSingular(scan, right) && step < 0;
    const isJoined =
      words.length > 0 &&
      !isOfOne &&
      words.length <= 3 &&
      !isOwnClause &&
      (isOneKind || !isComma) &&
      words.some(({ text }) => common.joints.has(text)) &&
      words.every(({ text }) => terms.between.has(text));
    if (!isJoined) return joined;
    joined.push(next);
  }
}

/** 'Left knee', 'rodilla izquierda', 'hip pain on the left'. */
export function sideOf(
  scan: Scan,
  part: BodyPart,
  parts: readonly BodyPart[],
): 'left' | 'right' | 'both' | undefined {
  const near = scan.of('side').find((side) => {
    if (scan.tokens[side.from]?.sentence !== scan.tokens[part.from]?.sentence) return false;
    if (side.to <= part.from && part.from - side.to <= 1) return true;
    const gap = side.from - part.to;
    const isOther = parts.some(
      (other) => other !== part && other.from >= part.to && other.from - side.to <= 1,
    );
    const isTime = isOneOf(textAt(scan, side.to), 'now away after before on in');
    return gap === 0 || (gap > 0 && gap <= 4 && !isOther && !isTime);
  });
  return near?.value as 'left' | 'right' | 'both' | undefined;
}

/** 'Still puffy', not 'still don't love jumping'. */
export function isPainful(scan: Scan, at: number): boolean {
  return ['pain', 'fault', 'sound'].some((kind) =>
    scan.of(kind).some(({ from }) => from >= at - 1 && from - at <= 5),
  );
}
