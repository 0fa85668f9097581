import { oncePerText } from '../../engine/once-per-text.ts';
import type { Hit } from '../../engine/phrases.ts';
import type { Scan } from '../../engine/scan.ts';
import { isArticle, kilogramsIn, type Quantity, toMinutes } from '../../engine/units.ts';
import { isOneOf } from '../../engine/words.ts';
import { common } from '../../lexicon/terms/everyday-words.ts';
import { terms } from '../../lexicon/terms/time/bare-lengths.ts';
import { endingAt, overlaps, startingAt } from '../around.ts';
import { findMaxima } from '../moves/maxima.ts';
import { layoutOf } from '../shape/layout.ts';
import { numberGroups } from '../shape/number-groups.ts';
import { choresOf } from './chores.ts';
import { readFormatLengths } from './format-lengths.ts';

/** A number without a unit that may be minutes: 'legs 20'. */
export interface BareLength {
  minutes: number;
  from: number;
  to: number;
  /** How much speaks for it. */
  score: number;
  /** 'Make it 20': it takes the place of what was said. */
  isSet: boolean;
}

const least = 5;
/** Smaller ones are taken only where a word says so. */
const leastUnsaid = 10;
const most = 120;
/** From here on a bare number is taken for minutes. */
export const enoughScore = 4;
const signs = /^[/:x@$€£#+\-*°%='"^]$/;

const weightless: readonly string[] = ['resistance_bands', 'yoga_mat', 'bodyweight', 'suspension'];
const thingKinds = ['equipment', 'move', 'kit', 'prop'] as const;
const ledKinds = ['effort', 'mood', 'focus', 'goal'];
const nextKinds = ['focus', 'goal', 'format', 'effort', 'way', 'equipment', 'kit', 'machine'];
const wishKinds = [
  'focus',
  'goal',
  'format',
  'effort',
  'place',
  'session',
  'way',
  'machine',
] as const;

/** 'Treino de 25', 'algo de 20': so much of a session. */
function isOfSession(scan: Scan, from: number): boolean {
  if (!common.of.has(scan.tokens[from - 1]?.text)) return false;
  if (terms.thingWords.has(scan.tokens[from - 2]?.text)) return true;
  return ['session', 'goal', 'focus', 'effort'].some((kind) => endingAt(scan, kind, from - 1));
}

/** 'Chest/tri 30': the second part may be cut too short to be known. */
function isOfPair(scan: Scan, from: number): boolean {
  return scan.tokens[from - 2]?.text === '/' && endingAt(scan, 'focus', from, 2) !== undefined;
}

function isJoined({ tokens }: Scan, { from, to }: Quantity): boolean {
  const [before, first, last, after] = [tokens[from - 1], tokens[from], tokens[to - 1], tokens[to]];
  const isPrefix = before !== undefined && before.kind === 'word' && before.end === first?.start;
  const isSuffix =
    after !== undefined &&
    after.kind === 'word' &&
    after.start === last?.end &&
    after.text !== 'ish';
  return isPrefix || isSuffix;
}

const leastBehindKit = 20;

/** 'Legs db 30': what closes a wish without another number is its length, and seldom a pair's weight. */
function isLastOfAll(
  scan: Scan,
  { to, value }: Pick<Quantity, 'to' | 'value'>,
  things: readonly Hit[],
): boolean {
  return (
    things.every((thing) => thing.value === 'dumbbells' && thing.kind === 'equipment') &&
    value >= leastBehindKit &&
    value % 5 === 0 &&
    scan.tokens.slice(to).every(({ kind }) => kind === 'mark') &&
    numberGroups(scan).single.length === 1 &&
    scan.of('length').length === 0
  );
}

/** 'Kettlebell 16' is a weight, '30 squats' are reps, 'bench 80' a load. */
function isOfThing(scan: Scan, { from, to, value }: Quantity): boolean {
  const isWay = endingAt(scan, 'way', from) !== undefined;
  const things = thingKinds.flatMap((kind) => endingAt(scan, kind, from) ?? []);
  // Bands and mats have no weight: 'glutes bands 20'.
  const isHeld = !isWay && things.some(({ value: thing }) => !weightless.includes(thing));
  if (isHeld) return !isLastOfAll(scan, { to, value }, things);
  const isFollowed = thingKinds.some((kind) => startingAt(scan, kind, to));
  if (!isFollowed) return false;
  // 'Chest 30 db bench': a round number behind a part of the body, and none before another move.
  const isWish = endingAt(scan, 'focus', from, 2) ?? endingAt(scan, 'goal', from);
  const others = numberGroups(scan).single.filter(
    (one) => one.from !== from && one.unit === null && startingAt(scan, 'move', one.to),
  );
  return !(isWish && value >= 15 && value % 5 === 0 && others.length === 0);
}

/** 'Bench max 110', 'dumbbells up to 50': a load and no time. */
function isLoadCap(scan: Scan, from: number): boolean {
  if (endingAt(scan, 'lengthCue', from)?.value !== 'most') return false;
  return thingKinds.some((kind) => endingAt(scan, kind, from, 4));
}

/** '10 km in 52', 'want it under 50': a result over a distance. */
function isTimeToBeat(scan: Scan, at: number): boolean {
  const isFar = numberGroups(scan).single.some(
    ({ unit }) => unit === 'kilometres' || unit === 'miles',
  );
  return isFar && common.under.has(scan.tokens[at]?.text);
}

function isOther(scan: Scan, quantity: Quantity): boolean {
  const { tokens } = scan;
  const { from, to } = quantity;
  const [before, after] = [tokens[from - 1], tokens[to]];
  // 'Squeeze in a 20'.
  const start = isArticle(before) ? from - 1 : from;
  const cue = endingAt(scan, 'lengthCue', start);
  const isApart = before?.text === ':' && before.end !== tokens[from]?.start;
  if (before?.kind === 'mark' && signs.test(before.text) && before.text !== '=' && !isApart)
    return true;
  if (after?.kind === 'mark' && signs.test(after.text)) return true;
  if (isJoined(scan, quantity) || isOfThing(scan, quantity)) return true;
  // 'One kettlebell (20)'.
  const isBracketed = before?.text === '(' && after?.text === ')';
  if (isBracketed && thingKinds.some((kind) => endingAt(scan, kind, from - 1))) return true;
  const isSaid =
    cue !== undefined ||
    isOfSession(scan, from) ||
    isCorrected(scan, from) ||
    wishKinds.some((kind) => endingAt(scan, kind, from));
  if (!isSaid && terms.notBefore.has(before?.text)) return true;
  if (cue && (isLoadCap(scan, from) || isTimeToBeat(scan, cue.from))) return true;
  // 'Sugar was 7.8, bench max 110': told of the body, or of a lift.
  return terms.follows.has(after?.text) || before?.kind === 'number' || after?.kind === 'number';
}

/** 'Bum knees, 67. Gym': an age stands alone between commas too, and is seldom round. */
function looksLikeAge(scan: Scan, { value, from, to }: Quantity): boolean {
  const { tokens } = scan;
  const isFirst = from === 0 && tokens[to]?.text === ',';
  // '15, school rugby'.
  if (value < 16)
    return isFirst && tokens.slice(to, to + 5).some(({ text }) => terms.youth.has(text));
  // '20, legs' has no more to say of the person.
  const isWish = isFirst && value <= 60 && nextKinds.some((kind) => isAloneAt(scan, kind, to + 1));
  return value % 5 !== 0 || (isFirst && !isWish);
}

/** A phrase of a kind that fills its part of the sentence. */
function isAloneAt(scan: Scan, kind: string, at: number): boolean {
  const hit = startingAt(scan, kind, at);
  return hit !== undefined && scan.tokens[hit.to]?.kind !== 'word';
}

/** '20 gentle', '25 easy please', '20 legs': how hard or what for, and no thing that is counted. */
function isOfEffort(scan: Scan, at: number): boolean {
  const [hit] = ledKinds.flatMap((kind) => startingAt(scan, kind, at) ?? []);
  if (hit && scan.of('neg').some(({ from }) => from === hit.to)) return true;
  const after = scan.tokens[hit?.to ?? at];
  return hit !== undefined && (!after || after.kind === 'mark' || common.please.has(after.text));
}

function scoreOf(scan: Scan, quantity: Quantity): { score: number; isSet: boolean } {
  const { tokens } = scan;
  const { value, from, to } = quantity;
  const [before, after] = [tokens[from - 1], tokens[to]];
  const cue = endingAt(scan, 'lengthCue', isArticle(before) ? from - 1 : from);
  const isPraised = terms.praise.has(before?.text);
  const isWished =
    wishKinds.some((kind) => endingAt(scan, kind, from)) ||
    isOfSession(scan, from) ||
    isOfPair(scan, from);
  const goesOn = isWished && nextKinds.some((kind) => startingAt(scan, kind, to));
  const isEnd =
    after === undefined ||
    after.kind === 'mark' ||
    goesOn ||
    (cue?.value === 'make' && value % 5 === 0 && value >= leastUnsaid) ||
    isRightAfterCorrection(scan, from) ||
    startingAt(scan, 'instead', to) !== undefined ||
    startingAt(scan, 'lengthEnd', to) !== undefined;
  const isAlone = (!before || before.kind === 'mark') && (!after || after.kind === 'mark');
  const isLed = (!before || before.kind === 'mark') && isOfEffort(scan, to);
  const isLast = tokens.slice(to).every(({ kind }) => kind === 'mark');
  // '45 on the clock', '20 to spare'.
  const said = startingAt(scan, 'lengthEnd', to);
  const isTops =
    endOf(scan, to) ||
    isOneOf(after?.text, 'ish davon') ||
    (said !== undefined && said.to - said.from > 1);
  const isInstead = startingAt(scan, 'instead', to) !== undefined;
  const isSet =
    isInstead ||
    isCutShort(scan, quantity) ||
    isAfterDropped(scan, from) ||
    cue?.value === 'make' ||
    before?.text === '=' ||
    isCorrected(scan, from);
  let score = 0;
  if (isSet) score += 3;
  if (cue?.value === 'about' || cue?.value === 'most') score += 2;
  if (cue?.value === 'have') score += 1;
  if (isPraised) score += 2;
  if (isTops) score += 3;
  score += isEnd || isLed ? 2 : -3;
  if (isLed) score += 1;
  if (isWished) score += 2;
  if (isAlone) score += 1;
  if (isLast) score += 1;
  score += value % 5 === 0 ? 1 : -1;
  if (value < leastUnsaid && !cue && !isTops) score -= 3;
  if (!cue && !isTops && !isWished && !isSet && looksLikeAge(scan, quantity)) score -= 2;
  return { score, isSet };
}
/** '50 minutes. Boss called, 25 max': less than what was said before. */
function isCutShort(scan: Scan, { value, from, to }: Quantity): boolean {
  if (!endOf(scan, to)) return false;
  const { sentence } = scan.tokens[from] ?? {};
  return numberGroups(scan).single.some(
    (one) =>
      one.to <= from &&
      (toMinutes(one) ?? 0) > value &&
      scan.tokens[one.from]?.sentence !== sentence,
  );
}

const endOf = ({ tokens }: Scan, to: number) => terms.tops.has(tokens[to]?.text);

const correctionReach = 16;

/** 'Not 40, 20 please': the one before was taken back as it was said. */
function isAfterDropped(scan: Scan, from: number): boolean {
  return numberGroups(scan).single.some(
    (one) =>
      one.to <= from && from - one.to <= 2 && scan.of('instead').some(({ to }) => to === one.from),
  );
}

/** A correction right before it: 'no wait, 20'. */
export function isCorrected(scan: Scan, from: number): boolean {
  const isNear = ({ to }: { to: number }) => to <= from && from - to <= correctionReach;
  const isFirst =
    !hasLengthBefore(scan, from) &&
    !scan.tokens.slice(0, from).some(({ kind }) => kind === 'number');
  return (
    !isFirst && (scan.of('correction').some(isNear) || isNo(scan, from) || isShouted(scan, from))
  );
}

/** 'No, rather 30 as I have to leave': the correction has nothing else to correct. */
function isRightAfterCorrection(scan: Scan, from: number): boolean {
  return (
    isNo(scan, from) ||
    (isCorrected(scan, from) && endingAt(scan, 'correction', from) !== undefined)
  );
}

/** 'One hour. … THIRTY.': a number as a sentence of its own, after a length. */
function isShouted(scan: Scan, from: number): boolean {
  const { sentence } = scan.tokens[from] ?? {};
  const isWord = scan.tokens[from]?.kind === 'word';
  const isAlone = [from - 1, from + 1].every((at) => {
    const token = scan.tokens[at];
    const isMark = token?.kind === 'mark' && (isWord || isOneOf(token.text, '. ! ?'));
    return token === undefined || isMark || token.sentence !== sentence;
  });
  return isAlone && hasLengthBefore(scan, from);
}

const hasLengthBefore = (scan: Scan, at: number) =>
  scan.of('length').some(({ to }) => to <= at) ||
  numberGroups(scan).single.some(({ unit, to }) => unit === 'minutes' && to <= at);

/** '20ish? No, 30': a plain no after a first number. */
function isNo(scan: Scan, from: number): boolean {
  const { tokens } = scan;
  const last = isOneOf(tokens[from - 1]?.text, 'doch lieber besser eher') ? from - 2 : from - 1;
  const at = tokens[last]?.kind === 'mark' ? last - 1 : last;
  if (!terms.noWords.has(tokens[at]?.text)) return false;
  return (
    tokens.slice(Math.max(0, at - 6), at).some(({ kind }) => kind === 'number') ||
    scan.of('length').some(({ to }) => to <= at && at - to <= 6)
  );
}

/** 'Got a solid forty-five': a number as a word, with a word before it that tells of time. */
function isSpelt(scan: Scan, { value, from }: Quantity): boolean {
  if (value % 5 !== 0) return false;
  // 'No seriously five': in the place of a longer one.
  const isMade = endingAt(scan, 'lengthCue', from)?.value === 'make';
  if (isMade && hasLengthBefore(scan, from)) return true;
  if (value < leastUnsaid) return false;
  const before = scan.tokens[from - 1]?.text;
  return terms.praise.has(before) || endingAt(scan, 'lengthCue', from)?.value === 'make';
}

/** '80 kg for 5': behind a weight the number is of its reps. */
const isRepsOfWeight = (scan: Scan, { from }: Quantity): boolean =>
  isOneOf(scan.tokens[from - 1]?.text, 'for x fur por pour per') &&
  numberGroups(scan).single.some(
    ({ to, unit }) => to === from - 1 && kilogramsIn(1, unit) !== null,
  );

/** Numbers without a unit that may be the minutes of the session, the likeliest first. */
export const bareLengths = oncePerText((scan: Scan): readonly BareLength[] => {
  const spent = [
    ...layoutOf(scan).spans,
    ...readFormatLengths(scan),
    ...scan.of('length'),
    ...choresOf(scan),
    // 'Deadlift 230 for 5' tells a lift.
    ...findMaxima(scan),
  ];
  return numberGroups(scan)
    .single.filter((one) => {
      const isRoom = one.unit === null && one.value >= least && (one.upTo ?? one.value) <= most;
      const isDigits = scan.tokens[one.from]?.kind === 'number' || isShouted(scan, one.from);
      return (
        isRoom &&
        !isRepsOfWeight(scan, one) &&
        (isDigits || isSpelt(scan, one)) &&
        Number.isInteger(one.value) &&
        !isOther(scan, one)
      );
    })
    .filter((one) => !spent.some((other) => overlaps(one, other)))
    .map((one) => {
      const minutes = one.upTo === undefined ? one.value : Math.round((one.value + one.upTo) / 2);
      return { minutes, from: one.from, to: one.to, ...scoreOf(scan, one) };
    })
    .sort((a, b) => b.score - a.score || b.from - a.from);
});
