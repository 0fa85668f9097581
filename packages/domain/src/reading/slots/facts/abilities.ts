import { exerciseById } from '../../../exercise/library.ts';
import { claim } from '../../claims.ts';
import {
  hitsBetween,
  segmentAround,
  sentenceAround,
  textAt,
  when,
  whose,
} from '../../engine/features.ts';
import { isDenied } from '../../engine/negation.ts';
import type { Hit } from '../../engine/phrases.ts';
import type { Scan } from '../../engine/scan.ts';
import { type Quantity, toMinutes } from '../../engine/units.ts';
import { terms } from '../../lexicon/terms/facts.ts';
import { findMaxima } from '../moves/maxima.ts';
import { skillAims } from '../moves/skill-aims.ts';
import { numberGroups } from '../shape/number-groups.ts';
import type { Fact } from './fact.ts';

const mostReps = 300;
const mostSeconds = 4 * 3600;
const mostBetween = 3;

/** 'I can run 20 minutes' is of the run itself. */
const wayMoves: Record<string, string> = { run: 'tempo-run', walk: 'brisk-walk' };

interface Counted {
  exercise: string;
  quantity: Quantity;
  from: number;
  to: number;
}

function isFilled(scan: Scan, from: number, to: number): boolean {
  return (
    to - from <= mostBetween &&
    scan.tokens.slice(from, to).every(({ text }) => terms.countLinks.has(text))
  );
}

/** '…pull-ups, I can do 5': a bare number behind the word is of the move before it. */
function ofMoveBefore(
  scan: Scan,
  quantity: Quantity,
  moves: readonly { id: string; hit: Hit }[],
): Counted[] {
  const { sentence, segment } = scan.tokens[quantity.from] ?? {};
  const cue = scan
    .of('ability')
    .find((one) => one.value === 'can' && one.typo === 0 && isNear(one.to, quantity.from));
  const before = moves.findLast(
    ({ id, hit }) =>
      hit.kind === 'move' &&
      // Behind a lift the number is its weight.
      exerciseById(id)?.loadClass === 'bodyweight' &&
      hit.to <= quantity.from &&
      // 'Pull-ups: I can do 3' says it behind the name.
      (scan.tokens[hit.from]?.segment !== segment || (cue !== undefined && cue.from >= hit.to)) &&
      scan.tokens[hit.from]?.sentence === sentence,
  );
  if (!cue || !before) return [];
  return [{ exercise: before.id, quantity, from: quantity.from, to: quantity.to }];
}

const isNear = (end: number, start: number): boolean => start >= end && start - end <= 1;

/** 'Squat max 120, deadlift max 190' tells what is on the bar. */
const isOfMax = (scan: Scan, quantity: Quantity): boolean =>
  findMaxima(scan).some(({ from, to }) => from <= quantity.from && to >= quantity.to);

/** A count before its move, or a length before or behind it: '9 strict pull-ups', 'plank 2 min'. */
function countedMoves(scan: Scan): Counted[] {
  const { single } = numberGroups(scan);
  const moves: { id: string; hit: Hit }[] = [
    ...scan.of('move').map((hit) => ({ id: hit.value, hit })),
    ...scan.of('holdVerb').map((hit) => ({ id: hit.value, hit })),
    ...scan
      .of('way')
      .flatMap((hit) => (wayMoves[hit.value] ? [{ id: wayMoves[hit.value] ?? '', hit }] : [])),
  ];
  return single.flatMap((quantity): Counted[] => {
    const isReps = quantity.unit === null || quantity.unit === 'reps';
    const isTime =
      quantity.unit === 'seconds' || quantity.unit === 'minutes' || quantity.unit === 'hours';
    if ((!isReps && !isTime) || isOfMax(scan, quantity)) return [];
    const own = moves.find(({ hit }) => {
      if (scan.tokens[hit.from]?.segment !== scan.tokens[quantity.from]?.segment) return false;
      const isAfter = hit.from >= quantity.to && isFilled(scan, quantity.to, hit.from);
      const isBefore = isTime && hit.to <= quantity.from && isFilled(scan, hit.to, quantity.from);
      const isHold = hit.kind === 'holdVerb' || hit.kind === 'way';
      return (isAfter && !(isReps && isHold)) || isBefore;
    });
    if (!own) return isReps ? ofMoveBefore(scan, quantity, moves) : [];
    const from = Math.min(own.hit.from, quantity.from);
    return [{ exercise: own.id, quantity, from, to: Math.max(own.hit.to, quantity.to) }];
  });
}

function amountOf({ exercise, quantity }: Counted) {
  const minutes = toMinutes(quantity);
  const amount = quantity.upTo ?? quantity.value;
  if (minutes === null) {
    return amount <= mostReps && Number.isInteger(amount) ? { exercise, reps: amount } : null;
  }
  const seconds = Math.round(minutes * 60);
  return seconds <= mostSeconds ? { exercise, seconds } : null;
}

/** The word that makes it somebody's ability stands before it in the clause, or right behind. */
function cueOf(scan: Scan, { from, to }: Counted): Hit | undefined {
  const { segment } = scan.tokens[from] ?? {};
  return scan.of('ability').find((hit) => {
    if (hit.value !== 'can' || hit.typo > 0 || scan.tokens[hit.from]?.segment !== segment)
      return false;
    const isRunning = hit.from <= from && hit.to >= from;
    return (
      isRunning || (hit.to <= from && from - hit.to <= 2) || (hit.from >= to && hit.from - to <= 1)
    );
  });
}

function isWished(scan: Scan, { from, to }: Counted): boolean {
  const sentence = sentenceAround(scan, from);
  const start = Math.max(sentence.from, from - 6);
  const isAsked = hitsBetween(scan, 'ability', start, from).some(
    ({ value, from: at }) =>
      value === 'wish' && scan.tokens[at]?.segment === scan.tokens[from]?.segment,
  );
  const isToday = hitsBetween(scan, 'lastTime', start, Math.min(sentence.to, to + 3)).some(
    ({ value }) => value === 'now',
  );
  // '… want 5 sets of each' tells in a clause of its own what is to be done.
  const clause = segmentAround(scan, from);
  const isRounds = scan.tokens
    .slice(clause.from, clause.to)
    .some(({ text }) => terms.laidOut.has(text));
  return isAsked || isToday || isRounds;
}

/** Where a skill is the aim, the counts behind it tell how far somebody has come. */
function isBesideAim(scan: Scan, { from, quantity }: Counted): boolean {
  if (toMinutes(quantity) !== null) return false;
  return skillAims(scan).some((aim) => aim.to <= from && textAt(scan, aim.to) !== 'then');
}

/** '9 strict pull-ups, 12 dips', 'I hold 30 s against the wall', 'I can run 20 minutes'. */
export function readAbilities(scan: Scan): Fact[] {
  const counted = countedMoves(scan).filter(({ exercise, quantity }) => {
    const patterns = exerciseById(exercise)?.patterns;
    // Runs are not counted: 'four runs in a row'.
    const isWay = patterns?.some((one) => one === 'cyclic' || one === 'sprint');
    return patterns !== undefined && !(isWay && toMinutes(quantity) === null);
  });
  const facts: Fact[] = [];
  for (const one of counted) {
    const value = amountOf(one);
    const cue = cueOf(scan, one);
    const last = facts.at(-1);
    // '9 pull-ups, 12 dips': a list goes on with what was begun.
    const goesOn = last !== undefined && one.from - last.to <= 2;
    const isTold = cue !== undefined || goesOn || isBesideAim(scan, one);
    if (!value || !isTold || isWished(scan, one)) continue;
    const lead = cue ?? { kind: 'ability', value: 'can', from: one.from, to: one.from, typo: 0 };
    const from = Math.min(lead.from, one.from);
    const to = Math.max(lead.to, one.to);
    if (isDenied(scan, lead) || hitsBetween(scan, 'neg', from, to).length > 0) continue;
    const isOld = when(scan, one) === 'past';
    facts.push({
      claim: claim('ability', value, cue ? 'ability.can' : 'ability.list', {
        polarity: isOld ? 'had' : 'has',
        when: isOld ? 'past' : 'now',
        whose: whose(scan, one),
        quote: scan.quote(from, to),
        certainty: cue ? 0.85 : 0.75,
      }),
      from,
      to,
    });
  }
  return facts;
}
