import { type Claim, claim } from '../../claims.ts';
import { whose } from '../../engine/features.ts';
import { isDenied } from '../../engine/negation.ts';
import type { Hit } from '../../engine/phrases.ts';
import { type Scan, trust } from '../../engine/scan.ts';
import { isOneOf } from '../../engine/words.ts';
import { otherEnds, otherStarts, terms } from '../../lexicon/terms/wish/goals.ts';
import type { Goal } from '../../vocabulary.ts';
import { endingAt, inNameOfKit, inSentence, isPast, startingAt } from '../around.ts';
import { blocksOf } from '../shape/blocks.ts';
import { layoutOf } from '../shape/layout.ts';

/** 'Bands light, medium, heavy' tells of the kit. */
function describesKit({ tokens, of }: Scan, { from }: Hit): boolean {
  if (!isOneOf(tokens[from]?.text, 'heavy schwer pesado lourd pesante')) return false;
  return of('equipment').some((kit) => {
    if (kit.from === from + 1) return true;
    const between = tokens.slice(kit.to, from);
    return (
      kit.to <= from &&
      from - kit.to <= 4 &&
      between.every(({ text }) => isOneOf(text, ', and light medium heavy / & to is are only ( )'))
    );
  });
}

/** A slip in a short word is more often another word. */
const shortWord = 8;

function isOtherMeaning(scan: Scan, hit: Hit): boolean {
  const { tokens } = scan;
  // 'More muscle soreness'.
  const last = tokens[hit.to - 1]?.text ?? '';
  if (last === 'muscle' && otherEnds.muscle?.has(tokens[hit.to]?.text)) return true;
  const isSlip = hit.typo > 1 || (tokens[hit.from]?.text.length ?? 0) < shortWord;
  if ((hit.typo > 0 && isSlip) || inNameOfKit(scan, hit)) return true;
  if (hit.to === hit.from + 1) {
    const word = tokens[hit.from]?.text ?? '';
    const next = tokens[hit.to]?.text === '-' ? hit.to + 1 : hit.to;
    if (otherEnds[word]?.has(tokens[next]?.text)) return true;
    // 'Her pilates teacher' teaches it.
    if (hit.value === 'mobility' && terms.teachers.has(tokens[next]?.text)) return true;
    if (otherStarts[word]?.has(tokens[hit.from - 1]?.text)) return true;
    // Before a region that hurts: 'tight muscle', 'strained muscle'.
    if (
      word.startsWith('musc') &&
      (endingAt(scan, 'pain', hit.from, 1) || startingAt(scan, 'pain', hit.to, 2))
    )
      return true;
  }
  // 'Type 1, on a pump'.
  const isOnPump =
    tokens[hit.to - 1]?.text === 'pump' &&
    tokens.slice(Math.max(0, hit.from - 2), hit.from).some(({ text }) => isOneOf(text, 'on my'));
  return isOnPump || describesKit(scan, hit);
}

/** The last one stands where a correction comes between; else the first. */
function pick(scan: Scan, hits: readonly Hit[]): Hit | undefined {
  const [first, last] = [hits[0], hits.at(-1)];
  if (!first || !last) return undefined;
  const isCorrected = scan
    .of('correction')
    .some(({ from, to }) => from >= first.to && to <= last.from);
  return isCorrected ? last : first;
}

/** At the end of a session or beside a warm-up a stretch is no goal. */
function isAtEdge(scan: Scan, hit: Hit): boolean {
  if (hit.value !== 'mobility') return false;
  const isChained = scan
    .of('chain')
    .some(({ value, to }) => value === 'next' && to <= hit.from && hit.from - to <= 6);
  return (
    isChained &&
    scan
      .of('goal')
      .concat(scan.of('move'), scan.of('format'))
      .some(({ to }) => to < hit.from - 1)
  );
}

/** Programs whose purpose is to lift more. */
const strengthPrograms = new Set([
  '5-3-1',
  'starting-strength',
  'starting-strength-a',
  'starting-strength-b',
  'stronglifts-5x5',
  'stronglifts-b',
  'texas-method',
  'madcow-5x5',
  'smolov',
  'conjugate',
]);
const mostStrengthReps = 5;

/** Few reps with a weight that is named, or a program for it: nobody does that for anything else. */
function goalOfReps(scan: Scan): Claim[] {
  const named = scan.of('named').find(({ value }) => strengthPrograms.has(value));
  if (named && !isPast(scan, named)) {
    const quote = scan.quote(named.from, named.to);
    return [claim('goal', 'strength', 'goal.program', { quote, certainty: 0.75 })];
  }
  const { sets = 0, reps = mostStrengthReps + 1 } = layoutOf(scan).body;
  const isLoaded =
    scan.tokens.some(({ text }) => text === '@' || text === '%' || text === 'max') ||
    scan
      .of('unit')
      .some(({ value }) => value === 'kilograms' || value === 'pounds' || value === 'percent');
  if (sets < 3 || reps > mostStrengthReps || !isLoaded || scan.of('move').length === 0) return [];
  return [claim('goal', 'strength', 'goal.reps', { certainty: 0.65 })];
}

/** 'My neck is locked. Legs with the TRX': another part is trained, with kit. */
function isOtherTrained({ tokens, of }: Scan, stiff: Hit): boolean {
  const { sentence } = tokens[stiff.from] ?? {};
  const isApart = ({ from }: Hit) => tokens[from]?.sentence !== sentence;
  const isKit = of('equipment').some((hit) => isApart(hit) && hit.value !== 'yoga_mat');
  return isKit && of('focus').some(isApart);
}

/** 'Neck like concrete', and nothing else is asked for: it wants to be loosened. */
function goalOfStiffness(scan: Scan): Claim[] {
  const stiff = scan.of('stiff').find((hit) => !isDenied(scan, hit) && !isPast(scan, hit));
  if (!stiff || scan.of('move').length > 0 || scan.of('format').length > 0) return [];
  const isOfBody = ['region', 'focus', 'part', 'sorePart', 'trouble'].some((kind) =>
    inSentence(scan, kind, stiff.from),
  );
  if (!isOfBody || isOtherTrained(scan, stiff)) return [];
  const quote = scan.quote(stiff.from, stiff.to);
  return [claim('goal', 'mobility', 'goal.stiff', { quote, certainty: 0.65 })];
}

const practiceReach = 12;

/** 'I own dumbbells and do tai chi': what somebody does anyway. */
function isPractice({ tokens }: Scan, { from }: Hit): boolean {
  if (!terms.doWords.has(tokens[from - 1]?.text)) return false;
  const { sentence } = tokens[from] ?? {};
  const before = tokens
    .slice(Math.max(0, from - practiceReach), from - 1)
    .filter((token) => token.sentence === sentence);
  return (
    before.some(({ text }) => terms.selves.has(text)) &&
    !before.some(({ text }) => terms.willing.has(text))
  );
}

/** What the session is for. */
export function readGoals(scan: Scan): Claim[] {
  const parts = blocksOf(scan);
  const isOfPart = ({ from, to }: Hit) =>
    parts.length > 1 && parts.some((part) => part.from <= from && to <= part.to);
  const open = scan
    .of('goal')
    .filter(
      (hit) =>
        !isDenied(scan, hit) &&
        !isPast(scan, hit) &&
        !isOtherMeaning(scan, hit) &&
        !isAtEdge(scan, hit) &&
        whose(scan, hit) === 'me' &&
        !isOfPart(hit) &&
        !isPractice(scan, hit),
    );
  const strong = open.filter(
    (hit) => hit.to > hit.from + 1 || !terms.weakWords.has(scan.tokens[hit.from]?.text),
  );
  // 'Fammi sudare, ipertrofia': how hard it is to be, and then what it is for.
  const isOfMood = ({ from, to }: Hit) =>
    ['mood', 'effort'].some((kind) =>
      scan.of(kind).some((one) => one.from <= from && to <= one.to),
    );
  const named = strong.filter((one) => !isOfMood(one));
  const hit = pick(scan, named) ?? pick(scan, strong) ?? pick(scan, open);
  if (!hit) return [...goalOfReps(scan), ...goalOfStiffness(scan)].slice(0, 1);
  const certainty = trust(hit, strong.includes(hit) ? 0.92 : 0.7);
  const quote = scan.quote(hit.from, hit.to);
  return [claim('goal', hit.value as Goal, 'goal.word', { quote, certainty })];
}
